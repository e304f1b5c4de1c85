import { splitByLargestRemainder } from '../common/money.ts';

/** Phones that share one bill. */
export const tableGuestsMax = 30;
/** Dishes with their choices that one round holds. */
export const tableLinesMax = 20;
/** Rounds of one bill. */
export const tableRoundsMax = 60;
/** Hours after the last round or part after which a bill ends by itself. */
export const tableForgottenHours = 6;
/** Minutes for which a part that is being paid online is nobody else’s. */
export const tablePayMinutes = 10;
/** Minutes after which a bill without dishes ends by itself. */
export const tableEmptyMinutes = 60;
/** Hours in which a phone that sat there still reads how its bill ended. */
export const tableOverHours = 3;

/** What a guest may pay: their own dishes, a part like everybody’s, or all that is left. */
export const tablePartKinds = ['own', 'equal', 'all'] as const;
export type TablePartKind = (typeof tablePartKinds)[number];

/** One guest with what their dishes come to and what they asked to pay or paid, in paise. */
export interface Payer {
  table_guest_id: number;
  due: number;
  given: number;
}

/** Those over whom equal parts are counted: who gave nothing yet, and all of them where everybody gave something. */
export function waitingOf(payers: readonly Payer[]): readonly Payer[] {
  const waiting = payers.filter(({ given }) => given === 0);
  return waiting.length > 0 ? waiting : payers;
}

interface Sums {
  /** What is left to pay and that nobody has asked for (paise). */
  open: number;
  payers: readonly Payer[];
}

/** What each way to pay comes to for a guest (paise); parts of a bill never add up to more than it. */
export function partsFor(guestId: number, { open, payers }: Sums): Record<TablePartKind, number> {
  const left = Math.max(0, open);
  const own = payers.find(({ table_guest_id }) => table_guest_id === guestId);
  if (!own) return { own: 0, equal: 0, all: left };
  const waiting = waitingOf(payers);
  const shares = splitByLargestRemainder(
    left,
    waiting.map(() => 1),
  );
  return {
    own: Math.min(left, Math.max(0, own.due - own.given)),
    equal: shares[waiting.indexOf(own)] ?? 0,
    all: left,
  };
}

/** The rounds whose amounts (paise), in their order, what was paid covers wholly. */
export function coveredRounds<T extends { amount: number }>(rounds: readonly T[], paid: number): T[] {
  let left = paid;
  return rounds.filter(({ amount }) => {
    if (amount > left) return false;
    left -= amount;
    return true;
  });
}

/** One of so many equal parts of what is left (paise), rounded up, so that the last part is what the others left. */
export const equalPartOf = (open: number, people: number): number => Math.ceil(Math.max(0, open) / people);

/** Money of one guest that is held for a bill, or what of a bill is due for a round that they sent; in paise. */
interface OfGuest {
  table_guest_id: number | null;
  amount: number;
}
export interface HeldPart extends OfGuest {
  part_id: number;
}
export interface DueRound extends OfGuest {
  order_id: number;
}

/** What of each held part (paise) goes back of a bill that was paid too much by so many paise: what came last goes first. */
export function partsToReturn(parts: readonly HeldPart[], over: number): { part_id: number; amount: number }[] {
  let left = Math.max(0, over);
  return parts.toReversed().flatMap(({ part_id, amount }) => {
    const back = Math.min(left, amount);
    left -= back;
    return back > 0 ? [{ part_id, amount: back }] : [];
  });
}

export interface PartUse {
  part_id: number;
  order_id: number;
  /** Paise. */
  amount: number;
}

/**
 * What of each held part pays which round (paise): a guest’s money their own rounds first, and then all others in their order.
 * Nothing is left of the parts while a round is due, and no round gets more than is due for it.
 */
export function spreadParts(parts: readonly HeldPart[], rounds: readonly DueRound[]): PartUse[] {
  const left = new Map(parts.map(({ part_id, amount }) => [part_id, amount]));
  const due = new Map(rounds.map(({ order_id, amount }) => [order_id, amount]));
  const used = new Map<string, PartUse>();
  const pay = ({ part_id }: HeldPart, { order_id }: DueRound) => {
    const amount = Math.min(left.get(part_id) ?? 0, due.get(order_id) ?? 0);
    if (amount === 0) return;
    left.set(part_id, (left.get(part_id) ?? 0) - amount);
    due.set(order_id, (due.get(order_id) ?? 0) - amount);
    const key = `${part_id} ${order_id}`;
    used.set(key, { part_id, order_id, amount: (used.get(key)?.amount ?? 0) + amount });
  };
  const isOwn = (part: HeldPart, round: DueRound) =>
    part.table_guest_id !== null && part.table_guest_id === round.table_guest_id;
  for (const part of parts) for (const round of rounds) if (isOwn(part, round)) pay(part, round);
  for (const part of parts) for (const round of rounds) pay(part, round);
  return [...used.values()];
}
