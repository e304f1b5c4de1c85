import { useNavigation } from 'react-router';
import { appTexts } from './app.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Says that the next page is on its way, while the last one still stands; a quick one comes before it shows. */
export function NavigationBar() {
  const t = useTexts(appTexts);
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={t.loadingPage} className="fixed inset-x-0 top-0 z-50 h-[3px]">
      <div className="h-full origin-left animate-wait rounded-r-full bg-accent" />
    </div>
  );
}
