import type { OrderFigure } from '@tawa/contract/ordering/orders.office';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { isOpenOrder, isPlaced, isServed, wasServedLate } from '#db/order-states.ts';

/** An order that was never placed, because nobody paid for it, is in no figure. */
export const placed = isPlaced('o');
export const isOpen = isOpenOrder('o');
export const served = isServed('o');

const cancelledBy = (...who: string[]) =>
  sql<SqlBool>`(o.status = 'cancelled' and o.cancelled_by in (${sql.join(who.map((each) => sql.lit(each)))}))`;

/** Which of the placed orders `o` each figure counts: a report counts by these, and the list behind a figure shows them. */
export const figureConditions: Readonly<Record<OrderFigure, RawBuilder<SqlBool>>> = {
  placed: sql<SqlBool>`true`,
  delivered: served,
  open: isOpen,
  accepted: sql<SqlBool>`o.accepted_at is not null`,
  rejected: sql<SqlBool>`(o.status = 'rejected' and o.cancelled_by <> 'system')`,
  missed: sql<SqlBool>`(o.status = 'rejected' and o.cancelled_by = 'system')`,
  cancelled_by_customer: cancelledBy('customer'),
  cancelled_by_restaurant: cancelledBy('restaurant'),
  cancelled_by_office: cancelledBy('admin', 'system'),
  ended: sql<SqlBool>`o.status in ('rejected', 'cancelled')`,
  late: sql<SqlBool>`(${served} and ${wasServedLate('o')})`,
  new_customers: sql<SqlBool>`(${served} and o.first_order)`,
  returning_customers: sql<SqlBool>`(${served} and not o.first_order)`,
  cash: sql<SqlBool>`(${served} and o.payment_method = 'cod')`,
  online: sql<SqlBool>`(${served} and o.payment_method <> 'cod')`,
  with_coupon: sql<SqlBool>`(${served} and o.coupon_id is not null)`,
  complaints: sql<SqlBool>`exists (select from complaints c where c.order_id = o.order_id)`,
  refunded: sql<SqlBool>`exists (select from refunds r where r.order_id = o.order_id and r.state <> 'declined')`,
  // Cash fails, too, where an order is rejected, or where a delivery that closed by itself brought none.
  cash_refused: sql<SqlBool>`(o.status = 'cancelled' and o.dispatched_at is not null
    and exists (select from payments p where p.order_id = o.order_id and p.status = 'cod_failed'))`,
};

/** The SQL count of a figure among the placed orders of a group. */
export const countOf = (figure: OrderFigure) => sql<number>`(count(*) filter (where ${figureConditions[figure]}))::int`;
