import { type AdminReason, adminReasons, isFinal, type OrderStatus, panelStateWords } from './order-states.ts';

/** Most orders of one run. */
export const cancelRunMax = 200;
/** Most paise of goodwill that a run gives with each order. */
export const cancelGoodwillMax = 50_000;
/** How often a run tries an order that fails for a fault of ours before it leaves it out. */
export const cancelTriesMax = 8;

/** Why many orders are cancelled at once: those of the office's reasons that are not about one customer. */
export const cancelCauses = [
  'RESTAURANT_CLOSED',
  'WEATHER',
  'POWER_CUT',
  'NOT_CONFIRMED',
  'OTHER',
] as const satisfies readonly AdminReason[];
export type CancelCause = (typeof cancelCauses)[number];

/** The text of a cause, as the office chooses it and customers read it. */
export const causeText = (cause: CancelCause): string => adminReasons[cause];

export const cancelRunStates = ['waiting', 'done', 'left'] as const;
export type CancelRunState = (typeof cancelRunStates)[number];

/** Who bears goodwill. */
export const goodwillBearers = ['platform', 'restaurant'] as const;
export type GoodwillBearer = (typeof goodwillBearers)[number];

/** Why a run leaves an order out for where it stands; null where it may be cancelled with others. */
export function leftOutReason(status: OrderStatus): string | null {
  if (status === 'pending_payment') return 'It is not paid yet, and ends by itself.';
  if (status === 'out_for_delivery') return 'It is on the way. Call its rider if it must turn round.';
  return isFinal(status) ? `This order is closed: ${panelStateWords[status].toLowerCase()}.` : null;
}

/** What of a run was looked at before it began; amounts in paise. */
export interface CancelPlan {
  orders: readonly { order_number: string; version: number; amount: number }[];
  reason: CancelCause;
  note: string;
  goodwill: number;
  borne_by: GoodwillBearer;
}

/** One text for one plan, whatever the order in which its orders were named. */
export const planText = ({ orders, reason, note, goodwill, borne_by }: CancelPlan): string =>
  JSON.stringify([
    orders.map(({ order_number, version, amount }) => `${order_number} ${version} ${amount}`).toSorted(),
    reason,
    note,
    goodwill,
    borne_by,
  ]);
