import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Caller } from '../keys/auth.ts';
import type { Db } from '../database/db.ts';
import { AppError, messageOf } from '../http/errors.ts';
import { EventPlacer } from './event-placer.ts';
import { EventReader, missedMax, type ReadCounts } from './event-reader.ts';
import { EventStream } from './event-stream.ts';
import * as events from './events.ts';
import type { NatsFanOut } from './fan-out/nats-fan-out.ts';
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
/** Who ended between a commit and this left events without a place. */
const lookEveryMs = 1000;
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
  /** What tells the other processes in place of the database, where there is one. */
  fanOut?: NatsFanOut | undefined;
  log: Log;
}

/** All open streams of this process, fed by one reader of the events' table. */
export class EventHub {
  readonly #db: Db;
  readonly #log: Log;
  readonly #streams = new Set<EventStream>();
  readonly #reader: EventReader;
  readonly #placer: EventPlacer;
  readonly #heartbeat: NodeJS.Timeout;
  readonly #look: NodeJS.Timeout;
  #isClosed = false;

  constructor({ db, ownDb, listener, fanOut, log }: Parts) {
    this.#db = db;
    this.#log = log;
    this.#reader = new EventReader({ db, ownDb, fanOut, log });
    this.#placer = new EventPlacer({
      db: ownDb,
      log,
      announces: () => !fanOut?.isWell(),
      onPlaced: (told, isAnnounced) => {
        for (const each of told) this.#reader.hear(each);
        if (!isAnnounced) fanOut?.tell(told);
      },
    });
    fanOut?.on(
      (last) => this.#reader.hear({ last }),
      () => this.#reader.wake(),
    );
    listener.on(events.placedChannel, () => this.#reader.wake());
    listener.on('sessions', (userId) =>
      this.#closeEnded([...this.#streams].filter(({ reader }) => String(reader.userId) === userId)),
    );
    listener.onConnected(() => {
      this.place();
      this.#reader.wake();
    });
    this.#heartbeat = setInterval(() => this.#beat(), heartbeatMs).unref();
    this.#look = setInterval(() => {
      this.place();
      this.#reader.look();
    }, lookEveryMs).unref();
  }

  count(): number {
    return this.#streams.size;
  }

  /** What this process has read and passed on since it began. */
  counts(): ReadCounts {
    return this.#reader.counts();
  }

  /** Throws `unavailable` when no further stream fits, before anything is written. */
  async open({ caller, audiences, lastEventId, response, headers }: Opening): Promise<void> {
    const found = await this.#reader.findPosition();
    this.#makeRoom(caller.userId);
    const { userId, sessionId } = caller;
    const stream = new EventStream({ userId, sessionId, audiences }, response, headers);
    this.#streams.add(stream);
    response.on('close', () => this.#leave(stream));
    const upTo = await this.#reader.enter(stream, found);
    const position = events.parsePosition(lastEventId);
    const after = position !== undefined && position <= upTo + farAhead ? position : undefined;
    if (after === undefined) return stream.catchUp([], upTo, lastEventId ? 'reset' : 'ready');
    try {
      const missed = await this.#reader.listMissed(audiences, after, upTo);
      if (missed.length > missedMax) stream.catchUp([], upTo, 'reset');
      else stream.catchUp(missed, after, 'ready');
    } catch (error) {
      response.destroy();
      this.#log.warn({ reason: messageOf(error) }, 'missed live events could not be read');
    }
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
    this.#placer.close();
    this.#reader.close();
    for (const stream of this.#streams) stream.end();
  }

  /** Gives committed events their places. */
  place(): void {
    this.#placer.place();
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

  #leave(stream: EventStream): void {
    if (this.#streams.delete(stream)) this.#reader.leave(stream);
  }

  #beat(): void {
    for (const stream of this.#streams) stream.beat();
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
