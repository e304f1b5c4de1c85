export const orderStates = [
  'pending_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  'delivered',
  'picked_up',
  'rejected',
  'cancelled',
  'expired',
] as const;
export type OrderStatus = (typeof orderStates)[number];
/** With a kitchen: placed, and not at an end. */
export const openStates = ['placed', 'accepted', 'preparing', 'ready', 'out_for_delivery'] as const;
/** Ended with food in somebody's hands. */
export const servedStates = ['delivered', 'picked_up'] as const;
/** Ended without it. */
export const unservedStates = ['rejected', 'cancelled', 'expired'] as const;
export const finalStates = [...servedStates, ...unservedStates] as const;
/** The states in which an order can begin. */
export const firstStates = ['pending_payment', 'placed'] as const;
export type Actor = 'customer' | 'restaurant' | 'admin' | 'system';
export type Fulfilment = 'delivery' | 'pickup';
/** How dishes reach whoever ordered them; those of a booked table are eaten at it. */
export const servings = ['delivery', 'pickup', 'table'] as const;
export type Serving = (typeof servings)[number];

/** Has an order come to its end? */
export const isFinal = (status: OrderStatus): boolean => finalStates.some((final) => final === status);

/** The word a customer reads; `stateWord` knows the ones of each serving. */
const stateWords: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Waiting for your payment',
  placed: 'Waiting for the kitchen',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  out_for_delivery: 'On the way',
  delivered: 'Delivered',
  picked_up: 'Picked up',
  rejected: 'Order cancelled',
  cancelled: 'Order cancelled',
  expired: 'Payment not completed',
};

/** How an order is served: as it was wished, or at the table that it names. */
export const servingOf = ({ fulfilment, table }: { fulfilment: Fulfilment; table: object | string | null }): Serving =>
  table ? 'table' : fulfilment;

const servedWords: Readonly<Record<Serving, Partial<Record<OrderStatus, string>>>> = {
  delivery: {},
  pickup: { ready: 'Ready for pickup' },
  table: { ready: 'Ready to serve', picked_up: 'Served' },
};

/** The word a customer reads for this kind of order. */
export const stateWord = (status: OrderStatus, serving: Serving): string =>
  servedWords[serving][status] ?? stateWords[status];

/** The word that kitchens and the office read. */
export const panelStateWords: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Unpaid',
  placed: 'New',
  accepted: 'Accepted',
  preparing: 'Preparing',
  ready: 'Ready',
  out_for_delivery: 'On the way',
  delivered: 'Delivered',
  picked_up: 'Picked up',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

/** The panel's word for this kind of order. */
export const panelStateWord = (status: OrderStatus, serving: Serving): string =>
  serving === 'table' && status === 'picked_up' ? 'Served' : panelStateWords[status];

const lastSteps: Readonly<Record<Serving, readonly [OrderStatus, OrderStatus]>> = {
  delivery: ['out_for_delivery', 'delivered'],
  pickup: ['ready', 'picked_up'],
  table: ['ready', 'picked_up'],
};

/** The states behind the five bars of an order's progress. */
export const progressStates = (serving: Serving): readonly OrderStatus[] => [
  'placed',
  'accepted',
  'preparing',
  ...lastSteps[serving],
];

/** The five bars of an order's progress. */
export const progressSteps = (serving: Serving): readonly string[] =>
  progressStates(serving).map((state) => (state === 'placed' ? 'Placed' : stateWord(state, serving)));

const progress: Readonly<Partial<Record<OrderStatus, number>>> = {
  placed: 0,
  accepted: 1,
  preparing: 2,
  out_for_delivery: 3,
  delivered: 4,
  picked_up: 4,
};

/** The bar an order has reached, from 0; -1 where it has none (unpaid, or ended without food). */
export function progressIndex(status: OrderStatus, serving: Serving): number {
  if (status === 'ready') return serving === 'delivery' ? 2 : 3;
  return progress[status] ?? -1;
}

/** Why a kitchen says no, as both sides read it. */
export const restaurantReasons = {
  ITEM_SOLD_OUT: 'Item sold out',
  TOO_BUSY: 'Too busy right now',
  CLOSING: 'Closing soon',
  CANNOT_DELIVER_AREA: 'Cannot deliver to this area',
  OTHER: 'Another reason',
} as const;
/** Why a customer cancels. */
export const customerReasons = {
  CHANGED_MIND: 'Changed my mind',
  WRONG_ADDRESS: 'Wrong address',
  TOO_SLOW: 'It’s taking too long',
  DUPLICATE: 'Ordered twice',
  OTHER: 'Another reason',
} as const;
/** Why the office ends an order. */
export const adminReasons = {
  UNDELIVERABLE: 'Could not be delivered',
  CUSTOMER_UNREACHABLE: 'Customer could not be reached',
  CUSTOMER_ASKED: 'Cancelled at the customer’s wish',
  RESTAURANT_CLOSED: 'The restaurant cannot go on',
  WEATHER: 'Flood, storm or curfew',
  POWER_CUT: 'Power cut in the kitchen',
  NOT_CONFIRMED: 'The order could not be confirmed',
  OTHER: 'Another reason',
} as const;
/** Why an order ended by itself. */
export const systemReasons = {
  NOT_ANSWERED: 'The kitchen did not answer in time',
  NOT_PAID: 'The payment was not completed in time',
  TABLE_CANCELLED: 'The table that it was for was cancelled',
  NOT_CLOSED: 'Nobody said that it arrived, so it was closed after 3 hours',
} as const;

export type RestaurantReason = keyof typeof restaurantReasons;
export type CustomerReason = keyof typeof customerReasons;
export type AdminReason = keyof typeof adminReasons;
export type SystemReason = keyof typeof systemReasons;

const reasonTexts = new Map<string, string>(
  [restaurantReasons, customerReasons, adminReasons, systemReasons].flatMap((list) => Object.entries(list)),
);

/** The text of a stored reason; somebody's own words wherever they wrote some. */
export const reasonText = (code: string, ownWords?: string | null): string =>
  ownWords?.trim() || (reasonTexts.get(code) ?? code);
