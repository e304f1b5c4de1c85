import { lazy, Suspense, useEffect, useState } from 'react';
import { failureText } from '#lib/api/failure-text.ts';
import { fetchCode } from '#lib/api/fetch-code.ts';
import { messages } from '#lib/messages.ts';
import { hearUnheard } from '#lib/api/unheard.ts';
import { toast } from './toast.ts';

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

const tellOf = (failure: Error) => toast.error(failureText(failure, messages.notDone));

/** Mounts the toasts' container once the page is quiet; early, because an offline page could not fetch it any more. What no part tells of its failure is told here. */
export function Toasts() {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  useEffect(() => hearUnheard(tellOf), []);
  if (!quiet) return null;
  return (
    <Suspense>
      <Container />
    </Suspense>
  );
}
