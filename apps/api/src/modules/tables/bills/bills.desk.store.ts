import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** The tables in use of a restaurant, with the code and the running bill of each. */
export const listTables = (db: Db, restaurantId: number) =>
  db
    .selectFrom('dining_tables as t')
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'v.restaurant_id')
    .leftJoin('table_codes as c', 'c.table_id', 't.table_id')
    .leftJoin('table_bills as b', (join) => join.onRef('b.table_id', '=', 't.table_id').on('b.closed_at', 'is', null))
    .select(['t.table_id', 't.name', 'v.name as venue_name', 'r.restaurant_name'])
    .select(['c.nonce', 'c.token_hash', 'c.made_at'])
    .select(['b.table_bill_id', 'b.version', 'b.opened_at', 'b.pin'])
    .where('v.restaurant_id', '=', restaurantId)
    // What was switched off meanwhile stays in sight while guests sit there.
    .where((eb) =>
      eb.or([
        eb.and([eb('t.isactive', '=', true), eb('v.isactive', '=', true)]),
        eb('b.table_bill_id', 'is not', null),
      ]),
    )
    .orderBy('v.venue_id')
    .orderBy(sql`length(t.name)`)
    .orderBy('t.name')
    .execute();

/** A table in use of the own restaurant. */
export const findTable = (db: Db, restaurantId: number, tableId: number) =>
  db
    .selectFrom('dining_tables as t')
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .select(['t.table_id', 't.name'])
    .where('v.restaurant_id', '=', restaurantId)
    .where('t.table_id', '=', tableId)
    .where('t.isactive', '=', true)
    .where('v.isactive', '=', true)
    .executeTakeFirst();

export const listGuests = (db: Db, billIds: readonly number[]) =>
  db
    .selectFrom('table_guests')
    .select(['table_bill_id', 'name'])
    .where('table_bill_id', 'in', billIds.length > 0 ? billIds : [0])
    .orderBy('table_guest_id')
    .execute();

interface NewCode {
  table_id: number;
  nonce: string;
  token_hash: Buffer;
  made_at: Date;
}

/** Gives a table its code, in place of the one it had. */
export const putCode = (tx: Db, code: NewCode) =>
  tx
    .insertInto('table_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('table_id').doUpdateSet(code))
    .execute();

/** Gives a table its first code; one that has one keeps it. */
export const addCode = (tx: Tx, code: NewCode) =>
  tx
    .insertInto('table_codes')
    .values(code)
    .onConflict((conflict) => conflict.column('table_id').doNothing())
    .execute();

/** Keeps a code that was made anew from the same nonce, where the server's own secret was changed. */
export const renewToken = (db: Db, table_id: number, token_hash: Buffer) =>
  db.updateTable('table_codes').set({ token_hash }).where('table_id', '=', table_id).execute();

export const deleteCode = (db: Db, tableId: number) =>
  db.deleteFrom('table_codes').where('table_id', '=', tableId).execute();
