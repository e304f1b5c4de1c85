import { setTimeout as sleep } from 'node:timers/promises';

interface Options<T> {
  read: () => Promise<T>;
  /** Between two readings (ms), however often somebody asks. */
  everyMs?: number;
  /** For so long (ms) whoever asks waits for a reading. */
  withinMs?: number;
  /** After this time (ms) an old value is no news. */
  keptMs?: number;
  now?: () => number;
}

export interface Seen<T> {
  /** Undefined where nothing could be read for a while. */
  value: T | undefined;
  /** How old the value is (ms). */
  ageMs: number;
  /** What the last reading failed with. */
  failure: unknown;
  /** Whether a reading has not come back in time. */
  isOut: boolean;
}

/** A value that is read when somebody asks, seldom, one reading at a time, and that nobody waits for longer than a moment. */
export class Looked<T> {
  readonly #options: Required<Options<T>>;
  #begunAt = -Infinity;
  #reading: Promise<void> | undefined;
  #value: { read: T; at: number } | undefined;
  #failure: unknown;

  constructor({ everyMs = 15_000, withinMs = 1000, keptMs = 60_000, now = () => performance.now(), read }: Options<T>) {
    this.#options = { everyMs, withinMs, keptMs, now, read };
  }

  /** The newest value; never throws. */
  async get(): Promise<Seen<T>> {
    const { now, everyMs, withinMs, keptMs } = this.#options;
    if (!this.#reading && now() - this.#begunAt >= everyMs) this.#begin();
    if (this.#reading) await this.#patiently(this.#reading, withinMs);
    const ageMs = now() - (this.#value?.at ?? -Infinity);
    const value = ageMs < keptMs ? this.#value?.read : undefined;
    return { value, ageMs, failure: this.#failure, isOut: this.#reading !== undefined };
  }

  #begin(): void {
    const { now, read } = this.#options;
    this.#begunAt = now();
    this.#reading = this.#take(read).finally(() => {
      this.#reading = undefined;
    });
  }

  async #take(read: () => Promise<T>): Promise<void> {
    try {
      this.#value = { read: await read(), at: this.#options.now() };
      this.#failure = undefined;
    } catch (error) {
      this.#failure = error;
    }
  }

  async #patiently(reading: Promise<void>, withinMs: number): Promise<void> {
    const waiting = new AbortController();
    await Promise.race([
      reading,
      sleep(withinMs, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined),
    ]);
    waiting.abort();
  }
}
