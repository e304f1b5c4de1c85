// Brings orders and their payments together. Every call to a provider stands outside of a transaction and carries the key
// that was saved before it; what it answers goes through the one function that observes.
import { createHash } from 'node:crypto';
import { dayMs } from '@tawa/domain/common/durations';
import { paymentWindowMs } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as payments from '#modules/money/payments/payments.service.ts';
import { findByProviderId, noteRefundReply } from '#modules/money/refunds/refunds.service.ts';
import { findBackByProviderId, noteBackReply } from '#modules/money/shares/shares.service.ts';
import { type Noted, observe } from './observe.ts';
import * as store from './settlement.store.ts';
import { expire, lockAny } from '#modules/ordering/orders/orders.service.ts';
import type {
  PaymentProvider,
  PayPage,
  PaymentInput,
  WebhookHeaders,
} from '#modules/money/payments/payments.service.ts';

export { checkCode, codeAnswer, codeProvider, showCode, stateAnswer } from './payment-codes.service.ts';

export type SettlementDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;
type Payment = payments.PaymentRow;

const paymentInputOf = (payment: Payment, order_number: string): PaymentInput => ({
  key: payment.call_key,
  order_number,
  amount: payments.dueOf(payment),
  currency: payment.currency,
  method: payment.method,
  expires_at: payment.expires_at ?? new Date(payment.created_on.getTime() + paymentWindowMs),
  back: `/myorders/${order_number}/pay`,
});

const silent = (cause: unknown) =>
  new AppError('unavailable', 'The payment page cannot be reached. Nothing was charged; please try again.', {
    retryAfterS: 3,
    cause,
  });

/** Where an order that waits is paid. The same payment answers the same page, so it cannot be paid twice by trying again. */
export async function openPayment(deps: SettlementDeps, own: store.OwnPayment): Promise<PayPage> {
  const provider = deps.providers.named(own.provider);
  if (!provider) throw silent(undefined);
  const input = paymentInputOf(own, own.order_number);
  if (own.provider_order_id) return pageOf(provider, own, input);
  const opened = await provider.open(input).catch((error: unknown) => {
    throw silent(error);
  });
  const stored = await payments.keepOpened(deps.db, own.payment_id, { ...opened, at: deps.clock.now() });
  return pageOf(provider, stored, input);
}

function pageOf(
  provider: PaymentProvider,
  { provider_order_id, pay_url }: Pick<Payment, 'provider_order_id' | 'pay_url'>,
  input: PaymentInput,
): PayPage {
  if (provider_order_id === null) throw new Error('The provider has not opened this payment.');
  return provider.pageOf({ provider_order_id, pay_url, input });
}

/** Asks the provider about a payment and notes what it says; false when it could not be asked. */
export async function askProvider(deps: SettlementDeps, paymentId: number): Promise<boolean> {
  const { db, clock, providers } = deps;
  const payment = await payments.findPaymentById(db, paymentId);
  const { provider: name, provider_order_id } = payment;
  const provider = providers.named(name);
  // Nobody was ever told where to pay.
  if (!provider_order_id) return true;
  const attempts = await provider?.listPayments(provider_order_id).catch(() => undefined);
  if (!attempts) return false;
  for (const one of attempts)
    await transaction(db, (tx) => observe(tx, { provider: name, provider_order_id, observed: one, at: clock.now() }));
  await payments.updatePayment(db, paymentId, { checked_at: clock.now() });
  return true;
}

/** No more can be paid for what has ended; a provider that refuses or is silent tells of what it took when it is asked. */
async function closeAtProvider({ providers }: SettlementDeps, { provider, provider_order_id }: Payment): Promise<void> {
  if (provider_order_id)
    await providers
      .named(provider)
      ?.close?.(provider_order_id)
      .catch(() => undefined);
}

/** Ends an order whose time to be paid is over, after its provider takes no more, was asked once more and knew of no payment. */
export async function expireIfUnpaid(deps: SettlementDeps, orderId: number): Promise<void> {
  const { db, clock } = deps;
  const payment = await payments.findPayment(db, orderId);
  const isDue = payment?.expires_at && payment.expires_at <= clock.now();
  if (!isDue) return;
  await closeAtProvider(deps, payment);
  if (!(await askProvider(deps, payment.payment_id))) return;
  await transaction(db, async (tx) => {
    const order = await lockAny(tx, orderId);
    if (order?.status === 'pending_payment') await expire(tx, order, clock.now());
  });
}

const askAfterMs = 2 * 60_000;
const askAgainMs = 15 * 60_000;

/** Asks providers about what no event came for; one silent provider does not keep the others waiting. */
export async function reconcile(deps: SettlementDeps & Pick<Deps, 'log'>): Promise<void> {
  const now = deps.clock.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const times = { now, begunBefore: ago(askAfterMs), askedBefore: ago(askAgainMs), endedAfter: ago(dayMs) };
  for (const { payment_id, order_id, status } of await store.listStale(deps.db, times)) {
    const look = status === 'pending_payment' ? lookAt(deps, payment_id, order_id) : askProvider(deps, payment_id);
    await look.catch((error: unknown) =>
      deps.log.error({ payment_id, reason: messageOf(error) }, 'a payment could not be reconciled'),
    );
  }
}

/** Asks providers whether what is paid was paid twice, in case no event of the second payment came. */
export async function lookForSecondPayments(deps: SettlementDeps & Pick<Deps, 'log'>): Promise<void> {
  const now = deps.clock.now();
  const begunAfter = new Date(now.getTime() - dayMs);
  for (const { payment_id } of await store.listPaid(deps.db, { now, begunAfter }))
    await askProvider(deps, payment_id).catch((error: unknown) =>
      deps.log.error({ payment_id, reason: messageOf(error) }, 'a paid order could not be looked at again'),
    );
}

async function lookAt(deps: SettlementDeps, paymentId: number, orderId: number): Promise<void> {
  await askProvider(deps, paymentId);
  await expireIfUnpaid(deps, orderId);
}

export interface Hook {
  provider: string;
  body: Buffer;
  headers: WebhookHeaders;
}

export type EventResult = Noted['result'] | 'forged' | 'no_json' | 'unreadable' | 'repeated' | 'refund';

/** Keeps what a provider signed and we cannot read, and tells the office, once a day: the provider will send many of its kind. */
async function noteUnreadable({ db, clock }: SettlementDeps, { provider, body }: Hook): Promise<EventResult> {
  const at = clock.now();
  // By its bytes: whoever can read it one day may still hear the event by its own name.
  const provider_event_id = `unreadable ${createHash('sha256').update(body).digest('hex')}`;
  return transaction(db, async (tx) => {
    const event = { provider, provider_event_id, type: 'unreadable', provider_order_id: null, received_at: at };
    const stored = await store.addEvent(tx, { ...event, raw: body.toString('utf8') });
    if (!stored) return 'repeated';
    await store.closeEvent(tx, stored.payment_event_id, { payment_id: null, result: 'unreadable', processed_at: at });
    const key = `${provider} ${at.toISOString().slice(0, 10)}`;
    await notify(tx, { to: 'office', kind: 'office_event', facts: { provider }, key });
    return 'unreadable';
  });
}

/** Hears a provider's event. The event is kept and acted upon in one transaction, so it is done once or not at all. */
export async function hear(deps: SettlementDeps, { provider, body, headers }: Hook): Promise<EventResult> {
  const { db, clock, providers } = deps;
  const event = await providers.named(provider)?.readEvent(body, headers, clock.now());
  if (!event) return 'forged';
  if (event === 'no_json') return event;
  if (event === 'unreadable') return noteUnreadable(deps, { provider, body, headers });
  const at = clock.now();
  const { id: provider_event_id, type, provider_order_id, payment: observed, refund } = event;
  const result = await transaction(db, async (tx): Promise<EventResult> => {
    const stored = await store.addEvent(tx, {
      provider,
      provider_event_id,
      type,
      provider_order_id,
      received_at: at,
      raw: body.toString('utf8'),
    });
    if (!stored) return 'repeated';
    const noted: Noted =
      observed && provider_order_id
        ? await observe(tx, { provider, provider_order_id, observed, at })
        : { payment_id: null, result: 'ignored' };
    await store.closeEvent(tx, stored.payment_event_id, { ...noted, processed_at: clock.now() });
    return noted.result;
  });
  if (!refund || result === 'repeated') return result;
  const known = await findByProviderId(db, refund.provider_refund_id);
  if (known) await noteRefundReply(deps, known.refund_id, refund);
  const ofShare = known ? undefined : await findBackByProviderId(db, refund.provider_refund_id);
  if (ofShare) await noteBackReply(deps, ofShare.share_refund_id, refund);
  return 'refund';
}
