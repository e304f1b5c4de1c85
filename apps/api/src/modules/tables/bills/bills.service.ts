// Owns bills of tables: who sits there, what they sent to the kitchen, and what of it was paid. Whoever changes one holds its row first.
import { decideHeld } from '@tawa/domain/money/payments';
import { coveredRounds } from '@tawa/domain/tables/bills';
import { servedStates } from '@tawa/domain/ordering/orders';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { secretOf } from '#platform/keys/link-secret.ts';
import { settleRound } from '#modules/ordering/orders/orders.service.ts';
import {
  findShareByProviderOrder,
  type Heard,
  lockHeldPayment,
  noteHeld,
  type NotedShare,
  storedOf,
} from '#modules/money/shares/shares.service.ts';
import { giveTips, heldOf, returnOver, spreadHeld } from './bills.held.ts';
import * as online from './bills.online.store.ts';
import * as store from './bills.store.ts';
import { tellDesk } from './bills.tell.ts';
import { isCooked, standing, sumsOf } from './bills.sums.ts';

export { tokenOf } from './bills.codes.ts';
export { addLacking, addPaidAhead, joinBooked, seatAtBill } from './bills.seating.ts';

export type Closing = 'paid' | 'unpaid' | 'empty' | 'lapsed';

interface End {
  bill: store.BillRow;
  closed_as: Closing;
  /** Who closed it; null for the clock. */
  actor_id: number | null;
  at: Date;
}

/**
 * Closes a held bill: what was paid online is spread over its rounds, those that it covers wholly with the cash are settled, and the
 * rest stays due on its orders.
 */
export async function closeBill(tx: Tx, { bill, closed_as, actor_id, at }: End): Promise<void> {
  const billId = bill.table_bill_id;
  await store.withdrawAsked(tx, { table_bill_id: billId }, at);
  const [rounds, parts] = [await store.listRounds(tx, [billId], at), await store.listParts(tx, [billId])];
  const { left, cash } = sumsOf(rounds, parts);
  const got = await spreadHeld(tx, { rounds, parts, over: -left, at });
  await giveTips(tx, { restaurant_id: bill.restaurant_id, rounds, parts: await store.listParts(tx, [billId]), at });
  const due = standing(rounds)
    .filter(({ is_due, status }) => is_due && servedStates.some((each) => each === status))
    .map(({ order_id, amount }) => ({ order_id, amount: amount - (got.get(order_id) ?? 0) }));
  for (const { order_id } of coveredRounds(due, cash)) await settleRound(tx, order_id, { actor_id, at });
  await store.updateBill(tx, billId, { closed_at: at, closed_as });
  await tellDesk(tx, bill.restaurant_id);
}

/** Closes a held bill that is paid and eaten; false while anything of it is left. */
export async function closeIfDone(tx: Tx, bill: store.BillRow, by: Pick<End, 'actor_id' | 'at'>): Promise<boolean> {
  const billId = bill.table_bill_id;
  const { at } = by;
  const [rounds, parts] = [await store.listRounds(tx, [billId], at), await store.listParts(tx, [billId])];
  const { total, left } = sumsOf(rounds, parts);
  if (total === 0 || left > 0 || !isCooked(rounds)) return false;
  await closeBill(tx, { bill, closed_as: 'paid', ...by });
  return true;
}

/** Gives back what a running, held bill was paid too much online; false where it was not. */
export async function returnOverpaid(tx: Tx, bill: store.BillRow, at: Date): Promise<boolean> {
  const billId = bill.table_bill_id;
  const [rounds, parts] = [await store.listRounds(tx, [billId], at), await store.listParts(tx, [billId])];
  const { left } = sumsOf(rounds, parts);
  if (left >= 0 || heldOf(parts).length === 0) return false;
  await returnOver(tx, heldOf(parts), -left, at);
  return true;
}

/** Spends what a process of the release before did not see of a bill that it closed: its tips, or all that is held. The bill is held. */
export async function spendLate(tx: Tx, bill: store.BillRow, at: Date): Promise<void> {
  const billId = bill.table_bill_id;
  const [rounds, parts] = [await store.listRounds(tx, [billId], at), await store.listParts(tx, [billId])];
  if ((await online.sumOfUses(tx, billId)) > 0)
    return giveTips(tx, { restaurant_id: bill.restaurant_id, rounds, parts, at });
  const due = standing(rounds).filter(({ is_due }) => is_due);
  const sum = (list: readonly { amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0);
  const got = await spreadHeld(tx, { rounds, parts, over: sum(heldOf(parts)) - sum(due), at });
  for (const { order_id, amount } of due)
    if (got.get(order_id) === amount) await settleRound(tx, order_id, { actor_id: null, at });
  await giveTips(tx, { restaurant_id: bill.restaurant_id, rounds, parts: await store.listParts(tx, [billId]), at });
}

/** Notes what a provider says of one attempt to pay a part of a bill. The bill is held first, then the payment. */
export async function observePart(tx: Tx, { provider, provider_order_id, observed, at }: Heard): Promise<NotedShare> {
  const found = await findShareByProviderOrder(tx, provider, provider_order_id);
  if (!found || found.table_part_id === null) return { payment_id: null, result: 'unknown_order' };
  const bill = await online.holdBillOf(tx, found.table_part_id);
  const part = await online.findPart(tx, found.table_part_id);
  const payment = await lockHeldPayment(tx, found.share_payment_id);
  const asked = { isPaid: part.state === 'held', isAsked: await isWanted(tx, bill, part, at) };
  const decision = decideHeld(storedOf(payment), asked, observed);
  const result = await noteHeld(tx, payment, observed, { decision, at });
  if (result !== 'captured') return { payment_id: null, result };
  await online.holdPart(tx, part.table_part_id, at);
  await returnOverpaid(tx, bill, at);
  await store.updateBill(tx, bill.table_bill_id);
  if (!(await closeIfDone(tx, bill, { actor_id: null, at }))) await tellDesk(tx, bill.restaurant_id);
  return { payment_id: null, result };
}

/** Whether a bill takes the money of a part: while the part is claimed, and after that as long as nobody else has it. */
async function isWanted(
  tx: Tx,
  { closed_at, table_bill_id }: store.BillRow,
  { state, amount }: Awaited<ReturnType<typeof online.findPart>>,
  at: Date,
): Promise<boolean> {
  if (closed_at !== null) return false;
  if (state === 'asked') return true;
  const { open } = sumsOf(await store.listRounds(tx, [table_bill_id], at), await store.listParts(tx, [table_bill_id]));
  return state === 'withdrawn' && amount <= open;
}

/** The page of the table at which a part is paid; undefined where the table has no code any more. */
export async function findPathOfPart(db: Db, { env }: Pick<Deps, 'env'>, partId: number): Promise<string | undefined> {
  const row = await online.findNonceOf(db, partId);
  return row && `/t/${secretOf('table codes', env, row.nonce)}?bill=1`;
}
