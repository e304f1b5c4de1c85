import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useHydrated } from '../lib/store.ts';
import { whenQuiet } from '#lib/early/when-quiet.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { NavigationFocus } from './navigation-focus.tsx';
import { appTexts } from './app.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const Hosts = lazyPart(async () => {
  await whenQuiet();
  return (await import('./hosts.tsx')).Hosts;
});

/** Everything that outlives a page: what is hosted once, where the focus goes, where the page was scrolled to. */
export function Root() {
  const t = useTexts(appTexts);
  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-brand px-5 py-3 font-bold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t.skipContent}
      </a>
      <Outlet />
      <NavigationFocus />
      <ScrollRestoration />
      {useHydrated() && (
        <Suspense>
          <Hosts />
        </Suspense>
      )}
    </>
  );
}
