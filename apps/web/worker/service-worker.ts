import {
  ageOf,
  isOverrun,
  keepingOf,
  keptAddress,
  keptAgeMaxMs,
  keptMax,
  keptNotes,
  mayKeep,
  pictureFreshMs,
  readTold,
  type AnswerQuery,
  type Keeping,
  type KeptWhy,
  type Told,
} from '#lib/live/kept-offline.ts';
import { readLink, readPush } from '#lib/live/push-message.ts';

declare const self: ServiceWorkerGlobalScope;
/** The files of this build that every page needs, and a name for the build; written in by the build. */
declare const shellFiles: readonly string[];
declare const buildName: string;
/** What a notification says whose message cannot be read. */
declare const unreadable: string;
/** What the calls of this build read of their queries; written in as well. */
declare const answerQueries: readonly AnswerQuery[];

const offlinePage = '/offline.html';
const patienceMs = 5000;
const codeAgainMs = 1500;
// A browser gives a worker five minutes for one answer.
const codeWaitMs = 240_000;

// Pictures outlive a build; a page or an answer of another build might not fit this one.
const cacheNames = {
  shell: `shell-${buildName}`,
  page: `page-${buildName}`,
  answer: `answer-${buildName}`,
  asset: `asset-${buildName}`,
  picture: 'picture',
} as const;

/** Why pages were shown as they were kept, by the id of the window. */
const shownKept = new Map<string, KeptWhy>();

type Kept = keyof typeof keptMax;

const findKept = async (kind: Kept, url: string): Promise<Response | undefined> => {
  const found = await (await caches.open(cacheNames[kind])).match(url, { ignoreVary: true });
  return found && (kind === 'asset' || ageOf(found, Date.now()) < keptAgeMaxMs) ? found : undefined;
};

async function keep(kind: Kept, url: string, response: Response): Promise<void> {
  if (!mayKeep(response)) return;
  const cache = await caches.open(cacheNames[kind]);
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - keptMax[kind])).map((key) => cache.delete(key)));
}

/** What is kept, or the answer of the network, which is kept from then on. */
async function fetchOnce(kind: Kept, url: string): Promise<void> {
  if (await caches.match(url, { ignoreVary: true })) return;
  await keep(kind, url, await fetch(url));
}

/** A page is worth nothing without its files; they lie in the browser's cache already. */
async function keepPage(url: string, response: Response): Promise<void> {
  if (!mayKeep(response)) return;
  const html = await response.clone().text();
  const files = new Set([...html.matchAll(/"(\/assets\/[\w./-]+)"/g)].map(([, file = '']) => file));
  await Promise.allSettled([...files].map((file) => fetchOnce('asset', file)));
  await keep('page', url, response);
}

/** Lets a page say that what it shows is older; one that is only about to be opened asks for it. */
async function noteKept(kind: 'page' | 'answer', { clientId, resultingClientId }: FetchEvent, why: KeptWhy) {
  if (kind === 'page') shownKept.set(resultingClientId, why);
  // Without a line the page knows it itself.
  else if (why === 'crowd') (await self.clients.get(clientId))?.postMessage(keptNotes[why], []);
}

/** Answers by the network, and by what is kept when that fails, dawdles or has no room. */
async function networkFirst(kind: 'page' | 'answer', event: FetchEvent): Promise<Response> {
  const { request } = event;
  const address = keptAddress(new URL(request.url), kind, answerQueries);
  const kept = await findKept(kind, address);
  const live = fetch(request).then((response) => {
    const copy = response.clone();
    event.waitUntil(kind === 'page' ? keepPage(address, copy) : keep(kind, address, copy));
    return response;
  });
  if (!kept) return live;
  const patience = new Promise<null>((resolve) => setTimeout(() => resolve(null), patienceMs));
  const answered = await Promise.race([live.catch(() => null), patience]);
  if (answered && !isOverrun(answered)) return answered;
  event.waitUntil(noteKept(kind, event, answered ? 'crowd' : 'line'));
  return kept;
}

async function openPage(event: FetchEvent, keeping: 'page' | 'private-page'): Promise<Response> {
  try {
    return await (keeping === 'page' ? networkFirst('page', event) : fetch(event.request));
  } catch {
    return (await caches.match(offlinePage, { ignoreVary: true })) ?? Response.error();
  }
}

/** Code is waited for while there is no line: a browser that failed to fetch a module never asks for it again on that page. */
async function fetchFile(request: Request): Promise<Response> {
  for (const begun = Date.now(); ;)
    try {
      return await fetch(request);
    } catch (error) {
      if (request.destination !== 'script' || Date.now() - begun > codeWaitMs) throw error;
      await new Promise((go) => setTimeout(go, codeAgainMs));
    }
}

/** Files of a build never change under their name. */
async function keptFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetchFile(request);
  event.waitUntil(keep('asset', request.url, response.clone()));
  return response;
}

async function showPicture(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = await findKept('picture', request.url);
  if (kept && ageOf(kept, Date.now()) < pictureFreshMs) return kept;
  const live = fetch(request).then((response) => {
    event.waitUntil(keep('picture', request.url, response.clone()));
    return response;
  });
  if (!kept) return live;
  event.waitUntil(live.catch(() => undefined));
  return kept;
}

function answer(event: FetchEvent, keeping: Keeping): Promise<Response> {
  if (keeping === 'page' || keeping === 'private-page') return openPage(event, keeping);
  if (keeping === 'asset') return keptFirst(event);
  return keeping === 'picture' ? showPicture(event) : networkFirst('answer', event);
}

async function keepSeen({ path, files }: Extract<Told, { kind: 'seen' }>): Promise<void> {
  const { origin } = self.location;
  const asked = (address: string, isNavigation: boolean) => {
    const url = new URL(address, origin);
    return { url, keeping: keepingOf({ method: 'GET', url, isNavigation, hasAuthorization: false }, origin) };
  };
  const page = asked(path, true);
  const address = keptAddress(page.url, 'page', answerQueries);
  if (page.keeping === 'page' && !(await findKept('page', address)))
    await keepPage(address, await fetch(page.url.href, { credentials: 'omit' }));
  const seen = files.map((file) => asked(file, false));
  await Promise.allSettled(
    seen.map(async ({ url, keeping }) => {
      if (keeping === 'picture' || keeping === 'asset') await fetchOnce(keeping, url.href);
    }),
  );
}

/** Takes over only from nobody: the one open page is of this very build. */
async function takeOver(entry: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1 && shellFiles.includes(entry)) await self.skipWaiting();
}

async function forgetOlderBuilds(): Promise<void> {
  const ours = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ours.has(name)).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => {
  const requests = shellFiles.map((file) =>
    file.startsWith('/assets/') ? new Request(file) : new Request(file, { cache: 'reload' }),
  );
  event.waitUntil(caches.open(cacheNames.shell).then((cache) => cache.addAll(requests)));
});

self.addEventListener('activate', (event) => event.waitUntil(forgetOlderBuilds()));

self.addEventListener('message', (event) => {
  const told = readTold(event.data);
  if (told?.kind === 'take-over') event.waitUntil(takeOver(told.entry));
  if (told?.kind === 'seen') event.waitUntil(keepSeen(told).catch(() => undefined));
  const { source } = event;
  if (!(source instanceof Client)) return;
  const why = shownKept.get(source.id);
  shownKept.delete(source.id);
  if (why) source.postMessage(keptNotes[why], []);
});

self.addEventListener('fetch', (event) => {
  const { method, url, mode, headers } = event.request;
  const asked = {
    method,
    url: new URL(url),
    isNavigation: mode === 'navigate',
    hasAuthorization: headers.has('authorization'),
  };
  const keeping = keepingOf(asked, self.location.origin, shellFiles);
  if (keeping) event.respondWith(answer(event, keeping));
});

self.addEventListener('push', (event) => {
  const { title, link, ...shown } = readPush(event.data?.text(), unreadable);
  const icon = '/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { ...shown, icon, data: { link } }));
});

/** Shows the page of a notification where it is open already, or in a new window: no other page is taken away. */
async function openLink(link: string): Promise<void> {
  const { href } = new URL(link, self.location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((window) => window.url === href);
  await (there ? there.focus() : self.clients.openWindow(href));
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  const data: unknown = notification.data;
  notification.close();
  event.waitUntil(openLink(readLink(data)));
});
