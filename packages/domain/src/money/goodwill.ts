import { formatPaise } from '../common/money.ts';

/** Paise that the office may give one person without an order within `goodwillDays`, unless a setting says otherwise. */
export const goodwillMaxPaise = 50_000;
/** Days over which what one person was given is added up. */
export const goodwillDays = 30;

interface Asked {
  /** Paise that are to be given. */
  amount: number;
  /** Paise that were given to the person within the days. */
  given: number;
  /** Paise at most. */
  most: number;
}

/** Why the office may not give this, or null: a person has so much within the days at most. */
export function goodwillProblem({ amount, given, most }: Asked): string | null {
  const left = Math.max(0, most - given);
  if (amount <= left) return null;
  return left === 0
    ? `Nothing more can be given within ${goodwillDays} days.`
    : `At most ${formatPaise(left)} more within ${goodwillDays} days.`;
}
