import { AsyncLocalStorage } from 'node:async_hooks';
import { isConnectionLost } from '../database/db-client.ts';
import { onPrimary } from '../database/replicas.ts';
import { AppError } from '../http/errors.ts';
import { AskedAgain } from './asked-again.ts';
import type { Moment, Topics } from './topics.ts';

/** A value with what it was made of. */
export interface Fresh<T> {
  value: T;
  /** Bytes, or about as many. */
  size: number;
  topics: readonly string[];
  maxAgeMs: number;
  /** For how much longer (ms) than `maxAgeMs` it may be shown once more, while the next one is made. */
  renewMs?: number | undefined;
  /** False for what only this request may have. */
  isKept: boolean;
}

/** A value with its age (ms), and for how long (ms) it may be taken for true from now on: 0 for one that may not. */
export interface Aged<T> {
  value: T;
  ageMs: number;
  leftMs: number;
  /** See `Fresh.renewMs`. */
  renewMs: number;
  /** What it was made of. */
  topics: readonly string[];
}

interface Entry<T> extends Fresh<T>, Moment {}

/** Makes the value of a key; `admit` is asked before that. */
interface Making<T> {
  make: () => Promise<Fresh<T>>;
  admit?: (() => void) | undefined;
}

interface Options<T> {
  bytesMax: number;
  /** Whether a value says only that it could not be made: then the one that was kept is better. */
  isFailure?: (value: T) => boolean;
}

/** How often a value was there (`found`), was made (`made`), or was all there was and old (`old`). */
export interface Counts {
  found: number;
  made: number;
  old: number;
}

/** Runs what is made for those who come later: it is no part of the call that found something old, nor of its trace. */
export const apart = AsyncLocalStorage.snapshot();

/** A house without a database for longer is closed: what it kept would be wrong in too many places. */
const outageMaxMs = 10 * 60_000;
// What was asked for once has a quarter of the room for sure.
const againShare = 0.75;

/** Keeps values by key until one of their topics changes anywhere; what many ask for at once is made once. */
export class Kept<T> {
  readonly #topics: Topics;
  readonly #isFailure: (value: T) => boolean;
  readonly #entries: AskedAgain<Entry<T>>;
  readonly counts: Counts = { found: 0, made: 0, old: 0 };
  readonly #making = new Map<string, { changesBefore: number; made: Promise<Entry<T>> }>();

  constructor(topics: Topics, { bytesMax, isFailure = () => false }: Options<T>) {
    this.#topics = topics;
    this.#isFailure = isFailure;
    this.#entries = new AskedAgain({ bytesMax, againShare });
  }

  /**
   * The kept value, or the one that `make` makes now and that is kept from now on. `admit` is asked before something
   * is made; where it throws, whatever was kept last is the answer, however old, and what it threw where nothing was.
   * One that is only too old by its `renewMs` is the answer once more, while the next one is made.
   */
  async get(key: string, make: () => Promise<Fresh<T>>, admit?: () => void): Promise<T> {
    return (await this.#findOrRenew(key, { make, admit })).value;
  }

  /** The same with its age, and what is left to it (both ms): what is made of it must not be kept longer than that. */
  async getAged(key: string, make: () => Promise<Fresh<T>>, admit?: () => void): Promise<Aged<T>> {
    return this.#agedOf(await this.#findOrRenew(key, { make, admit }));
  }

  /** The same for what something else is made of: never one that is shown only while the next is made. */
  async getTrue(key: string, make: () => Promise<Fresh<T>>): Promise<Aged<T>> {
    return this.#agedOf(await this.#find(key, { make }));
  }

  #agedOf(entry: Entry<T>): Aged<T> {
    const { value, topics, maxAgeMs, renewMs = 0 } = entry;
    const ageMs = Math.max(0, this.#topics.moment().madeAt - entry.madeAt);
    const isTrue = entry.isKept && this.#topics.isUnchanged(topics, entry, maxAgeMs);
    return { value, ageMs, leftMs: isTrue ? Math.max(0, maxAgeMs - ageMs) : 0, renewMs, topics };
  }

  async #findOrRenew(key: string, making: Making<T>): Promise<Entry<T>> {
    const cached = this.#entries.peek(key);
    const { renewMs = 0, maxAgeMs = 0, topics = [] } = cached ?? {};
    const isOld = cached && renewMs > 0 && !this.#topics.isUnchanged(topics, cached, maxAgeMs);
    if (!isOld || !this.#topics.isUnchanged(topics, cached, maxAgeMs + renewMs)) return this.#find(key, making);
    this.counts.found += 1;
    if (!this.#making.has(key)) void apart(() => this.#begin(key, making)).catch(() => undefined);
    return this.#entries.ask(key) ?? cached;
  }

  async #find(key: string, making: Making<T>): Promise<Entry<T>> {
    const cached = this.#entries.peek(key);
    if (cached && this.#topics.isUnchanged(cached.topics, cached, cached.maxAgeMs)) {
      this.counts.found += 1;
      return this.#entries.ask(key) ?? cached;
    }
    const running = this.#making.get(key);
    const isCurrent = running?.changesBefore === this.#topics.moment().seenChanges;
    const made = isCurrent ? running.made : this.#begin(key, making);
    return made.catch((error: unknown) => this.#lastResort(key, error));
  }

  /** Asked before anything is begun that others would wait for as well: what is refused to one caller is refused to no other. */
  async #begin(key: string, { make, admit }: Making<T>): Promise<Entry<T>> {
    try {
      admit?.();
    } catch (error) {
      const cached = this.#entries.ask(key);
      if (!cached) throw error;
      this.counts.old += 1;
      return cached;
    }
    return this.#makeOnce(key, make);
  }

  #makeOnce(key: string, make: () => Promise<Fresh<T>>): Promise<Entry<T>> {
    const { seenChanges: changesBefore } = this.#topics.moment();
    const made = this.#make(key, make, changesBefore).finally(() => {
      if (this.#making.get(key)?.made === made) this.#making.delete(key);
    });
    this.#making.set(key, { changesBefore, made });
    return made;
  }

  async #make(key: string, make: () => Promise<Fresh<T>>, changesBefore: number): Promise<Entry<T>> {
    const fresh = await onPrimary(make);
    this.counts.made += 1;
    const better = this.#isFailure(fresh.value) ? this.#findUsable(key) : undefined;
    if (better) return better;
    const entry = { ...fresh, madeAt: this.#topics.moment().madeAt, seenChanges: changesBefore };
    if (fresh.isKept) this.#entries.keep(key, entry);
    return entry;
  }

  /** While the database cannot answer, what was kept last is better than nothing, though it may have changed: orders are decided anew. */
  #lastResort(key: string, error: unknown): Entry<T> {
    const cached = error instanceof AppError && error.code === 'overloaded' ? this.#entries.ask(key) : undefined;
    const usable = cached ?? this.#lastUsable(key, error);
    this.counts.old += 1;
    // It may have changed, so nothing that is made of it may be kept.
    return { ...usable, madeAt: Math.min(usable.madeAt, this.#topics.moment().madeAt - usable.maxAgeMs) };
  }

  #lastUsable(key: string, error: unknown): Entry<T> {
    const isBusy = error instanceof AppError && error.code === 'unavailable';
    const isAway = !(error instanceof AppError) && isConnectionLost(error);
    const cached = isAway ? this.#findOld(key) : isBusy ? this.#findUsable(key) : undefined;
    if (!cached) throw error;
    return cached;
  }

  #findOld(key: string): Entry<T> | undefined {
    const entry = this.#entries.peek(key);
    return entry && this.#topics.moment().madeAt - entry.madeAt < outageMaxMs ? entry : undefined;
  }

  #findUsable(key: string): Entry<T> | undefined {
    const entry = this.#entries.peek(key);
    return entry && this.#topics.holds(entry.topics, entry, entry.maxAgeMs) ? entry : undefined;
  }
}
