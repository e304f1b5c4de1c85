import { type Insertable, type Selectable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

type FormatRow = Pick<Selectable<DB['bank_formats']>, 'bank_format_id' | 'name' | 'layout' | 'source'>;

export const findFormat = (db: Db, formatId: number) =>
  db.selectFrom('bank_formats').selectAll().where('bank_format_id', '=', formatId).executeTakeFirst();

/** A format that a file is about to be made with: until that is decided nobody changes or deletes it. */
export const holdFormat = (tx: Tx, formatId: number) =>
  tx
    .selectFrom('bank_formats')
    .selectAll()
    .where('bank_format_id', '=', formatId)
    .where('follows', 'is', null)
    .forKeyShare()
    .executeTakeFirst();

const hasFiles = sql<boolean>`exists (select from payout_batches b where b.bank_format_id = f.bank_format_id)`;
const hasOlderForms = sql<boolean>`exists (select from bank_formats o where o.follows = f.bank_format_id)`;

const chosen = (db: Db) =>
  db
    .selectFrom('bank_formats as f')
    .select(['f.bank_format_id', 'f.name', 'f.layout', 'f.source', 'f.version'])
    .select([hasFiles.as('is_used'), sql<boolean>`${hasFiles} or ${hasOlderForms}`.as('is_kept')])
    .where('f.follows', 'is', null);

/** Formats that new files can be made with, and whether files were. */
export const listFormats = (db: Db) => chosen(db).orderBy('f.name').execute();

/** One of them, held by this transaction. */
export async function lockFormat(tx: Tx, formatId: number) {
  // Whether files have it is asked once it is held: whoever waited would hear what was so before.
  await sql`select from bank_formats where bank_format_id = ${formatId} for update`.execute(tx);
  return chosen(tx).where('f.bank_format_id', '=', formatId).executeTakeFirst();
}

/** Who wrote the form that a format has, and when; nobody for a delivered one. */
export async function findWriter(db: Db, formatId: number) {
  const { rows } = await sql<{ actor_id: number; name: string; at: Date }>`select a.actor_id, u.name, a.at
    from audit_entries a join users u on u.user_id = a.actor_id
    where a.subject = 'bank_format' and a.subject_id = ${String(formatId)}
    order by a.at desc, a.audit_id desc limit 1`.execute(db);
  return rows[0];
}

/** Keeps the form of a format with which files were made, for them alone. */
export async function keepFormat(tx: Tx, { bank_format_id, name, layout, source }: FormatRow): Promise<void> {
  const kept = await tx
    .insertInto('bank_formats')
    .values(({ selectFrom }) => ({
      name: selectFrom('bank_formats')
        .select(sql<string>`left(${name}, 44) || ' until version ' || (count(*) + 1)`.as('name'))
        .where('follows', '=', bank_format_id),
      layout: JSON.stringify(layout),
      source,
      follows: bank_format_id,
    }))
    .returning('bank_format_id')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('payout_batches')
    .set({ bank_format_id: kept.bank_format_id })
    .where('bank_format_id', '=', bank_format_id)
    .execute();
}

export const addFormat = (tx: Tx, row: Insertable<DB['bank_formats']>) =>
  tx.insertInto('bank_formats').values(row).returning('bank_format_id').executeTakeFirstOrThrow();

export const updateFormat = (tx: Tx, formatId: number, row: { name: string; layout: string; source: string }) =>
  tx
    .updateTable('bank_formats')
    .set({ ...row, version: sql<number>`version + 1` })
    .where('bank_format_id', '=', formatId)
    .execute();

export const deleteFormat = (tx: Tx, formatId: number) =>
  tx.deleteFrom('bank_formats').where('bank_format_id', '=', formatId).execute();
