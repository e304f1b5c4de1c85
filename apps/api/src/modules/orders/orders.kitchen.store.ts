import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/db.ts';
import type { AddressCopy } from './orders.read.store.ts';
import { tableOf } from './tables.store.ts';

export type Lane = 'board' | 'upcoming' | 'done';
export interface Moment {
  now: Date;
  dayStart: Date;
}

const cookBy = sql<Date | null>`o.scheduled_for - make_interval(mins => o.prep_minutes + o.travel_minutes)`;

// What is promised for a slot arrives in it from its start on; anything else arrives by the end of what is promised.
const readyBy = sql<Date>`case when o.scheduled_for is null then o.promised_to else o.promised_from end
  - make_interval(mins => o.travel_minutes)`;

/** Scheduled orders wait in their own lane until it is time to cook them. */
const laneOf = (lane: Lane, { now, dayStart }: Moment) => {
  const waits = sql<SqlBool>`(o.status = 'accepted' and ${cookBy} > ${now})`;
  const open = sql<SqlBool>`o.status in ('placed', 'accepted', 'preparing', 'ready', 'out_for_delivery')`;
  // What was never paid was never the kitchen's.
  if (lane === 'done')
    return sql<SqlBool>`o.closed_at >= ${dayStart} and (o.accept_by is not null or o.accepted_at is not null)`;
  return lane === 'upcoming' ? sql<SqlBool>`${open} and ${waits}` : sql<SqlBool>`${open} and ${waits} is not true`;
};

export type KitchenRow = Awaited<ReturnType<typeof listKitchenOrders>>[number];

interface Asked extends Moment {
  lane: Lane;
  limit: number;
  offset: number;
}

export const listKitchenOrders = (db: Db, restaurantId: number, { lane, limit, offset, ...moment }: Asked) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.order_number',
      'o.status',
      'o.version',
      'o.fulfilment',
      'o.placed_at',
      'o.accept_by',
      'o.scheduled_for',
    ])
    .select(['o.promised_to', 'o.prep_minutes', 'o.accepted_at', 'o.ready_at', 'o.dispatched_at', 'o.closed_at'])
    .select(['o.cancel_requested_at', 'o.cancelled_by', 'o.cancel_reason', 'o.customer_name', 'o.contact_phone'])
    .select(['o.first_order', 'o.instructions', 'o.item_unavailable_pref', 'o.total', 'o.payment_method'])
    .select([
      'o.rider_name',
      'o.rider_phone',
      'o.handover_tries',
      'o.change_for',
      'o.late_at',
      cookBy.as('cook_by'),
      readyBy.as('ready_by'),
      sql<AddressCopy | null>`o.address`.as('address'),
      tableOf.as('table'),
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .select(['i.order_item_id', 'i.name', 'i.is_veg', 'i.fulfilled_quantity as quantity', 'i.note'])
          .select(['i.shortage', 'i.shortage_quantity', 'i.answer_by'])
          .select(sql<{ option_name: string }[]>`i.options`.as('options'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .orderBy('i.position'),
      ).as('items'),
      eb
        .selectFrom('payments as p')
        .select('p.amount')
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
    ])
    .where('o.restaurant_id', '=', restaurantId)
    .where(laneOf(lane, moment))
    .orderBy(lane === 'done' ? 'o.closed_at' : sql`coalesce(${cookBy}, o.placed_at)`, lane === 'done' ? 'desc' : 'asc')
    .orderBy('o.order_id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countLanes = (db: Db, restaurantId: number, moment: Moment) => {
  const count = (lane: Lane) => sql<number>`count(*) filter (where ${laneOf(lane, moment)})`.as(lane);
  return db
    .selectFrom('orders as o')
    .select([count('board'), count('upcoming'), count('done')])
    .where('o.restaurant_id', '=', restaurantId)
    .where((eb) =>
      eb.or([
        laneOf('board', moment),
        laneOf('upcoming', moment),
        eb('o.placed_at', '>=', sql<Date>`${moment.dayStart}::timestamptz - interval '8 days'`),
      ]),
    )
    .executeTakeFirstOrThrow();
};
