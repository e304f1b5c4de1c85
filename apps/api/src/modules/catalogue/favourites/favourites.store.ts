import type { Db } from '#platform/database/db.ts';

export const addFavourite = (db: Db, row: { user_id: number; menu_id: number }) =>
  db
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();

export const deleteFavourite = (db: Db, userId: number, menuId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('menu_id', '=', menuId).execute();

export const deleteFavourites = (tx: Db, userId: number) =>
  tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
