import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
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
const recentMax = 2000;
/** Who ended between a commit and this left events without a place. */
const lookEveryMs = 1000;
/** Events of a crowd are given their places together. */
const restMs = 20;
const busyPauseMs = 25;
const failedPauseMs = 1000;
const farAhead = 1_000_000;

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

interface Parts {
  db: Db;
  /** One connection of its own: a crowd that waits for the others does not mute the pages that are open. */
  ownDb: Db;
  listener: Listener;
  log: Log;
}

/** All open streams of this process, fed by one reader of the events' table. */
export class EventHub {
  readonly #db: Db;
  readonly #ownDb: Db;
  readonly #log: Log;
  readonly #streams = new Set<EventStream>();
  readonly #byAudience = new Map<string, Set<EventStream>>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #look: NodeJS.Timeout;
  #position: number | undefined;
  #finding: Promise<number> | undefined;
  /** The last events, all after a position. */
  #recent: events.EventRow[] = [];
  #recentAfter = 0;
  #isPlacing = false;
  #isPlacingWoken = false;
  #placingAgain: NodeJS.Timeout | undefined;
  #isReading = false;
  #isWoken = false;
  #isClosed = false;

  constructor({ db, ownDb, listener, log }: Parts) {
    this.#db = db;
    this.#ownDb = ownDb;
    this.#log = log;
    listener.on(events.placedChannel, () => this.#wake());
    listener.on('sessions', (userId) =>
      this.#closeEnded([...this.#streams].filter(({ reader }) => String(reader.userId) === userId)),
    );
    listener.onConnected(() => {
      this.place();
      this.#wake();
    });
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    this.#look = setInterval(() => this.place(), lookEveryMs).unref();
  }

  count(): number {
    return this.#streams.size;
  }

  /** Throws `unavailable` when no further stream fits, before anything is written. */
  async open({ caller, audiences, lastEventId, response, headers }: Opening): Promise<void> {
    const found = await this.#findPosition();
    if (this.#position === undefined) this.#begin(found);
    const upTo = this.#position ?? found;
    this.#makeRoom(caller.userId);
    const { userId, sessionId } = caller;
    const stream = new EventStream({ userId, sessionId, audiences }, response, headers);
    this.#enter(stream);
    // What was placed since the position was asked for woke nobody.
    this.#wake();
    response.on('close', () => this.#leave(stream));
    const position = events.parsePosition(lastEventId);
    const after = position !== undefined && position <= upTo + farAhead ? position : undefined;
    if (after === undefined) return stream.catchUp([], upTo, lastEventId ? 'reset' : 'ready');
    try {
      const missed = await this.#listMissed(audiences, after, upTo);
      if (missed.length > batch) stream.catchUp([], upTo, 'reset');
      else stream.catchUp(missed, after, 'ready');
    } catch (error) {
      response.destroy();
      this.#log.warn({ reason: messageOf(error) }, 'missed live events could not be read');
    }
  }

  #begin(position: number): void {
    this.#position = position;
    this.#recent = [];
    this.#recentAfter = position;
  }

  /** What somebody did not hear, one more than is sent at most; from memory for who was away for a moment, as a crowd is whose line broke. */
  async #listMissed(audiences: readonly string[], after: number, upTo: number): Promise<events.EventRow[]> {
    if (after < this.#recentAfter)
      return events.listMissedEvents(this.#db, { audiences, after, upTo, limit: batch + 1 });
    const isMissed = (row: events.EventRow) =>
      row.position > after && row.position <= upTo && audiences.includes(row.audience);
    return this.#recent.filter(isMissed).slice(0, batch + 1);
  }

  /** Ends the streams evenly over a time (ms), so that the other processes are not asked for all of them at once. */
  async endGradually(withinMs: number): Promise<void> {
    const streams = [...this.#streams];
    for (const [index, stream] of streams.entries()) {
      stream.end();
      if (index % 20 === 19) await sleep((withinMs * 20) / streams.length, undefined, { ref: false });
    }
  }

  /** Ends every stream; the clients come back, to another process if this one goes. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#heartbeat);
    clearInterval(this.#look);
    clearTimeout(this.#placingAgain);
    for (const stream of this.#streams) stream.end();
  }

  /** Where the reader of this process stands; everything up to there is final and was delivered. */
  async #findPosition(): Promise<number> {
    if (this.#position !== undefined) return this.#position;
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
    if (this.#isReading || this.#isClosed || this.#position === undefined) return;
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
    while (this.#isWoken && this.#position !== undefined && !this.#isClosed) {
      this.#isWoken = false;
      if (this.#streams.size === 0) {
        this.#position = undefined;
        return;
      }
      await this.#readBatch(this.#position);
    }
  }

  /** Delivers events in their order. */
  async #readBatch(after: number): Promise<void> {
    const rows = await events.listEventsAfter(this.#ownDb, after, batch);
    for (const row of rows) for (const stream of this.#byAudience.get(row.audience) ?? []) stream.deliver(row);
    this.#position = rows.at(-1)?.position ?? after;
    this.#recent.push(...rows);
    const gone = this.#recent.splice(0, Math.max(0, this.#recent.length - recentMax));
    this.#recentAfter = gone.at(-1)?.position ?? this.#recentAfter;
    if (rows.length === batch) this.#isWoken = true;
  }

  /** Gives committed events their places; one call at a time, and again for whatever came meanwhile. */
  place(): void {
    this.#isPlacingWoken = true;
    if (this.#isPlacing || this.#isClosed) return;
    this.#isPlacing = true;
    void this.#placeAll();
  }

  async #placeAll(): Promise<void> {
    let pauseMs = 0;
    try {
      while (this.#isPlacingWoken && pauseMs === 0 && !this.#isClosed) {
        this.#isPlacingWoken = false;
        const left = await events.placeEvents(this.#ownDb);
        if (left === 'busy') pauseMs = busyPauseMs;
        else this.#wake();
        if (left === 'more') this.#isPlacingWoken = true;
        else if (left === 'all') await sleep(restMs, undefined, { ref: false });
      }
    } catch (error) {
      this.#log.warn({ reason: messageOf(error) }, 'live events could not be given their places');
    }
    this.#isPlacing = false;
    clearTimeout(this.#placingAgain);
    if (pauseMs > 0) this.#placingAgain = setTimeout(() => this.place(), pauseMs).unref();
    else if (this.#isPlacingWoken) this.place();
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
