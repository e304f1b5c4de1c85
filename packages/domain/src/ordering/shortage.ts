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
  /** The kitchen offers other dishes for it, or did. */
  has_offers?: boolean;
  /** The customer was asked: they said that it is left out, or nothing in time. */
  answer?: 'remove' | 'none';
}

/** What becomes of a dish that its customer is asked about, where they say nothing in time. */
export const defaultOf = (pref: UnavailablePref): 'remove' | 'cancel' => (pref === 'cancel' ? 'cancel' : 'remove');

/** Decides of a dish that cannot be cooked; `null` when the food is ready and it is too late to say so. */
export function decideShortage({ status, pref, left, has_offers = false, answer }: Shortage): ShortageOutcome | null {
  if (!shortageStates.includes(status)) return null;
  const end = status === 'placed' ? 'reject' : 'cancel';
  if (has_offers && answer === undefined) return 'ask';
  if (left === 0) return end;
  if (answer === 'remove') return 'remove';
  if (answer === 'none') return defaultOf(pref) === 'cancel' ? end : 'remove';
  if (pref === 'cancel') return end;
  return pref === 'call' ? 'ask' : 'remove';
}
