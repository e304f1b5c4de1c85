import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';

/** An instant that many minutes from now. */
export const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** A ticket as the kitchen's board reads it: new, for delivery, paid in cash. */
export const kitchenOrder = (change: Partial<KitchenOrder> = {}): KitchenOrder => ({
  order_number: 'FD-7K3M9Q',
  status: 'placed',
  version: 1,
  fulfilment: 'delivery',
  placed_at: inMinutes(-1),
  accept_by: inMinutes(7),
  warn_minutes: 3,
  table: null,
  scheduled_for: null,
  cook_by: null,
  ready_by: inMinutes(20),
  promised_to: inMinutes(40),
  prep_minutes: 20,
  accepted_at: null,
  ready_at: null,
  dispatched_at: null,
  closed_at: null,
  cancel_requested_at: null,
  cancelled_by: null,
  cancel_reason: null,
  customer_name: 'Asha',
  customer_phone: '9876543210',
  phone_last4: '3210',
  address: null,
  pincode: null,
  first_order: false,
  ...noOrderRequests,
  items: [{ order_item_id: 1, name: 'Palak Paneer', is_veg: 1, quantity: 2, options: [], note: '', shortage: null }],
  total: 300,
  payment_method: 'cod',
  cash_due: 300,
  change_for: null,
  late_at: null,
  actions: [],
  rider_name: null,
  rider_phone: null,
  round: null,
  tries_left: 3,
  undelivered: null,
  ...change,
});
