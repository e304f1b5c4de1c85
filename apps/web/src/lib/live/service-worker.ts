import type { Language } from '#lib/i18n/language.ts';
import { readKeptNote, type KeptWhy, type Told } from './kept-offline.ts';

// By language under one scope: whoever changes the language takes another worker, and is told things once.
const scripts: Readonly<Record<Language, string>> = {
  en: '/sw.js',
  'en-XA': '/sw.js',
  hi: '/sw.hi.js',
  kn: '/sw.kn.js',
};
const settleMs = 1500;

declare global {
  interface Window {
    /** What it makes stands where a string is asked for. */
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL?(url: string): string; createHTML?(text: string): string },
      ): { createScriptURL(url: string): string };
    };
  }
}

/** The one address that the policy of the pages lets a script be named by. */
function scriptAddress(language: Language): string {
  const script = scripts[language];
  const only = (url: string) => {
    if (url !== script) throw new TypeError('Only the service worker may be named');
    return url;
  };
  return (
    window.trustedTypes?.createPolicy('service-worker', { createScriptURL: only }).createScriptURL(script) ?? script
  );
}

const tell = (worker: ServiceWorker | null, told: Told): void => worker?.postMessage(told, []);

// What came before the worker was there lies in the browser's own cache, from which it takes it over.
const loadedFiles = (): string[] => [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))];

function tellSeen(worker: ServiceWorker | null): void {
  const { pathname, search } = window.location;
  tell(worker, { kind: 'seen', path: pathname + search, files: loadedFiles() });
}

/** A worker of this build that waits may go on when this is the only page. */
function hastenWaiting(registration: ServiceWorkerRegistration, entry: string): void {
  const ask = () => tell(registration.waiting, { kind: 'take-over', entry });
  ask();
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && ask());
  });
}

interface Deps {
  /** The script of the build that this page runs. */
  entry: string;
  language: Language;
  /** Says whenever another page shows. */
  onPage: (told: () => void) => void;
  /** Something of this page came from what was kept. */
  onKept: (why: KeptWhy) => void;
}

async function register({ entry, language, onPage, onKept }: Deps): Promise<void> {
  const registration = await navigator.serviceWorker.register(scriptAddress(language), { updateViaCache: 'none' });
  hastenWaiting(registration, entry);
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    const why = readKeptNote(data);
    if (why) onKept(why);
  });
  navigator.serviceWorker.startMessages();
  const { active } = await navigator.serviceWorker.ready;
  let timer: number | undefined;
  const later = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => tellSeen(navigator.serviceWorker.controller ?? active), settleMs);
  };
  onPage(later);
  later();
}

/** Lets what was seen be read without a line; begins when the page has loaded, and a browser that refuses goes without. */
export function startServiceWorker(deps: Deps): void {
  if (!('serviceWorker' in navigator)) return;
  const start = () => void register(deps).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
