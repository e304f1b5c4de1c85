import type { Db } from '../../platform/db.ts';

export const isDish = (db: Db, menuId: number) =>
  db
    .selectFrom('dishes')
    .select('menu_id')
    .where('menu_id', '=', menuId)
    .where('isactive', '=', true)
    .executeTakeFirst();

export const addFavourite = (db: Db, row: { user_id: number; menu_id: number }) =>
  db
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteFavourite = (db: Db, userId: number, menuId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('menu_id', '=', menuId).execute();
