import type { OrderStatus } from './order-states.ts';

/** What the customer chose at the checkout for a dish that is sold out. */
export type UnavailablePref = 'refund' | 'call' | 'cancel';
/** What becomes of an order when the kitchen is out of a dish: taken out, asked about, or the order ends. */
export type ShortageOutcome = 'remove' | 'ask' | 'reject' | 'cancel';

/** The states in which a kitchen can still say that it is out of something. */
export const shortageStates: readonly OrderStatus[] = ['placed', 'accepted', 'preparing'];

export interface Shortage {
  status: OrderStatus;
  pref: UnavailablePref;
  /** Portions of the order that would be left. */
  left: number;
  /** The customer was asked and did not say anything else in time, or said so. */
  is_settled?: boolean;
}

/** Decides of a dish that cannot be cooked; `null` when the food is ready and it is too late to say so. */
export function decideShortage({ status, pref, left, is_settled = false }: Shortage): ShortageOutcome | null {
  if (!shortageStates.includes(status)) return null;
  const end = status === 'placed' ? 'reject' : 'cancel';
  if (left === 0) return end;
  if (is_settled) return 'remove';
  if (pref === 'cancel') return end;
  return pref === 'call' ? 'ask' : 'remove';
}
