import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { compiled, type PlaceOf } from '#platform/database/compiled.ts';
import type { Db } from '#platform/database/db.ts';
import { onePlan } from '#platform/database/prepared.ts';
import { kitchenName, menuNames } from '#db/kitchen-names.ts';
import type { NamedOption } from '#db/names.ts';
import { cookedParts } from '#db/order-parts.ts';
import { orderFacts } from '#db/order-facts.ts';
import { insteadOf } from '#db/order-instead.ts';
import { isOpen, placed } from '#db/order-figures.ts';
import { cookBy, isTicketLateOrder, readyBy } from '#db/order-states.ts';
import type { AddressCopy } from '../history/orders.read.store.ts';
import { hasPackingPhoto } from '../packing/orders.packing.store.ts';
import { tableOf } from '../placing/tables.store.ts';

export type Lane = 'board' | 'upcoming' | 'done';
interface Query {
  restaurantId: number;
  now: Date;
  dayStart: Date;
}
interface Share extends Query {
  offset: number;
}
/** How many orders of a lane are read at once. */
export const laneSizes: Readonly<Record<Lane, number>> = { board: 100, upcoming: 100, done: 25 };

const begins = cookBy('o');

/** Scheduled orders wait in their own lane until it is time to cook them. */
const laneOf = (lane: Lane, now: RawBuilder<Date>, dayStart: RawBuilder<Date>) => {
  const waits = sql<SqlBool>`(o.status = 'accepted' and ${begins} > ${now})`;
  // What was never paid was never the kitchen's.
  if (lane === 'done') return sql<SqlBool>`o.closed_at >= ${dayStart} and ${placed}`;
  return lane === 'upcoming' ? sql<SqlBool>`${isOpen} and ${waits}` : sql<SqlBool>`${isOpen} and ${waits} is not true`;
};

/** The place of an order among the stops of a rider's round, while its link lasts. */
const roundOf = (now: RawBuilder<Date>) => sql<{ stop: number; stops: number } | null>`(
  select json_build_object('stop', s.position, 'stops', every.stops)
  from rider_stops s join rider_links l using (rider_link_id), lateral (
    select count(*) as stops from rider_stops other where other.rider_link_id = s.rider_link_id
  ) every
  where s.order_id = o.order_id and o.status = 'out_for_delivery' and l.expires_at > ${now} and every.stops > 1)`;

const laneRows = (db: Db, place: PlaceOf<Share>, lane: Lane) =>
  db
    .selectFrom('orders as o')
    .select(orderFacts)
    .select([
      'o.allergies',
      begins.as('cook_by'),
      readyBy('o').as('ready_by'),
      sql<AddressCopy | null>`o.address`.as('address'),
      tableOf.as('table'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .leftJoin('dishes as d', 'd.menu_id', 'i.menu_id')
          .select([
            'i.order_item_id',
            'i.name',
            kitchenName.as('kitchen_name'),
            menuNames.as('names'),
            'i.is_veg',
            'i.fulfilled_quantity as quantity',
            'i.note',
            'i.avoids',
            'i.for_name',
          ])
          .select(sql<boolean>`i.packed_apart_at is not null`.as('packed_apart'))
          .select(['i.shortage', 'i.shortage_quantity', 'i.answer_by', insteadOf.as('instead_of')])
          .select([sql<NamedOption[]>`i.options`.as('options'), cookedParts.as('parts')])
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('items'),
      eb
        .selectFrom('payments as p')
        .select(sql<number>`p.amount - p.held_part`.as('due'))
        .whereRef('p.order_id', '=', 'o.order_id')
        .where('p.status', '=', 'cod_due')
        .limit(1)
        .as('cash_due'),
      eb
        .selectFrom('order_events as e')
        .select(sql<string | null>`e.meta->>'words'`.as('words'))
        .whereRef('e.order_id', '=', 'o.order_id')
        .where('e.type', '=', 'undelivered')
        .limit(1)
        .as('undelivered'),
      roundOf(place('now')).as('round'),
      hasPackingPhoto.as('has_packing_photo'),
    ])
    .where('o.restaurant_id', '=', place('restaurantId'))
    .where(laneOf(lane, place('now'), place('dayStart')))
    .orderBy(lane === 'done' ? 'o.closed_at' : sql`coalesce(${begins}, o.placed_at)`, lane === 'done' ? 'desc' : 'asc')
    .orderBy('o.order_id')
    .limit(sql.lit(laneSizes[lane]))
    .offset(place('offset'))
    .modifyFront(sql.raw(onePlan));

// A board is read again with every event of its kitchen, so its statements are built once.
const reading = (lane: Lane) => compiled((db, place: PlaceOf<Share>) => laneRows(db, place, lane));
const readers = { board: reading('board'), upcoming: reading('upcoming'), done: reading('done') };

export type KitchenRow = Awaited<ReturnType<typeof listKitchenOrders>>[number];

export const listKitchenOrders = (db: Db, lane: Lane, share: Share) => readers[lane](db, share);

const readCounts = compiled((db, place: PlaceOf<Query>) => {
  const inLane = (lane: Lane) => laneOf(lane, place('now'), place('dayStart'));
  const count = (lane: Lane) => sql<number>`count(*) filter (where ${inLane(lane)})`.as(lane);
  return db
    .selectFrom('orders as o')
    .select([count('board'), count('upcoming'), count('done')])
    .where('o.restaurant_id', '=', place('restaurantId'))
    .where((eb) =>
      eb.or([
        inLane('board'),
        inLane('upcoming'),
        eb('o.placed_at', '>=', sql<Date>`${place('dayStart')}::timestamptz - interval '8 days'`),
      ]),
    );
});

export async function countLanes(db: Db, query: Query): Promise<Record<Lane, number>> {
  const [counts] = await readCounts(db, query);
  return counts ?? { board: 0, upcoming: 0, done: 0 };
}

/** Orders that wait for the kitchen in any way, for later too. */
export async function countOpenOrders(db: Db, restaurantId: number): Promise<number> {
  const { rows } = await sql<{ open: number }>`select count(*)::int as open from orders o
    where o.restaurant_id = ${restaurantId} and ${isOpen}`.execute(db);
  return rows[0]?.open ?? 0;
}

interface PlaceRow {
  restaurant_id: number;
  place: string | null;
  late_orders: number;
}

/** Restaurants in the order in which they were begun, with what is late there. */
export async function listPlaces(db: Db, ids: readonly number[], now: Date): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`select r.restaurant_id,
      coalesce(nullif(r.venue_name, ''), (select c.cityname from cities c where c.city_id = r.city_id)) as place,
      (select count(*)::int from orders o where o.restaurant_id = r.restaurant_id and ${isOpen}
        and ${isTicketLateOrder('o', now)}) as late_orders
    from restaurants r where r.restaurant_id = any (${[...ids]}::int[])
    order by r.restaurant_id`.execute(db);
  return rows;
}
