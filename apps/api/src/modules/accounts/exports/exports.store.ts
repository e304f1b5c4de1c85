import { createHash, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';

const columns = ['export_id', 'requested_on', 'ready_on', 'failed_on', 'expires_at', 'bytes'] as const;
const listedMax = 5;

/** Gives up on what a crash left running, so that it stands in nobody's way. */
export const failStuckExports = (db: Db, now: Date, begunBefore: Date) =>
  db
    .updateTable('data_exports')
    .set({ failed_on: now })
    .where('ready_on', 'is', null)
    .where('failed_on', 'is', null)
    .where('requested_on', '<', begunBefore)
    .execute();

/** Adds a file to make; nothing while another one of the account is being made. */
export const addExport = (tx: Tx, values: { user_id: number; requested_on: Date; expires_at: Date }) =>
  tx
    .insertInto('data_exports')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('user_id').where('ready_on', 'is', null).where('failed_on', 'is', null).doNothing(),
    )
    .returning(columns)
    .executeTakeFirst();

export const listExports = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('data_exports')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('requested_on', 'desc')
    .limit(listedMax)
    .execute();

export const findRunning = (db: Db, exportId: string) =>
  db
    .selectFrom('data_exports as e')
    .innerJoin('users as u', 'u.user_id', 'e.user_id')
    .select(['e.user_id', 'u.email', 'u.name', 'u.role'])
    .where('e.export_id', '=', exportId)
    .where('e.ready_on', 'is', null)
    .where('e.failed_on', 'is', null)
    .executeTakeFirst();

/** False when nobody waits for the file any more. */
export async function finishExport(
  tx: Tx,
  exportId: string,
  made: { file: string; bytes: number; ready_on: Date; expires_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set(made)
    .where('export_id', '=', exportId)
    .where('ready_on', 'is', null)
    .where('failed_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const failExport = (db: Db, exportId: string, failed_on: Date) =>
  db
    .updateTable('data_exports')
    .set({ failed_on })
    .where('export_id', '=', exportId)
    .where('ready_on', 'is', null)
    .execute();

const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Makes a ticket for a file of the account that is ready; undefined when there is none. */
export async function addTicket(
  db: Db,
  input: { userId: number; exportId: string; now: Date; expires_at: Date },
): Promise<string | undefined> {
  const ticket = randomBytes(32).toString('base64url');
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('export_tickets')
    .columns(['ticket_hash', 'export_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('data_exports')
        .select(({ val }) => [
          val(hashOf(ticket)).as('ticket_hash'),
          'export_id',
          eb.cast<Date>(val(input.expires_at), 'timestamptz').as('expires_at'),
        ])
        .where('export_id', '=', input.exportId)
        .where('user_id', '=', input.userId)
        .where('ready_on', 'is not', null)
        .where('expires_at', '>', input.now),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n ? ticket : undefined;
}

/** Uses a ticket up and answers its file; undefined when it was used, is too old or was never there. */
export const takeTicket = (db: Db, ticket: string, now: Date) =>
  db
    .with('used', (cte) =>
      cte
        .deleteFrom('export_tickets')
        .where('ticket_hash', '=', hashOf(ticket))
        .where('expires_at', '>', now)
        .returning('export_id'),
    )
    .selectFrom('used')
    .innerJoin('data_exports as e', 'e.export_id', 'used.export_id')
    .select(['e.file', 'e.bytes', 'e.ready_on'])
    .where('e.expires_at', '>', now)
    .executeTakeFirst();

/** Forgets the account's files and answers the names of those that must go from the disk. */
export async function deleteExports(tx: Tx, userId: number): Promise<string[]> {
  const rows = await tx.deleteFrom('data_exports').where('user_id', '=', userId).returning('file').execute();
  return rows.flatMap(({ file }) => file ?? []);
}

export async function deleteExpired(db: Db, now: Date): Promise<string[]> {
  const rows = await db.deleteFrom('data_exports').where('expires_at', '<', now).returning('file').execute();
  return rows.flatMap(({ file }) => file ?? []);
}

export const forgetOldTickets = (db: Db, now: Date): Promise<void> =>
  forgetOld(db, { table: 'export_tickets', column: 'expires_at', before: now });
