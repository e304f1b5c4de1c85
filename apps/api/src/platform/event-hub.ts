import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import type { Caller } from './auth.ts';
import type { Db } from './db.ts';
import { AppError, messageOf } from './errors.ts';
import { EventStream } from './event-stream.ts';
import * as events from './events.ts';
import type { Listener } from './listener.ts';
import type { Log } from './log.ts';

interface Opening {
  caller: Caller;
  audiences: readonly events.Audience[];
  lastEventId: string | undefined;
  response: ServerResponse;
  headers: Record<string, string>;
}

/** All open streams of this process, fed by one reader of the events' table. */
export interface EventHub {
  open(opening: Opening): Promise<void>;
  count(): number;
  /** Ends every stream; the clients come back, to another process if this one goes. */
  close(): void;
}

const streamsOfUserMax = 3;
const streamsMax = 2000;
const heartbeatMs = 15_000;
const batch = 500;
const unsettledPauseMs = 25;
const farAheadTx = 1_000_000;

export function createEventHub({ db, listener, log }: { db: Db; listener: Listener; log: Log }): EventHub {
  const streams = new Set<EventStream>();
  const byAudience = new Map<string, Set<EventStream>>();
  let position: Promise<events.Position> | undefined;
  let current: events.Position | undefined;
  let isReading = false;
  let isWoken = false;
  let isClosed = false;

  function enter(stream: EventStream) {
    streams.add(stream);
    for (const audience of stream.reader.audiences) {
      const readers = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, readers.add(stream));
    }
  }

  function leave(stream: EventStream) {
    if (!streams.delete(stream)) return;
    for (const audience of stream.reader.audiences) {
      const readers = byAudience.get(audience);
      readers?.delete(stream);
      if (readers?.size === 0) byAudience.delete(audience);
    }
    if (streams.size === 0) position = current = undefined;
  }

  /** Delivers everything that is final, in its order; answers whether more is on its way. */
  async function readOnce(from: events.Position): Promise<'done' | 'more' | 'unsettled'> {
    const rows = await events.listEventsAfter(db, from, batch);
    const settled = rows.filter((row) => row.is_settled);
    for (const row of settled) byAudience.get(row.audience)?.forEach((stream) => stream.deliver(row));
    const last = settled.at(-1);
    if (last && current) current = { tx: last.tx, id: last.id };
    if (settled.length < rows.length) return 'unsettled';
    return rows.length === batch ? 'more' : 'done';
  }

  async function readAll() {
    while (isWoken && current && !isClosed) {
      isWoken = false;
      const outcome = await readOnce(current);
      if (outcome === 'more') isWoken = true;
      if (outcome === 'unsettled') setTimeout(wake, unsettledPauseMs).unref();
    }
  }

  function wake() {
    isWoken = true;
    if (isReading || !current) return;
    isReading = true;
    readAll()
      .catch((error: unknown) => log.warn({ reason: messageOf(error) }, 'live events could not be read'))
      .finally(() => (isReading = false));
  }

  async function closeEnded(candidates: EventStream[]) {
    if (candidates.length === 0) return;
    const ids = [...new Set(candidates.map(({ reader }) => reader.sessionId))];
    const rows = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.user_id', 'sessions.user_id')
      .select('session_id')
      .where('session_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .where('users.status', '=', 'active')
      .execute();
    const alive = new Set(rows.map((row) => row.session_id));
    for (const stream of candidates) if (!alive.has(stream.reader.sessionId)) stream.end();
  }

  const closeQuietly = (candidates: EventStream[]) =>
    void closeEnded(candidates).catch((error: unknown) =>
      log.warn({ reason: messageOf(error) }, 'sessions of streams unknown'),
    );

  const heartbeat = setInterval(() => {
    for (const stream of streams) stream.beat();
    wake();
    closeQuietly([...streams]);
  }, heartbeatMs);
  heartbeat.unref();

  listener.on(events.liveChannel, wake);
  listener.on('sessions', (userId) =>
    closeQuietly([...streams].filter(({ reader }) => String(reader.userId) === userId)),
  );
  listener.onConnected(wake);

  function makeRoom(userId: number) {
    if (isClosed || streams.size >= streamsMax)
      throw new AppError('unavailable', 'Too many live pages are open. Please try again soon.', { retryAfterS: 10 });
    const own = [...streams].filter(({ reader }) => reader.userId === userId);
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsOfUserMax + 1))) {
      leave(oldest);
      oldest.end();
    }
  }

  async function present(): Promise<void> {
    position ??= events.findPresent(db);
    const pending = position;
    try {
      const found = await pending;
      if (position === pending) current ??= found;
    } catch (error) {
      if (position === pending) position = undefined;
      throw error;
    }
  }

  async function open({ caller, audiences, lastEventId, response, headers }: Opening): Promise<void> {
    makeRoom(caller.userId);
    await present();
    makeRoom(caller.userId);
    const upTo = (current ??= await events.findPresent(db));
    const stream = new EventStream(
      { userId: caller.userId, sessionId: caller.sessionId, audiences },
      response,
      headers,
    );
    enter(stream);
    response.on('close', () => leave(stream));
    const asked = events.parsePosition(lastEventId);
    const after = asked && asked.tx <= upTo.tx + farAheadTx ? asked : undefined;
    if (!after) return stream.catchUp([], upTo, lastEventId ? 'reset' : 'ready');
    const missed = await events
      .listMissedEvents(db, { audiences, after, upTo, limit: batch + 1 })
      .catch((error: unknown) => {
        response.destroy();
        throw error;
      });
    if (missed.length > batch) stream.catchUp([], upTo, 'reset');
    else stream.catchUp(missed, after, 'ready');
  }

  return {
    open,
    count: () => streams.size,
    close() {
      isClosed = true;
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
    },
  };
}
