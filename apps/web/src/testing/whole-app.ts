import type { Endpoint } from '@tawa/contract/common/endpoint';
import { act, cleanup } from '@testing-library/react';
import type { RouteObject } from 'react-router';
import { vi } from 'vitest';
import { provideTransport, refuse, type Parts } from '#lib/api/api-client.ts';
import { provideQueryClient } from '#lib/api/query-client.ts';
import { getSession } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { bringBack, type Reply } from './odd-answers.ts';
import { watchClient } from './query-clients.ts';
import { renderRoutes } from './render.tsx';

export type Answers = (endpoint: Endpoint, parts: Parts) => Reply;

/** A call that the app made, as often as it made it. */
export interface Asked {
  name: string;
  endpoint: Endpoint;
  times: number;
}

export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;
const keyOf = (endpoint: Endpoint, parts: Parts) =>
  `${nameOf(endpoint)} ${JSON.stringify({ ...parts, headers: null })}`;

const code = import.meta.glob([
  '../{app,features,routes,ui,lib}/**/*.{ts,tsx}',
  '!**/*.test.{ts,tsx}',
  '!**/service-worker.ts',
]);
/** Reads the code of every part: what is still on its way would look like a part that is not there. */
export const readCode = (): Promise<unknown> => Promise.all(Object.values(code).map((read) => read()));

const calmTurns = 3;
const turnsMax = 150;
// What jsdom cannot do, and what React says of tests alone, is no fault of a screen.
const noise = ['Not implemented', 'not wrapped in act', 'not configured to support act', 'same key'];

const turn = () => act(async () => new Promise((go) => setTimeout(go)));

/** Notes what breaks unheard: errors that React or the router caught, and refusals that nobody waited for. */
function watchFaults(): { faults: string[]; stop: () => void } {
  const faults: string[] = [];
  const note = (text: string) => void (noise.some((part) => text.includes(part)) || faults.push(text.slice(0, 300)));
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) =>
    note(
      parts
        .map(String)
        .join(' ')
        .replaceAll(/%[os]\s*/g, ''),
    ),
  );
  const onError = ({ message }: ErrorEvent) => note(`uncaught ${message}`);
  const onRejection = (reason: unknown) => note(`unhandled rejection ${String(reason)}`);
  window.addEventListener('error', onError);
  process.on('unhandledRejection', onRejection);
  const stop = () => {
    spy.mockRestore();
    window.removeEventListener('error', onError);
    process.off('unhandledRejection', onRejection);
  };
  return { faults, stop };
}

/** The app's own cache, which asks again at once where it would wait. */
function createImpatientClient() {
  const client = watchClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 0 }, mutations });
  provideQueryClient(() => client);
  return client;
}

function watchChanges() {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  return {
    take: () => {
      const was = changed || observer.takeRecords().length > 0;
      changed = false;
      return was;
    },
    stop: () => observer.disconnect(),
  };
}

function watchToasts() {
  const said: string[] = [];
  const spy = vi.spyOn(toast, 'error').mockImplementation((text) => void said.push(text));
  return { said, stop: () => spy.mockRestore() };
}

export type Opened = Awaited<ReturnType<typeof openApp>>;

/** Opens the whole app at an address, as somebody with these answers would see it, and waits until it stands. */
export async function openApp(routes: RouteObject[], address: string, answers: Answers) {
  const calls = new Map<string, Asked>();
  const live = { answers, running: 0 };
  provideTransport(async (endpoint, parts) => {
    const key = keyOf(endpoint, parts);
    const times = (calls.get(key)?.times ?? 0) + 1;
    calls.set(key, { name: nameOf(endpoint), endpoint, times });
    const token = getSession()?.token;
    live.running += 1;
    try {
      const reply = live.answers(endpoint, parts);
      // A line takes its time: an answer that comes in the same breath lets an endless asking starve the test.
      await new Promise((go) => setTimeout(go));
      if (reply !== 'lost' && reply.status === 401) refuse(token);
      return await bringBack(reply);
    } finally {
      live.running -= 1;
    }
  });
  // Live news never come: nothing but the calls that a screen makes decides how it stands.
  const line = vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  const { faults, stop } = watchFaults();
  const changes = watchChanges();
  const toasts = watchToasts();
  const { router, client, unmount } = renderRoutes(routes, address, createImpatientClient());

  const settle = async () => {
    for (let calm = 0, turns = 0; calm < calmTurns && turns < turnsMax; turns += 1) {
      await turn();
      calm = changes.take() || live.running > 0 ? 0 : calm + 1;
    }
  };
  await settle();

  return {
    router,
    calls,
    faults,
    said: toasts.said,
    settle,
    answer: (answers_: Answers) => {
      live.answers = answers_;
    },
    close: () => {
      unmount();
      cleanup();
      router.dispose();
      client.clear();
      changes.stop();
      toasts.stop();
      line.mockRestore();
      stop();
    },
  };
}
