import type { Db, Tx } from '#platform/database/db.ts';

export interface FavouriteRow {
  user_id: number;
  menu_id: number;
}

export interface FavouriteRestaurantRow {
  user_id: number;
  restaurant_id: number;
}

export const lockUser = (tx: Tx, userId: number) =>
  tx.selectFrom('users').select('user_id').where('user_id', '=', userId).forNoKeyUpdate().executeTakeFirst();

/** Answers how many dishes are saved then; one that was saved already changes nothing, and so is never too many. */
export async function addFavourite(tx: Tx, row: FavouriteRow): Promise<number> {
  const added = await tx
    .insertInto('favourites')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return 0;
  const { saved } = await tx
    .selectFrom('favourites')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  return saved;
}

export const deleteFavourite = (db: Db, userId: number, menuId: number) =>
  db.deleteFrom('favourites').where('user_id', '=', userId).where('menu_id', '=', menuId).execute();

export const deleteFavourites = (tx: Db, userId: number) =>
  tx.deleteFrom('favourites').where('user_id', '=', userId).execute();

export async function listFavouriteRestaurantIds(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourite_restaurants')
    .select('restaurant_id')
    .where('user_id', '=', userId)
    .orderBy('created_on', 'desc')
    .orderBy('restaurant_id')
    .execute();
  return rows.map(({ restaurant_id }) => restaurant_id);
}

/** Answers how many restaurants are saved then; one that was saved already changes nothing, and so is never too many. */
export async function addFavouriteRestaurant(tx: Tx, row: FavouriteRestaurantRow): Promise<number> {
  const added = await tx
    .insertInto('favourite_restaurants')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!added.numInsertedOrUpdatedRows) return 0;
  const { saved } = await tx
    .selectFrom('favourite_restaurants')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  return saved;
}

export const deleteFavouriteRestaurant = (db: Db, userId: number, restaurantId: number) =>
  db
    .deleteFrom('favourite_restaurants')
    .where('user_id', '=', userId)
    .where('restaurant_id', '=', restaurantId)
    .execute();

export const deleteFavouriteRestaurants = (tx: Db, userId: number) =>
  tx.deleteFrom('favourite_restaurants').where('user_id', '=', userId).execute();
