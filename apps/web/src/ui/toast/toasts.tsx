import { Suspense, useEffect, useState } from 'react';
import { failureText } from '#lib/api/failure-text.ts';
import { hearUnheard } from '#lib/api/unheard.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { toast } from './toast.ts';
import { toastPartTexts } from './toast.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const Container = lazyPart(async () => (await import('./toast-container.tsx')).Container);

/** Returns how not to run it after all. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(run, { timeout: 2000 });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

const tellOf = (failure: Error, language: Language) =>
  toast.error(failureText(failure, textsIn(toastPartTexts, language).notDone, language));

/** Mounts the toasts' container once the page is quiet; early, because an offline page could not fetch it any more. What no part tells of its failure is told here. */
export function Toasts() {
  const language = useLanguage();
  const [quiet, setQuiet] = useState(false);
  useEffect(() => whenIdle(() => setQuiet(true)), []);
  useEffect(() => hearUnheard((failure) => tellOf(failure, language)), [language]);
  if (!quiet) return null;
  return (
    <Suspense>
      <Container />
    </Suspense>
  );
}
