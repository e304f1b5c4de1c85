// Owns favourites: dishes and restaurants a customer saved, each once.
import type { ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import { favouritesMax } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/errors.ts';
import { isOnMenu } from '#modules/catalogue/menu/menu.service.ts';
import { listCachedRestaurants } from '#modules/catalogue/restaurants/restaurants.service.ts';
import * as store from './favourites.store.ts';

/** Saves under the lock of the account, so that the last place is not given twice. */
const save = (db: Db, userId: number, nouns: string, work: (tx: Tx) => Promise<number>) =>
  transaction(db, async (tx) => {
    await store.lockUser(tx, userId);
    if ((await work(tx)) > favouritesMax)
      throw new AppError('conflict', `You can save ${favouritesMax} ${nouns}. Remove one first.`);
  });

export async function addFavourite(db: Db, row: store.FavouriteRow): Promise<void> {
  if (!(await isOnMenu(db, row.menu_id))) throw new AppError('not_found', 'Dish not found.');
  await save(db, row.user_id, 'dishes', (tx) => store.addFavourite(tx, row));
}

/** The saved ones that everybody may see, the newest first. */
export async function listFavouriteRestaurants(
  deps: Pick<Deps, 'db' | 'cache' | 'clock'>,
  userId: number,
): Promise<ListedRestaurant[]> {
  const ids = await store.listFavouriteRestaurantIds(deps.db, userId);
  const cards = await listCachedRestaurants(deps, ids, deps.clock.now());
  const places = new Map(ids.map((id, place) => [id, place]));
  return cards.toSorted((one, other) => (places.get(one.restaurant_id) ?? 0) - (places.get(other.restaurant_id) ?? 0));
}

export async function addFavouriteRestaurant(
  deps: Pick<Deps, 'db' | 'cache' | 'clock'>,
  row: store.FavouriteRestaurantRow,
): Promise<void> {
  const found = await listCachedRestaurants(deps, [row.restaurant_id], deps.clock.now());
  if (found.length === 0) throw new AppError('not_found', 'Restaurant not found.');
  await save(deps.db, row.user_id, 'restaurants', (tx) => store.addFavouriteRestaurant(tx, row));
}

/** Forgets everything a customer saved. */
export async function forgetFavourites(tx: Tx, userId: number): Promise<void> {
  await store.deleteFavourites(tx, userId);
  await store.deleteFavouriteRestaurants(tx, userId);
}
