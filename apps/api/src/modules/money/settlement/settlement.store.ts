import type { Names } from '@tawa/domain/catalogue/names/names';
import { providerNames } from '@tawa/domain/money/payments';
import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

type NewEvent = Omit<Insertable<DB['payment_events']>, 'result'>;

/** Keeps an event of a provider, once; undefined when it was kept before. */
export const addEvent = (tx: Tx, event: NewEvent) =>
  tx
    .insertInto('payment_events')
    .values({ ...event, result: 'received' })
    .onConflict((conflict) => conflict.constraint('payment_events_provider_event_id_key').doNothing())
    .returning('payment_event_id')
    .executeTakeFirst();

interface Outcome {
  payment_id: number | null;
  result: string;
  processed_at: Date;
}

export const closeEvent = (tx: Tx, payment_event_id: number, outcome: Outcome) =>
  tx.updateTable('payment_events').set(outcome).where('payment_event_id', '=', payment_event_id).execute();

export const findOwnPayment = (db: Db, userId: number, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .innerJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.order_id').on('p.is_extra', '=', false))
    .selectAll('p')
    .select(['o.order_number', 'o.status as order_status', 'o.version', 'o.total', 'o.restaurant_id'])
    .select([
      sql<string>`o.restaurant->>'restaurant_name'`.as('restaurant_name'),
      sql<Names | null>`o.restaurant->'names'`.as('restaurant_names'),
    ])
    .where('o.user_id', '=', userId)
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst();

export type OwnPayment = NonNullable<Awaited<ReturnType<typeof findOwnPayment>>>;

interface Stale {
  /** Waiting orders that are older than this. */
  begunBefore: Date;
  now: Date;
  /** Ended orders are asked about again when they were not since this moment, for a day. */
  askedBefore: Date;
  endedAfter: Date;
}

/** Payments to ask their provider about: of orders that wait, and now and then of those that ended unpaid. */
export const listStale = (db: Db, { begunBefore, now, askedBefore, endedAfter }: Stale) =>
  db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.order_id', 'p.order_id')
    .select(['p.payment_id', 'p.order_id', 'o.status'])
    .where('p.is_extra', '=', false)
    .where('p.provider', 'in', providerNames)
    .where('p.status', 'in', ['created', 'authorized', 'failed'])
    .where('p.held_reason', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('o.status', '=', 'pending_payment'),
          eb.or([eb('p.created_on', '<=', begunBefore), eb('p.expires_at', '<=', now)]),
        ]),
        eb.and([
          eb('o.status', 'in', ['expired', 'cancelled']),
          eb('p.provider_order_id', 'is not', null),
          eb('p.created_on', '>=', endedAfter),
          eb.or([eb('p.checked_at', 'is', null), eb('p.checked_at', '<=', askedBefore)]),
        ]),
      ]),
    )
    .orderBy('p.checked_at', (order) => order.asc().nullsFirst())
    .limit(200)
    .execute();

/**
 * Payments that are there already, to look once more whether the same order was paid again and nobody told: first when
 * the time to pay is over, then each time twice as long after it began, for a day.
 */
export const listPaid = (db: Db, { now, begunAfter }: { now: Date; begunAfter: Date }) =>
  db
    .selectFrom('payments as p')
    .select(['p.payment_id', 'p.order_id'])
    .where('p.is_extra', '=', false)
    .where('p.provider', 'in', providerNames)
    .where(sql<boolean>`p.status in ('captured', 'partially_refunded', 'refunded')`)
    .where('p.provider_order_id', 'is not', null)
    .where('p.created_on', '>=', begunAfter)
    .where('p.expires_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('p.checked_at', 'is', null),
        eb('p.checked_at', '<', eb.ref('p.expires_at')),
        sql<boolean>`p.checked_at + (p.checked_at - p.created_on) <= ${now}`,
      ]),
    )
    .orderBy('p.created_on')
    .limit(200)
    .execute();

export async function findOrderNumber(db: Db, orderId: number): Promise<string> {
  const row = await db
    .selectFrom('orders')
    .select('order_number')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.order_number;
}
