import { messageLengthMax } from '@tawa/domain/common/limits';
import { servings } from '@tawa/domain/ordering/order-states';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { fulfilment } from './checkout.ts';
import { flag, id, idParam, instant, message, orderNumber, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';
import { byNumber, order, orderEvent, orderStatus } from './orders.ts';
import { officeRefund } from '../money/refunds.ts';

/** Why an order needs somebody: nobody answered it, it is late, or it was paid and never placed. */
export const stuckKinds = ['unanswered', 'late', 'paid'] as const;

/** The figures of a report that count orders; each leads to its orders. */
export const orderFigures = [
  'placed',
  'delivered',
  'open',
  'accepted',
  'rejected',
  'missed',
  'cancelled_by_customer',
  'cancelled_by_restaurant',
  'cancelled_by_office',
  'ended',
  'late',
  'new_customers',
  'returning_customers',
  'cash',
  'online',
  'with_coupon',
  'complaints',
  'refunded',
  'cash_refused',
] as const;
export type OrderFigure = (typeof orderFigures)[number];

/** An order as the office lists it. */
export const officeOrder = z.object({
  order_number: orderNumber,
  status: orderStatus,
  fulfilment,
  /** At the table of a booking, or as the fulfilment says. */
  serving: z.enum(servings),
  placed_at: instant,
  promised_to: instant,
  closed_at: z.nullable(instant),
  user_id: id,
  customer_name: z.string(),
  restaurant_id: id,
  restaurant_name: z.string(),
  cityname: z.string(),
  payment_method: z.string(),
  total: rupees,
  refunded: rupees,
  is_late: flag,
  refund_asked: flag,
});
export type OfficeOrder = z.infer<typeof officeOrder>;

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  summary: 'Every order, 25 a page',
  access: ['admin'],
  query: listQuery(['-placed_at', 'order_number', 'total', 'customer_name'], {
    status: z.optional(orderStatus),
    live: z.optional(z.enum(['1'])),
    /** Placed since 5:00 am: all, those that reached their customer, or those that were cancelled or rejected. */
    today: z.optional(z.enum(['placed', 'served', 'ended'])),
    stuck: z.optional(z.enum([...stuckKinds, 'any'])),
    refund: z.optional(z.enum(['requested', 'failed'])),
    city: z.optional(idParam),
    restaurant: z.optional(idParam),
    user: z.optional(idParam),
    coupon: z.optional(idParam),
    /** The orders that a report's figure counts. */
    figure: z.optional(z.enum(orderFigures)),
    /** Service days, from 5:00 am to 5:00 am, as a report counts them. */
    day_from: dayFilter,
    day_to: dayFilter,
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(officeOrder) },
});
export const exportAllOrders = endpoint(csvOf(listAllOrders));

export const getOfficeOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:order_number',
  summary: 'One order with everybody who moved it, its bill, its refunds, and what the office did to it',
  access: ['admin'],
  params: byNumber,
  responses: {
    200: z.object({
      ...order.shape,
      user_id: id,
      events: z.array(z.object({ ...orderEvent.shape, actor: z.string() })),
      /** Where the office may move it now. */
      next: z.array(orderStatus),
      received: rupees,
      refunded: rupees,
      refunds: z.array(officeRefund),
      /** What one, two, … portions of a line that are left would come to: the dishes, less their coupon, with their tax. */
      refundable: z.array(
        z.object({
          order_item_id: id,
          portions: z.array(z.object({ dishes: rupees, coupon: rupees, tax: rupees, amount: rupees })),
        }),
      ),
      history: z.array(auditEntry),
    }),
  },
});

/** A note about an order, as its form checks it. */
export const orderNoteForm = z.strictObject({ note: requiredText('Write a note', messageLengthMax) });

export const addOrderNote = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_number/notes',
  summary: 'Adds a note that only the office reads; it stands in the log of the order',
  access: ['admin'],
  params: byNumber,
  body: z.strictObject({ note: requiredText('Write a note', messageLengthMax) }),
  responses: { 201: message },
});

export const noteOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/notes',
  summary: 'Adds one note to several orders, in the log of each',
  access: ['admin'],
  body: z.strictObject({ note: requiredText('Write a note', messageLengthMax), order_numbers: bulkOf(orderNumber) }),
  responses: { 200: bulkAnswer },
});
