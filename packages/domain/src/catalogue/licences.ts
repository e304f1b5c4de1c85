import { dayMs } from '../common/durations.ts';
/** Days before the end of a food licence at which its kitchen is told. */
export const licenceDays = [30, 7, 1] as const;

export type LicenceStep = { do: 'nothing' } | { do: 'tell'; days: (typeof licenceDays)[number] } | { do: 'suspend' };

const dayOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** What a licence asks for on a day (both as YYYY-MM-DD): it counts to the end of its last day. */
export function decideLicence(validUntil: string, today: string): LicenceStep {
  const left = dayOf(validUntil) - dayOf(today);
  if (left < 0) return { do: 'suspend' };
  const days = licenceDays.findLast((each) => left <= each);
  return days === undefined ? { do: 'nothing' } : { do: 'tell', days };
}
