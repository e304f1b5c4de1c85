import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { textOf } from '../../platform/http/errors.ts';
import { MigrationError, splitStatements, type Migration } from './migration-files.ts';

/** How long a lock is waited for, and how often; meanwhile whoever comes after waits as well. */
export interface Patience {
  lockTimeoutMs: number;
  tries: number;
  pauseMs: number;
}

/** Two seconds in which others wait, then seven for them, for six minutes. */
export const usualPatience: Patience = { lockTimeoutMs: 2000, tries: 40, pauseMs: 7000 };

/** Not got in time, or given up because each waited for the other: what was begun is rolled back and can begin again. */
const lockFailures: ReadonlySet<string> = new Set(['55P03', '40P01']);

/** Runs work in a transaction of one connection; what it throws rolls all of it back. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const done = await work();
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Writes a file down as applied. */
export async function markApplied(client: pg.Client, { name, checksum, releaseBefore }: Migration): Promise<void> {
  await client.query('insert into schema_migrations (name, checksum, release_before) values ($1, $2, $3)', [
    name,
    checksum,
    releaseBefore,
  ]);
}

async function whileLocked<T>(patience: Patience, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (!lockFailures.has(textOf(error, 'code') ?? '') || tried >= patience.tries) throw error;
      await sleep(patience.pauseMs);
    }
  }
}

const withLockTimeout = <T>(client: pg.Client, patience: Patience, work: () => Promise<T>): Promise<T> =>
  whileLocked(patience, () =>
    inTransaction(client, async () => {
      await client.query(`set local lock_timeout = ${patience.lockTimeoutMs}`);
      return work();
    }),
  );

const applyWhole = (client: pg.Client, migration: Migration, patience: Patience): Promise<void> =>
  withLockTimeout(client, patience, async () => {
    await client.query(migration.sql);
    await markApplied(client, migration);
  });

/** What an interrupted build left would be taken for the index. */
async function dropInvalid(client: pg.Client, statement: string): Promise<void> {
  const [, name] = /if not exists (\w+) /i.exec(statement) ?? [];
  const { rows } = await client.query('select from pg_index where indexrelid = to_regclass($1) and not indisvalid', [
    name,
  ]);
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`);
}

/** Whoever waits for a lock here stands in nobody's way, so that it waits as long as it takes. */
async function applyConcurrently(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  for (const statement of splitStatements(migration.sql))
    await whileLocked(patience, async () => {
      if (/^create/i.test(statement)) await dropInvalid(client, statement);
      await client.query(statement);
    });
  await markApplied(client, migration);
}

async function applyInBatches(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  const [statement = ''] = splitStatements(migration.sql);
  let changed: number;
  do {
    changed = await withLockTimeout(client, patience, async () => (await client.query(statement)).rowCount ?? 0);
  } while (changed > 0);
  await markApplied(client, migration);
}

/** Applies a file the way that it names and writes it down; throws MigrationError with its name. What goes in steps goes on where it was interrupted. */
export async function applyMigration(client: pg.Client, migration: Migration, patience: Patience): Promise<void> {
  try {
    if (migration.way === 'whole') await applyWhole(client, migration, patience);
    else if (migration.way === 'concurrently') await applyConcurrently(client, migration, patience);
    else await applyInBatches(client, migration, patience);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`${migration.name}: ${reason}`, { cause: error });
  }
}
