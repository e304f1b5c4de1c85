// What people do to refunds: each locks the order, then the refund, and the one that comes second is told so.
import { refundCommentMs } from '@tawa/domain/common/limits';
import { formatPaise } from '@tawa/domain/common/money';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { addJob } from '#platform/jobs/tasks.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { lockPaymentById } from '#modules/money/payments/payments.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import {
  approve,
  decline,
  finish,
  processRefund,
  refund,
  type RefundInput,
  refundUnmatched,
  requestRefund,
} from './refunds.decide.ts';
import { type FileInput, isForOffice } from './files/refunds.files.service.ts';
import { type RefundWhat } from './refund-cause.ts';
import { findGiven } from './refunds.read.store.ts';
import * as store from './refunds.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
const noOrder = () => new AppError('not_found', 'Order not found.');
const noRefund = () => new AppError('not_found', 'Refund not found.');

/** Until when a customer may ask for a refund of an order; null when it was not handed over. */
export async function requestUntil(
  db: Db,
  { status, delivered_at }: { status: string; delivered_at: Date | null },
  now: Date,
): Promise<Date | null> {
  if ((status !== 'delivered' && status !== 'picked_up') || !delivered_at) return null;
  const settings = await findSettings(db, now);
  return new Date(delivered_at.getTime() + settings('refund_window') * 3_600_000);
}

type Request = Pick<RefundInput, 'what' | 'reason' | 'note' | 'to'>;

/** A customer asks for a refund of their own order, in time; answers its id. */
export function askForRefund(
  { db, clock }: ServiceDeps,
  userId: number,
  order_number: string,
  request: Request,
): Promise<number> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number });
    if (order?.user_id !== userId) throw noOrder();
    const at = clock.now();
    const until = await requestUntil(tx, order, at);
    if (!until) throw new AppError('conflict', 'A refund can be asked for once the order was handed over.');
    if (until < at)
      throw new AppError('conflict', 'The time for a refund is over. Please write a complaint: we still help.');
    return (await requestRefund(tx, order, { ...request, origin: 'customer', by: userId, at })).refund_id;
  });
}

interface Ordered extends Request {
  file: FileInput;
  by: number;
}

const ended: ReadonlySet<string> = new Set(['delivered', 'picked_up', 'cancelled', 'rejected', 'expired']);
const isUnderWay = ({ status }: { status: string }): boolean => !ended.has(status);

function refuseUnderWay(order: store.RefundOrder): void {
  if (isUnderWay(order))
    throw new AppError('conflict', 'This order is still under way: cancel it, or let the kitchen take a dish out.');
}

const whatWords = (what: RefundWhat): string => {
  if ('all' in what) return 'all that was left';
  if ('sum' in what) return 'a sum';
  if ('less' in what) return 'a difference';
  const dishes = what.items.reduce((all, { quantity }) => all + quantity, 0);
  return dishes === 1 ? 'one dish' : `${dishes} dishes`;
};

/** Writes down who refunded what. */
const recordRefund = (tx: Tx, { order_number }: store.RefundOrder, ordered: Ordered, row: store.RefundRow) =>
  record(tx, {
    ...hand(ordered.by, order_number),
    action: 'order.refund',
    reason: ordered.reason,
    after: {
      refund_id: row.refund_id,
      amount: formatPaise(row.amount),
      what: whatWords(ordered.what),
      cause: ordered.file.cause,
      liable_party: row.liable_party,
    },
  });

/** What a settled complaint gives back, in the transaction that settles it. */
export async function refundForComplaint(
  tx: Tx,
  order_id: number,
  ordered: Ordered & { at: Date },
): Promise<Pick<store.RefundRow, 'amount' | 'destination'>> {
  const order = await store.lockOrder(tx, { order_id });
  if (!order) throw noOrder();
  refuseUnderWay(order);
  const row = await refund(tx, order, { ...ordered, origin: 'complaint' });
  await recordRefund(tx, order, ordered, row);
  return row;
}

/** What a restaurant may still give back of an order by itself, in paise, and whether that is the office's alone by the count of refunds. */
export interface Allowance {
  most: number;
  is_for_office: boolean;
}

/** What a restaurant may still give back of an order by itself; nothing while it is under way. */
export async function findAllowance(
  db: Db,
  order: { order_id: number; user_id: number; status: string },
  now: Date,
): Promise<Allowance> {
  if (isUnderWay(order)) return { most: 0, is_for_office: false };
  const settings = await findSettings(db, now);
  const is_for_office = await isForOffice(db, order, { at: now, review_from: settings('refund_review_from') });
  if (is_for_office) return { most: 0, is_for_office };
  const { given, left } = { given: 0, left: 0, ...(await findGiven(db, order.order_id)) };
  return { most: Math.max(0, Math.min(settings('restaurant_refund') - (given ?? 0), left)), is_for_office };
}

interface Given {
  amount: number;
  file: FileInput;
  reason: string;
  note: string;
  by: number;
  at: Date;
}

const forOffice = 'Here only Tawa decides about money.';

/** A restaurant gives back a sum of its own money, in the transaction of what it writes with it. */
export async function refundByRestaurant(tx: Tx, order_id: number, { amount, ...given }: Given): Promise<void> {
  const order = await store.lockOrder(tx, { order_id });
  if (!order) throw noOrder();
  refuseUnderWay(order);
  const { most, is_for_office } = await findAllowance(tx, order, given.at);
  if (is_for_office) throw new AppError('invalid', forOffice, { fields: { amount: forOffice } });
  const text = most > 0 ? `At most ${formatPaise(most)}` : 'Nothing can be given back any more';
  if (amount > most) throw new AppError('invalid', `${text}.`, { fields: { amount: text } });
  const ordered = { ...given, what: { sum: amount } };
  const row = await refund(tx, order, { ...ordered, origin: 'restaurant' });
  await recordRefund(tx, order, ordered, row);
}

/** The office refunds an order; before its end only what it consists of, never a sum. Answers the refund's id. */
export function refundByOffice({ db, clock }: ServiceDeps, order_number: string, ordered: Ordered): Promise<number> {
  return transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_number });
    if (!order) throw noOrder();
    refuseUnderWay(order);
    const row = await refund(tx, order, { ...ordered, origin: 'admin', at: clock.now() });
    await recordRefund(tx, order, ordered, row);
    return row.refund_id;
  });
}

const hand = (actor_id: number, subject_id: string | number) => ({ actor_id, subject_id });

type Work = (tx: Tx, order: store.RefundOrder, row: store.RefundRow) => Promise<unknown>;

/** Does something to a refund with its order and itself held still. */
async function withRefund({ db }: Pick<ServiceDeps, 'db'>, refundId: number, work: Work): Promise<void> {
  const known = await store.findRefund(db, refundId);
  if (!known) throw noRefund();
  await transaction(db, async (tx) => {
    const order = await store.lockOrder(tx, { order_id: known.order_id });
    const row = await store.lockRefund(tx, refundId);
    if (!order || !row) throw noRefund();
    await work(tx, order, row);
  });
}

interface Approval {
  what?: RefundWhat;
  file: FileInput;
  by: number;
}

export const approveRefund = (deps: ServiceDeps, refundId: number, approval: Approval): Promise<void> =>
  withRefund(deps, refundId, async (tx, order, row) => {
    await approve(tx, order, row, { ...approval, at: deps.clock.now() });
    const change = { before: { state: row.state }, after: { state: 'approved', cause: approval.file.cause } };
    await record(tx, { ...hand(approval.by, refundId), action: 'refund.approve', ...change });
  });

export const declineRefund = (deps: ServiceDeps, refundId: number, by: number, reason: string): Promise<void> =>
  withRefund(deps, refundId, async (tx, order, row) => {
    await decline(tx, order, row, { by, reason, at: deps.clock.now() });
    const change = { before: { state: row.state }, after: { state: 'declined' } };
    await record(tx, { ...hand(by, refundId), action: 'refund.decline', reason, ...change });
  });

/** Lets a failed refund leave once more. */
export const retryRefund = (deps: ServiceDeps, refundId: number, by: number): Promise<void> =>
  withRefund(deps, refundId, async (tx, _order, row) => {
    if (row.state !== 'failed') throw new AppError('conflict', 'Only a refund that failed can be sent again.');
    await addJob(tx, processRefund, { refund_id: refundId }, { jobKey: `refund:${refundId}` });
    await record(tx, { ...hand(by, refundId), action: 'refund.retry' });
  });

/** Notes that a refund to a UPI id was transferred by hand. */
export const markPaid = (deps: ServiceDeps, refundId: number, by: number, reference: string): Promise<void> =>
  withRefund(deps, refundId, async (tx, order, row) => {
    if (row.destination !== 'upi' || row.state !== 'approved')
      throw new AppError('conflict', 'This refund is not waiting for a transfer.');
    await store.moveRefund(tx, row, { state: 'processing' });
    const end = { at: deps.clock.now(), bank_reference: reference, provider_refund_id: null };
    await finish(tx, order, { ...row, state: 'processing' }, end);
    const change = { before: { state: row.state }, after: { state: 'processed', reference } };
    await record(tx, { ...hand(by, refundId), action: 'refund.paid', ...change });
  });

/** The restaurant says its side of a refund of its own order, for a day. */
export const comment = (deps: ServiceDeps, refundId: number, restaurantId: number, text: string): Promise<void> =>
  withRefund(deps, refundId, async (tx, order, row) => {
    if (order.restaurant_id !== restaurantId) throw noRefund();
    const at = deps.clock.now();
    if (row.requested_at.getTime() + refundCommentMs < at.getTime())
      throw new AppError('conflict', 'The 24 hours for a comment are over.');
    await store.updateRefund(tx, refundId, { restaurant_comment: text, commented_at: at });
  });

/** Sends money back that no order can have; answers the sum in paise. */
export function returnHeld({ db, clock }: ServiceDeps, paymentId: number, by: number): Promise<number> {
  return transaction(db, async (tx) => {
    const unlocked = await tx
      .selectFrom('payments')
      .select('order_id')
      .where('payment_id', '=', paymentId)
      .executeTakeFirst();
    const order = unlocked && (await store.lockOrder(tx, { order_id: unlocked.order_id }));
    const payment = await lockPaymentById(tx, paymentId);
    if (!order || payment?.held_reason !== 'wrong_amount') throw new AppError('not_found', 'There is no such payment.');
    await refundUnmatched(tx, order, payment, clock.now());
    await record(tx, { ...hand(by, paymentId), action: 'payment.return', after: { returned: payment.received } });
    return payment.received;
  });
}
