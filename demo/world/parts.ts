import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Tx } from '@tawa/api/platform/database/db';
import { transaction } from '@tawa/api/platform/database/transaction';
import type { DB } from '@tawa/api/db/tables';
import { createRandom, type Random } from '@tawa/domain/common/random';

export type Say = (line: string) => void;

/** What every part of the demo world is made from. */
export interface Making {
  tx: Tx;
  now: Date;
  random: Random;
}

/** A share of the demo world that is put in whole or not at all. */
export interface Part {
  /** What the progress line says. */
  name: string;
  /** The part is in already when this table holds a row. */
  table: keyof DB;
  fill: (making: Making) => Promise<void>;
}

interface Setting {
  now: Date;
  seed: number;
  say: Say;
}

// One number for all processes: two that find an empty database at once fill it one after the other.
const fillingLock = 7_381_202;
const waitMs = 250;

const hasRows = async (tx: Tx, table: keyof DB): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx)).rows.length > 0;

async function hasLock(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`select pg_try_advisory_xact_lock(${fillingLock}) as locked`.execute(
    tx,
  );
  return rows[0]?.locked === true;
}

/** Fills one part unless it is in, as soon as no other process fills one; a part takes longer than a lock may be waited for. */
async function fillPart(
  db: Db,
  { table, fill }: Part,
  { now, seed }: { now: Date; seed: number },
): Promise<'filled' | 'present'> {
  for (;;) {
    const outcome = await transaction(db, async (tx) => {
      if (!(await hasLock(tx))) return 'busy';
      if (await hasRows(tx, table)) return 'present';
      await fill({ tx, now, random: createRandom(seed) });
      return 'filled';
    });
    if (outcome !== 'busy') return outcome;
    await sleep(waitMs);
  }
}

/**
 * Fills the parts in their order, each in its own transaction and from its own numbers, and passes over those that are
 * in: what was interrupted goes on where it stood and becomes the same world.
 */
export async function fillParts(db: Db, parts: readonly Part[], { now, seed, say }: Setting): Promise<void> {
  for (const [index, part] of parts.entries()) {
    const start = performance.now();
    const outcome = await fillPart(db, part, { now, seed: seed + index });
    if (outcome === 'filled') say(`  ${part.name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(2)} s`);
  }
}
