import type { HistoryOrder } from '@tawa/contract/ordering/orders.history';
import type { Serving } from '@tawa/domain/ordering/order-states';
import { sql, type SqlBool } from 'kysely';
import { orderRequestColumns } from '#db/order-facts.ts';
import { isReplaced } from '#db/order-instead.ts';
import { isPlaced, isServed, isUnserved, servedBy } from '#db/order-states.ts';
import { partnerOfEvent } from '#db/event-actor.ts';
import type { Db } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, rupeesOf, within } from '#platform/database/listing.ts';
import { tableOf } from '../placing/tables.store.ts';

interface Query {
  search: string;
  status?: string;
  end?: 'served' | 'ended';
  fulfilment?: Serving;
  payment?: 'cash' | 'online';
  late?: string;
  refunded?: string;
  from?: string;
  to?: string;
}

const ends = {
  served: isServed('o'),
  ended: isUnserved('o'),
};

const cash = sql<SqlBool>`o.payment_method = 'cod'`;

/** Every order that reached a kitchen. Its customers are found by name and four digits: more of a phone is not read. */
export const listing = (restaurantId: number, query: Query): Listing<HistoryOrder> => ({
  from: sql`orders o`,
  select: sql<HistoryOrder>`o.order_number, o.status, o.fulfilment, ${isoTime('o.placed_at')} as placed_at,
    ${isoTime('o.closed_at')} as closed_at, o.customer_name, right(o.contact_phone, 4) as phone_last4,
    (select string_agg(i.quantity || ' × ' || i.name, ', ' order by i.position) from order_items i
      where i.order_id = o.order_id and not ${isReplaced}) as dishes,
    ${sql.join(orderRequestColumns.map((column) => sql.ref(column)))}, o.payment_method, ${rupeesOf('o.total')} as total, ${rupeesOf('o.refunded_total')} as refunded,
    (o.late_at is not null)::int as is_late, ${tableOf}->>'names' as table`,
  key: 'o.order_id',
  sorts: {
    placed_at: sql`o.placed_at`,
    order_number: sql`o.order_number`,
    total: sql`o.total`,
    customer_name: sql`lower(o.customer_name)`,
  },
  where: [
    sql<SqlBool>`o.restaurant_id = ${restaurantId} and ${isPlaced('o')}`,
    holds(sql`lower(o.order_number || ' ' || o.customer_name || ' ' || right(o.contact_phone, 4))`, query.search),
    query.status !== undefined && sql<SqlBool>`o.status = ${query.status}`,
    query.end !== undefined && ends[query.end],
    query.fulfilment !== undefined && sql<SqlBool>`${servedBy} = ${query.fulfilment}`,
    query.payment !== undefined && (query.payment === 'cash' ? cash : sql<SqlBool>`not ${cash}`),
    query.late !== undefined && sql<SqlBool>`o.late_at is not null`,
    query.refunded !== undefined && sql<SqlBool>`o.refunded_total > 0`,
    ...within('o.placed_at', query),
  ],
});

/** The names of those who moved an order for its kitchen, people and the keys of other systems, in the order of its events; empty for everybody else. */
export async function listStaffNames(db: Db, orderId: number): Promise<string[]> {
  const { rows } = await sql<{ actor: string }>`select coalesce(${partnerOfEvent}, u.name, '') as actor
    from order_events e left join users u on u.user_id = e.actor_id and e.actor_type = 'restaurant'
    where e.order_id = ${orderId} order by e.order_event_id`.execute(db);
  return rows.map(({ actor }) => actor);
}
