import type { Tx } from '@tawa/api/platform/database/db';
import { customerEmails, demoLogins, ownerEmail } from './accounts/people.ts';

export type Ids = ReadonlyMap<string, number>;

const known = (ids: Ids, name: string): number => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed has no ${name}.`);
  return id;
};

/** The ids of one kind by name; asking for a name that is not there is a fault of the seed. */
export type Finder = (name: string) => number;

const finder =
  (ids: Ids): Finder =>
  (name) =>
    known(ids, name);

export async function findCities(tx: Tx): Promise<Finder> {
  const rows = await tx.selectFrom('cities').select(['city_id', 'cityname']).execute();
  return finder(new Map(rows.map((row) => [row.cityname, row.city_id])));
}

export async function findCategories(tx: Tx): Promise<Finder> {
  const rows = await tx.selectFrom('categories').select(['category_id', 'category_name']).execute();
  return finder(new Map(rows.map((row) => [row.category_name, row.category_id])));
}

export async function listRestaurantIds(tx: Tx): Promise<Ids> {
  const rows = await tx.selectFrom('restaurants').select(['restaurant_id', 'restaurant_name']).execute();
  return new Map(rows.map((row) => [row.restaurant_name, row.restaurant_id]));
}

/** The dishes of a restaurant, where a name is never given twice. */
export async function findDishes(tx: Tx, restaurantId: number): Promise<Finder> {
  const rows = await tx
    .selectFrom('dishes')
    .select(['menu_id', 'dish_name'])
    .where('restaurant_id', '=', restaurantId)
    .execute();
  return finder(new Map(rows.map(({ dish_name, menu_id }) => [dish_name, menu_id])));
}

export const findRestaurants = async (tx: Tx): Promise<Finder> => finder(await listRestaurantIds(tx));

/** The demo customer, the customers who rate and order, and the owner of a restaurant. */
export async function findPeople(tx: Tx) {
  const rows = await tx.selectFrom('users').select(['user_id', 'email']).execute();
  const idOf = finder(new Map(rows.flatMap(({ email, user_id }) => (email === null ? [] : [[email, user_id]]))));
  return {
    customer: idOf(demoLogins[0].email),
    admin: idOf(demoLogins[2].email),
    customers: customerEmails.map((email) => idOf(email)),
    ownerOf: (restaurant: string) => idOf(ownerEmail(restaurant)),
  };
}
