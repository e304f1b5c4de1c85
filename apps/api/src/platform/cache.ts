import { sql } from 'kysely';
import type { Topic } from '@tawa/contract/endpoint';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { AppError } from './errors.ts';
import type { Listener } from './listener.ts';
import { type Made, ReadyBytes } from './ready-bytes.ts';
import { onCommit } from './transaction.ts';

export interface MadeAnswer extends Made {
  topics: readonly string[];
  maxAgeMs: number;
  /** False for an answer that only this request may have. */
  isKept: boolean;
}

/** Keeps finished answers until one of their topics changes anywhere; what is made twice at once is made once. */
export interface Cache {
  /** The kept answer when it still counts. */
  peek(key: string): ReadyBytes | undefined;
  /** The kept answer, or the one that `make` makes now and that is kept from now on. */
  get(key: string, make: () => Promise<MadeAnswer>): Promise<ReadyBytes>;
  /** Makes everything that was made from these topics stale in this process. */
  raise(topics: readonly string[]): void;
}

interface Entry {
  bytes: ReadyBytes;
  topics: readonly string[];
  madeAt: number;
  expiresAt: number;
  /** The number of changes this process had heard of when the making began. */
  seenChanges: number;
}

const channel = 'cache';
const bytesMax = 64 * 1024 * 1024;
const unheardAgeMaxMs = 1000;
const raisers = new WeakMap<Db, (topics: readonly string[]) => void>();

/** Announces in the same transaction that rows of these topics change; kept answers go when it commits. */
export async function touch(tx: Db, topics: readonly Topic[]): Promise<void> {
  await sql`select pg_notify(${channel}, ${topics.join(' ')})`.execute(tx);
  onCommit(tx, (db) => raisers.get(db)?.(topics));
}

export function createCache({ db, listener, clock }: { db: Db; listener: Listener; clock: Clock }): Cache {
  const entries = new Map<string, Entry>();
  const making = new Map<string, { seenChanges: number; made: Promise<Entry> }>();
  const changedAt = new Map<string, number>();
  let changes = 0;
  let allChangedAt = 0;
  let bytes = 0;

  const raise = (topics: readonly string[]) => {
    changes++;
    for (const topic of topics) changedAt.set(topic, changes);
  };
  raisers.set(db, raise);
  listener.on(channel, (payload) => raise(payload.split(' ')));
  listener.onConnected(() => (allChangedAt = ++changes));

  const isUnchanged = ({ topics, seenChanges }: Entry) =>
    seenChanges >= allChangedAt && topics.every((topic) => (changedAt.get(topic) ?? 0) <= seenChanges);

  function isFresh(entry: Entry): boolean {
    const now = clock.now().getTime();
    const isHeard = listener.isConnected() || now - entry.madeAt < unheardAgeMaxMs;
    return isHeard && now < entry.expiresAt && isUnchanged(entry);
  }

  function drop(key: string) {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.bytes.size;
  }

  function keep(key: string, entry: Entry) {
    drop(key);
    entries.set(key, entry);
    bytes += entry.bytes.size;
    for (const oldest of entries.keys()) {
      if (bytes <= bytesMax) return;
      drop(oldest);
    }
  }

  function peek(key: string) {
    const entry = entries.get(key);
    if (!entry || !isFresh(entry)) return undefined;
    entries.delete(key);
    entries.set(key, entry);
    return entry.bytes;
  }

  async function makeEntry(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const seenChanges = changes;
    const made = await make();
    const madeAt = clock.now().getTime();
    const entry = {
      bytes: new ReadyBytes(made),
      topics: made.topics,
      madeAt,
      expiresAt: madeAt + made.maxAgeMs,
      seenChanges,
    };
    if (made.isKept) keep(key, entry);
    return entry;
  }

  /** While the database cannot answer, the last answer is better than none. */
  function lastResort(key: string, error: unknown): Entry {
    const entry = entries.get(key);
    const isDown = error instanceof AppError && error.code === 'unavailable';
    if (isDown && entry && isUnchanged(entry) && clock.now().getTime() < entry.expiresAt) return entry;
    throw error;
  }

  function makeOnce(key: string, make: () => Promise<MadeAnswer>): Promise<Entry> {
    const running = making.get(key);
    if (running?.seenChanges === changes) return running.made;
    const made = makeEntry(key, make).finally(() => {
      if (making.get(key)?.made === made) making.delete(key);
    });
    making.set(key, { seenChanges: changes, made });
    return made;
  }

  return {
    peek,
    raise,
    async get(key, make) {
      const kept = peek(key);
      if (kept) return kept;
      const entry = await makeOnce(key, make).catch((error: unknown) => lastResort(key, error));
      return entry.bytes;
    },
  };
}
