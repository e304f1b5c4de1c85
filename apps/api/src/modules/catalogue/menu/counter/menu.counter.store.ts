import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import type { Hand } from '../editor/menu.editor.store.ts';

/** Dishes of a menu with what was said of the counter; drafts and hidden ones too. */
const dishes = (db: Db) =>
  db
    .selectFrom('dishes as d')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .leftJoin('dish_counter_prices as c', 'c.menu_id', 'd.menu_id')
    .select(['d.menu_id', 'd.dish_name', 'd.price', 'd.discounted_price', 'd.isactive', 'r.timezone'])
    .select(['c.price as counter_price', 'c.declared_at', 'c.refuted_at'])
    .where('d.deleted_on', 'is', null);

export const listOnSale = (db: Db, restaurantId: number) =>
  dishes(db).where('d.restaurant_id', '=', restaurantId).where('d.isactive', '=', true).execute();
export type CounterRow = Awaited<ReturnType<typeof listOnSale>>[number];

/** The same for the restaurant, which reads who said it. */
const ownDishes = (db: Db, restaurantId: number) =>
  dishes(db)
    .leftJoin('users as u', 'u.user_id', 'c.declared_by')
    .select('u.name as declared_by')
    .where('d.restaurant_id', '=', restaurantId);

export const listDishes = (db: Db, restaurantId: number) =>
  ownDishes(db, restaurantId).orderBy('d.position').orderBy('d.menu_id').execute();
export type OwnRow = Awaited<ReturnType<typeof listDishes>>[number];

export const findDish = (db: Db, restaurantId: number, menuId: number) =>
  ownDishes(db, restaurantId).where('d.menu_id', '=', menuId).executeTakeFirst();

/** Holds a menu in the order in which all do, so that neither a price nor what a file says changes meanwhile. */
export const holdDishes = (tx: Tx, restaurantId: number) =>
  sql`select from dishes where restaurant_id = ${restaurantId} order by menu_id for share`.execute(tx);

/** Says of every dish on sale of a held menu that it costs at the counter what it costs here; answers how many they are. */
export async function declareSame(tx: Tx, restaurantId: number, { userId, now }: Hand): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into dish_counter_prices (menu_id, price, declared_at, declared_by)
    select menu_id, coalesce(discounted_price, price), ${now}::timestamptz, ${userId}::int from dishes
    where restaurant_id = ${restaurantId} and isactive and deleted_on is null order by menu_id
    on conflict (menu_id) do update set price = excluded.price, declared_at = excluded.declared_at,
      declared_by = excluded.declared_by, told = 'nothing', refuted_at = null`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** Says anew what was said and not refuted; answers of how many dishes. */
export async function renew(tx: Tx, restaurantId: number, { userId, now }: Hand): Promise<number> {
  const { numAffectedRows } = await sql`
    update dish_counter_prices c set declared_at = ${now}::timestamptz, declared_by = ${userId}::int, told = 'nothing'
    where c.refuted_at is null and c.menu_id = any (array(
      select c.menu_id from dish_counter_prices c join dishes d using (menu_id)
      where d.restaurant_id = ${restaurantId} and d.deleted_on is null and c.refuted_at is null
      order by c.menu_id for update of c))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What dishes cost at the counter, in paise; said anew, what was said before is gone. */
export async function declare(
  tx: Tx,
  said: readonly { menu_id: number; price: number }[],
  { userId, now }: Hand,
): Promise<void> {
  await sql`insert into dish_counter_prices (menu_id, price, declared_at, declared_by)
    select menu_id, price, ${now}::timestamptz, ${userId}::int
    from json_to_recordset(${JSON.stringify(said)}::json) as v (menu_id int, price bigint) order by menu_id
    on conflict (menu_id) do update set price = excluded.price, declared_at = excluded.declared_at,
      declared_by = excluded.declared_by, told = 'nothing', refuted_at = null`.execute(tx);
}

export const takeBack = (tx: Tx, menuIds: readonly number[]) =>
  sql`delete from dish_counter_prices where menu_id = any (${[...menuIds]}::int[])`.execute(tx);

/** What was said before this moment by restaurants that take orders, and of which they have not had every reminder. */
export const listEnding = (db: Db, before: Date) =>
  db
    .selectFrom('dish_counter_prices as c')
    .innerJoin('dishes as d', 'd.menu_id', 'c.menu_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'd.restaurant_id')
    .select(['c.menu_id', 'c.declared_at', 'c.told', 'd.restaurant_id', 'r.timezone'])
    .where('c.declared_at', '<', before)
    .where('c.told', '<>', 'lapsed')
    .where('c.refuted_at', 'is', null)
    .where('d.deleted_on', 'is', null)
    .where('r.lifecycle', '=', 'active')
    .orderBy('c.declared_at')
    .orderBy('c.menu_id')
    .execute();
export type EndingRow = Awaited<ReturnType<typeof listEnding>>[number];

/** Notes that a restaurant is reminded of these; of what was renewed meanwhile it is not. */
export async function noteTold(
  tx: Tx,
  ending: readonly EndingRow[],
  told: 'soon' | 'lapsed',
  before: Date,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('dish_counter_prices')
    .set({ told })
    .where('menu_id', '=', sql<number>`any (${ending.map(({ menu_id }) => menu_id)}::int[])`)
    .where('declared_at', '<', before)
    .where('told', '<>', told)
    .where('refuted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
