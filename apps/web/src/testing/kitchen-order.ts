import { noOrderRequests } from '@tawa/contract/ordering/orders.requests';
import type { PrintSlip } from '@tawa/contract/ordering/orders.printing';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import type { LineItem, LineTicket } from '@tawa/contract/ordering/orders.line';

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
  items: [
    {
      order_item_id: 1,
      name: 'Palak Paneer',
      kitchen_name: 'Palak Paneer',
      is_veg: 1,
      quantity: 2,
      options: [],
      note: '',
      shortage: null,
    },
  ],
  total: 300,
  payment_method: 'cod',
  cash_due: 300,
  takes_code: true,
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

/** A dish of an order as the line reads it. */
export const lineItem = (order_item_id: number, kitchen_name: string, change: Partial<LineItem> = {}): LineItem => ({
  order_item_id,
  kitchen_name,
  quantity: 1,
  options: [],
  note: '',
  station_id: null,
  ticked: false,
  done: false,
  asked: false,
  ...change,
});

/** An order that is cooked, with ten minutes left. */
export const lineTicket = (change: Partial<LineTicket> = {}): LineTicket => ({
  order_number: 'FD-7K3M9Q',
  status: 'accepted',
  fulfilment: 'delivery',
  placed_at: inMinutes(-6),
  accept_by: null,
  warn_minutes: 3,
  accepted_at: inMinutes(-5),
  cook_by: null,
  ready_by: inMinutes(10),
  promised_to: inMinutes(30),
  table: null,
  note: '',
  items: [lineItem(1, 'Butter Naan')],
  version: 2,
  recalled_at: null,
  ...change,
});

/** A slip that waits to be printed. */
export const printSlip = (change: Partial<PrintSlip> = {}): PrintSlip => ({
  kind: 'kitchen',
  slip_id: 1,
  order_number: 'FD-7K3M9Q',
  station_id: null,
  station_name: '',
  others: [],
  fulfilment: 'delivery',
  table: null,
  ready_by: inMinutes(15),
  accepted_at: inMinutes(-1),
  accepted_by: 'Ravi',
  note: '',
  items: [{ order_item_id: 1, kitchen_name: 'Butter Naan', quantity: 2, options: [], note: '' }],
  due_at: inMinutes(-1),
  claim: 0,
  claimed_by: null,
  device_name: null,
  is_free: true,
  in_doubt: false,
  printed_at: null,
  printer_name: null,
  copies: 0,
  ...change,
});
