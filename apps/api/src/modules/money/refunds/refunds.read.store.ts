import type { Names } from '@tawa/domain/catalogue/names/names';
import type { RefundState } from '@tawa/domain/money/refunds';
import { sql } from 'kysely';
import { goneOfLine } from '#db/order-gone.ts';
import { namesOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';

const dishes = sql<{ name: string; names: Names | null; quantity: number }[]>`(
  select coalesce(json_agg(json_build_object('name', i.name, 'names', i.names, 'quantity', (p->>'quantity')::int) order by i.position), '[]')
  from jsonb_array_elements(coalesce(r.items, '[]'::jsonb)) p
    join order_items i on i.order_item_id = (p->>'order_item_id')::int and i.order_id = r.order_id)`.as('dishes');

const refunds = (db: Db) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .selectAll('r')
    .select(['o.order_number', 'o.user_id', 'o.restaurant_id', dishes])
    .select(
      sql<boolean>`exists (select from refund_appeals a where a.refund_id = r.refund_id and a.state = 'open')`.as(
        'is_objected',
      ),
    )
    .select([
      sql<string>`o.restaurant->>'restaurant_name'`.as('restaurant_name'),
      sql<Names | null>`o.restaurant->'names'`.as('restaurant_names'),
    ]);

export type RefundRow = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

export const findRefund = (db: Db, refundId: number) =>
  refunds(db).where('r.refund_id', '=', refundId).executeTakeFirst();

/** The refunds of an order that its customer knows of: of its own payment, and of money beside it. */
export const listOfOrder = (db: Db, orderId: number) =>
  refunds(db).where('r.order_id', '=', orderId).orderBy('r.refund_id').execute();

/** What the restaurant gave back of an order by itself, and what is left of what was paid; paise. */
export const findGiven = (db: Db, orderId: number) =>
  db
    .selectFrom('payments as p')
    .select(sql<number>`p.received - p.refunded`.as('left'))
    .select((eb) =>
      eb
        .selectFrom('refunds as r')
        .select(sql<number>`coalesce(sum(r.amount), 0)::bigint`.as('given'))
        .where('r.order_id', '=', orderId)
        .where('r.origin', '=', 'restaurant')
        .as('given'),
    )
    .where('p.order_id', '=', orderId)
    .where('p.held_reason', 'is', null)
    .executeTakeFirst();

interface Query {
  state?: RefundState | undefined;
  restaurant_id?: number;
}

const chosen = (db: Db, { state, restaurant_id }: Query) =>
  refunds(db)
    .$call((query) => (state === undefined ? query : query.where('r.state', '=', state)))
    .$call((query) => (restaurant_id === undefined ? query : query.where('o.restaurant_id', '=', restaurant_id)));

export const listRefunds = (db: Db, query: Query, { limit, offset }: { limit: number; offset: number }) =>
  chosen(db, query)
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.refund_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countRefunds(db: Db, query: Query): Promise<number> {
  const row = await db
    .selectFrom(chosen(db, query).as('chosen'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}

/** A customer's own order, with what a refund form shows. */
export const findOwnOrder = (db: Db, userId: number, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .leftJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.order_id').on('p.is_extra', '=', false))
    .select(['o.order_id', 'o.status', 'o.delivered_at', 'p.provider', 'p.received', 'p.refunded'])
    .where('o.user_id', '=', userId)
    .where('o.order_number', '=', orderNumber)
    .executeTakeFirst();

/** The lines with the portions that are paid for; what was taken out after that went back as a refund. */
export const listLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_items as i')
    .select([
      'i.order_item_id',
      'i.name',
      namesOf('i').as('names'),
      sql<number>`i.quantity - ${goneOfLine}`.as('paid_quantity'),
    ])
    .where('i.order_id', '=', orderId)
    .orderBy('i.position')
    .execute();

export const listHeld = (db: Db) =>
  db
    .selectFrom('payments as x')
    .innerJoin('orders as o', 'o.order_id', 'x.order_id')
    .innerJoin('payments as p', (join) => join.onRef('p.order_id', '=', 'o.order_id').on('p.is_extra', '=', false))
    .select([
      'x.payment_id',
      'o.order_number',
      'x.provider',
      'x.received',
      sql<number>`p.amount - p.credit_part`.as('expected'),
      'x.currency',
      'x.created_on',
    ])
    .where('x.held_reason', '=', 'wrong_amount')
    .whereRef('x.refunded', '<', 'x.received')
    .orderBy('x.payment_id')
    .execute();

/** Payments of these orders of which something is left that can go back, with what of them went back over their provider. */
export const listLeft = (db: Db, orderIds: readonly number[]) =>
  db
    .selectFrom('payments as p')
    .select(['p.order_id', 'p.provider', 'p.received', 'p.refunded', 'p.credit_part'])
    .select(
      sql<string>`(select coalesce(sum(r.amount - r.credit_part), 0) from refunds r where r.payment_id = p.payment_id
      and r.state <> 'declined' and r.destination = 'source')`.as('sent_back'),
    )
    .where('p.order_id', '=', sql<number>`any (${[...orderIds]}::int[])`)
    .where('p.is_extra', '=', false)
    .where('p.held_reason', 'is', null)
    .whereRef('p.refunded', '<', 'p.received')
    .execute();
