// What providers say of the shares of a group, and of money that is held before an order has it. The group is held first, then the
// share and its payment; what no share can have goes back by itself.
import {
  decideShare,
  type ObservedPayment,
  paymentStates,
  type ShareDecision,
  type StoredPayment,
} from '@tawa/domain/money/payments';
import { shareStates } from '@tawa/domain/money/shares';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { postShareHeld, postShareUnmatched } from '#modules/money/ledger/ledger.service.ts';
import { calledOf } from '#db/names.ts';
import { giveBack } from './shares.back.ts';
import * as store from './shares.store.ts';

/** A stored word in the type of the domain; the tables' checks allow no others. */
export function known<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((entry) => entry === text);
  if (value === undefined) throw new Error(`The database holds an unknown word: ${text}`);
  return value;
}

/** The host's open pages read the group again. */
export const tellHostOf = (tx: Tx, { user_id, group_order_id }: { user_id: number; group_order_id: number }) =>
  publish(tx, { audience: `user:${user_id}`, kind: 'group', payload: { group_id: group_order_id } });

type Group = NonNullable<Awaited<ReturnType<typeof store.holdGroupOf>>>;

/** The host reads who has paid, and is told once nobody is waited for any more. */
async function tellPaid(tx: Tx, group: Group): Promise<void> {
  await tellHostOf(tx, group);
  const { group_order_id: group_id, user_id, restaurant_name, asked_at } = group;
  const shares = await store.listShares(tx, group_id);
  if (shares.some(({ state }) => state === 'asked')) return;
  const facts = {
    group_id,
    restaurant_name,
    guests: shares.length,
    lines: 0,
    step: 'paid',
    ...calledOf({ name: restaurant_name, names: group.restaurant_names }),
  } as const;
  await notify(tx, { to: { user_id }, kind: 'group_order', facts, key: `${group_id} paid ${asked_at?.toISOString()}` });
}

export interface Heard {
  provider: string;
  provider_order_id: string;
  observed: ObservedPayment;
  at: Date;
}

export interface NotedShare {
  payment_id: null;
  result: 'unknown_order' | 'ignored' | 'failed' | 'authorized' | 'captured' | 'returned';
}

const noted = (result: NotedShare['result']): NotedShare => ({ payment_id: null, result });

/** What we keep of a payment, as the domain decides about it. */
export const storedOf = (payment: store.SharePayment): StoredPayment => ({
  ...payment,
  status: known(paymentStates, payment.status),
});

/** Does what was decided about a locked payment: what is asked for is held from now on, and what nobody can have goes back. */
export async function noteHeld(
  tx: Tx,
  payment: store.SharePayment,
  observed: ObservedPayment,
  { decision, at }: { decision: ShareDecision; at: Date },
): Promise<NotedShare['result']> {
  if (decision === 'ignore' || (await store.isKnown(tx, observed.provider_payment_id))) return 'ignored';
  if (decision === 'fail' || decision === 'authorize') {
    const status = decision === 'fail' ? 'failed' : 'authorized';
    await store.movePayment(tx, payment.share_payment_id, status);
    return status;
  }
  if (decision !== 'hold') return returnExtra(tx, payment, observed, { held_reason: decision.back, at });
  await store.capture(tx, payment, observed.provider_payment_id, at);
  await postShareHeld(tx, payment.share_payment_id, payment.amount, at);
  return 'captured';
}

/** Notes what a provider says of one attempt to pay a share. */
export async function observeShare(tx: Tx, heard: Heard): Promise<NotedShare> {
  const { provider, provider_order_id, observed, at } = heard;
  const found = await store.findByProviderOrder(tx, provider, provider_order_id);
  if (!found || found.group_share_id === null) return noted('unknown_order');
  const group = await store.holdGroupOf(tx, found.group_share_id);
  const share = await store.lockShare(tx, found.group_share_id);
  const payment = await store.lockPayment(tx, found.share_payment_id);
  const decision = decideShare(storedOf(payment), known(shareStates, share.state), observed);
  const result = await noteHeld(tx, payment, observed, { decision, at });
  if (result !== 'captured') return noted(result);
  if (share.group_order_id !== null && share.group_guest_id !== null)
    await store.moveShares(tx, share.group_order_id, { from: ['asked'], to: 'paid', at }, share.group_guest_id);
  if (group) await tellPaid(tx, group);
  return noted('captured');
}

interface Extra {
  held_reason: 'wrong_amount' | 'paid_twice' | 'paid_late';
  at: Date;
}

/** The money stands beside the own payment of the share or part and leaves the way it came. */
async function returnExtra(
  tx: Tx,
  { group_share_id, table_part_id, provider, provider_order_id, method, expires_at }: store.SharePayment,
  { amount, currency, provider_payment_id }: ObservedPayment,
  { held_reason, at }: Extra,
): Promise<'returned' | 'ignored'> {
  if (amount <= 0) return 'ignored';
  const extra = await store.addExtra(tx, {
    group_share_id,
    table_part_id,
    provider,
    provider_order_id,
    provider_payment_id,
    method,
    amount,
    currency,
    received: amount,
    status: 'captured',
    held_reason,
    captured_at: at,
    created_on: at,
    expires_at,
  });
  if (!extra) return 'ignored';
  await postShareUnmatched(tx, extra.share_payment_id, amount, at);
  await giveBack(tx, { payment: extra, amount, reason: held_reason, at });
  return 'returned';
}
