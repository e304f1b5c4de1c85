// What the office does to plain rows: each write is one statement on a table that the caller owns, and one entry of the log.
import { findOwn } from '@tawa/domain/common/own';
import type { ShelfSubject } from '@tawa/domain/insight/audit-acts';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { notFound } from '#platform/http/errors.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from './audit.record.ts';

type Values = Readonly<Record<string, unknown>>;

/** A table of plain rows, named by the module that owns it. */
export interface Shelf {
  table: string;
  key: string;
  /** What a row is called in the log: 'faq'. */
  subject: ShelfSubject;
}

interface Hand {
  actor_id: number;
  /** Runs in the same transaction, before the row is written. */
  first?: (tx: Tx, before: Values) => Promise<unknown>;
}

async function lock(tx: Tx, { table, key }: Shelf, id: number): Promise<Values> {
  const { rows } = await sql<Values>`select * from ${sql.table(table)} where ${sql.ref(key)} = ${id}
    for update`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}

const only = (values: Values, names: Values): Values =>
  Object.fromEntries(Object.keys(names).map((name) => [name, findOwn(values, name)]));

/** Adds a row and answers its id. */
export const addRow = ({ db }: Pick<Deps, 'db'>, shelf: Shelf, values: Values, { actor_id, first }: Hand) =>
  transaction(db, async (tx) => {
    await first?.(tx, {});
    const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
    const {
      rows: [row],
    } = await sql<{ id: number }>`insert into ${sql.table(shelf.table)} (${names})
      values (${sql.join(Object.values(values))}) returning ${sql.ref(shelf.key)} as id`.execute(tx);
    if (!row) throw new Error(`${shelf.table} wrote no row.`);
    await record(tx, { actor_id, action: `${shelf.subject}.add`, subject_id: row.id, after: values });
    return row.id;
  });

/** Changes a row; throws `not_found`. */
export const updateRow = (
  { db }: Pick<Deps, 'db'>,
  shelf: Shelf,
  { id, values }: { id: number; values: Values },
  { actor_id, first }: Hand,
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lock(tx, shelf, id);
    await first?.(tx, before);
    const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
    await sql`update ${sql.table(shelf.table)} set ${sql.join(sets)} where ${sql.ref(shelf.key)} = ${id}`.execute(tx);
    const change = { before: only(before, values), after: values };
    await record(tx, { actor_id, action: `${shelf.subject}.change`, subject_id: id, ...change });
  });

/** Deletes a row; throws `not_found`, and what the constraints say while something needs it. */
export const deleteRow = (
  { db }: Pick<Deps, 'db'>,
  shelf: Shelf,
  id: number,
  { actor_id, first }: Hand,
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await lock(tx, shelf, id);
    await first?.(tx, before);
    await sql`delete from ${sql.table(shelf.table)} where ${sql.ref(shelf.key)} = ${id}`.execute(tx);
    await record(tx, { actor_id, action: `${shelf.subject}.delete`, subject_id: id, before });
  });

/** The hand of somebody who may put a picture of their own uploads in; the one that stands there already may stay. */
export const withPicture = (
  { clock }: Pick<Deps, 'clock'>,
  actor_id: number,
  { field, path }: { field: string; path: string | null },
): Hand => ({
  actor_id,
  first: async (tx, before) => {
    if (path !== null && path !== findOwn(before, field))
      await usePicture(tx, { userId: actor_id, path, field, now: clock.now() });
  },
});
