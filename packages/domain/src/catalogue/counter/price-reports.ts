import type { Declared } from './counter-prices.ts';

/** Days in which a customer reports the price of one dish once. */
export const priceReportDays = 90;
/** Characters of what a customer writes beside the price that they saw. */
export const priceReportNoteLengthMax = 300;

/** How many of the newest reports a restaurant reads. */
export const kitchenReportsMax = 50;

export const priceReportStates = ['waiting', 'upheld', 'dismissed'] as const;
export type PriceReportState = (typeof priceReportStates)[number];

/** Does what is said now still contradict what a customer saw? Whoever took the price down to it has nothing left to take back. */
export const isContradicted = (declared: Pick<Declared, 'counter_price'> | null, priceSeen: number): boolean =>
  declared !== null && declared.counter_price > priceSeen;
