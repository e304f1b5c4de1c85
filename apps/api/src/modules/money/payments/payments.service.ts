// Owns payments: what is owed for an order and whether it was paid. States only move forward, under the lock of the order
// and then of its payment.
import {
  canPaymentGo,
  isPaid,
  paymentStates,
  type PaymentStatus,
  type ProviderName,
} from '@tawa/domain/money/payments';
import type { Db, Tx } from '#platform/database/db.ts';
import { postCash, postEarned, postShareKept, postShareUsed, useCredit } from '#modules/money/ledger/ledger.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './payments.store.ts';
import type { PaymentRow } from './payments.store.ts';
import { setCashAllowed } from '#modules/accounts/auth/auth.service.ts';

export {
  ProviderRefusal,
  type CodeMaker,
  type ProviderRefund,
  type PaymentProvider,
  type PayPage,
  type PaymentInput,
  type WebhookHeaders,
} from './providers/provider.ts';
export { demoBooks, demoHeaders, demoId, type DemoEvent } from './providers/demo.ts';
export { demoSecret, razorpayKeys } from './providers/providers.ts';
export { isRazorpayReturn } from './providers/razorpay.ts';

export type { PaymentRow } from './payments.store.ts';

interface Due {
  order_id: number;
  total: number;
  at: Date;
  /** How it is paid; in cash unless told otherwise. */
  method?: string;
  /** Who takes an online payment, and until when. */
  provider?: ProviderName;
  pay_by?: Date;
  /** Paise of the total that credit pays beside an online payment. */
  credit_part?: number;
  /** Paise of the total that shares of a group pay; with all of it, nothing is asked of the provider. */
  held_part?: number;
}

const statusAtFirst = { cod: 'cod_due', credit: 'captured' } as const;

/** The statement that notes what is owed for an order (paise) and how it is paid; nothing is owed for a total of 0. */
export function openingPayment(tx: Tx, { order_id, total, at, method = 'cod', ...online }: Due) {
  const payment = { order_id, method, amount: total, created_on: at, updated_on: at };
  if (total === 0) return store.addingPayment(tx, { ...payment, provider: 'cod', status: 'captured' });
  if (method === 'cod' || method === 'credit') {
    const received = method === 'credit' ? total : 0;
    return store.addingPayment(tx, { ...payment, received, provider: method, status: statusAtFirst[method] });
  }
  const { provider, pay_by: expires_at, credit_part = 0, held_part = 0 } = online;
  if (!provider || !expires_at) throw new Error(`Nobody takes a payment by ${method}.`);
  if (held_part === total)
    return store.addingPayment(tx, {
      ...payment,
      provider,
      held_part,
      received: total,
      status: 'captured',
      captured_at: at,
    });
  if (held_part > 0) return store.addingPayment(tx, { ...payment, provider, held_part, status: 'created', expires_at });
  const byCredit = { credit_part, received: credit_part };
  return store.addingPayment(tx, { ...payment, ...byCredit, provider, status: 'created', expires_at });
}

/** Takes what of an order its customer's credit pays; false when there is not enough, and then nothing may be kept. */
export async function payWithCredit(tx: Tx, { at, ...owed }: Owed & { at: Date }): Promise<boolean> {
  const payment = await store.findPayment(tx, owed.order_id);
  if (!payment) throw new Error('An order has no payment.');
  const part = payment.provider === 'credit' ? payment.amount : payment.credit_part;
  return part === 0 || useCredit(tx, payment.payment_id, part, { ...owed, at });
}

/** What a provider is asked for, or is due in cash: the amount (paise) without what credit, shares of a group or guests at a table paid of it. */
export const dueOf = ({
  amount,
  credit_part,
  held_part,
}: Pick<PaymentRow, 'amount' | 'credit_part' | 'held_part'>): number => amount - credit_part - held_part;

interface Owed {
  order_id: number;
  restaurant_id: number;
  user_id: number;
}

/** The word of a stored payment; the table's check allows no others. */
export function statusOf(text: string): PaymentStatus {
  const known = paymentStates.find((state) => state === text);
  if (!known) throw new Error(`The database holds an unknown word: ${text}`);
  return known;
}

/**
 * The food was handed over. Cash counts as taken only when somebody was there to see it; what was paid is earned from
 * this moment on.
 */
export async function settleHandover(tx: Tx, owed: Owed, { isWitnessed, at }: { isWitnessed: boolean; at: Date }) {
  const cash = isWitnessed ? await store.collectCash(tx, owed.order_id, at) : undefined;
  if (cash) {
    await postCash(tx, cash.payment_id, cash.amount - cash.held_part, { ...owed, at });
    await postShareUsed(tx, cash.payment_id, cash.held_part, { ...owed, at });
  }
  await settleSent(tx, owed.order_id, at);
}

/** The food was made and sent: what was paid for it is earned, whatever goes back later. */
export async function settleSent(tx: Tx, orderId: number, at: Date): Promise<void> {
  const payment = await store.findPayment(tx, orderId);
  if (payment && isPaid(statusOf(payment.status))) await postEarned(tx, orderId, at);
}

/** A part of the order will not be brought, so its cash is not due; false for an order that is not paid in cash. */
export const lowerCash = (tx: Tx, orderId: number, amount: number, at: Date): Promise<boolean> =>
  store.lowerCash(tx, orderId, amount, at);

/** The cash will never be handed over; a settled payment stays as it is, and what guests at a table had paid of it is the restaurant's. */
export async function forgiveCash(tx: Tx, { order_id, restaurant_id, user_id }: Owed, at: Date): Promise<void> {
  const payment = await store.failCash(tx, order_id, at);
  if (payment) await postShareKept(tx, payment.payment_id, payment.held_part, { order_id, restaurant_id, user_id, at });
}

export {
  addExtra,
  countRefund,
  findByProviderOrder,
  findPayment,
  findPaymentById,
  holdPart,
  isKnownElsewhere,
  lockPayment,
  lockPaymentById,
  uncountRefund,
  updatePayment,
} from './payments.store.ts';

/** Notes how much of a payment (paise) has gone back by now; cash stays what it was. */
export async function noteRefunded(tx: Tx, paymentId: number, processed: number, at: Date): Promise<void> {
  const payment = await store.lockPaymentById(tx, paymentId);
  if (!payment || payment.provider === 'cod') return;
  const status = processed >= payment.received ? 'refunded' : 'partially_refunded';
  if (canPaymentGo(statusOf(payment.status), status))
    await store.updatePayment(tx, paymentId, { status, updated_on: at });
}

interface Opened {
  provider_order_id: string;
  pay_url: string | null;
  at: Date;
}

/** Keeps where a payment is paid; of two who asked at once the first is kept, and both are answered that. */
export async function keepOpened(db: Db, paymentId: number, { at, ...opened }: Opened): Promise<PaymentRow> {
  await store.openPayment(db, paymentId, { ...opened, updated_on: at });
  return store.findPaymentById(db, paymentId);
}

/** The cash of an order was not taken at the door: after some of these its customer pays online. */
export async function noteRefusedCash(tx: Tx, userId: number, at: Date): Promise<void> {
  const most = (await findSettings(tx, at))('cod_refusals');
  if ((await store.countRefusedCash(tx, userId)) >= most) await setCashAllowed(tx, userId, false, at);
}
