import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchCode } from '../lib/fetch-code.ts';

const Container = lazy(() => fetchCode(() => import('./toast-container.tsx')));

const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
};

/** Mounts the toasts' container once the page is quiet; early, because an offline page could not fetch it any more. */
export function Toasts() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  if (!quiet) return null;
  return (
    <Suspense>
      <Container />
    </Suspense>
  );
}
