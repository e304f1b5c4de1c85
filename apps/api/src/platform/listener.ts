import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { messageOf } from './errors.ts';
import type { Log } from './log.ts';

/** One connection that hears what every process announces with NOTIFY, and connects again whenever it is lost. */
export interface Listener {
  on(channel: string, handle: (payload: string) => void): void;
  /** Called after each connection: anything may have been announced before it. */
  onConnected(handle: () => void): void;
  /** False while announcements may be missed. */
  isConnected(): boolean;
  /** Resolves when the first connection stands or has failed. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const pingEveryMs = 2000;
const pauseMaxMs = 2000;

export function createListener({ url, log }: { url: string; log: Log }): Listener {
  const handlers = new Map<string, ((payload: string) => void)[]>();
  const connectedHandlers: (() => void)[] = [];
  const stopping = new AbortController();
  let client: pg.Client | undefined;
  let loop: Promise<void> | undefined;

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 2000,
      query_timeout: 2000,
      keepAlive: true,
    });
    next.on('error', () => lose(next));
    next.on('end', () => lose(next));
    next.on('notification', ({ channel, payload }) =>
      handlers.get(channel)?.forEach((handle) => handle(payload ?? '')),
    );
    try {
      await next.connect();
      for (const channel of handlers.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void next.end().catch(() => lose(next));
      throw error;
    }
    return next;
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    if (!stopping.signal.aborted) log.warn({}, 'announcements of the database are not heard; connecting again');
  }

  // A connection that died without a word is only noticed by asking.
  async function holdConnection(held: pg.Client): Promise<void> {
    while (client === held && !stopping.signal.aborted) {
      await sleep(pingEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (client !== held || stopping.signal.aborted) return;
      await held.query('select 1').catch(() => lose(held));
    }
  }

  async function keepConnected(onFirst: () => void): Promise<void> {
    for (let failures = 0; !stopping.signal.aborted;) {
      try {
        const next = await connect();
        client = next;
        failures = 0;
        connectedHandlers.forEach((handle) => handle());
        onFirst();
        await holdConnection(next);
        void next.end().catch(() => lose(next));
      } catch (error) {
        failures++;
        log.warn({ reason: messageOf(error) }, 'cannot listen to the database yet');
        onFirst();
      }
      if (client || stopping.signal.aborted) continue;
      const pauseMs = Math.min(pauseMaxMs, 50 * 2 ** failures) * (0.5 + Math.random() / 2);
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    on: (channel, handle) => void handlers.set(channel, [...(handlers.get(channel) ?? []), handle]),
    onConnected: (handle) => void connectedHandlers.push(handle),
    isConnected: () => client !== undefined,
    start: () =>
      new Promise((resolve) => {
        loop ??= keepConnected(resolve);
      }),
    async stop() {
      stopping.abort();
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
      await loop;
    },
  };
}
