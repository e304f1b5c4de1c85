import { streamEvents } from '@tawa/contract/common/live';
import { livePollMs } from '@tawa/domain/common/limits';
import { useEffect, useEffectEvent } from 'react';
import { authorization, refuse, urlOf } from '../api/api-client.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import { getSession, subscribeSession } from '../session/session.ts';
import { createStore, useStore } from '../store.ts';

/** `poll` comes instead of events while the stream is down: read again what the screen shows. */
export type LiveEvent = StreamEvent | { event: 'poll' };

export interface LiveStatus {
  state: 'live' | 'reconnecting';
  /** When the server was last heard (ms since 1970); null before the first time. */
  updatedAt: number | null;
}

const backOffMs = [500, 1000, 2000, 5000, 10_000];
// The server sends a comment every few seconds; a line that is silent for this long is dead, whatever the socket says.
const silenceMaxMs = 45_000;
const lookEveryMs = 5000;
/** A page reads in peace before it reads again what may have changed before its line was open. */
const firstReadMs = 1000;
const connecting: LiveStatus = { state: 'reconnecting', updatedAt: null };
const status = createStore<LiveStatus>(() => connecting);
const listeners = new Set<(event: LiveEvent) => void>();

let running: AbortController | null = null;
let lastId: string | null = null;
let unwatchSession: (() => void) | null = null;

const tell = (event: LiveEvent) => listeners.forEach((listener) => listener(event));
const heard = () => status.set({ state: 'live', updatedAt: Date.now() });
const lost = () => status.set({ ...status.get(), state: 'reconnecting' });

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', goOn);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, ms);
    signal.addEventListener('abort', goOn);
    window.addEventListener('online', goOn);
  });

/** Ends a connection that is cut, or silent by the clock on the wall: a device that slept wakes with a line that only looks open. */
function watchSilence(end: AbortController, signal: AbortSignal): () => void {
  let heardAt = Date.now();
  const look = () => {
    if (Date.now() - heardAt >= silenceMaxMs) end.abort();
  };
  const looks = setInterval(look, lookEveryMs);
  document.addEventListener('visibilitychange', look, { signal });
  // What the browser knows to be gone need not fall silent first.
  window.addEventListener('offline', () => end.abort(), { signal });
  signal.addEventListener('abort', () => clearInterval(looks), { once: true });
  return () => {
    heardAt = Date.now();
    heard();
  };
}

/** Reads one connection to its end; true when the server accepted it. */
async function readOnce(tab: AbortSignal): Promise<boolean> {
  const end = new AbortController();
  const signal = AbortSignal.any([tab, end.signal]);
  const stillThere = watchSilence(end, signal);
  try {
    return await readWhole(signal, stillThere);
  } finally {
    end.abort();
  }
}

/** What happened while nobody listened did not come as events: before the first line, or longer ago than the server keeps. */
function readMissed({ event }: StreamEvent, isFirst: boolean, signal: AbortSignal): void {
  if (event === 'reset') tell({ event: 'poll' });
  if (event === 'ready' && isFirst) setTimeout(() => signal.aborted || tell({ event: 'poll' }), firstReadMs);
}

async function readWhole(signal: AbortSignal, stillThere: () => void): Promise<boolean> {
  const token = getSession()?.token;
  const resume: Record<string, string> = lastId === null ? {} : { 'last-event-id': lastId };
  const response = await fetch(urlOf(streamEvents, {}), {
    headers: { accept: 'text/event-stream', ...authorization(), ...resume },
    signal,
    cache: 'no-store',
  });
  if (response.status === 401) refuse(token);
  if (!response.ok || response.body === null) return false;
  stillThere();
  for await (const event of readEvents(response.body)) {
    stillThere();
    if (event === null) continue;
    readMissed(event, lastId === null, signal);
    lastId = event.id ?? lastId;
    tell(event);
  }
  return true;
}

async function stayConnected(signal: AbortSignal): Promise<void> {
  const polls = setInterval(() => status.get().state === 'reconnecting' && tell({ event: 'poll' }), livePollMs);
  signal.addEventListener('abort', () => clearInterval(polls), { once: true });
  for (let failures = 0; !signal.aborted; failures += 1) {
    const accepted = await readOnce(signal).catch(() => false);
    if (signal.aborted) return;
    if (accepted) failures = 0;
    lost();
    const wait = backOffMs[Math.min(failures, backOffMs.length - 1)] ?? 0;
    await pause(wait * (0.75 + Math.random() / 2), signal);
  }
}

function stop(): void {
  running?.abort();
  running = null;
  lastId = null;
  status.set(connecting);
}

function start(): void {
  if (running || listeners.size === 0 || getSession() === null) return;
  running = new AbortController();
  void stayConnected(running.signal);
}

/** Hears live events until the returned function is called; all hearers of a tab share one connection. */
export function subscribeLive(listener: (event: LiveEvent) => void): () => void {
  listeners.add(listener);
  unwatchSession ??= subscribeSession(() => {
    stop();
    start();
  });
  start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    unwatchSession?.();
    unwatchSession = null;
    stop();
  };
}

/** Calls `onEvent` for each live event, and for each poll while the stream is down. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => subscribeLive((event) => hear(event)), []);
}

export const useLiveStatus = (): LiveStatus => useStore(status, connecting);
