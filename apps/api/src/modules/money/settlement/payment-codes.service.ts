// Owns UPI codes for cash that is due. A code is for one sum; the cash is closed by the provider's word alone, and money
// that comes when nothing is due, or another sum is, goes back by itself.
import type * as contract from '@tawa/contract/money/payments.codes';
import { toRupees } from '@tawa/domain/common/money';
import { decideByCode, isPaid, type ObservedPayment, paymentCodeMs } from '@tawa/domain/money/payments';
import { toString as drawQr } from 'qrcode';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { postCaptured, postShareUsed, postUnmatched } from '#modules/money/ledger/ledger.service.ts';
import * as payments from '#modules/money/payments/payments.service.ts';
import { refundUnmatched } from '#modules/money/refunds/refunds.service.ts';
import { lockAny, notePaidByCode, type OrderRow } from '#modules/ordering/orders/orders.service.ts';
import * as store from './payment-codes.store.ts';

type CodeDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

/** Who makes codes here; undefined where nobody does, and then none is offered. */
export const codeProvider = ({ providers }: Pick<Deps, 'providers'>) => {
  const provider = providers.forMethod('upi');
  return provider?.codes && { name: provider.name, codes: provider.codes };
};

const noneDue = () => new AppError('conflict', 'No cash is due for this order.');
const noCodes = () => new AppError('conflict', 'UPI codes are not set up here. Please take the cash.');
const silent = (cause: unknown) =>
  new AppError('unavailable', 'The code could not be made. Please try again, or take the cash.', {
    retryAfterS: 3,
    cause,
  });

/** A code that ends within this is not shown any more: whoever scans it would pay too late. */
const leastMs = 3 * 60_000;

interface Prepared {
  order: OrderRow;
  currency: string;
  code: store.CodeRow;
  /** The one that was shown before for another sum, or whose time is nearly over. */
  replaced: store.CodeRow | undefined;
}

interface Wanted {
  order_id: number;
  provider: NonNullable<ReturnType<typeof codeProvider>>;
}

/** The row of the code to show, kept before its provider hears of it. */
const prepare = (deps: CodeDeps, { order_id, provider }: Wanted) =>
  transaction(deps.db, async (tx): Promise<Prepared> => {
    const order = await lockAny(tx, order_id);
    const payment = await payments.lockPayment(tx, order_id);
    if (!order || payment?.status !== 'cod_due' || payments.dueOf(payment) === 0) throw noneDue();
    const now = deps.clock.now();
    const { payment_id, currency } = payment;
    const amount = payments.dueOf(payment);
    const shown = await store.findOpenCode(tx, payment_id);
    const isGood =
      shown?.amount === amount &&
      shown.provider === provider.name &&
      shown.expires_at.getTime() - now.getTime() >= leastMs;
    if (shown && isGood) return { order, currency, code: shown, replaced: undefined };
    if (shown) await store.updateCode(tx, shown.payment_code_id, { closed_at: now });
    const expires_at = new Date(now.getTime() + paymentCodeMs);
    const code = await store.addCode(tx, { payment_id, provider: provider.name, amount, made_at: now, expires_at });
    return { order, currency, code, replaced: shown };
  });

export interface ShownCode {
  order_number: string;
  link: string;
  /** Paise. */
  amount: number;
  expires_at: Date;
}

/** The code that pays an order's cash: the same one until the sum changes or its time is nearly over. */
export async function showCode(deps: CodeDeps, orderId: number): Promise<ShownCode> {
  const provider = codeProvider(deps);
  if (!provider) throw noCodes();
  const { order, currency, code, replaced } = await prepare(deps, { order_id: orderId, provider });
  if (replaced) await closeAtProvider(deps, replaced);
  const { order_number } = order;
  const { payment_code_id, call_key: key, amount, expires_at } = code;
  if (code.link === null) {
    const input = { key, order_number, amount, currency, expires_at };
    const made = await provider.codes.open(input).catch((error: unknown) => {
      throw silent(error);
    });
    await store.keepMade(deps.db, payment_code_id, made);
  }
  const { link } = await store.findCode(deps.db, payment_code_id);
  if (link === null) throw new Error('A code was made and not kept.');
  return { order_number, link, amount, expires_at };
}

/** The code as it is shown, drawn for a camera. */
export const codeAnswer = async ({ amount, expires_at, ...code }: ShownCode): Promise<contract.PaymentCode> => ({
  ...code,
  amount: toRupees(amount),
  qr: await drawQr(code.link, { type: 'svg', margin: 2 }),
  expires_at: expires_at.toISOString(),
});

export const stateAnswer = ({ is_paid, due }: CodeState): contract.CodeState => ({ is_paid, cash_due: toRupees(due) });

/** The provider may be silent: the code then ends by its time, and what still comes by it goes back. */
async function closeAtProvider({ providers }: CodeDeps, { provider, provider_code_id }: store.CodeRow): Promise<void> {
  if (provider_code_id)
    await providers
      .named(provider)
      ?.codes?.close(provider_code_id)
      .catch(() => undefined);
}

export interface CodeState {
  is_paid: boolean;
  /** Paise that are still due in cash. */
  due: number;
}

/** So often at most a provider is asked by those who wait before a code; events come by themselves. */
const askAgainMs = 10_000;

/** How long a code is asked about after its end: a bank may be slow with what was begun before it. */
const graceMs = 10 * 60_000;

/** Whether an order's cash was paid by a code, asking the provider when nobody did just now. */
export async function checkCode(deps: CodeDeps, orderId: number): Promise<CodeState> {
  const { payment_id, ...before } = await stateOf(deps, orderId);
  const now = deps.clock.now().getTime();
  const times = { askedBefore: new Date(now - askAgainMs), closedSince: new Date(now - graceMs) };
  // Also those that were paid or that another took the place of: more money may be on its way by them, to be given back.
  const codes = await store.listAskable(deps.db, payment_id, times);
  for (const code of codes) await askAbout(deps, code);
  return codes.length === 0 ? before : stateOf(deps, orderId);
}

async function stateOf({ db }: CodeDeps, orderId: number): Promise<CodeState & { payment_id: number }> {
  const payment = await payments.findPayment(db, orderId);
  if (!payment) throw new AppError('not_found', 'Order not found.');
  const due = payment.status === 'cod_due' ? payments.dueOf(payment) : 0;
  const is_paid = due === 0 && payment.provider !== 'cod' && isPaid(payments.statusOf(payment.status));
  return { is_paid, due, payment_id: payment.payment_id };
}

/** Asks the provider about a code and notes what it says; false when it could not be asked. */
async function askAbout(deps: CodeDeps, code: store.CodeRow): Promise<boolean> {
  const { db, clock, providers } = deps;
  const { provider, provider_code_id, payment_code_id } = code;
  if (provider_code_id === null) return true;
  const known = await providers
    .named(provider)
    ?.codes?.listPayments(provider_code_id)
    .catch(() => undefined);
  if (!known) return false;
  for (const observed of known)
    await transaction(db, (tx) => observeByCode(tx, { provider, provider_code_id, observed, at: clock.now() }));
  await store.updateCode(db, payment_code_id, { checked_at: clock.now() });
  return true;
}

const lookAgainMs = 60_000;

/** Asks about codes that no event came for, and closes those that have nothing more to take. */
export async function lookAtCodes(deps: CodeDeps & Pick<Deps, 'log'>): Promise<void> {
  const now = deps.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const unasked = await store.listUnasked(deps.db, { askedBefore: ago(lookAgainMs), closedSince: ago(graceMs) });
  for (const { payment_status, ...code } of unasked)
    await lookAt(deps, code, payment_status).catch((error: unknown) =>
      deps.log.error(
        { payment_code_id: code.payment_code_id, reason: messageOf(error) },
        'a payment code could not be looked at',
      ),
    );
}

async function lookAt(deps: CodeDeps, code: store.CodeRow, paymentStatus: string): Promise<void> {
  const now = deps.clock.now();
  if (paymentStatus !== 'cod_due') await closeAtProvider(deps, code);
  if (!(await askAbout(deps, code)) || code.closed_at !== null) return;
  const isOver = paymentStatus !== 'cod_due' || code.expires_at.getTime() + graceMs <= now.getTime();
  if (isOver) await store.updateCode(deps.db, code.payment_code_id, { closed_at: now });
}

interface ByCode {
  provider: string;
  provider_code_id: string;
  observed: ObservedPayment;
  at: Date;
}

export interface NotedByCode {
  payment_id: number | null;
  result: 'unknown_order' | 'ignored' | 'captured' | 'returned';
}

/** Notes what a provider says of one payment by a code. */
export async function observeByCode(tx: Tx, heard: ByCode): Promise<NotedByCode> {
  const { provider, provider_code_id, observed, at } = heard;
  const code = await store.findByProviderCode(tx, provider, provider_code_id);
  if (!code) return { payment_id: null, result: 'unknown_order' };
  const order = await lockAny(tx, code.order_id);
  const payment = await payments.lockPayment(tx, code.order_id);
  if (!order || !payment) throw new Error('A payment has no order.');
  const { payment_id } = payment;
  const due = payments.dueOf(payment);
  const stored = { ...payment, amount: due, status: payments.statusOf(payment.status) };
  const decision = decideByCode(stored, observed);
  if (decision === 'ignore' || (await payments.isKnownElsewhere(tx, payment_id, observed.provider_payment_id)))
    return { payment_id, result: 'ignored' };
  if (decision !== 'settle') return { payment_id, result: await giveBack(tx, order, heard, decision.back) };
  await payments.updatePayment(tx, payment_id, {
    provider,
    provider_order_id: provider_code_id,
    provider_payment_id: observed.provider_payment_id,
    method: 'upi',
    status: 'captured',
    received: payment.amount,
    expires_at: code.expires_at,
    captured_at: at,
    updated_on: at,
  });
  await store.updateCode(tx, code.payment_code_id, { closed_at: at });
  await postCaptured(tx, payment_id, due, movementOf(order, at));
  await postShareUsed(tx, payment_id, payment.held_part, movementOf(order, at));
  await notePaidByCode(tx, order, at);
  return { payment_id, result: 'captured' };
}

const movementOf = ({ order_id, restaurant_id, user_id }: OrderRow, at: Date) => ({
  order_id,
  restaurant_id,
  user_id,
  at,
});

type Back = 'wrong_amount' | 'paid_twice' | 'paid_late';

/** The money stands beside the order's own payment and leaves the way it came. */
async function giveBack(
  tx: Tx,
  order: OrderRow,
  { provider, provider_code_id, observed, at }: ByCode,
  held_reason: Back,
): Promise<'returned' | 'ignored'> {
  const { amount, currency, provider_payment_id } = observed;
  const extra = await payments.addExtra(tx, {
    order_id: order.order_id,
    provider,
    provider_order_id: provider_code_id,
    provider_payment_id,
    method: 'upi',
    amount,
    currency,
    received: amount,
    status: 'captured',
    held_reason,
    captured_at: at,
    created_on: at,
    updated_on: at,
  });
  if (!extra) return 'ignored';
  await postUnmatched(tx, extra.payment_id, amount, movementOf(order, at));
  await refundUnmatched(tx, order, extra, at);
  return 'returned';
}
