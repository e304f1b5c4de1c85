import { roundHalfUp } from '../common/money.ts';

/** A change of many prices at once: `amount` is in basis points or in paise, and may be negative. */
export interface PriceChange {
  by: 'percent' | 'rupees';
  amount: number;
}

/** Prices of one dish, in paise. */
export interface DishPrices {
  price: number;
  discounted_price: number | null;
}

/** The lowest and the highest price of a dish, in paise. */
export const dishPriceMin = 100;
export const dishPriceMax = 10_000_000;

const rupee = 100;
const wholeRupees = (paise: number): number => roundHalfUp(paise, rupee) * rupee;

const changed = (paise: number, { by, amount }: PriceChange): number =>
  by === 'rupees' ? paise + amount : wholeRupees(roundHalfUp(paise * (10_000 + amount), 10_000));

/** What a dish costs after the change, a percentage to whole rupees; null where a price would leave its bounds. */
export function changePrices({ price, discounted_price }: DishPrices, change: PriceChange): DishPrices | null {
  const next = changed(price, change);
  if (next < dishPriceMin || next > dishPriceMax) return null;
  if (discounted_price === null) return { price: next, discounted_price: null };
  const reduced = changed(discounted_price, change);
  return reduced < dishPriceMin || reduced > next ? null : { price: next, discounted_price: reduced };
}
