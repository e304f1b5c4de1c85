import type { StationForm } from '@tawa/contract/ordering/stations';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';

/** Holds the kitchen, so that its stations are set one after the other. */
export const holdKitchen = (tx: Tx, restaurantId: number) =>
  tx.selectFrom('restaurants').select('owner_id').where('restaurant_id', '=', restaurantId).forNoKeyUpdate().execute();

export const listStations = (db: Db, restaurantId: number) =>
  db
    .selectFrom('stations as s')
    .select(['s.station_id', 's.station_name'])
    .select(
      sql<number[]>`array(select c.category_id from station_categories c
        where c.restaurant_id = s.restaurant_id and c.station_id = s.station_id order by c.category_id)`.as(
        'category_ids',
      ),
    )
    .where('s.restaurant_id', '=', restaurantId)
    .orderBy('s.position')
    .orderBy('s.station_id')
    .execute();

/** The categories of a menu in its order, and those that a station still has. */
export const listMenuCategories = async (db: Db, restaurantId: number) => {
  const { rows } = await sql<{ category_id: number; category_name: string; dishes: number }>`
    select g.category_id, g.category_name, coalesce(d.dishes, 0)::int as dishes
    from categories g
    left join restaurant_categories p on p.category_id = g.category_id and p.restaurant_id = ${restaurantId}
    left join (select category_id, count(*) as dishes from dishes
      where restaurant_id = ${restaurantId} and deleted_on is null group by 1) d on d.category_id = g.category_id
    where p.category_id is not null or d.dishes > 0 or exists (
      select from station_categories c where c.restaurant_id = ${restaurantId} and c.category_id = g.category_id)
    order by p.position nulls last, g.course, g.category_name`.execute(db);
  return rows;
};

export async function countCategories(tx: Tx, categoryIds: readonly number[]): Promise<number> {
  const { found } = await tx
    .selectFrom('categories')
    .select(sql<number>`count(*)::int`.as('found'))
    .where('category_id', '=', sql<number>`any (${[...categoryIds]}::int[])`)
    .executeTakeFirstOrThrow();
  return found;
}

/** Writes the stations in their order with their categories; those that are not named are gone. */
export async function replaceStations(tx: Tx, restaurantId: number, stations: readonly StationForm[]): Promise<void> {
  const kept = stations.flatMap(({ station_id }) => (station_id === null ? [] : [station_id]));
  await sql`delete from station_categories where restaurant_id = ${restaurantId}`.execute(tx);
  await sql`delete from stations where restaurant_id = ${restaurantId} and not station_id = any (${kept}::int[])`.execute(
    tx,
  );
  // Two stations may take each other's names, which are told apart row by row.
  await sql`update stations set station_name = '~' || station_id where restaurant_id = ${restaurantId}`.execute(tx);
  for (const [position, { station_id, station_name, category_ids }] of stations.entries()) {
    const values = { station_name, position };
    const { station_id: id } =
      station_id === null
        ? await tx
            .insertInto('stations')
            .values({ ...values, restaurant_id: restaurantId })
            .returning('station_id')
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('stations')
            .set(values)
            .where('restaurant_id', '=', restaurantId)
            .where('station_id', '=', station_id)
            .returning('station_id')
            .executeTakeFirstOrThrow();
    await sql`insert into station_categories (restaurant_id, station_id, category_id)
      select ${restaurantId}::int, ${id}::int, unnest(${category_ids}::int[])`.execute(tx);
  }
}
