import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import type { Caller } from '../keys/auth.ts';
import type { Db } from '../database/db.ts';
import { AppError, messageOf } from '../http/errors.ts';
import { EventStream } from './event-stream.ts';
import * as events from './events.ts';
import type { Listener } from '../database/listener.ts';
import type { Log } from '../log.ts';

interface Opening {
  caller: Caller;
  audiences: readonly events.Audience[];
  lastEventId: string | undefined;
  response: ServerResponse;
  headers: Record<string, string>;
}

const streamsOfUserMax = 3;
const streamsMax = 2000;
const heartbeatMs = 15_000;
const batch = 500;
const unsettledPauseMs = 25;
const failedPauseMs = 1000;
const farAheadTx = 1_000_000;

async function listLiveSessions(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('session_id')
    .where('session_id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** All open streams of this process, fed by one reader of the events' table. */
export class EventHub {
  readonly #db: Db;
  readonly #log: Log;
  readonly #streams = new Set<EventStream>();
  readonly #byAudience = new Map<string, Set<EventStream>>();
  readonly #heartbeat: NodeJS.Timeout;
  #position: events.Position | undefined;
  #finding: Promise<events.Position> | undefined;
  #isReading = false;
  #isWoken = false;
  #isClosed = false;

  constructor({ db, listener, log }: { db: Db; listener: Listener; log: Log }) {
    this.#db = db;
    this.#log = log;
    listener.on(events.liveChannel, () => this.#wake());
    listener.on('sessions', (userId) =>
      this.#closeEnded([...this.#streams].filter(({ reader }) => String(reader.userId) === userId)),
    );
    listener.onConnected(() => this.#wake());
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
  }

  count(): number {
    return this.#streams.size;
  }

  /** Throws `unavailable` when no further stream fits, before anything is written. */
  async open({ caller, audiences, lastEventId, response, headers }: Opening): Promise<void> {
    const found = await this.#findPosition();
    const upTo = (this.#position ??= found);
    this.#makeRoom(caller.userId);
    const { userId, sessionId } = caller;
    const stream = new EventStream({ userId, sessionId, audiences }, response, headers);
    this.#enter(stream);
    response.on('close', () => this.#leave(stream));
    const position = events.parsePosition(lastEventId);
    const after = position && position.tx <= upTo.tx + farAheadTx ? position : undefined;
    if (!after) return stream.catchUp([], upTo, lastEventId ? 'reset' : 'ready');
    try {
      const missed = await events.listMissedEvents(this.#db, { audiences, after, upTo, limit: batch + 1 });
      if (missed.length > batch) stream.catchUp([], upTo, 'reset');
      else stream.catchUp(missed, after, 'ready');
    } catch (error) {
      response.destroy();
      this.#log.warn({ reason: messageOf(error) }, 'missed live events could not be read');
    }
  }

  /** Ends every stream; the clients come back, to another process if this one goes. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    for (const stream of this.#streams) stream.end();
  }

  /** Where the reader of this process stands; everything up to there is final and was delivered. */
  async #findPosition(): Promise<events.Position> {
    if (this.#position) return this.#position;
    this.#finding ??= events.findPresent(this.#db).finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  #makeRoom(userId: number): void {
    if (this.#isClosed || this.#streams.size >= streamsMax)
      throw new AppError('unavailable', 'Too many live pages are open. Please try again soon.', { retryAfterS: 10 });
    const own = [...this.#streams].filter(({ reader }) => reader.userId === userId);
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsOfUserMax + 1))) {
      this.#leave(oldest);
      oldest.end();
    }
  }

  #enter(stream: EventStream): void {
    this.#streams.add(stream);
    for (const audience of stream.reader.audiences) {
      const readers = this.#byAudience.get(audience) ?? new Set();
      this.#byAudience.set(audience, readers.add(stream));
    }
  }

  #leave(stream: EventStream): void {
    if (!this.#streams.delete(stream)) return;
    for (const audience of stream.reader.audiences) {
      const readers = this.#byAudience.get(audience);
      readers?.delete(stream);
      if (readers?.size === 0) this.#byAudience.delete(audience);
    }
  }

  #wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#isClosed || !this.#position) return;
    this.#isReading = true;
    this.#readAll()
      .catch((error: unknown) => {
        this.#log.warn({ reason: messageOf(error) }, 'live events could not be read');
        setTimeout(() => this.#wake(), failedPauseMs).unref();
      })
      .finally(() => {
        this.#isReading = false;
        if (this.#isWoken) this.#wake();
      });
  }

  async #readAll(): Promise<void> {
    while (this.#isWoken && this.#position && !this.#isClosed) {
      this.#isWoken = false;
      if (this.#streams.size === 0) {
        this.#position = undefined;
        return;
      }
      await this.#readBatch(this.#position);
    }
  }

  /** Delivers what is final, in its order; what an open transaction may still precede is read again in a moment. */
  async #readBatch(after: events.Position): Promise<void> {
    const rows = await events.listEventsAfter(this.#db, after, batch);
    const settled = rows.filter((row) => row.is_settled);
    for (const row of settled) for (const stream of this.#byAudience.get(row.audience) ?? []) stream.deliver(row);
    const last = settled.at(-1);
    if (last) this.#position = { tx: last.tx, id: last.id };
    if (settled.length < rows.length) setTimeout(() => this.#wake(), unsettledPauseMs).unref();
    else if (rows.length === batch) this.#isWoken = true;
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
    this.#wake();
    this.#closeEnded([...this.#streams]);
  }

  #closeEnded(candidates: readonly EventStream[]): void {
    this.#endDead(candidates).catch((error: unknown) =>
      this.#log.warn({ reason: messageOf(error) }, 'the sessions of streams could not be read'),
    );
  }

  async #endDead(candidates: readonly EventStream[]): Promise<void> {
    if (candidates.length === 0) return;
    const alive = await listLiveSessions(this.#db, [...new Set(candidates.map(({ reader }) => reader.sessionId))]);
    for (const stream of candidates) if (!alive.has(stream.reader.sessionId)) stream.end();
  }
}
