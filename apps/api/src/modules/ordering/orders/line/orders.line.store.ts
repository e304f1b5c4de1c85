import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { kitchenName, menuNames } from '#db/kitchen-names.ts';
import type { NamedOption } from '#db/names.ts';
import { cookedParts } from '#db/order-parts.ts';
import { isOpen } from '#db/order-figures.ts';
import { cookBy, readyBy } from '#db/order-states.ts';
import { stationOf } from '#db/stations.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { hasPackingPhoto } from '../packing/orders.packing.store.ts';
import { tableOf } from '../placing/tables.store.ts';

const ordersMax = 200;
const lookBackMs = dayMs / 2;

export const listStations = (db: Db, restaurantId: number) =>
  db
    .selectFrom('stations')
    .select(['station_id', 'station_name'])
    .where('restaurant_id', '=', restaurantId)
    .orderBy('position')
    .orderBy('station_id')
    .execute();

const begins = cookBy('o');

const orders = (db: Db, restaurantId: number) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_number', 'o.status', 'o.fulfilment', 'o.instructions', tableOf.as('table')])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .leftJoin('dishes as d', 'd.menu_id', 'i.menu_id')
          .select([
            'i.order_item_id',
            kitchenName.as('kitchen_name'),
            menuNames.as('names'),
            'i.fulfilled_quantity as quantity',
            'i.note',
          ])
          .select(['i.avoids', sql<boolean>`i.packed_apart_at is not null`.as('packed_apart')])
          .select([sql<NamedOption[]>`i.options`.as('options'), cookedParts.as('parts')])
          .select([
            stationOf.as('station_id'),
            sql<boolean>`i.ticked_at is not null`.as('ticked'),
            sql<boolean>`i.done_at is not null`.as('done'),
            sql<boolean>`i.shortage is not distinct from 'asked'`.as('asked'),
          ])
          .whereRef('i.order_id', '=', 'o.order_id')
          .where('i.fulfilled_quantity', '>', 0)
          .orderBy('i.position'),
      ).as('items'),
    )
    .where('o.restaurant_id', '=', restaurantId);

export type OpenRow = Awaited<ReturnType<typeof listOpen>>[number];

/** Everything that a kitchen has open, but for what is to be cooked later. */
export const listOpen = (db: Db, restaurantId: number, now: Date) =>
  orders(db, restaurantId)
    .select(['o.version', 'o.placed_at', 'o.accept_by', 'o.warn_minutes', 'o.accepted_at', 'o.promised_to'])
    .select(['o.recalled_at', begins.as('cook_by'), readyBy('o').as('ready_by')])
    .select(hasPackingPhoto.as('has_packing_photo'))
    .where(isOpen)
    .where(sql<boolean>`(o.status = 'accepted' and ${begins} > ${now}) is not true`)
    .orderBy(sql`ready_by`)
    .orderBy('o.order_id')
    .limit(ordersMax)
    .execute();

interface Finished {
  restaurantId: number;
  stationId: number | null;
  now: Date;
  most: number;
}

/** Orders whose lines of a station are done, or that are ready as a whole; what was called back is not. */
export const listFinished = (db: Db, { restaurantId, stationId, now, most }: Finished) => {
  const isHere = stationId === null ? sql<boolean>`true` : sql<boolean>`${stationOf} = ${stationId}::int`;
  return orders(db, restaurantId)
    .innerJoin(
      (eb) =>
        eb
          .selectFrom('orders as o')
          .innerJoin('order_items as i', 'i.order_id', 'o.order_id')
          .leftJoin('dishes as d', 'd.menu_id', 'i.menu_id')
          .select(['o.order_id', sql<Date>`max(coalesce(i.done_at, o.ready_at))`.as('finished_at')])
          .where('o.restaurant_id', '=', restaurantId)
          .where('o.placed_at', '>', new Date(now.getTime() - lookBackMs))
          .where('o.status', 'in', ['accepted', 'preparing', 'ready', 'out_for_delivery', 'delivered', 'picked_up'])
          .where('i.fulfilled_quantity', '>', 0)
          .where(isHere)
          .groupBy('o.order_id')
          .having(
            sql<boolean>`bool_and(i.done_at is not null) or (o.ready_at is not null and (o.status <> 'ready' or o.recalled_at is null))`,
          )
          .as('f'),
      (join) => join.onRef('f.order_id', '=', 'o.order_id'),
    )
    .select(['o.rider_name', 'f.finished_at'])
    .orderBy('f.finished_at', 'desc')
    .orderBy('o.order_id', 'desc')
    .limit(most)
    .execute();
};

/** Does the kitchen have this station? */
export const findStation = (tx: Tx, restaurantId: number, stationId: number) =>
  tx
    .selectFrom('stations')
    .select('station_id')
    .where('restaurant_id', '=', restaurantId)
    .where('station_id', '=', stationId)
    .executeTakeFirst();

/** The lines of an order that is held still, with where each is cooked. */
export const listLines = (tx: Tx, orderId: number) =>
  tx
    .selectFrom('order_items as i')
    .innerJoin('orders as o', 'o.order_id', 'i.order_id')
    .leftJoin('dishes as d', 'd.menu_id', 'i.menu_id')
    .select(['i.order_item_id', 'i.done_at', stationOf.as('station_id')])
    .where('i.order_id', '=', orderId)
    .where('i.fulfilled_quantity', '>', 0)
    .execute();

/** Ticks lines of an order that is held still; a line that is ticked already keeps its time. */
export const setTicks = (tx: Tx, lineIds: readonly number[], at: Date | null) =>
  tx
    .updateTable('order_items')
    .set({ ticked_at: at === null ? null : sql<Date>`coalesce(ticked_at, ${at}::timestamptz)` })
    .where('order_item_id', '=', sql<number>`any (${[...lineIds]}::int[])`)
    .execute();

/** Says of lines of an order that is held still that their part is done, or that it is not. */
export const setDone = (tx: Tx, lineIds: readonly number[], at: Date | null) =>
  tx
    .updateTable('order_items')
    .set({ done_at: at === null ? null : sql<Date>`coalesce(done_at, ${at}::timestamptz)` })
    .where('order_item_id', '=', sql<number>`any (${[...lineIds]}::int[])`)
    .execute();
