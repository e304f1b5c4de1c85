import type { CouponOffer } from '@tawa/contract/money/coupons';
import { formatRupees } from '@tawa/domain/common/money';

type Paid = Pick<CouponOffer, 'type' | 'pays_percent' | 'pays_at_most'>;

const onAnOrder = ({ type, pays_at_most }: Paid): string => {
  if (pays_at_most === null) return 'of the delivery fee of each order that uses it';
  return type === 'flat'
    ? `that is ${formatRupees(pays_at_most)} on each order that uses it`
    : `that is at most ${formatRupees(pays_at_most)} on an order`;
};

/** What a restaurant reads about the coupons of the office that it may pay for. */
export const offerTexts = {
  pays: (offer: Paid): string => {
    const part = offer.pays_percent === 100 ? 'all' : `${offer.pays_percent}%`;
    const what = offer.pays_at_most === null ? '' : ' of it';
    const join = offer.pays_at_most === null ? ' ' : ': ';
    const rest = offer.pays_percent === 100 ? '' : ' Tawa pays the rest.';
    return `You pay ${part}${what}${join}${onAnOrder(offer)}.${rest}`;
  },
  only: (categories: readonly string[]) => `Only on ${categories.join(', ')}`,
  waits: 'Waits for your answer',
  over: 'Over',
  states: {
    agreed: 'Works at your kitchen',
    changed: 'Agree again',
    spent: 'Your budget is spent',
    lapsed: 'Your last day is over',
    withdrawn: 'Withdrawn',
  },
  tones: { agreed: 'success', changed: 'warning', spent: 'warning', lapsed: 'warning', withdrawn: 'neutral' },
  coming: 'Agreed, starts later',
  paused: 'Agreed, paused by the office',
  changed:
    'The office has changed it since you agreed. New orders cannot use it at your kitchen until you agree again.',
  spent: 'You paid of your budget',
  spentOf: (spent: string, budget: string) => `${spent} of ${budget}`,
  until: 'Your last day',
  agreed: 'Agreed',
  agreedBy: (day: string, by: string | null) => (by === null ? day : `${day}, ${by}`),
  brought: 'Sales with it',
  agree: 'Agree',
  agreeNamed: (code: string) => `Agree to coupon ${code}`,
  change: 'Change',
  changeNamed: (code: string) => `Change what you agreed to for coupon ${code}`,
  withdraw: 'Withdraw',
  withdrawNamed: (code: string) => `Withdraw from coupon ${code}`,
  withdrawText:
    'New orders at your kitchen cannot use it from now on. Orders that carry it stay as they are, and you pay your part of them. You can agree again while it runs.',
  notSaved: 'That could not be saved. Please try again.',
} as const;
