import type { BookingActor, BookingState } from '@tawa/domain/tables/booking-states';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isUnserved } from '#db/order-states.ts';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Bookings } from '#db/tables.ts';
import { namesOf } from '#db/names.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Lets one decide at a time what is free in a restaurant; false where it takes no bookings at all. */
export async function lockTables(tx: Tx, restaurantId: number): Promise<boolean> {
  const { rows } =
    await sql`select from booking_settings where restaurant_id = ${restaurantId} for no key update`.execute(tx);
  return rows.length > 0;
}

const full = (db: Db) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('venues as v', 'v.venue_id', 'b.venue_id')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'b.restaurant_id')
    .innerJoin('booking_settings as s', 's.restaurant_id', 'b.restaurant_id')
    .leftJoin('cities as c', 'c.city_id', 'r.city_id')
    .selectAll('b')
    .select([
      'v.name as venue_name',
      'r.restaurant_name',
      namesOf('r').as('restaurant_names'),
      'r.full_address',
      'r.contact_number',
      'r.logo',
      'c.cityname',
    ])
    .select(['r.timezone', 's.cancel_hours', 's.grace_minutes', 's.auto_confirm', 's.hold_minutes'])
    .select(sql<number>`floor(extract(epoch from b.held_until - clock_timestamp()))::int`.as('held_for_s'))
    .select(
      sql<{ order_number: string; status: string } | null>`(
        select json_build_object('order_number', o.order_number, 'status', o.status) from orders o
        where o.booking_id = b.booking_id and not (${isUnserved('o')}))`.as('ordered'),
    )
    .select(
      sql<boolean>`exists (select from table_bills tb join table_codes tc using (table_id)
        where tb.booking_id = b.booking_id and tb.closed_at is null)`.as('has_bill'),
    )
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('booking_tables as bt')
          .innerJoin('dining_tables as t', 't.table_id', 'bt.table_id')
          .select(['t.table_id', 't.name'])
          .whereRef('bt.booking_id', '=', 'b.booking_id')
          .orderBy('t.name'),
      ).as('tables'),
    );

export type BookingRow = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

export const findBooking = (db: Db, booking_number: string) =>
  full(db).where('b.booking_number', '=', booking_number).executeTakeFirst();

export const findBookingById = (db: Db, booking_id: number) =>
  full(db).where('b.booking_id', '=', booking_id).executeTakeFirst();

export const getBookingById = (db: Db, booking_id: number) =>
  full(db).where('b.booking_id', '=', booking_id).executeTakeFirstOrThrow();

export const findBookingOfRestaurant = (db: Db, restaurantId: number, booking_number: string) =>
  full(db)
    .where('b.booking_number', '=', booking_number)
    .where('b.restaurant_id', '=', restaurantId)
    .executeTakeFirst();

export const listOfCustomer = (
  db: Db,
  userId: number,
  { now, offset, limit }: { now: Date; offset: number; limit: number },
) =>
  full(db)
    .where('b.user_id', '=', userId)
    .where('b.state', 'not in', ['held', 'expired'])
    .orderBy(sql`b.ends_at <= ${now.toISOString()}::timestamptz`)
    .orderBy(sql`case when b.ends_at > ${now.toISOString()}::timestamptz then b.starts_at end`)
    .orderBy('b.starts_at', 'desc')
    .orderBy('b.booking_id')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countOfCustomer(db: Db, userId: number): Promise<number> {
  const { total } = await db
    .selectFrom('bookings')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('state', 'not in', ['held', 'expired'])
    .executeTakeFirstOrThrow();
  return total;
}

interface Seating {
  booking_id: number;
  venue_id: number;
  starts_at: Date;
  ends_at: Date;
  state: string;
  table_ids: readonly number[];
}

async function addTables(tx: Tx, { table_ids, ...booking }: Seating): Promise<void> {
  const rows = table_ids.map((table_id) => ({ ...booking, table_id }));
  await tx.insertInto('booking_tables').values(rows).execute();
}

type NewBooking = Omit<Insertable<Bookings>, 'starts_at' | 'ends_at'> & { starts_at: Date; ends_at: Date };

/** Writes a booking with its tables; for a hold, how many minutes it lasts by the database's clock. */
export async function addBooking(
  tx: Tx,
  booking: NewBooking,
  table_ids: readonly number[],
  holdMinutes: number | null = null,
) {
  const held_until =
    holdMinutes === null ? null : sql<Date>`clock_timestamp() + make_interval(mins => ${holdMinutes}::int)`;
  const { booking_id, held_until: until } = await tx
    .insertInto('bookings')
    .values({ ...booking, held_until })
    .returning(['booking_id', 'held_until'])
    .executeTakeFirstOrThrow();
  const { venue_id, starts_at, ends_at, state } = booking;
  await addTables(tx, { booking_id, venue_id, starts_at, ends_at, state, table_ids });
  return { booking_id, held_until: until };
}

interface Place {
  venue_id: number;
  starts_at: Date;
  ends_at: Date;
  table_ids: readonly number[];
  guests?: number;
}

/** Gives a booking other tables or another time; false when it changed meanwhile. */
export async function placeBooking(
  tx: Tx,
  { booking_id, version, state }: Pick<BookingRow, 'booking_id' | 'version' | 'state'>,
  { table_ids, ...place }: Place,
): Promise<boolean> {
  await tx.deleteFrom('booking_tables').where('booking_id', '=', booking_id).execute();
  const moved = await tx
    .updateTable('bookings')
    .set({ ...place, version: version + 1, reminded_at: null })
    .where('booking_id', '=', booking_id)
    .where('version', '=', version)
    .where('state', '=', state)
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return false;
  const { venue_id, starts_at, ends_at } = place;
  await addTables(tx, { booking_id, venue_id, starts_at, ends_at, state, table_ids });
  return true;
}

export interface StateChange {
  from: BookingState;
  to: BookingState;
  version: number;
  set?: Updateable<Bookings>;
}

/** Moves a booking along one edge; false when it is no longer what it was. */
export async function changeState(
  tx: Tx,
  booking_id: number,
  { from, to, version, set }: StateChange,
): Promise<boolean> {
  const moved = await tx
    .updateTable('bookings')
    .set({ ...set, state: to, version: version + 1 })
    .where('booking_id', '=', booking_id)
    .where('state', '=', from)
    .where('version', '=', version)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Turns a hold into a booking while its time runs, by the database's clock; false when it is over. */
export async function bookHeld(tx: Tx, booking_id: number, set: Updateable<Bookings>): Promise<boolean> {
  const booked = await tx
    .updateTable('bookings')
    .set((eb) => ({ ...set, held_until: null, version: eb('version', '+', 1) }))
    .where('booking_id', '=', booking_id)
    .where('state', '=', 'held')
    .where('held_until', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirst();
  return booked.numUpdatedRows > 0n;
}

/** Ends holds whose time is over, each once; of one restaurant where one is named. Answers their restaurants. */
export async function expireHolds(tx: Tx, restaurantId?: number) {
  const { rows } = await sql<{ booking_id: number; restaurant_id: number }>`
    with over as (
      update bookings set state = 'expired', version = version + 1
      where state = 'held' and held_until <= clock_timestamp() ${restaurantId === undefined ? sql`` : sql`and restaurant_id = ${restaurantId}`}
      returning booking_id, restaurant_id)
    insert into booking_events (booking_id, type, from_state, to_state, actor_type)
    select booking_id, 'expired', 'held', 'expired', 'system' from over
    returning booking_id, (select o.restaurant_id from over o where o.booking_id = booking_events.booking_id)`.execute(
    tx,
  );
  return rows;
}

export interface Happening {
  booking_id: number;
  type: string;
  from?: BookingState | null;
  to?: BookingState | null;
  actor: BookingActor | 'guest';
  actor_id?: number | null;
  reason?: string | null;
}

export const addEvent = (tx: Tx, { booking_id, type, from, to, actor, actor_id, reason }: Happening) =>
  tx
    .insertInto('booking_events')
    .values({
      booking_id,
      type,
      from_state: from ?? null,
      to_state: to ?? null,
      actor_type: actor,
      actor_id: actor_id ?? null,
      reason: reason ?? null,
    })
    .execute();

export const setCode = (tx: Tx, booking_id: number, code: { code_hash: Buffer; code_until: Date }) =>
  tx
    .updateTable('bookings')
    .set({ ...code, code_tries: 0 })
    .where('booking_id', '=', booking_id)
    .where('verified_at', 'is', null)
    .execute();

/** Counts a try at the code; how many there were, or nothing when none is left. */
export const countTry = (tx: Db, booking_id: number, triesMax: number) =>
  tx
    .updateTable('bookings')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('booking_id', '=', booking_id)
    .where('code_tries', '<', triesMax)
    .where('code_hash', 'is not', null)
    .returning(['code_tries', 'code_hash', 'code_until'])
    .executeTakeFirst();

/** Guests who sit at a table of this booking at this moment, if any. */
export const findSitting = (db: Db, booking_id: number) =>
  db
    .selectFrom('booking_tables as own')
    .innerJoin('booking_tables as bt', 'bt.table_id', 'own.table_id')
    .innerJoin('bookings as b', 'b.booking_id', 'bt.booking_id')
    .innerJoin('dining_tables as t', 't.table_id', 'bt.table_id')
    .select(['t.name as table_name', 'b.name'])
    .where('own.booking_id', '=', booking_id)
    .where('bt.booking_id', '!=', booking_id)
    .where('bt.state', '=', 'seated')
    .executeTakeFirst();
