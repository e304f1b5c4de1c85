import { z } from 'zod/mini';
import { charge, fulfilment } from './checkout.ts';
import { flag, instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';
import { orderRequests } from './orders.requests.ts';
import { byNumber, orderEvent, orderItem, orderStatus, orderTable } from './orders.ts';

/** An order as its kitchen lists it: whoever ordered is a name and four digits. */
export const historyOrder = z.object({
  order_number: orderNumber,
  status: orderStatus,
  fulfilment,
  /** The table's name, where it was ordered for one. */
  table: z.nullable(z.string()),
  placed_at: instant,
  closed_at: z.nullable(instant),
  customer_name: z.string(),
  phone_last4: z.string(),
  /** '2 × Palak Paneer, 1 × Butter Naan'. */
  dishes: z.string(),
  ...orderRequests,
  payment_method: z.string(),
  total: rupees,
  refunded: rupees,
  is_late: flag,
});
export type HistoryOrder = z.infer<typeof historyOrder>;

export const listKitchenHistory = endpoint({
  method: 'GET',
  path: '/kitchen/orders/history',
  summary: 'Every order that the caller’s restaurant ever got, 25 a page',
  access: ['restaurant'],
  query: listQuery(['-placed_at', 'order_number', 'total', 'customer_name'], {
    status: z.optional(orderStatus),
    /** Those that were eaten, or those that were rejected or cancelled. */
    end: z.optional(z.enum(['served', 'ended'])),
    /** How it reached whoever ordered it. */
    fulfilment: z.optional(z.enum(['delivery', 'pickup', 'table'])),
    payment: z.optional(z.enum(['cash', 'online'])),
    late: z.optional(z.enum(['1'])),
    refunded: z.optional(z.enum(['1'])),
    from: dayFilter,
    to: dayFilter,
  }),
  responses: { 200: listAnswer(historyOrder) },
});
export const exportKitchenHistory = endpoint(csvOf(listKitchenHistory));

/** One order with what it came to and everybody who moved it; a bill is printed from it. */
export const kitchenOrderDetail = z.object({
  order_number: orderNumber,
  status: orderStatus,
  fulfilment,
  placed_at: instant,
  scheduled_for: z.nullable(instant),
  promised_to: instant,
  closed_at: z.nullable(instant),
  customer_name: z.string(),
  phone_last4: z.string(),
  table: z.nullable(orderTable),
  ...orderRequests,
  payment_method: z.string(),
  payment_status: z.string(),
  restaurant: z.object({
    restaurant_name: z.string(),
    restaurant_names: orderItem.shape.names,
    full_address: z.nullable(z.string()),
    fssai_number: z.nullable(z.string()),
    gstin: z.nullable(z.string()),
  }),
  items: z.array(
    z.object({
      order_item_id: orderItem.shape.order_item_id,
      name: z.string(),
      names: orderItem.shape.names,
      quantity: z.int(),
      options: z.array(z.string()),
      option_names: orderItem.shape.option_names,
      note: z.string(),
      amount: orderItem.shape.amount,
      shortage: orderItem.shape.shortage,
      instead_of: orderItem.shape.instead_of,
      for_name: orderItem.shape.for_name,
    }),
  ),
  charges: z.array(charge),
  total: rupees,
  /** What lines came to that were taken out before anything was paid. */
  removed_total: rupees,
  refunded: rupees,
  /** `actor` is the name of the member of the staff, and empty for anybody else. */
  events: z.array(z.object({ ...orderEvent.shape, actor: z.string() })),
});
export type KitchenOrderDetail = z.infer<typeof kitchenOrderDetail>;

export const getKitchenOrder = endpoint({
  method: 'GET',
  path: '/kitchen/orders/:order_number',
  summary: 'One order of the caller’s restaurant with its bill and everybody who moved it',
  access: ['restaurant'],
  params: byNumber,
  responses: { 200: kitchenOrderDetail },
});
