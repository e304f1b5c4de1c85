import type { OfficeOrder, OrderFigure } from '@tawa/contract/ordering/orders.office';
import { findOwn } from '@tawa/domain/common/own';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { refundWaits } from '#db/refund-waits.ts';
import { partnerOfEvent } from '#db/event-actor.ts';
import type { Db } from '#platform/database/db.ts';
import { dayBegins, holds, isoTime, type Listing, rupeesOf, todayBegan, within } from '#platform/database/listing.ts';
import { isLateOrder, servedBy } from '#db/order-states.ts';
import { figureConditions, isOpen, placed, served } from '#db/order-figures.ts';

interface Query {
  search: string;
  status?: string;
  live?: string;
  today?: string;
  stuck?: string;
  refund?: string;
  city?: number;
  restaurant?: number;
  user?: number;
  coupon?: number;
  figure?: OrderFigure;
  day_from?: string;
  day_to?: string;
  from?: string;
  to?: string;
}

export const stuckConditions = (now: Date): Record<string, RawBuilder<SqlBool>> => ({
  unanswered: sql<SqlBool>`o.status = 'placed' and o.accept_by - o.warn_minutes * interval '1 minute' < ${now}`,
  late: isLateOrder('o', now),
  paid: sql<SqlBool>`o.status in ('pending_payment', 'expired') and exists (select from payments p
      where p.order_id = o.order_id and p.received > p.refunded)`,
});

function stuckOf(kind: string | undefined, now: Date): RawBuilder<SqlBool> | undefined {
  const conditions = stuckConditions(now);
  if (kind === 'any') return sql<SqlBool>`(${sql.join(Object.values(conditions), sql`) or (`)})`;
  return kind === undefined ? undefined : findOwn(conditions, kind);
}

/** What a day's figures count. */
const kindsOfDay: Readonly<Record<string, RawBuilder<SqlBool>>> = {
  placed,
  served,
  ended: sql<SqlBool>`${placed} and ${figureConditions.ended}`,
};

export const listing = (query: Query, now: Date): Listing<OfficeOrder> => ({
  from: sql`orders o`,
  joins: sql`join cities c on c.city_id = o.city_id`,
  select: sql<OfficeOrder>`o.order_number, o.status, o.fulfilment,
    ${servedBy} as serving, ${isoTime('o.placed_at')} as placed_at,
    ${isoTime('o.promised_to')} as promised_to, ${isoTime('o.closed_at')} as closed_at, o.user_id, o.customer_name,
    o.restaurant_id, o.restaurant->>'restaurant_name' as restaurant_name, c.cityname, o.payment_method,
    ${rupeesOf('o.total')} as total, ${rupeesOf('o.refunded_total')} as refunded,
    (${stuckConditions(now).late})::int as is_late,
    exists (select from refunds r where r.order_id = o.order_id and ${refundWaits})::int as refund_asked`,
  key: 'o.order_id',
  sorts: {
    placed_at: sql`o.placed_at`,
    order_number: sql`o.order_number`,
    total: sql`o.total`,
    customer_name: sql`lower(o.customer_name)`,
  },
  where: [
    holds(sql`lower(o.order_number || ' ' || o.customer_name || ' ' || o.contact_phone)`, query.search),
    query.status !== undefined && sql<SqlBool>`o.status = ${query.status}`,
    query.live !== undefined && isOpen,
    query.today !== undefined &&
      sql<SqlBool>`o.placed_at >= ${todayBegan(now)} and ${findOwn(kindsOfDay, query.today)}`,
    stuckOf(query.stuck, now),
    query.refund !== undefined &&
      sql<SqlBool>`exists (select from refunds r where r.order_id = o.order_id
        and ${query.refund === 'requested' ? refundWaits : sql<SqlBool>`r.state = ${query.refund}`})`,
    query.city !== undefined && sql<SqlBool>`o.city_id = ${query.city}`,
    query.restaurant !== undefined && sql<SqlBool>`o.restaurant_id = ${query.restaurant}`,
    query.user !== undefined && sql<SqlBool>`o.user_id = ${query.user}`,
    query.coupon !== undefined && sql<SqlBool>`o.coupon_id = ${query.coupon}`,
    query.figure !== undefined && sql<SqlBool>`${placed} and ${figureConditions[query.figure]}`,
    query.day_from !== undefined && sql<SqlBool>`o.placed_at >= ${dayBegins(query.day_from)}`,
    query.day_to !== undefined && sql<SqlBool>`o.placed_at < ${dayBegins(addDays(query.day_to, 1))}`,
    ...within('o.placed_at', query),
  ],
});

/** Who did each step of an order, in the order of its events; the kitchen's people by their restaurant. */
export async function listActors(db: Db, orderId: number): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`select coalesce(${partnerOfEvent}, u.name, '') as actor
    from order_events e left join users u on u.user_id = e.actor_id
    where e.order_id = ${orderId} order by e.order_event_id`.execute(db);
  return rows.map(({ actor }) => actor);
}

export async function findMoney(db: Db, orderId: number): Promise<{ received: number; refunded: number }> {
  const { rows } = await sql<{
    received: number;
    refunded: number;
  }>`select coalesce(sum(received), 0)::bigint as received,
    coalesce(sum(refunded), 0)::bigint as refunded from payments where order_id = ${orderId}`.execute(db);
  return rows[0] ?? { received: 0, refunded: 0 };
}
