import { promiseStepMin } from '../common/limits.ts';

/** Milliseconds for which the link to a rider's page works at most. */
export const riderLinkMs = 3 * 3_600_000;
/** Orders that one rider brings in one round. */
export const roundStopsMin = 2;
export const roundStopsMax = 8;
/** Milliseconds between two promises up to which stops of one postal code are brought one after the other. */
const togetherMs = 20 * 60_000;
/** Milliseconds between two points of a rider that are kept; a page sends one every ten seconds. */
export const riderPlaceGapMs = 4000;
/** Milliseconds after which a rider's last point is no longer shown. */
export const riderPlaceFreshMs = 120_000;
/** Milliseconds between two points that a rider's page sends, and two looks of the customer's. */
export const riderPlaceEveryMs = 10_000;
/** Why an order could not be handed over. */
export const undeliveredReasons = ['NOBODY_THERE', 'WRONG_ADDRESS', 'REFUSED', 'OTHER'] as const;
export type UndeliveredReason = (typeof undeliveredReasons)[number];
/** What each of them is called. */
export const undeliveredWords: Readonly<Record<UndeliveredReason, string>> = {
  NOBODY_THERE: 'Nobody opens or answers',
  WRONG_ADDRESS: 'The address is wrong',
  REFUSED: 'The customer refuses it',
  OTHER: 'Something else',
};

/** Milliseconds from one door of a round to the next: the way and the hand-over. */
const stopMs = 8 * 60_000;
/** Milliseconds by which a promise must be missed before its customer hears of it: less is the width of what was said. */
const slipMs = 5 * 60_000;
const stepMs = promiseStepMin * 60_000;

interface PromisedStop {
  promised_to: Date;
  /** What was told since, where something was. */
  expected_by: Date | null;
}

/**
 * The times to tell at the stops that are left of a round, in its order, for a rider who leaves for the first of them now;
 * null where what was said still holds.
 */
export function correctStops(left: readonly PromisedStop[], now: Date): (Date | null)[] {
  return left.map(({ promised_to, expected_by }, at) => {
    const arrives = now.getTime() + (at + 1) * stopMs;
    const said = Math.max(promised_to.getTime(), expected_by?.getTime() ?? 0);
    return arrives <= said + slipMs ? null : new Date(Math.ceil(arrives / stepMs) * stepMs);
  });
}

interface Stop {
  promised_to: string;
  /** The postal code, where it is known. */
  pincode: string | null;
}

/** An order of stops to begin with: by what was promised, and what lies near a stop right behind it where that costs nobody much. */
export function suggestStops<T extends Stop>(stops: readonly T[]): T[] {
  const dueAt = ({ promised_to }: Stop) => Date.parse(promised_to);
  const left = stops.toSorted((a, b) => dueAt(a) - dueAt(b));
  const round: T[] = [];
  for (let next = left.shift(); next; next = left.shift()) {
    const { pincode } = next;
    const latest = dueAt(next) + togetherMs;
    const isNear = (stop: T) => pincode !== null && stop.pincode === pincode && dueAt(stop) <= latest;
    round.push(next, ...left.filter(isNear));
    left.splice(0, left.length, ...left.filter((stop) => !isNear(stop)));
  }
  return round;
}
