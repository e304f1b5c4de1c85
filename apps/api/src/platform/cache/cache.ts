import { Kept, type Aged, type Counts } from './kept.ts';
import { ReadyBytes, type Made } from './ready-bytes.ts';
import { Topics } from './topics.ts';

export interface MadeAnswer extends Made {
  topics: readonly string[];
  maxAgeMs: number;
  /** See `Fresh.renewMs`. */
  renewMs?: number | undefined;
  /** False for an answer that only this request may have. */
  isKept: boolean;
}

const bytesMax = 64 * 1024 * 1024;

/** What this process keeps: finished answers and pages as bytes, and whatever modules keep of the same topics. */
export class Cache extends Topics {
  readonly #answers = new Kept<ReadyBytes>(this, { bytesMax, isFailure: ({ status }) => status >= 500 });

  /** How often answers and pages were found, made, or old ones shown. */
  get counts(): Readonly<Counts> {
    return this.#answers.counts;
  }

  /** The kept bytes of an answer, or of the one that `make` makes now; see `Kept.get`. */
  get(key: string, make: () => Promise<MadeAnswer>, admit?: () => void): Promise<ReadyBytes> {
    return this.#answers.get(key, () => readied(make), admit);
  }

  /** The same with its age and what is left to it. */
  getAged(key: string, make: () => Promise<MadeAnswer>, admit?: () => void): Promise<Aged<ReadyBytes>> {
    return this.#answers.getAged(key, () => readied(make), admit);
  }

  /** The same for what something else is made of; see `Kept.getTrue`. */
  getTrue(key: string, make: () => Promise<MadeAnswer>): Promise<Aged<ReadyBytes>> {
    return this.#answers.getTrue(key, () => readied(make));
  }
}

/** Of one name among the topics, with its place in the list. */
const nameBytes = 56;

async function readied(make: () => Promise<MadeAnswer>) {
  const { topics, maxAgeMs, renewMs, isKept, ...made } = await make();
  const value = new ReadyBytes(made);
  return { value, size: value.size + topics.length * nameBytes, topics, maxAgeMs, renewMs, isKept };
}

/** One of something for each process, made with its cache when it is first asked for. */
export function oncePerCache<K>(create: (cache: Cache) => K): (cache: Cache) => K {
  const created = new WeakMap<Cache, K>();
  return (cache) => {
    const found = created.get(cache) ?? create(cache);
    if (!created.has(cache)) created.set(cache, found);
    return found;
  };
}
