import { AskedAgain } from './asked-again.ts';
import type { Clock } from '../clock.ts';
import { isConnectionLost } from '../database/db-client.ts';
import { AppError } from '../http/errors.ts';
import type { Listener } from '../database/listener.ts';
import { ReadyBytes, type Made } from './ready-bytes.ts';

export interface MadeAnswer extends Made {
  topics: readonly string[];
  maxAgeMs: number;
  /** False for an answer that only this request may have. */
  isKept: boolean;
}

interface Entry extends Moment {
  bytes: ReadyBytes;
  size: number;
  topics: readonly string[];
  expiresAt: number;
}

/** When the making of something began: how many changes this process had heard of, and the time (ms). */
export interface Moment {
  seenChanges: number;
  madeAt: number;
}

/** What the triggers of public tables announce: a topic whose rows changed. */
export const cacheChannel = 'cache';
const room = { bytesMax: 64 * 1024 * 1024, againShare: 0.75 };
const unheardAgeMaxMs = 1000;

/** Keeps finished answers until one of their topics changes anywhere; what many ask for at once is made once. */
export class Cache {
  readonly #clock: Clock;
  readonly #listener: Pick<Listener, 'isConnected'>;
  readonly #entries = new AskedAgain<Entry>(room);
  readonly #making = new Map<string, { seenChanges: number; made: Promise<Entry> }>();
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  #allChangedAt = 0;

  constructor({ listener, clock }: { listener: Listener; clock: Clock }) {
    this.#clock = clock;
    this.#listener = listener;
    listener.on(cacheChannel, (topic) => this.raise([topic]));
    listener.onConnected(() => this.raiseAll());
  }

  /** Makes everything that was made from these topics stale in this process. */
  raise(topics: readonly string[]): void {
    this.#changes++;
    for (const topic of topics) this.#changedAt.set(topic, this.#changes);
  }

  /** Makes everything stale, after a time in which announcements may have been missed. */
  raiseAll(): void {
    this.#allChangedAt = ++this.#changes;
  }

  /** Now, for `isUnchanged` later. */
  moment(): Moment {
    return { seenChanges: this.#changes, madeAt: this.#clock.now().getTime() };
  }

  /** Whether what was made of these topics since a moment still holds, and is younger than `maxAgeMs`. */
  isUnchanged(topics: readonly string[], since: Moment, maxAgeMs: number): boolean {
    const expiresAt = since.madeAt + maxAgeMs;
    return this.#isFresh({ ...since, topics, expiresAt });
  }

  /**
   * The kept answer, or the one that `make` makes now and that is kept from now on. `admit` is asked before something
   * is made; where it throws, whatever was kept last is the answer, however old, and what it threw where nothing was.
   */
  async get(key: string, make: () => Promise<MadeAnswer>, admit?: () => void): Promise<ReadyBytes> {
    return (await this.#find(key, make, admit)).bytes;
  }

  /** The same with its age (ms): what is made of it must not be kept longer than what is left to it. */
  async getAged(key: string, make: () => Promise<MadeAnswer>): Promise<{ bytes: ReadyBytes; ageMs: number }> {
    const { bytes, madeAt } = await this.#find(key, make);
    return { bytes, ageMs: Math.max(0, this.#clock.now().getTime() - madeAt) };
  }

  async #find(key: string, make: () => Promise<MadeAnswer>, admit?: () => void): Promise<Entry> {
    const kept = this.#entries.peek(key);
    if (kept && this.#isFresh(kept)) return this.#entries.ask(key) ?? kept;
    const running = this.#making.get(key);
    const made = running?.seenChanges === this.#changes ? running.made : this.#begin(key, make, admit);
    return made.catch((error: unknown) => this.#lastResort(key, error));
  }

  /** Asked before anything is begun that others would wait for as well: what is refused to one caller is refused to no other. */
  async #begin(key: string, make: () => Promise<MadeAnswer>, admit?: () => void): Promise<Entry> {
    try {
      admit?.();
    } catch (error) {
      const kept = this.#entries.ask(key);
      if (!kept) throw error;
      return kept;
    }
    return this.#makeOnce(key, make);
  }

  #makeOnce(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const made = this.#make(key, make).finally(() => {
      if (this.#making.get(key)?.made === made) this.#making.delete(key);
    });
    this.#making.set(key, { seenChanges: this.#changes, made });
    return made;
  }

  async #make(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const seenChanges = this.#changes;
    const made = await make();
    const better = made.status >= 500 ? this.#findUsable(key) : undefined;
    if (better) return better;
    const madeAt = this.#clock.now().getTime();
    const { topics, maxAgeMs, isKept } = made;
    const bytes = new ReadyBytes(made);
    const entry = { bytes, size: bytes.size, topics, madeAt, expiresAt: madeAt + maxAgeMs, seenChanges };
    if (isKept) this.#entries.keep(key, entry);
    return entry;
  }

  /** While the database cannot answer, the last answer is better than none; while there are too many, any is. */
  #lastResort(key: string, error: unknown): Entry {
    const kept = error instanceof AppError && error.code === 'overloaded' ? this.#entries.ask(key) : undefined;
    return kept ?? this.#lastUsable(key, error);
  }

  #lastUsable(key: string, error: unknown): Entry {
    const isDown = error instanceof AppError ? error.code === 'unavailable' : isConnectionLost(error);
    const kept = isDown ? this.#findUsable(key) : undefined;
    if (!kept) throw error;
    return kept;
  }

  #findUsable(key: string): Entry | undefined {
    const entry = this.#entries.peek(key);
    return entry && this.#hasNotChanged(entry) && this.#isYoung(entry) ? entry : undefined;
  }

  #isFresh(entry: Omit<Entry, 'bytes' | 'size'>): boolean {
    const isHeard = this.#listener.isConnected() || this.#clock.now().getTime() - entry.madeAt < unheardAgeMaxMs;
    return isHeard && this.#isYoung(entry) && this.#hasNotChanged(entry);
  }

  #isYoung({ expiresAt }: Pick<Entry, 'expiresAt'>): boolean {
    return this.#clock.now().getTime() < expiresAt;
  }

  #hasNotChanged({ topics, seenChanges }: Pick<Entry, 'topics' | 'seenChanges'>): boolean {
    if (seenChanges < this.#allChangedAt) return false;
    return topics.every((topic) => (this.#changedAt.get(topic) ?? 0) <= seenChanges);
  }
}
