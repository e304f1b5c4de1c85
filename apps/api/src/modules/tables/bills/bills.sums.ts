import { equalPartOf, partsFor, type Payer, type TablePartKind } from '@tawa/domain/tables/bills';
import { isFinal, unservedStates } from '@tawa/domain/ordering/orders';
import type { GuestRow, PartRow, RoundRow } from './bills.store.ts';

/** Rounds that stand on the bill: what was turned away or cancelled is not on it. */
export const standing = (rounds: readonly RoundRow[]): RoundRow[] =>
  rounds.filter(({ status }) => !unservedStates.some((each) => each === status));

export interface Sums {
  /** All amounts in paise. */
  total: number;
  /** Of rounds that were paid by themselves: by a code of the kitchen, or settled on their order. */
  elsewhere: number;
  /** In cash, and online. */
  paid: number;
  cash: number;
  asked: number;
  left: number;
  /** Left, and claimed by nobody. */
  open: number;
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Was a part taken in cash, or paid online? */
export const isPaid = ({ state }: Pick<PartRow, 'state'>): boolean => state === 'paid' || state === 'held';

/** What a bill comes to, and what of it is paid, claimed and left. */
export function sumsOf(rounds: readonly RoundRow[], parts: readonly PartRow[]): Sums {
  const counted = standing(rounds);
  const total = sum(counted.map(({ amount }) => amount));
  const elsewhere = sum(counted.filter(({ is_due }) => !is_due).map(({ amount }) => amount));
  const cash = sum(parts.filter(({ state }) => state === 'paid').map(({ amount }) => amount));
  const paid = sum(parts.filter(isPaid).map(({ amount }) => amount));
  // A code that works claims its round, whoever shows it.
  const coded = sum(counted.filter(({ has_code }) => has_code).map(({ amount }) => amount));
  const asked = coded + sum(parts.filter(({ state }) => state === 'asked').map(({ amount }) => amount));
  const left = total - elsewhere - paid;
  return { total, elsewhere, paid, cash, asked, left, open: left - asked };
}

/** What is left of a bill (paise); below nothing what was taken too much in cash, for what was paid online goes back by itself. */
export const leftOf = ({ left, paid, cash }: Sums): number => (left >= 0 ? left : Math.min(0, left + paid - cash));

/** What each guest's dishes come to that is still due, and what they gave or claimed (paise). */
export function payersOf(guests: readonly GuestRow[], rounds: readonly RoundRow[], parts: readonly PartRow[]): Payer[] {
  const due = standing(rounds).filter(({ is_due }) => is_due);
  return guests.map(({ table_guest_id }) => {
    const own = (list: readonly { table_guest_id: number | null; amount: number }[]) =>
      sum(list.filter((each) => each.table_guest_id === table_guest_id).map(({ amount }) => amount));
    return { table_guest_id, due: own(due), given: own(parts) + own(due.filter(({ has_code }) => has_code)) };
  });
}

interface Part {
  kind: TablePartKind;
  /** Of how many an equal part is one. */
  of?: number | undefined;
}

/** What a part that a guest wants to pay comes to (paise). */
export function partOf(
  { kind, of }: Part,
  guestId: number,
  [guests, rounds, parts]: readonly [readonly GuestRow[], readonly RoundRow[], readonly PartRow[]],
): number {
  const { open } = sumsOf(rounds, parts);
  if (kind === 'equal' && of !== undefined) return equalPartOf(open, of);
  return partsFor(guestId, { open, payers: payersOf(guests, rounds, parts) })[kind];
}

/** Whether nothing of a bill is with the kitchen any more. */
export const isCooked = (rounds: readonly RoundRow[]): boolean => rounds.every(({ status }) => isFinal(status));
