import { roundHalfUp } from '../common/money.ts';
import { type OrderMoney, subtractMoney } from '../money/ledger.ts';

/** Dishes that a customer may be offered for one that is sold out. */
export const substitutesMax = 3;

/** What a dish would come to in place of portions that are sold out; in paise. */
export interface SubstitutePrice {
  /** What one costs its customer. */
  unit: number;
  /** What all of it comes to, in the place of what it replaces. */
  money: OrderMoney;
  /** What it comes to less than that: food and its tax. */
  less: OrderMoney;
  /** What of its price the restaurant bears, for nobody pays more than they accepted. */
  borne: number;
}

/** The tax of a smaller amount at the rate of a larger one, in two equal halves, and never more than it was. */
const taxOf = (tax: number, taxable: number, of: number): number =>
  taxable === of || of === 0 ? tax : Math.min(tax, 2 * roundHalfUp(tax * taxable, 2 * of));

/**
 * Prices a dish that costs `price` each in place of as many portions that came to `worth`. The coupon stays with them, whole;
 * null where the dish costs less than that.
 */
export function priceSubstitute(worth: OrderMoney, quantity: number, price: number): SubstitutePrice | null {
  const unit = Math.min(price, worth.food / quantity);
  const food = unit * quantity;
  const coupon = worth.coupon_platform + worth.coupon_restaurant;
  if (food < coupon) return null;
  const keep = (tax: number) => taxOf(tax, food - coupon, worth.food - coupon);
  const money = {
    ...worth,
    food,
    gst_platform: keep(worth.gst_platform),
    gst_restaurant: keep(worth.gst_restaurant),
  };
  return { unit, money, less: subtractMoney(worth, money), borne: (price - unit) * quantity };
}

/** A dish that could take the place of another. */
export interface Candidate {
  menu_id: number;
  /** Paise for one. */
  price: number;
  category_id: number | null;
  /** Names of the sections in which it stands. */
  sections: readonly string[];
}

type Replaced = Omit<Candidate, 'menu_id'>;

const isBeside = (dish: Replaced, other: Replaced): boolean =>
  dish.sections.some((name) => other.sections.includes(name)) ||
  (dish.category_id !== null && dish.category_id === other.category_id);

/** What stands beside it on the menu first, then by how near the price is, the cheaper one first. */
export const rankCandidates = <T extends Candidate>(replaced: Replaced, candidates: readonly T[]): T[] =>
  candidates.toSorted(
    (one, other) =>
      Number(isBeside(replaced, other)) - Number(isBeside(replaced, one)) ||
      Math.abs(one.price - replaced.price) - Math.abs(other.price - replaced.price) ||
      one.price - other.price ||
      one.menu_id - other.menu_id,
  );
