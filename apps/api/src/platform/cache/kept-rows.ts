import { setTimeout } from 'node:timers/promises';
import { onPrimary } from '../database/replicas.ts';
import { AskedAgain } from './asked-again.ts';
import { apart } from './kept.ts';
import type { Moment, Topics } from './topics.ts';

interface Options<Row> {
  /** The topics, or parts of them, that one row is made of. */
  topicsOf: (id: number) => readonly string[];
  /** Bytes of all rows at most, and of one about. */
  bytesMax: number;
  sizeOf: (row: Row) => number;
  /** After this time (ms) a row is read anew, though nothing changed: for what depends on the time of day. */
  freshMs: number;
  /** How old (ms) a row may be shown until that is done. */
  maxAgeMs: number;
  idOf: (row: Row) => number;
  /** The instant (ms) at which a row stops being true by itself. */
  holdsUntil: (row: Row) => number;
  /** The rows that an announcement is about, where it names them: those that are asked for are read anew before somebody waits. */
  idsIn?: (announced: string) => readonly number[];
}

type Read<Row> = (missing: readonly number[]) => Promise<Row[]>;

interface Entry<Row> {
  row: Row;
  size: number;
  topics: readonly string[];
  since: Moment;
  /** Whether anybody asked for it since it was read. */
  isAsked: boolean;
}

const againShare = 0.75;
const renewedAtOnce = 50;
const renewalPauseMs = 50;
// A row that is read anew by itself is read as of the moment of whoever asked last, which may not be long ago.
const readerMaxAgeMs = 1000;

/** Keeps rows that many answers are made of, by their ids, each until one of its topics changes anywhere. */
export class KeptRows<Row> {
  readonly #topics: Topics;
  readonly #options: Options<Row>;
  readonly #entries: AskedAgain<Entry<Row>>;
  /** Old ones, which are shown while they are read, a few at a time, or everybody would wait for all of them at once. */
  readonly #renewing = new Set<number>();
  #isRenewing = false;
  /** The newest caller's, for it reads as of that caller's moment (ms). */
  #reader: { read: Read<Row>; askedAt: number } | undefined;

  constructor(topics: Topics, options: Options<Row>) {
    this.#topics = topics;
    this.#options = options;
    this.#entries = new AskedAgain({ bytesMax: options.bytesMax, againShare });
    const { idsIn } = options;
    if (idsIn) topics.onRaised((announced) => this.#renewChanged(announced.flatMap((name) => idsIn(name))));
  }

  /** The rows of these ids in any order; `read` reads those that are not kept, and leaves out what there is not. */
  async get(ids: readonly number[], read: Read<Row>): Promise<Row[]> {
    const found: Row[] = [];
    const missing: number[] = [];
    for (const id of ids) {
      const row = this.find(id);
      if (row === undefined) missing.push(id);
      else found.push(row);
    }
    this.#reader = { read, askedAt: this.#topics.moment().madeAt };
    if (this.#renewing.size > 0) void apart(() => this.#renew());
    if (missing.length === 0) return found;
    return [...found, ...(await this.#read(missing, read))];
  }

  /** The row of an id, where it is kept and true. */
  find(id: number): Row | undefined {
    const entry = this.#entries.peek(`${id}`);
    if (!entry || !this.#isUnchanged(entry, this.#options.maxAgeMs)) return undefined;
    if (this.#options.holdsUntil(entry.row) <= this.#topics.moment().madeAt) return undefined;
    if (!this.#isUnchanged(entry, this.#options.freshMs)) this.#renewing.add(id);
    entry.isAsked = true;
    return this.#entries.ask(`${id}`)?.row;
  }

  /** What nobody asked for since it was read waits until somebody does. */
  #renewChanged(ids: readonly number[]): void {
    if (!this.#reader || this.#topics.moment().madeAt - this.#reader.askedAt > readerMaxAgeMs) return;
    for (const id of ids) if (this.#entries.peek(`${id}`)?.isAsked) this.#renewing.add(id);
    if (this.#renewing.size > 0) void apart(() => this.#renew());
  }

  async #read(ids: readonly number[], read: Read<Row>): Promise<Row[]> {
    const { idOf, sizeOf, topicsOf } = this.#options;
    const { seenChanges, madeAt } = this.#topics.moment();
    const added = await onPrimary(() => read(ids));
    for (const row of added) {
      const id = idOf(row);
      // Each has its own moment, which remembers how far it was found to hold.
      const entry = { row, size: sizeOf(row), topics: topicsOf(id), since: { seenChanges, madeAt }, isAsked: false };
      // What was read before a change was heard of may be older than it.
      if (this.#isUnchanged(entry, this.#options.freshMs)) this.#entries.keep(`${id}`, entry);
    }
    return added;
  }

  async #renew(): Promise<void> {
    if (this.#isRenewing) return;
    this.#isRenewing = true;
    try {
      while (this.#renewing.size > 0 && this.#reader) {
        const ids = [...this.#renewing].slice(0, renewedAtOnce);
        // Before they are read, so that what changes meanwhile is read once more.
        for (const id of ids) this.#renewing.delete(id);
        await this.#read(ids, this.#reader.read);
        await setTimeout(renewalPauseMs, undefined, { ref: false });
      }
    } catch {
      // Whoever asks when the old row has become too old hears of it.
      this.#renewing.clear();
    } finally {
      this.#isRenewing = false;
    }
  }

  #isUnchanged({ topics, since }: Entry<Row>, ageMs: number): boolean {
    return this.#topics.isUnchanged(topics, since, ageMs);
  }
}
