import { lazy, Suspense, useEffect, useState } from 'react';
import { fetchCode } from '../lib/fetch-code.ts';

const Container = lazy(() => fetchCode(() => import('./toast-container.tsx')));

/** Returns how not to run it after all. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

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
