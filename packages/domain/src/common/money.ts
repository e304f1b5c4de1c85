interface Priced {
  price: number;
  discounted_price?: number | null;
}

/** Rupees with up to two decimals → whole paise. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100);

/** Whole paise → rupees, as sent on the wire. */
export const toRupees = (paise: number): number => paise / 100;

const grouped = (whole: string): string => {
  const head = whole.slice(0, -3);
  return head === '' ? whole : `${head.replace(/\B(?=(\d\d)+$)/g, ',')},${whole.slice(-3)}`;
};

/** Paise → '₹1,23,456.00'; made by hand so that server and browser print the same. */
export function formatPaise(paise: number): string {
  const [whole = '0', cents = '00'] = (Math.abs(Math.round(paise)) / 100).toFixed(2).split('.');
  return `${Math.round(paise) < 0 ? '-' : ''}₹${grouped(whole)}.${cents}`;
}

/** Rupees → '₹1,132.00'. */
export const formatRupees = (rupees: number): string => formatPaise(toPaise(rupees));

/** What a dish costs today, in the unit that was given. */
export const effectivePrice = (dish: Priced): number => dish.discounted_price ?? dish.price;

/** The rounded reduction in percent; 0 where nothing is reduced. */
export function discountPercent(price: number, discounted: number | null | undefined): number {
  if (discounted === null || discounted === undefined || price <= 0 || discounted >= price) return 0;
  return Math.round(((price - discounted) / price) * 100);
}

/** The quotient of two integers, halves upwards; the one rounding of all money. Throws RangeError otherwise. */
export function roundHalfUp(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0)
    throw new RangeError(`Cannot round ${numerator} / ${denominator}`);
  const floor = Math.floor(numerator / denominator);
  return numerator - floor * denominator >= denominator / 2 ? floor + 1 : floor;
}

/**
 * Shares of a total (paise) in proportion to the weights that add up to it exactly; no share passes its weight while
 * the total does not pass their sum. Throws RangeError for negative amounts or a total over no weight at all.
 */
export function splitByLargestRemainder(total: number, weights: readonly number[]): number[] {
  if (![total, ...weights].every((amount) => Number.isSafeInteger(amount) && amount >= 0))
    throw new RangeError('Only whole amounts from 0 can be split');
  if (total === 0) return weights.map(() => 0);
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  if (sum === 0n) throw new RangeError('Nothing to split over');
  const exact = weights.map((weight) => BigInt(total) * BigInt(weight));
  const shares = exact.map((amount) => Number(amount / sum));
  const missing = total - shares.reduce((all, share) => all + share, 0);
  const remainder = exact.map((amount, index) => ({ index, rest: amount % sum }));
  remainder.sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  const raised = new Set(remainder.slice(0, missing).map(({ index }) => index));
  return shares.map((share, index) => (raised.has(index) ? share + 1 : share));
}
