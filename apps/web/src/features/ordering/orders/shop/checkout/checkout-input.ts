import { paymentMethod, toldAllergies } from '@tawa/contract/ordering/checkout';
import { noOrderRequests, orderRequestsInput } from '@tawa/contract/ordering/orders.requests';
import { z } from 'zod/mini';
import { readKeptBuyNow, type BuyNow } from '#lib/buy-now.ts';

const wish = z.object({
  menu_id: z.int(),
  quantity: z.int(),
  options: z.array(z.int()),
  note: z.string(),
});

/** The wish of this tab; null when there is none or it cannot be read. */
export function readBuyNow(): BuyNow | null {
  const parsed = wish.safeParse(readKeptBuyNow());
  return parsed.success ? parsed.data : null;
}

const wishes = z.object({
  fulfilment: z.enum(['delivery', 'pickup']),
  address_id: z.nullable(z.int()),
  scheduled_for: z.nullable(z.string()),
  when: z._default(z.enum(['now', 'scheduled']), 'now'),
  /** The booked table that it is for. */
  booking_number: z._default(z.nullable(z.string()), null),
  coupon_code: z.nullable(z.string()),
  auto_coupon: z.boolean(),
  tip: z.number(),
  /** Null while the first that can be used is taken. */
  payment_method: z.nullable(paymentMethod),
  use_credit: z._default(z.boolean(), false),
});
export type CheckoutInput = z.infer<typeof wishes>;

const details = z.object({
  contact_phone: z.string(),
  ...orderRequestsInput,
  allergies: z._default(toldAllergies, []),
  change_for: z.nullable(z.number()),
});
export type Details = z.infer<typeof details>;

const press = z.object({
  quote_id: z.string(),
  accept_total: z.number(),
  payment_method: paymentMethod,
  accept_credit: z.optional(z.number()),
  ...details.shape,
});

const kept = z.object({
  /** The Idempotency-Key: one from the first moment of a checkout to its order. */
  key: z.string(),
  wishes,
  details,
  /** A press whose answer never came; asking again with it places nothing twice. */
  press: z.nullable(press),
});
export type KeptCheckout = z.infer<typeof kept>;

export const firstWishes: CheckoutInput = {
  fulfilment: 'delivery',
  address_id: null,
  scheduled_for: null,
  when: 'now',
  booking_number: null,
  coupon_code: null,
  auto_coupon: true,
  tip: 0,
  payment_method: null,
  use_credit: false,
};
export const firstDetails: Details = {
  contact_phone: '',
  ...noOrderRequests,
  allergies: [],
  change_for: null,
};

/** Whose checkout of what; a Buy Now, the cart and each group order are different ones. */
export interface CheckoutOf {
  userid: number;
  source: 'cart' | 'buy_now' | `group:${number}`;
}

const nameOf = ({ userid, source }: CheckoutOf) => `checkout:${userid}:${source}`;

function readText(name: string): string | null {
  if (typeof window === 'undefined') return null;
  try {
    return window.sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptCheckout | null {
  try {
    const parsed = kept.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const begin = (): KeptCheckout => ({
  key: crypto.randomUUID(),
  wishes: firstWishes,
  details: firstDetails,
  press: null,
});

/** What this tab kept of a checkout, so that neither a reload nor the way back loses it; a new one where nothing was. */
export const readCheckout = (of: CheckoutOf): KeptCheckout => parse(readText(nameOf(of))) ?? begin();

export function keepCheckout(of: CheckoutOf, state: KeptCheckout): void {
  try {
    window.sessionStorage.setItem(nameOf(of), JSON.stringify(state));
  } catch {
    // Without storage a reload begins anew; nothing else is lost.
    return;
  }
}

export function forgetCheckout(of: CheckoutOf): void {
  try {
    window.sessionStorage.removeItem(nameOf(of));
  } catch {
    return;
  }
}

/** The coupon that was chosen for the cart in this tab. */
export function readCartCoupon(userid: number): Pick<CheckoutInput, 'coupon_code' | 'auto_coupon'> {
  const state = parse(readText(nameOf({ userid, source: 'cart' })));
  const { coupon_code, auto_coupon } = state?.wishes ?? firstWishes;
  return { coupon_code, auto_coupon };
}
