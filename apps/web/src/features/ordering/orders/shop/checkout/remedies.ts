import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { checkoutMessages } from '#lib/messages-checkout.ts';
import { paths } from '#lib/paths.ts';

/** The parts of the checkout that can be led to, by their ids in the page. */
export const checkoutParts = {
  place: 'block-1',
  time: 'block-2',
  payment: 'block-3',
  phone: 'checkout-phone',
} as const;
export type CheckoutPart = keyof typeof checkoutParts;

/** What puts a problem right: a part of the page, another page, or something that is done at once. */
export type Remedy = { label: string } & ({ part: CheckoutPart } | { to: string } | { action: 'remove' | 'coupon' });

const words = checkoutMessages.remedies;

function remedyForKitchen({ next_slots = [] }: Problem, quote: Quote): Remedy {
  if (next_slots.length > 0) return { label: words.time, part: 'time' };
  const { restaurant, fulfilment } = quote;
  const comesAnyWay = fulfilment === 'delivery' ? restaurant.offers_delivery : restaurant.offers_pickup;
  const hasOtherWay = restaurant.offers_delivery || restaurant.offers_pickup;
  return !comesAnyWay && hasOtherWay
    ? { label: words.way, part: 'place' }
    : { label: words.restaurants, to: paths.restaurants() };
}

const remedyForDish = ({ key }: Problem, { source, restaurant }: Quote): Remedy =>
  source === 'cart' && key !== undefined
    ? { label: words.remove, action: 'remove' }
    : { label: words.menu, to: paths.restaurant(restaurant) };

const remedies: Partial<Record<Problem['code'], (problem: Problem, quote: Quote) => Remedy>> = {
  RESTAURANT_UNAVAILABLE: remedyForKitchen,
  ITEM_UNAVAILABLE: remedyForDish,
  ADDRESS_REQUIRED: () => ({ label: words.address, part: 'place' }),
  OUT_OF_AREA: () => ({ label: words.otherAddress, part: 'place' }),
  COUPON_INVALID: () => ({ label: words.coupon, action: 'coupon' }),
  COD_UNAVAILABLE: () => ({ label: words.payment, part: 'payment' }),
  PAYMENT_UNAVAILABLE: () => ({ label: words.payment, part: 'payment' }),
  MIN_ORDER: (_problem, { restaurant }) => ({ label: words.more, to: paths.restaurant(restaurant) }),
};

const backTo = ({ source, restaurant }: Quote): Remedy =>
  source === 'cart' ? { label: words.cart, to: paths.cart } : { label: words.menu, to: paths.restaurant(restaurant) };

/** Where the customer puts right what stands in the way of the order. */
export const remedyFor = (problem: Problem, quote: Quote): Remedy =>
  remedies[problem.code]?.(problem, quote) ?? backTo(quote);

/** Brings a part of the checkout into view, and the keyboard with it. */
export function leadTo(part: CheckoutPart): void {
  const found = document.getElementById(checkoutParts[part]);
  found?.scrollIntoView({ block: part === 'phone' ? 'center' : 'start' });
  found?.focus({ preventScroll: true });
}
