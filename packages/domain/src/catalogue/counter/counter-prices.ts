import { effectivePrice } from '../../common/money.ts';
import { addDays, zonedParts } from '../../common/zoned-time.ts';

/** Days for which a price at the counter counts after the day on which it was said. */
export const counterPriceDays = 90;
/** Days before it lapses on which its restaurant is reminded. */
export const counterPriceReminderDays = 7;
/** What a restaurant says that a dish costs at its counter, in the unit of the dish's price. */
export interface Declared {
  counter_price: number;
  /** The day on which it was said, where the restaurant is: '2026-11-12'. */
  declared_on: string;
  /** Whether the office upheld a report of it. */
  is_refuted: boolean;
}

/** How a dish stands to the counter: the same, or by how much it is dearer or cheaper here. */
export interface CounterStanding {
  is: 'same' | 'dearer' | 'cheaper';
  /** In the unit of the prices; 0 where it is the same. */
  by: number;
}

export type DeclaredState = 'living' | 'lapsed' | 'refuted' | 'none';

/** The first day on which what was said on this day counts no longer. */
export const lapsesOn = (declaredOn: string): string => addDays(declaredOn, counterPriceDays);

/** The day on which something was said, where the restaurant is. */
export const dayOf = (declaredAt: Date, zone: string): string => zonedParts(declaredAt, zone).date;

/** Whether what was said still counts today. */
export function stateOfDeclared(declared: Declared | null, today: string): DeclaredState {
  if (!declared) return 'none';
  if (declared.is_refuted) return 'refuted';
  return today < lapsesOn(declared.declared_on) ? 'living' : 'lapsed';
}

/**
 * How the price that the menu shows today, a running discount taken off, stands to the one at the counter. Nothing where nothing
 * was said, or what was said has lapsed or was refuted.
 */
export function decideCounterPrice(
  dish: Parameters<typeof effectivePrice>[0],
  declared: Declared | null,
  today: string,
): CounterStanding | null {
  if (!declared || stateOfDeclared(declared, today) !== 'living') return null;
  const by = effectivePrice(dish) - declared.counter_price;
  if (by === 0) return { is: 'same', by: 0 };
  return by > 0 ? { is: 'dearer', by } : { is: 'cheaper', by: -by };
}

/** May a restaurant say that its prices are those of its counter? Every dish on sale must cost the same here, or less. */
export const isSameAsCounter = (onSale: readonly (CounterStanding | null)[]): boolean =>
  onSale.length > 0 && onSale.every((standing) => standing !== null && standing.is !== 'dearer');
