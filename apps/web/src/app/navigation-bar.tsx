import { useNavigation } from 'react-router';

/** Says that the next page is on its way, while the last one still stands; a quick one comes before it shows. */
export function NavigationBar() {
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="progressbar" aria-label="Loading the page" className="fixed inset-x-0 top-0 z-50 h-[3px]">
      <div className="h-full origin-left animate-wait rounded-r-full bg-accent" />
    </div>
  );
}
