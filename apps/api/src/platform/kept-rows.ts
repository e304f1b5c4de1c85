import type { Cache, Moment } from './cache.ts';

interface Options<Row> {
  topics: readonly string[];
  /** How old (ms) a row may become although nothing changed: for what depends on the time of day. */
  maxAgeMs: number;
  idOf: (row: Row) => number;
}

const rowsMax = 5000;

/** Keeps rows that many answers are made of, by their ids, until one of their topics changes anywhere. */
export class KeptRows<Row> {
  readonly #cache: Cache;
  readonly #options: Options<Row>;
  #rows = new Map<number, Row>();
  #since: Moment;

  constructor(cache: Cache, options: Options<Row>) {
    this.#cache = cache;
    this.#options = options;
    this.#since = cache.moment();
  }

  /** The rows of these ids in any order; `read` reads those that are not kept, and leaves out what there is not. */
  async get(ids: readonly number[], read: (missing: readonly number[]) => Promise<Row[]>): Promise<Row[]> {
    if (!this.#isFresh(this.#since) || this.#rows.size > rowsMax) this.#renew();
    const kept = this.#rows;
    const since = this.#since;
    const found = ids.flatMap((id) => kept.get(id) ?? []);
    const missing = ids.filter((id) => !kept.has(id));
    if (missing.length === 0) return found;
    const added = await read(missing);
    // What was read before a change was heard of may be older than it.
    if (this.#isFresh(since)) for (const row of added) kept.set(this.#options.idOf(row), row);
    return [...found, ...added];
  }

  #isFresh(since: Moment): boolean {
    const { topics, maxAgeMs } = this.#options;
    return this.#cache.isUnchanged(topics, since, maxAgeMs);
  }

  #renew(): void {
    this.#rows = new Map();
    this.#since = this.#cache.moment();
  }
}
