import type { Problem, Quote } from '@tawa/contract/ordering/checkout';
import { paths } from '#lib/paths.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** The parts of the checkout that can be led to, by their ids in the page. */
export const checkoutParts = {
  place: 'checkout-place',
  time: 'checkout-time',
  payment: 'checkout-payment',
  soldOut: 'checkout-sold-out',
  note: 'checkout-note',
  phone: 'checkout-phone',
  proof: 'checkout-proof',
} as const;
export type CheckoutPart = keyof typeof checkoutParts;

/** What puts a problem right: a part of the page, another page, or something that is done at once. */
export type Remedy = { label: string } & ({ part: CheckoutPart } | { to: string } | { action: 'remove' | 'coupon' });

function remedyForKitchen({ next_slots = [] }: Problem, quote: Quote, language: Language): Remedy {
  const t = textsIn(checkoutTexts, language);
  if (next_slots.length > 0) return { label: t.remedies.time, part: 'time' };
  const { restaurant, fulfilment } = quote;
  const comesAnyWay = fulfilment === 'delivery' ? restaurant.offers_delivery : restaurant.offers_pickup;
  const hasOtherWay = restaurant.offers_delivery || restaurant.offers_pickup;
  return !comesAnyWay && hasOtherWay
    ? { label: t.remedies.way, part: 'place' }
    : { label: t.remedies.restaurants, to: paths.restaurants() };
}

const remedyForDish = ({ key }: Problem, { source, restaurant }: Quote, language: Language): Remedy => {
  const t = textsIn(checkoutTexts, language);
  return source === 'cart' && key !== undefined
    ? { label: t.remedies.remove, action: 'remove' }
    : { label: t.remedies.menu, to: paths.restaurant(restaurant) };
};

const remediesIn = keepEach(
  (language: Language): Partial<Record<Problem['code'], (problem: Problem, quote: Quote) => Remedy>> => {
    const t = textsIn(checkoutTexts, language);
    return {
      RESTAURANT_UNAVAILABLE: (one, quote) => remedyForKitchen(one, quote, language),
      ITEM_UNAVAILABLE: (one, other) => remedyForDish(one, other, language),
      TIME_REQUIRED: () => ({ label: t.remedies.pickTime, part: 'time' }),
      ADDRESS_REQUIRED: () => ({ label: t.remedies.address, part: 'place' }),
      OUT_OF_AREA: () => ({ label: t.remedies.otherAddress, part: 'place' }),
      COUPON_INVALID: () => ({ label: t.remedies.coupon, action: 'coupon' }),
      COD_UNAVAILABLE: () => ({ label: t.remedies.payment, part: 'payment' }),
      PHONE_UNPROVED: () => ({ label: t.remedies.proveMobile, part: 'proof' }),
      PAYMENT_UNAVAILABLE: () => ({ label: t.remedies.payment, part: 'payment' }),
      MIN_ORDER: (_problem, { restaurant }) => ({ label: t.remedies.more, to: paths.restaurant(restaurant) }),
    };
  },
);

const backTo = ({ source, restaurant }: Quote, language: Language): Remedy => {
  const t = textsIn(checkoutTexts, language);
  return source === 'cart'
    ? { label: t.remedies.cart, to: paths.cart }
    : { label: t.remedies.menu, to: paths.restaurant(restaurant) };
};

/** Where the customer puts right what stands in the way of the order. */
export const remedyFor = (problem: Problem, quote: Quote, language: Language): Remedy =>
  remediesIn(language)[problem.code]?.(problem, quote) ?? backTo(quote, language);
