import { sql, type Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export const listViews = (db: Db, userId: number, list: string) =>
  db
    .selectFrom('saved_views')
    .select(['view_id', 'name', 'view'])
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .execute();

/** Keeps a view; the person's row is held, so that two devices count one after the other. */
export async function saveView(tx: Tx, view: Insertable<DB['saved_views']>) {
  await tx.selectFrom('users').select('user_id').where('user_id', '=', view.user_id).forNoKeyUpdate().execute();
  return tx
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) => conflict.columns(['user_id', 'list', 'name']).doUpdateSet({ view: view.view }))
    .returning(['view_id', 'name', 'view'])
    .executeTakeFirstOrThrow();
}

export const deleteView = (db: Db, { user_id, view_id }: { user_id: number; view_id: number }) =>
  db.deleteFrom('saved_views').where('user_id', '=', user_id).where('view_id', '=', view_id).executeTakeFirst();

export const deleteViews = (tx: Tx, userId: number) =>
  tx.deleteFrom('saved_views').where('user_id', '=', userId).execute();
