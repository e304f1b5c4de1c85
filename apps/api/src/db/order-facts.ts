import { orderRequestNames } from '@tawa/contract/ordering/orders.requests';

/** What a customer asked for with an order `o`, as its readers select it. */
export const orderRequestColumns = orderRequestNames.map((name) => `o.${name}` as const);

/** What stands in the row of an order `o` and is told by more than one answer: the whole order, lists, the kitchen's board. Each answer's schema narrows it. */
export const orderFacts = [
  'o.order_number',
  'o.status',
  'o.version',
  'o.fulfilment',
  'o.restaurant_id',
  'o.placed_at',
  'o.accept_by',
  'o.scheduled_for',
  'o.promised_from',
  'o.promised_to',
  'o.accepted_at',
  'o.ready_at',
  'o.dispatched_at',
  'o.delivered_at',
  'o.closed_at',
  'o.cancel_requested_at',
  'o.cancel_escalated_at',
  'o.late_at',
  'o.cancelled_by',
  'o.cancel_reason',
  'o.cancel_note',
  'o.customer_name',
  'o.contact_phone',
  'o.payment_method',
  'o.total',
  'o.removed_total',
  'o.refunded_total',
  'o.change_for',
  'o.rider_name',
  'o.rider_phone',
  'o.left_at_door_note',
  'o.handover_tries',
  'o.first_order',
  'o.prep_minutes',
  'o.warn_minutes',
  ...orderRequestColumns,
] as const;
