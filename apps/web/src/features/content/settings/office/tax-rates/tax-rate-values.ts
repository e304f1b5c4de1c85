import type { TaxRate } from '@tawa/contract/money/tax-rates';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { formatPaise } from '@tawa/domain/common/money';
import { addDays, zonedParts } from '@tawa/domain/common/zoned-time';

const sample = 50_000;

/** '5.00%' of basis points. */
export const percentOf = (bp: number): string => `${(bp / 100).toFixed(2)}%`;

/** The tax on ₹500.00, as a person reads it. */
export const taxOnSample = (bp: number): string => formatPaise(Math.round((sample * bp) / 10_000));

/** The calendar day in India after this moment: the first on which a new rate may begin. */
export const tomorrowOf = (now: number): string => addDays(zonedParts(new Date(now), timeZoneDefault).date, 1);

/** The rate of a calendar day, in basis points. */
export const rateOfDay = (rates: readonly TaxRate[], day: string): number | undefined =>
  rates.find(({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to > day))?.rate_bp;

/** The rate of this moment in India, in basis points. */
export const rateOn = (rates: readonly TaxRate[], now: number): number =>
  rateOfDay(rates, zonedParts(new Date(now), timeZoneDefault).date) ?? 0;
