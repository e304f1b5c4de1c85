import type { Db } from '../database/db.ts';
import { messageOf } from '../http/errors.ts';
import type { Log } from '../log.ts';
import { Audiences } from './audiences.ts';
import type { EventStream } from './event-stream.ts';
import * as events from './events.ts';
import type { NatsFanOut } from './fan-out/nats-fan-out.ts';

/** Missed events are sent up to this number; who missed more begins anew. */
export const missedMax = 500;
const batch = 500;
const recentMax = 2000;
const failedPauseMs = 1000;
/** Browsers come back within two to five seconds. */
const lingerMs = 10_000;

interface Parts {
  db: Db;
  /** One connection of its own: a crowd that waits for the others does not mute the pages that are open. */
  ownDb: Db;
  /** Told whose events are read here. */
  fanOut: Pick<NatsFanOut, 'follow' | 'unfollow'> | undefined;
  log: Log;
}

/** What one process has read of the events' table, and passed on to its streams. */
export interface ReadCounts {
  /** Statements. */
  reads: number;
  /** Rows that they answered. */
  rows: number;
  /** Events sent to streams, one for each stream. */
  delivered: number;
}

/** The one reader of a process: reads what its streams hear, in the order of all processes. */
export class EventReader {
  readonly #db: Db;
  readonly #ownDb: Db;
  readonly #fanOut: Parts['fanOut'];
  readonly #log: Log;
  readonly #audiences = new Audiences(lingerMs);
  readonly #counts: ReadCounts = { reads: 0, rows: 0, delivered: 0 };
  /** Streams that came while a statement that does not ask for theirs was on its way. */
  readonly #arriving = new Map<EventStream, (position: number) => void>();
  /** Everything up to there is final, and was delivered where somebody here hears it. */
  #position: number | undefined;
  #finding: Promise<number> | undefined;
  /** The last events of the audiences that are followed, all after a position. */
  #recent: events.EventRow[] = [];
  #recentAfter = 0;
  #isReading = false;
  #isAsking = false;
  #isWoken = false;
  /** The furthest place that was heard of since the last statement began. */
  #heardOf = 0;
  #isClosed = false;

  constructor({ db, ownDb, fanOut, log }: Parts) {
    this.#db = db;
    this.#ownDb = ownDb;
    this.#fanOut = fanOut;
    this.#log = log;
  }

  counts(): ReadCounts {
    return { ...this.#counts };
  }

  /** Where this process stands, or would begin. */
  async findPosition(): Promise<number> {
    if (this.#position !== undefined) return this.#position;
    this.#finding ??= events.findPresent(this.#db).finally(() => (this.#finding = undefined));
    return this.#finding;
  }

  /** Delivers to a stream everything after the position that it answers; `found` is where to begin if nobody listens yet. */
  enter(stream: EventStream, found: number): Promise<number> {
    if (this.#position === undefined) {
      this.#position = found;
      this.#recent = [];
      this.#recentAfter = found;
    }
    return new Promise((resolve) => {
      this.#arriving.set(stream, resolve);
      if (!this.#isAsking) this.#admit(this.#position ?? found);
      // What was placed since the position was asked for woke nobody.
      this.wake();
    });
  }

  leave(stream: EventStream): void {
    this.#arriving.get(stream)?.(this.#position ?? 0);
    this.#arriving.delete(stream);
    this.#audiences.leave(stream);
  }

  /** What somebody did not hear, one more than is sent at most; from memory for who was away for a moment, as a crowd is whose line broke. */
  async listMissed(audiences: readonly string[], after: number, upTo: number): Promise<events.EventRow[]> {
    const limit = missedMax + 1;
    if (after >= upTo) return [];
    const isKnown = after >= this.#recentAfter && this.#audiences.areReadAfter(after, audiences);
    if (!isKnown) return events.listMissedEvents(this.#db, { audiences, after, upTo, limit });
    const isMissed = (row: events.EventRow) =>
      row.position > after && row.position <= upTo && audiences.includes(row.audience);
    return this.#recent.filter(isMissed).slice(0, limit);
  }

  /** Looks whether there is something to read; now, or once more after what is being read. */
  wake(): void {
    this.#isWoken = true;
    if (this.#isReading || this.#isClosed || this.#position === undefined) return;
    this.#isReading = true;
    this.#readAll()
      .catch((error: unknown) => {
        this.#log.warn({ reason: messageOf(error) }, 'live events could not be read');
        setTimeout(() => this.wake(), failedPauseMs).unref();
      })
      .finally(() => {
        this.#isReading = false;
        if (this.#isWoken || this.#heardOf > (this.#position ?? 0)) this.wake();
      });
  }

  /** Reads up to a place, unless it is read or nobody here hears it. */
  hear({ audience, last }: { audience?: string; last: number }): void {
    if (last <= (this.#position ?? 0) || (audience !== undefined && !this.#audiences.has(audience))) return;
    this.#heardOf = Math.max(this.#heardOf, last);
    // The statement that is on its way may have read it already.
    if (!this.#isReading) this.wake();
  }

  /** Forgets whose pages did not come back, and looks. */
  look(): void {
    const left = this.#audiences.forgetLeft();
    this.#fanOut?.unfollow(left);
    this.wake();
  }

  close(): void {
    this.#isClosed = true;
  }

  async #readAll(): Promise<void> {
    while (this.#position !== undefined && !this.#isClosed) {
      if (!this.#isWoken && this.#heardOf <= this.#position) return;
      this.#isWoken = false;
      this.#heardOf = 0;
      if (this.#audiences.size === 0) {
        this.#position = undefined;
        return;
      }
      await this.#readBatch(this.#position);
    }
  }

  /** Delivers events in their order; a stream begins between two statements, so that each asks for all who hear. */
  async #readBatch(after: number): Promise<void> {
    this.#isAsking = true;
    let position = after;
    try {
      const audiences = this.#audiences.names();
      const { rows, upTo } = await events.listEventsFor(this.#ownDb, { audiences, after, limit: batch });
      for (const row of rows) this.#deliver(row);
      this.#counts.reads += 1;
      this.#counts.rows += rows.length;
      this.#remember(rows);
      const isAll = rows.length < batch;
      if (!isAll) this.#isWoken = true;
      position = isAll ? Math.max(after, upTo) : (rows.at(-1)?.position ?? after);
    } finally {
      this.#position = position;
      this.#isAsking = false;
      this.#admit(position);
    }
  }

  #deliver(row: events.EventRow): void {
    for (const stream of this.#audiences.readersOf(row.audience)) {
      stream.deliver(row);
      this.#counts.delivered += 1;
    }
  }

  #remember(rows: readonly events.EventRow[]): void {
    this.#recent.push(...rows);
    const gone = this.#recent.splice(0, Math.max(0, this.#recent.length - recentMax));
    this.#recentAfter = gone.at(-1)?.position ?? this.#recentAfter;
  }

  #admit(position: number): void {
    for (const [stream, answer] of this.#arriving) {
      const added = this.#audiences.enter(stream, position);
      this.#fanOut?.follow(added);
      answer(position);
    }
    this.#arriving.clear();
  }
}
