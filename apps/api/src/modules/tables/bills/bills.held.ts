// Money that guests paid online for a bill: what was too much goes back, and when the bill closes the rest pays its rounds.
import { type HeldPart, partsToReturn, spreadParts } from '@tawa/domain/tables/bills';
import type { Tx } from '#platform/database/db.ts';
import { postTipGiven } from '#modules/money/ledger/ledger.service.ts';
import { giveBack, lockHeldParts } from '#modules/money/shares/shares.service.ts';
import { holdForRound } from '#modules/ordering/orders/orders.service.ts';
import * as online from './bills.online.store.ts';
import type { PartRow, RoundRow } from './bills.store.ts';
import { standing } from './bills.sums.ts';

/** A part with the tip (paise) that was paid beside it. */
interface TippedPart extends HeldPart {
  tip: number;
}

/** What is held of each part (paise). */
export const heldOf = (parts: readonly PartRow[]): TippedPart[] =>
  parts
    .filter(({ state, amount }) => state === 'held' && amount > 0)
    .map(({ table_part_id: part_id, table_guest_id, amount, tip }) => ({ part_id, table_guest_id, amount, tip }));

/** Gives back what a held bill was paid too much online (paise), the last payment first; answers what is held then. */
export async function returnOver(tx: Tx, held: readonly TippedPart[], over: number, at: Date): Promise<HeldPart[]> {
  const backs = new Map(partsToReturn(held, over).map(({ part_id, amount }) => [part_id, amount]));
  const whole = new Map(
    held.filter(({ part_id, amount }) => backs.get(part_id) === amount).map((part) => [part.part_id, part.tip]),
  );
  // A tip stays as long as anything of its part does.
  const backOf = (partId: number) => (backs.get(partId) ?? 0) + (whole.get(partId) ?? 0);
  for (const payment of await lockHeldParts(tx, [...backs.keys()]))
    await giveBack(tx, { payment, amount: backOf(payment.table_part_id ?? 0), reason: 'unused', at });
  return held
    .map((part) => ({ ...part, amount: part.amount - (backs.get(part.part_id) ?? 0) }))
    .filter(({ amount }) => amount > 0);
}

interface Tipping {
  restaurant_id: number;
  rounds: readonly RoundRow[];
  parts: readonly PartRow[];
  at: Date;
}

/** Gives the tips of a bill that closes to its restaurant, each with a round of whoever gave it, or with the first one; once. */
export async function giveTips(tx: Tx, { restaurant_id, rounds, parts, at }: Tipping): Promise<void> {
  const served = standing(rounds);
  for (const { table_part_id, table_guest_id, tip, tip_order_id, state } of parts) {
    const round = served.find((each) => each.table_guest_id === table_guest_id) ?? served[0];
    if (state !== 'held' || tip === 0 || tip_order_id !== null || !round) continue;
    const { order_id, user_id } = round;
    await online.noteTip(tx, table_part_id, order_id);
    await postTipGiven(tx, table_part_id, tip, { order_id, restaurant_id, user_id, at });
  }
}

interface Spreading {
  rounds: readonly RoundRow[];
  parts: readonly PartRow[];
  /** What was paid too much, in paise. */
  over: number;
  at: Date;
}

/** Spreads what is held over the served rounds of a bill that closes; answers what each of them got (paise). */
export async function spreadHeld(tx: Tx, { rounds, parts, over, at }: Spreading): Promise<Map<number, number>> {
  const held = await returnOver(tx, heldOf(parts), over, at);
  const due = standing(rounds).filter(({ is_due }) => is_due);
  const uses = spreadParts(held, due);
  const got = new Map<number, number>();
  if (uses.length === 0) return got;
  await online.addUses(
    tx,
    uses.map(({ part_id, order_id, amount }) => ({ table_part_id: part_id, order_id, amount })),
  );
  for (const { order_id } of due) {
    const own = uses.filter((use) => use.order_id === order_id);
    const amount = own.reduce((sum, use) => sum + use.amount, 0);
    if (amount === 0) continue;
    got.set(order_id, amount);
    const first = own.toSorted((one, other) => other.amount - one.amount)[0];
    const method = parts.find(({ table_part_id }) => table_part_id === first?.part_id)?.method ?? 'upi';
    await holdForRound(tx, order_id, { amount, method, at });
  }
  return got;
}
