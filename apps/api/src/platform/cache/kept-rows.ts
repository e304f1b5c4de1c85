import { setTimeout } from 'node:timers/promises';
import { onPrimary } from '../database/replicas.ts';
import type { Moment, Topics } from './topics.ts';

interface Options<Row> {
  topics: readonly string[];
  /** After this time (ms) rows are read anew, though nothing changed: for what depends on the time of day. */
  freshMs: number;
  /** How old (ms) a row may be shown until that is done. */
  maxAgeMs: number;
  idOf: (row: Row) => number;
  /** The instant (ms) at which a row stops being true by itself. */
  holdsUntil: (row: Row) => number;
}

type Read<Row> = (missing: readonly number[]) => Promise<Row[]>;

interface Generation<Row> {
  rows: Map<number, Row>;
  since: Moment;
}

const rowsMax = 5000;
const renewedAtOnce = 50;
const renewalPauseMs = 50;

/** Keeps rows that many answers are made of, by their ids, until one of their topics changes anywhere. */
export class KeptRows<Row> {
  readonly #topics: Topics;
  readonly #options: Options<Row>;
  #young: Generation<Row>;
  /** Shown while the young ones are read, a few at a time, or everybody would wait for all of them at once. */
  #old: Generation<Row>;
  readonly #renewing = new Set<number>();
  #isRenewing = false;
  /** The newest caller's, for it reads as of that caller's moment. */
  #reader: Read<Row> | undefined;

  constructor(topics: Topics, options: Options<Row>) {
    this.#topics = topics;
    this.#options = options;
    this.#young = this.#nextGeneration();
    this.#old = this.#young;
  }

  /** The rows of these ids in any order; `read` reads those that are not kept, and leaves out what there is not. */
  async get(ids: readonly number[], read: Read<Row>): Promise<Row[]> {
    this.#age();
    const found: Row[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      const row = this.#find(id);
      if (row === undefined) missing.push(id);
      else found.push(row);
    }
    this.#reader = read;
    if (this.#renewing.size > 0) void this.#renew();
    if (missing.length === 0) return found;
    return [...found, ...(await this.#read(missing, read))];
  }

  #find(id: number): Row | undefined {
    const young = this.#held(this.#young, id);
    if (young !== undefined || this.#old === this.#young) return young;
    const old = this.#held(this.#old, id);
    if (old !== undefined) this.#renewing.add(id);
    return old;
  }

  #held({ rows }: Generation<Row>, id: number): Row | undefined {
    const row = rows.get(id);
    return row !== undefined && this.#options.holdsUntil(row) > this.#topics.moment().madeAt ? row : undefined;
  }

  async #read(ids: readonly number[], read: Read<Row>): Promise<Row[]> {
    const { rows, since } = this.#young;
    const added = await onPrimary(() => read(ids));
    // What was read before a change was heard of may be older than it.
    if (this.#isUnchanged(since, this.#options.freshMs))
      for (const row of added) rows.set(this.#options.idOf(row), row);
    return added;
  }

  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      while (this.#renewing.size > 0 && this.#reader) {
        const ids = [...this.#renewing].slice(0, renewedAtOnce);
        await this.#read(ids, this.#reader);
        for (const id of ids) this.#renewing.delete(id);
        await setTimeout(renewalPauseMs, undefined, { ref: false });
      }
    } catch {
      // Whoever asks when the old row has become too old hears of it.
      this.#renewing.clear();
    } finally {
      this.#isRenewing = false;
    }
  }

  #age(): void {
    const { freshMs, maxAgeMs } = this.#options;
    if (!this.#isUnchanged(this.#young.since, freshMs) || this.#young.rows.size > rowsMax) {
      this.#old = this.#young;
      this.#young = this.#nextGeneration();
    }
    if (!this.#isUnchanged(this.#old.since, maxAgeMs)) this.#old = this.#young;
  }

  #isUnchanged(since: Moment, ageMs: number): boolean {
    return this.#topics.isUnchanged(this.#options.topics, since, ageMs);
  }

  #nextGeneration(): Generation<Row> {
    return { rows: new Map(), since: this.#topics.moment() };
  }
}
