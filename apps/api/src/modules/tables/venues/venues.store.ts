import { type Insertable, sql, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { BookingSettings, DiningTables, Venues } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

const living = ['held', 'requested', 'confirmed', 'arrived', 'seated'] as const;

const tables = (db: Db) =>
  db
    .selectFrom('dining_tables as t')
    .select(['t.table_id', 't.venue_id', 't.name', 't.min_seats', 't.max_seats', 't.spot_x', 't.spot_y', 't.isactive'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('table_joins as j')
          .select(sql<number>`case j.table_id when t.table_id then j.joined_id else j.table_id end`.as('id'))
          .where((is) =>
            is.or([is('j.table_id', '=', is.ref('t.table_id')), is('j.joined_id', '=', is.ref('t.table_id'))]),
          ),
      ).as('joins'),
    );

export type TableRow = Awaited<ReturnType<typeof listTables>>[number];

export const listTables = (db: Db, restaurantId: number) =>
  tables(db)
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .where('v.restaurant_id', '=', restaurantId)
    .orderBy('t.table_id')
    .execute();

export const listTablesOf = (db: Db, venueId: number) =>
  tables(db).where('t.venue_id', '=', venueId).orderBy('t.table_id').execute();

export type VenueRow = NonNullable<Awaited<ReturnType<typeof findVenue>>>;

const venues = (db: Db, restaurantId: number) =>
  db
    .selectFrom('venues')
    .select(['venue_id', 'name', 'type', 'address', 'photo', 'amenities', 'own_hours', 'isactive', 'off_reason'])
    .where('restaurant_id', '=', restaurantId);

export const listVenues = (db: Db, restaurantId: number) => venues(db, restaurantId).orderBy('venue_id').execute();

export const findVenue = (db: Db, restaurantId: number, venueId: number) =>
  venues(db, restaurantId).where('venue_id', '=', venueId).executeTakeFirst();

export const addVenue = (db: Db, venue: Insertable<Venues>) =>
  db.insertInto('venues').values(venue).returning('venue_id').executeTakeFirstOrThrow();

/** Changes a venue; one that the office took out stays out. */
export const updateVenue = (db: Db, restaurantId: number, venueId: number, set: Updateable<Venues>) =>
  db
    .updateTable('venues')
    .set(set)
    .where('venue_id', '=', venueId)
    .where('restaurant_id', '=', restaurantId)
    .$if(set.isactive === true, (query) => query.where('off_reason', 'is', null))
    .returning('venue_id')
    .executeTakeFirst();

/** A table of the own restaurant. */
export const findTable = (db: Db, restaurantId: number, tableId: number) =>
  tables(db)
    .innerJoin('venues as v', 'v.venue_id', 't.venue_id')
    .where('v.restaurant_id', '=', restaurantId)
    .where('t.table_id', '=', tableId)
    .executeTakeFirst();

/** Adds a table on the first spot where none stands; nothing when the floor is full. */
export const addTable = (tx: Tx, table: Omit<Insertable<DiningTables>, 'spot_x' | 'spot_y'>) =>
  tx
    .insertInto('dining_tables')
    .columns(['venue_id', 'name', 'min_seats', 'max_seats', 'isactive', 'spot_x', 'spot_y'])
    .expression(
      sql`select ${table.venue_id}::int, ${table.name}::text, ${table.min_seats}::smallint, ${table.max_seats}::smallint,
        ${table.isactive ?? true}::boolean, x, y
      from generate_series(0, 7) y, generate_series(0, 11) x
      where not exists (select from dining_tables t where t.venue_id = ${table.venue_id}::int and t.spot_x = x and t.spot_y = y)
      order by y, x limit 1`,
    )
    .returning('table_id')
    .executeTakeFirst();

export const updateTable = (tx: Tx, tableId: number, set: Updateable<DiningTables>) =>
  tx.updateTable('dining_tables').set(set).where('table_id', '=', tableId).execute();

/** What a table can be pushed together with, in place of what it could be before; only tables of its venue count. */
export async function setJoins(
  tx: Tx,
  { table_id, venue_id }: Pick<TableRow, 'table_id' | 'venue_id'>,
  ids: readonly number[],
) {
  await tx
    .deleteFrom('table_joins')
    .where((is) => is.or([is('table_id', '=', table_id), is('joined_id', '=', table_id)]))
    .execute();
  if (ids.length === 0) return;
  await sql`insert into table_joins (venue_id, table_id, joined_id)
    select ${venue_id}, least(t.table_id, ${table_id}::int), greatest(t.table_id, ${table_id}::int)
    from dining_tables t where t.venue_id = ${venue_id} and t.table_id = any(${[...ids]}) and t.table_id <> ${table_id}`.execute(
    tx,
  );
}

export const findTableOnSpot = (tx: Tx, venue_id: number, { spot_x, spot_y }: { spot_x: number; spot_y: number }) =>
  tx
    .selectFrom('dining_tables')
    .select('table_id')
    .where('venue_id', '=', venue_id)
    .where('spot_x', '=', spot_x)
    .where('spot_y', '=', spot_y)
    .forUpdate()
    .executeTakeFirst();

/** Bookings to come or under way, by table or by the whole venue. */
export async function countComing(db: Db, by: { table_id: number } | { venue_id: number }): Promise<number> {
  const { total } = await db
    .selectFrom('booking_tables')
    .select((eb) => eb.fn.count<number>('booking_id').distinct().as('total'))
    .where('state', 'in', living)
    .$if('table_id' in by, (query) => query.where('table_id', '=', 'table_id' in by ? by.table_id : 0))
    .$if('venue_id' in by, (query) => query.where('venue_id', '=', 'venue_id' in by ? by.venue_id : 0))
    .executeTakeFirstOrThrow();
  return total;
}

const settingColumns = [
  'takes_bookings',
  'auto_confirm',
  'slot_minutes',
  'stay_small',
  'stay_medium',
  'stay_large',
  'lead_minutes',
  'horizon_days',
  'covers_per_quarter',
  'cancel_hours',
  'hold_minutes',
  'grace_minutes',
] as const;

export const findSettings = (db: Db, restaurantId: number) =>
  db.selectFrom('booking_settings').select(settingColumns).where('restaurant_id', '=', restaurantId).executeTakeFirst();

/** Keeps how a restaurant takes bookings; what is not said begins as usual, with bookings off. */
export const keepSettings = (tx: Db, restaurant_id: number, set: Updateable<BookingSettings> = {}) =>
  tx
    .insertInto('booking_settings')
    .values({ ...set, restaurant_id })
    .onConflict((conflict) => conflict.column('restaurant_id').doUpdateSet({ ...set, restaurant_id }))
    .returning(settingColumns)
    .executeTakeFirstOrThrow();

export const lockSettings = (tx: Tx, restaurantId: number) =>
  sql`select from booking_settings where restaurant_id = ${restaurantId} for no key update`.execute(tx);
