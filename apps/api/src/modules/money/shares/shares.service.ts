// Owns the shares of group orders and the money of guests that is held before an order has it: what each was asked for, what is held of
// it, and that it ends in an order or goes back. Which part of a table's bill such money is of, its bills say.
import { splitRefund as split, type BagShare } from '@tawa/domain/money/shares';
import { roundHalfUp, splitByLargestRemainder } from '@tawa/domain/common/money';
import { partsToReturn } from '@tawa/domain/tables/bills';
import type { Db, Tx } from '#platform/database/db.ts';
import { postShareUsed } from '#modules/money/ledger/ledger.service.ts';
import { giveBack, type BackReason } from './shares.back.ts';
import * as backs from './shares.back.store.ts';
import * as store from './shares.store.ts';

export { type Heard, noteHeld, type NotedShare, observeShare, storedOf } from './shares.observe.ts';
export {
  askShare,
  askStale,
  closeShares,
  closeWays,
  lookAtShares,
  openWay,
  prepareWay,
  takerOf,
} from './shares.pay.ts';
export { giveBack, markBackPaid, noteBackReply, retryBack } from './shares.back.ts';
export { findByProviderId as findBackByProviderId, forgetNames, listBacks } from './shares.back.store.ts';
export {
  findByProviderOrder as findShareByProviderOrder,
  listOverdue,
  listPartWays,
  listShares,
  lockHeldParts,
  lockPayment as lockHeldPayment,
  noteReminder,
  type SharePayment,
  type ShareRow,
} from './shares.store.ts';

/** One guest's part of a bill as they are asked for it. */
export interface AskedShare extends BagShare {
  group_guest_id: number;
  /** Where nobody takes so little online, the host pays it. */
  by_host: boolean;
}

/** Asks guests for their shares of a group that the caller holds. */
export async function askShares(tx: Tx, group_order_id: number, asked: readonly AskedShare[], at: Date): Promise<void> {
  if (asked.length === 0) return;
  await store.addShares(
    tx,
    asked.map(({ total: amount, by_host, ...share }) => ({
      ...share,
      group_order_id,
      amount,
      state: by_host ? 'by_host' : 'asked',
      asked_at: at,
      settled_at: by_host ? at : null,
    })),
  );
}

/** The host pays for a guest who has not paid; false where there is nothing to take over. The caller holds the group. */
export const takeOver = async (tx: Tx, groupId: number, guestId: number, at: Date): Promise<boolean> =>
  (await store.moveShares(tx, groupId, { from: ['asked'], to: 'by_host', at }, guestId)).length > 0;

/** Nobody is asked for a share any more; only while nobody has paid. The caller holds the group. */
export const withdrawShares = (tx: Tx, groupId: number, at: Date) =>
  store.moveShares(tx, groupId, { from: ['asked', 'by_host', 'dropped'], to: 'withdrawn', at });

/** Those who have not paid drop out, or one of them; answers who did. The caller holds the group. */
export const dropShares = (tx: Tx, groupId: number, at: Date, guestId?: number) =>
  store.moveShares(tx, groupId, { from: ['asked'], to: 'dropped', at }, guestId);

/** Gives back what is held for a group without an order, of all or of one guest; answers whose. The caller holds the group. */
export async function returnShares(
  tx: Tx,
  groupId: number,
  { reason, at, guestId }: { reason: BackReason; at: Date; guestId?: number },
) {
  const gone = await store.moveShares(tx, groupId, { from: ['paid'], to: 'back', at }, guestId);
  for (const payment of await store.lockHeld(
    tx,
    gone.map(({ group_share_id }) => group_share_id),
  ))
    await giveBack(tx, { payment, amount: payment.received, reason, at });
  return gone;
}

/** A group is over without an order: nobody is asked any more, and what is held goes back; answers how many had paid. The caller holds the group. */
export async function endShares(tx: Tx, groupId: number, at: Date): Promise<number> {
  await dropShares(tx, groupId, at);
  return (await returnShares(tx, groupId, { reason: 'group_ended', at })).length;
}

/** What a paid share gives to an order, in paise. */
export interface UsedShare {
  group_share_id: number;
  used: number;
}

/** Keeps paid shares for an order that waits for its host's part; false where one of them is not free any more. */
export async function reserveShares(tx: Tx, order_id: number, parts: readonly UsedShare[]): Promise<boolean> {
  for (const { group_share_id, used } of parts)
    if (!(await store.reserveShare(tx, group_share_id, { order_id, used }))) return false;
  return true;
}

export { releaseShares } from './shares.store.ts';

/** Did shares of a group pay for an order? */
export const hasShares = async (db: Db, orderId: number): Promise<boolean> =>
  (await store.listSharesOfOrder(db, orderId)).length > 0;

interface Owner {
  order_id: number;
  restaurant_id: number;
  user_id: number;
}

/** A paid order takes the shares that were kept for it; what it does not need of them goes back. */
export async function takeReserved(
  tx: Tx,
  { order_id, restaurant_id, user_id }: Owner,
  { payment_id, held_part, at }: { payment_id: number; held_part: number; at: Date },
): Promise<void> {
  if (held_part === 0) return;
  const shares = await store.takeShares(tx, order_id, at);
  const used = shares.reduce((sum, share) => sum + share.used, 0);
  if (used !== held_part) throw new Error('An order has other shares than it was placed with.');
  await postShareUsed(tx, payment_id, used, { order_id, restaurant_id, user_id, at });
  const usedOf = new Map(shares.map((share) => [share.group_share_id, share.used]));
  for (const payment of await store.lockHeld(tx, [...usedOf.keys()])) {
    const rest = payment.received - (usedOf.get(payment.group_share_id ?? 0) ?? 0);
    if (rest > 0) await giveBack(tx, { payment, amount: rest, reason: 'unused', at });
  }
}

interface Split {
  order_id: number;
  /** Paise that the host's own payment and its credit paid. */
  byHost: number;
  refund_id: number;
  amount: number;
  items: readonly { order_item_id: number; quantity: number }[] | null;
}

/** One part of a refund that goes to whoever paid a share. */
export interface SharePart {
  payment: store.SharePayment;
  amount: number;
}

/** What of a refund goes back to whom: dishes to whoever paid for them, the rest in proportion to what is left of each. */
export async function splitRefund(tx: Tx, { order_id, byHost, refund_id, amount, items }: Split): Promise<SharePart[]> {
  const shares = await store.listSharesOfOrder(tx, order_id);
  const held = await store.lockHeld(
    tx,
    shares.map(({ group_share_id }) => group_share_id),
  );
  const owns = await ownOf(tx, order_id, items, amount);
  const nameOf = new Map(shares.map(({ group_share_id, name }) => [group_share_id, name]));
  const names = new Set(nameOf.values());
  const ofHost = owns.filter(({ name }) => !names.has(name)).reduce((sum, { paid }) => sum + paid, 0);
  const ofGuest = (name: string | undefined) =>
    owns.filter((own) => own.name === name).reduce((sum, { paid }) => sum + paid, 0);
  const payers = [
    { left: byHost - (await backs.sumOfHost(tx, order_id, refund_id)), own: ofHost },
    ...held.map(({ group_share_id, received, returned }) => ({
      left: received - returned,
      own: ofGuest(nameOf.get(group_share_id ?? 0)),
    })),
  ];
  const parts = split(payers, amount).slice(1);
  return held.flatMap((payment, at) => ((parts[at] ?? 0) > 0 ? [{ payment, amount: parts[at] ?? 0 }] : []));
}

/** What portions of lines came to, bag by bag, adding up to the amount; nothing where the refund is not of lines. */
async function ownOf(tx: Tx, orderId: number, items: Split['items'], amount: number) {
  if (!items || items.length === 0) return [];
  const lines = new Map((await backs.listLines(tx, orderId)).map((line) => [line.order_item_id, line]));
  const chosen = items.map(({ order_item_id, quantity }) => {
    const line = lines.get(order_item_id);
    return { name: line?.for_name ?? '', weight: line ? roundHalfUp(line.paid * quantity, line.quantity) : 0 };
  });
  if (chosen.every(({ weight }) => weight === 0)) return [];
  const paid = splitByLargestRemainder(
    amount,
    chosen.map(({ weight }) => weight),
  );
  return chosen.map(({ name }, at) => ({ name, paid: paid[at] ?? 0 }));
}

/** Sends the parts of a decided refund to those who had paid them. */
export async function sendParts(tx: Tx, parts: readonly SharePart[], refund_id: number, at: Date): Promise<void> {
  for (const { payment, amount } of parts) await giveBack(tx, { payment, amount, reason: 'refund', refund_id, at });
}

/** What of a refund of an order at a table goes back to those who had paid it online: the last payment first, as far as it reaches. */
export async function splitTableRefund(tx: Tx, orderId: number, amount: number): Promise<SharePart[]> {
  const uses = await backs.listUsesOf(tx, orderId);
  const left = uses.map((use) => ({
    part_id: use.table_part_id,
    table_guest_id: null,
    amount: use.amount - use.returned,
  }));
  const parts = new Map(partsToReturn(left, amount).map((part) => [part.part_id, part.amount]));
  const payments = await store.lockHeldParts(tx, [...parts.keys()]);
  return payments.map((payment) => ({ payment, amount: parts.get(payment.table_part_id ?? 0) ?? 0 }));
}
