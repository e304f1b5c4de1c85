import { Suspense } from 'react';
import { useParams } from 'react-router';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { LanguageSwitch } from '#ui/page/language-switch.tsx';

// What it is made of is named in its own chunk and not in the first one of every page.
const TableMenu = lazyPart(async () => (await import('./tables/table-menu.tsx')).TableAndMenu);

/** The page of whoever scanned the code of a table; its address is the secret, so nothing is asked before the browser has it. */
export function Screen() {
  const { token = '' } = useParams();
  const hydrated = useHydrated();
  return (
    <div className="min-h-dvh w-full">
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      {hydrated && (
        <Suspense>
          <TableMenu key={token} token={token} />
        </Suspense>
      )}
      {hydrated && <LanguageSwitch className="flex justify-center px-4 pt-4 pb-28" />}
    </div>
  );
}
