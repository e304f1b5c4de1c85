import { Outlet, ScrollRestoration } from 'react-router';
import { Hosts } from './hosts.tsx';
import { NavigationFocus } from './navigation-focus.tsx';

/** Everything that outlives a page: what is hosted once, where the focus goes, where the page was scrolled to. */
export function Root() {
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-brand px-5 py-3 font-bold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Outlet />
      <NavigationFocus />
      <ScrollRestoration />
      <Hosts />
    </>
  );
}
