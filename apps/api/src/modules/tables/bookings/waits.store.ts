import { type Insertable, sql } from 'kysely';
import type { TableWaits } from '#db/tables.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export const addWait = (db: Db, wait: Insertable<TableWaits>) =>
  db
    .insertInto('table_waits')
    .values(wait)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Who waits for a time that is still to come, in the order in which they came. */
export const listWaiting = (db: Db, restaurantId: number, now: Date) =>
  db
    .selectFrom('table_waits as w')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'w.restaurant_id')
    .selectAll('w')
    .select(['r.restaurant_name', namesOf('r').as('restaurant_names'), 'r.slug', 'r.timezone'])
    .where('w.restaurant_id', '=', restaurantId)
    .where('w.state', '=', 'waiting')
    .where('w.source', '=', 'web')
    .where('w.wanted_at', '>', now)
    .orderBy('w.created_on')
    .orderBy('w.wait_id')
    .execute();

export const listOfDay = (db: Db, restaurantId: number, { from, to }: { from: Date; to: Date }) =>
  db
    .selectFrom('table_waits')
    .selectAll()
    .where('restaurant_id', '=', restaurantId)
    .where('state', 'in', ['waiting', 'told'])
    .where('wanted_at', '>=', from)
    .where('wanted_at', '<', to)
    .orderBy('created_on')
    .orderBy('wait_id')
    .execute();

/** Marks somebody as told; nothing when that was done already. */
export const tellWait = (tx: Tx, wait_id: number) =>
  tx
    .updateTable('table_waits')
    .set({ state: 'told', told_at: sql<Date>`now()` })
    .where('wait_id', '=', wait_id)
    .where('state', '=', 'waiting')
    .returning('wait_id')
    .executeTakeFirst();

export const moveWait = (db: Db, restaurantId: number, wait_id: number, to: 'told' | 'left' | 'seated') =>
  db
    .updateTable('table_waits')
    .set({ state: to, ...(to === 'told' && { told_at: sql<Date>`now()` }) })
    .where('wait_id', '=', wait_id)
    .where('restaurant_id', '=', restaurantId)
    .where('state', 'in', ['waiting', 'told'])
    .returningAll()
    .executeTakeFirst();
