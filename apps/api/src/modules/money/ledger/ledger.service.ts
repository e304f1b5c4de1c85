// Owns the ledger: what every movement of money was, written in the transaction of its cause. Which entries a movement has
// is the domain's to say; a cause that is written twice is refused by its key.
import {
  adjustmentEntries,
  capturedEntries,
  cashEntries,
  creditGivenEntries,
  creditUsedEntries,
  earnedEntries,
  type LedgerEntry,
  type OrderMoney,
  payoutEntries,
  type RefundCause,
  type RefundDestination,
  refundEntries,
  refundMovedEntries,
  refundPaidEntries,
  type SaleTerms,
  shareBackEntries,
  shareHeldEntries,
  shareKeptEntries,
  shareUsedEntries,
  tipGivenEntries,
} from '@tawa/domain/money/ledger';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { moneyOfOrder } from './order-money.ts';
import * as store from './ledger.store.ts';

export { isOwnTax, moneyOfBill, moneyOfOrder } from './order-money.ts';
type Billed = store.Billed;
export type { Billed };

/** Whose money moves, and for which order. */
export interface Movement {
  order_id: number | null;
  restaurant_id: number | null;
  user_id: number | null;
  at: Date;
}

/** Whose credit a movement changes; a movement of nobody has none. */
function holderOf({ user_id }: Movement): number {
  if (user_id === null) throw new Error('Credit moves for a customer only.');
  return user_id;
}

/** What happened, and to which row: the two make the key of the movement. */
type Cause = readonly [kind: string, of: string | number];

const post = async (tx: Tx, [kind, of]: Cause, movement: Movement, entries: LedgerEntry[]) =>
  entries.length === 0
    ? undefined
    : store.addTransaction(tx, { ...movement, kind, posting_key: `${kind}:${of}` }, entries);

/** A provider holds the money of a payment for its order. */
export const postCaptured = (tx: Tx, paymentId: number, amount: number, movement: Movement) =>
  post(tx, ['captured', paymentId], movement, capturedEntries(amount));

/** A provider holds money that no order may have. */
export const postUnmatched = (tx: Tx, paymentId: number, amount: number, movement: Movement) =>
  post(tx, ['unmatched', paymentId], movement, capturedEntries(amount, false));

const ofNobody = (at: Date): Movement => ({ order_id: null, restaurant_id: null, user_id: null, at });

/** A provider holds what a guest paid for their share of a group or their part of a bill, which no order has yet. */
export const postShareHeld = (tx: Tx, sharePaymentId: number, amount: number, at: Date) =>
  post(tx, ['share_held', sharePaymentId], ofNobody(at), shareHeldEntries(amount));

/** A provider holds what came for a share or a part that nobody asks for any more, or twice. */
export const postShareUnmatched = (tx: Tx, sharePaymentId: number, amount: number, at: Date) =>
  post(tx, ['share_unmatched', sharePaymentId], ofNobody(at), capturedEntries(amount, false));

/** An order takes what guests had paid of it; once for its payment. */
export const postShareUsed = (tx: Tx, paymentId: number, amount: number, movement: Movement) =>
  post(tx, ['share_used', paymentId], movement, shareUsedEntries(amount));

/** What guests paid of a round whose rest nobody ever paid is its restaurant's; once for its payment. */
export const postShareKept = (tx: Tx, paymentId: number, amount: number, movement: Movement) =>
  post(tx, ['share_kept', paymentId], movement, shareKeptEntries(amount));

/** A tip that was paid with a part of a table’s bill is its restaurant’s; once for the part. */
export const postTipGiven = (tx: Tx, partId: number, amount: number, movement: Movement) =>
  post(tx, ['tip_given', partId], movement, tipGivenEntries(amount));

/** What a guest paid is owed to them again, without an order: it was held, or nobody could have it. */
export const postShareBack = (
  tx: Tx,
  shareRefundId: number,
  { amount, isHeld }: { amount: number; isHeld: boolean },
  at: Date,
) => post(tx, ['share_back', shareRefundId], ofNobody(at), shareBackEntries(amount, isHeld));

/** What was owed to a guest has left: over the provider, or by a transfer of ours. */
export const postShareRefundPaid = (
  tx: Tx,
  { id, amount, isByHand = false }: { id: number; amount: number; isByHand?: boolean },
  movement: Movement,
) => post(tx, ['share_refund_paid', id], movement, refundPaidEntries(amount, isByHand ? 'upi' : 'source'));

/** The restaurant's people took the cash of a payment. */
export const postCash = (tx: Tx, paymentId: number, amount: number, movement: Movement) =>
  post(tx, ['cash_collected', paymentId], movement, cashEntries(amount));

/** What was paid for an order is earned: nothing that went back before is in it. Once for each order. */
export async function postEarned(tx: Tx, orderId: number, at: Date): Promise<void> {
  const billed = await getBilled(tx, orderId);
  const { order_id, restaurant_id, user_id } = billed;
  const left = moneyOfOrder(billed);
  const movement = { order_id, restaurant_id, user_id, at };
  await post(tx, ['earned', order_id], movement, earnedEntries(left, await findTerms(tx, billed)));
}

/** What is kept of the sale of an order: as it was when it was placed, so that what is undone is undone at the same rates. */
export async function findTerms(
  db: Db,
  { commission_bp, placed_at }: Pick<Billed, 'commission_bp' | 'placed_at'>,
): Promise<SaleTerms> {
  const settings = await findSettings(db, placed_at);
  return { commission_bp, commission_gst_bp: settings('commission_gst'), tds_bp: settings('tds') };
}

/** A refund was decided. */
export const postRefund = (tx: Tx, refundId: number, cause: RefundCause, movement: Movement) =>
  post(tx, ['refund', refundId], movement, refundEntries(cause));

/** The cost of a refund moved from its restaurant to the platform; once for each refund. */
export const postRefundMoved = (tx: Tx, refundId: number, amount: number, movement: Movement) =>
  post(tx, ['refund_moved', refundId], movement, refundMovedEntries(amount));

interface Paid {
  refund_id: number;
  amount: number;
  destination: RefundDestination;
  /** Paise of the amount that become credit beside the rest. */
  credit_part?: number;
}

/** A refund has left; as credit it can be used at once. */
export async function postRefundPaid(
  tx: Tx,
  { refund_id, amount, destination, credit_part = 0 }: Paid,
  movement: Movement,
): Promise<void> {
  await post(tx, ['refund_paid', refund_id], movement, refundPaidEntries(amount, destination, credit_part));
  const credited = destination === 'credit' ? amount : credit_part;
  if (credited > 0) await store.addCredit(tx, holderOf(movement), credited, movement.at);
}

interface Kindness {
  user_id: number;
  amount: number;
  at: Date;
  /** What it is given for; the same cause gives it once. */
  cause: string;
  order_id?: number | null;
  /** The restaurant that bears it; the platform where it is left out. */
  restaurant_id?: number | null;
}

/** Gives a customer credit as a kindness. */
export async function giveCredit(tx: Tx, { user_id, amount, at, cause, ...of }: Kindness): Promise<void> {
  const { order_id = null, restaurant_id = null } = of;
  const entries = creditGivenEntries(amount, restaurant_id !== null);
  await post(tx, ['credit_given', cause], { order_id, restaurant_id, user_id, at }, entries);
  await store.addCredit(tx, user_id, amount, at);
}

/** Takes credit for an order; false when there is not enough of it, and then nothing is taken. */
export async function useCredit(tx: Tx, paymentId: number, amount: number, movement: Movement): Promise<boolean> {
  if (!(await store.takeCredit(tx, holderOf(movement), amount, movement.at))) return false;
  await post(tx, ['credit_used', paymentId], movement, creditUsedEntries(amount));
  return true;
}

/** What was owed to a restaurant was transferred, or paid by it; `again` where an earlier transfer came back. */
export const postPayout = (tx: Tx, payoutId: number, net: number, movement: Movement & { again?: number }) => {
  const { again = 0, ...by } = movement;
  return post(tx, ['payout', again === 0 ? payoutId : `${payoutId}:${again}`], by, payoutEntries(net));
};

/** The bank sent a transfer back: it is owed again. Each transfer comes back once. */
export const postPayoutReturn = (tx: Tx, payoutId: number, net: number, movement: Movement & { again: number }) => {
  const { again, ...by } = movement;
  return post(tx, ['payout', `${payoutId}:back:${again}`], by, payoutEntries(-net));
};

/** A correction with a restaurant, in its favour when positive; answers the transaction. */
export const postAdjustment = (tx: Tx, key: string, amount: number, movement: Movement) =>
  post(tx, ['adjustment', key], movement, adjustmentEntries(amount));

/** What an order was billed, what of it was undone, and whether it was earned. */
export async function getBilled(db: Db, orderId: number): Promise<store.Billed> {
  const billed = await store.findBilled(db, orderId);
  if (!billed) throw new AppError('not_found', 'Order not found.');
  return billed;
}

export { findCredit, listCreditMovements } from './ledger.store.ts';
export type { OrderMoney };
