import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadClasses, type LoadClass } from '@tawa/contract/common/load-classes';
import { AppError } from './errors.ts';
import type { Log } from '../log.ts';
import { createTurnstile } from './turnstile.ts';

/** How a process does at a moment. */
export interface Reading {
  /** How late (ms) a call is begun that comes at any moment since the last reading. */
  lateMs: number;
  /** How many pieces of work wait for a database connection. */
  waiting: number;
}

type Sheddable = Exclude<LoadClass, 'vital'>;

const readEveryMs = 100;
const resolutionMs = 10;
// A reading counts for this much, so that one pause for the garbage raises nothing.
const weight = 0.2;
/** From which part of the most that is borne each class is shed, in their order. */
const shares: Readonly<Record<Sheddable, number>> = { figures: 0.35, lists: 0.6, screens: 1 };
/** Shed until it is this much calmer than when it began. */
const calmShare = 0.5;
/** Each class stays shed for this long at least after it would be borne again: coming back is what the crowd does. */
const calmMs = 1500;
/** How much of one class is worked on at once and may wait for that, so that no class takes every database connection. */
const rooms: Readonly<Record<Sheddable, { running: number; waiting: number }>> = {
  figures: { running: 2, waiting: 6 },
  lists: { running: 8, waiting: 32 },
  screens: { running: 8, waiting: 48 },
};

/** Without a call for this long nobody waits for a page. */
const quietMs = 3000;

const retryMinS = 3;
const retrySpreadS = 5;

interface Options {
  log: Log;
  /** The lateness (ms) from which screens are shed; lists and figures are shed before. */
  lateMaxMs: number;
  /** The queue for database connections from which screens are shed. */
  waitingMax?: number;
  /** Now (ms), by a clock that only goes forward. */
  now?: () => number;
  random?: () => number;
}

// Each turn of the process counts for as long as it was: more calls come during a long one.
function latenessOf({ mean, stddev }: { mean: number; stddev: number }): number {
  const turnMs = (mean + stddev ** 2 / mean) / 1e6;
  return Number.isNaN(turnMs) ? 0 : Math.max(0, turnMs - resolutionMs);
}

/** What this process still does and what it refuses while more is asked of it than it can do; what is vital it never refuses. */
export class Load {
  readonly #log: Log;
  readonly #lateMaxMs: number;
  readonly #waitingMax: number;
  readonly #now: () => number;
  readonly #random: () => number;
  readonly #turns = {
    figures: createTurnstile(rooms.figures.running, rooms.figures.waiting),
    lists: createTurnstile(rooms.lists.running, rooms.lists.waiting),
    screens: createTurnstile(rooms.screens.running, rooms.screens.waiting),
  };
  readonly #inside = { figures: 0, lists: 0, screens: 0 };
  readonly #shed = new Map<LoadClass, number>();
  #late = 0;
  #waiting = 0;
  /** How many classes are shed. */
  #level = 0;
  #calmSince = 0;
  #calledAt = -Infinity;

  constructor({ log, lateMaxMs, waitingMax = 80, now = () => performance.now(), random = Math.random }: Options) {
    this.#log = log;
    this.#lateMaxMs = lateMaxMs;
    this.#waitingMax = waitingMax;
    this.#now = now;
    this.#random = random;
  }

  /** How many classes are shed at this moment, 0 to 3. */
  get level(): number {
    return this.#level;
  }

  /** How late (ms) this process does what is due, as the shedding goes by it. */
  get lateMs(): number {
    return this.#late;
  }

  /** Is nobody being served, so that what has time may be done? */
  get isQuiet(): boolean {
    return this.#level === 0 && this.#now() - this.#calledAt >= quietMs;
  }

  /** How often each class was refused so far. */
  get shed(): ReadonlyMap<LoadClass, number> {
    return this.#shed;
  }

  /** Takes readings from now on; answers how to stop. */
  watch(countWaiting: () => number): () => void {
    const delays = monitorEventLoopDelay({ resolution: resolutionMs });
    delays.enable();
    const timer = setInterval(() => {
      this.note({ lateMs: latenessOf(delays), waiting: countWaiting() });
      delays.reset();
    }, readEveryMs);
    timer.unref();
    return () => {
      clearInterval(timer);
      delays.disable();
    };
  }

  /** Judges a reading: up at once as far as need be, down by one class after a while of calm. */
  note({ lateMs, waiting }: Reading): void {
    this.#late += weight * (lateMs - this.#late);
    this.#waiting += weight * (waiting - this.#waiting);
    const strain = Math.max(this.#late / this.#lateMaxMs, this.#waiting / this.#waitingMax);
    const level = Object.values(shares).filter((share) => strain >= share).length;
    const [, current = 0] = Object.entries(shares)[this.#level - 1] ?? [];
    if (level > this.#level) this.#setLevel(level);
    else if (strain >= current * calmShare) this.#calmSince = this.#now();
    else if (this.#level > 0 && this.#now() - this.#calmSince >= calmMs) this.#setLevel(this.#level - 1);
  }

  #setLevel(level: number): void {
    this.#level = level;
    this.#calmSince = this.#now();
    const facts = { level, lateMs: Math.round(this.#late), waiting: Math.round(this.#waiting) };
    this.#log.warn(facts, level > 0 ? `shedding ${loadClasses.slice(0, level).join(', ')}` : 'shedding nothing');
  }

  /** Throws `overloaded` for a class that is shed or has no room left; nothing has been begun by then. */
  admit(kind: LoadClass): void {
    this.#calledAt = this.#now();
    if (kind !== 'vital' && !(this.#isBorne(kind) && this.#hasRoom(kind))) this.#refuse(kind);
  }

  /** Runs admitted work in its turn; throws `overloaded` as well when its class is shed by then. */
  async take<T>(kind: LoadClass, work: () => Promise<T>): Promise<T> {
    if (kind === 'vital') return work();
    this.#inside[kind] += 1;
    try {
      return await this.#turns[kind](async () => (this.#isBorne(kind) ? work() : this.#refuse(kind)));
    } finally {
      this.#inside[kind] -= 1;
    }
  }

  #isBorne(kind: Sheddable): boolean {
    return loadClasses.indexOf(kind) >= this.#level;
  }

  #hasRoom(kind: Sheddable): boolean {
    return this.#inside[kind] < rooms[kind].running + rooms[kind].waiting;
  }

  #refuse(kind: Sheddable): never {
    this.#shed.set(kind, (this.#shed.get(kind) ?? 0) + 1);
    // Those who are sent away together must not come back together.
    const retryAfterS = retryMinS + Math.floor(this.#random() * retrySpreadS);
    throw new AppError('overloaded', 'We’re very busy right now. Please try again in a moment.', { retryAfterS });
  }
}
