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
