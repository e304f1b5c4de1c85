import { splitByLargestRemainder } from '../common/money.ts';

/** A line of a bill (all paise); its tax is that of what is left after both discounts. */
export interface SharedLine {
  for_name: string;
  gross: number;
  discount: number;
  coupon_share: number;
  tax: number;
}

/** What one bag comes to of a bill (paise): the parts add up to `total`. */
export interface BagShare {
  name: string;
  /** Dishes at the prices of the menu. */
  dishes: number;
  /** What offers of the restaurant and the coupon take off. */
  offer: number;
  /** Tax of the dishes, and the part of packaging, delivery and platform fee with theirs. */
  fees: number;
  tip: number;
  total: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

/**
 * Shares a bill over its bags, to the paisa: each has its own dishes with their offers and tax, and a part of the fees and of the
 * tip in proportion to what its dishes come to after offers, by largest remainder; where all dishes are free, everybody the
 * same. Throws RangeError where the lines come to more than the bill.
 */
export function shareBill(lines: readonly SharedLine[], { total, tip }: { total: number; tip: number }): BagShare[] {
  const names = [...new Set(lines.map(({ for_name }) => for_name))];
  const bags = names.map((name) => {
    const own = lines.filter(({ for_name }) => for_name === name);
    const dishes = sum(own.map(({ gross }) => gross));
    const offer = sum(own.map(({ discount, coupon_share }) => discount + coupon_share));
    return { name, dishes, offer, tax: sum(own.map(({ tax }) => tax)) };
  });
  const net = bags.map(({ dishes, offer }) => dishes - offer);
  const weights = sum(net) === 0 ? bags.map(() => 1) : net;
  const left = total - tip - sum(net) - sum(bags.map(({ tax }) => tax));
  const fees = splitByLargestRemainder(left, weights);
  const tips = splitByLargestRemainder(tip, weights);
  return bags.map(({ name, dishes, offer, tax }, at) => {
    const parts = { fees: tax + (fees[at] ?? 0), tip: tips[at] ?? 0 };
    return { name, dishes, offer, ...parts, total: dishes - offer + parts.fees + parts.tip };
  });
}

export const shareStates = ['asked', 'by_host', 'paid', 'used', 'dropped', 'back', 'withdrawn'] as const;
/**
 * What became of a share that a guest was asked for. By host: taken over before it was paid. Paid: held until the host's order takes
 * it, and then used. Dropped: not paid in time. Back: given back. Withdrawn: asked no more.
 */
export type ShareState = (typeof shareStates)[number];

/** Is what its guest chose a part of the order? */
export const isShareIn = (state: ShareState): boolean => state !== 'dropped' && state !== 'back';

/** No provider takes less than a rupee (paise). */
export const shareLeast = 100;

/** A share that was paid (paise), and what it would be of the bill as it is now. */
export interface HeldShare {
  amount: number;
  fresh: number;
}

/**
 * What each paid share gives to a bill (paise), in their order: never more than its guest accepted, and never more than their share of
 * the bill as it is now. The rest is the host's: nothing, or what a provider takes. Throws RangeError where fresh shares pass the bill.
 */
export function useShares(held: readonly HeldShare[], total: number): number[] {
  const used = held.map(({ amount, fresh }) => Math.min(amount, fresh));
  const rest = total - sum(used);
  if (rest < 0) throw new RangeError('Shares come to more than their bill');
  if (rest === 0 || rest >= shareLeast) return used;
  let missing = shareLeast - rest;
  return used.map((amount) => {
    const less = Math.min(amount, missing);
    missing -= less;
    return amount - less;
  });
}

/** Who paid for an order, and what of it can still go back to them (paise). */
export interface Payer {
  left: number;
  /** What of the refund is of their own dishes. */
  own: number;
}

/**
 * Splits a refund over those who paid (paise, in their order): dishes go to whoever paid for them, what is beyond in proportion to what
 * is left of each, by largest remainder. Throws RangeError where more is to go back than is left.
 */
export function splitRefund(payers: readonly Payer[], amount: number): number[] {
  const ownSum = sum(payers.map(({ own }) => own));
  const asked =
    ownSum <= amount
      ? payers.map(({ own }) => own)
      : splitByLargestRemainder(
          amount,
          payers.map(({ own }) => own),
        );
  const first = payers.map(({ left }, at) => Math.min(left, asked[at] ?? 0));
  const open = payers.map(({ left }, at) => left - (first[at] ?? 0));
  const rest = amount - sum(first);
  if (rest > sum(open)) throw new RangeError('More is to go back than is left');
  const more = rest === 0 ? open.map(() => 0) : splitByLargestRemainder(rest, open);
  return first.map((part, at) => part + (more[at] ?? 0));
}
