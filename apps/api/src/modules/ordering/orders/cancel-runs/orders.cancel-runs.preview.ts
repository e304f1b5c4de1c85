// What cancelling several orders together would do. It is worked out by what the cancelling itself uses, and named by a hash, so
// that a run takes what was looked at.
import type { Received } from '@tawa/contract/common/endpoint';
import type { CancelPreview, previewCancelRun as contract } from '@tawa/contract/ordering/orders.cancel-runs';
import { notificationWords } from '@tawa/domain/accounts/notification-texts';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { type CancelPlan, leftOutReason, planText } from '@tawa/domain/ordering/cancel-runs';
import { createHash } from 'node:crypto';
import type { Db } from '#platform/database/db.ts';
import { foreseeRest, type Foreseen } from '#modules/money/refunds/refunds.service.ts';
import { statusOf } from '../history/stored-words.ts';
import { cancelledNotice, nameOf } from '../moves/order-notices.ts';
import type { OrderRow } from '../orders.store.ts';
import * as store from './orders.cancel-runs.store.ts';

type Wanted = Received<typeof contract>['body'];
interface Candidate extends Foreseen {
  order: OrderRow;
}

export const hashOf = (plan: CancelPlan): string => createHash('sha256').update(planText(plan)).digest('hex');

/** What keeps an order out of a run that waits in another one. */
export const heldReason = (runId?: number): string =>
  runId === undefined ? 'Another run cancels it.' : `Run ${runId} cancels it.`;

function messageOf({ order, amount, credit }: Candidate, { reason, note, goodwill }: Wanted) {
  const { title, body } = cancelledNotice(order, { reason, note }, toPaise(goodwill));
  const step = credit === amount ? 'credited' : 'approved';
  const refund =
    amount > 0 ? notificationWords('refund', { order_number: order.order_number, amount, step }).body : null;
  return { title, body, refund };
}

const candidateAnswer = (candidate: Candidate, wanted: Wanted) => {
  const { order, amount, credit } = candidate;
  const message = messageOf(candidate, wanted);
  return {
    order_number: order.order_number,
    version: order.version,
    status: statusOf(order.status),
    customer_name: order.customer_name,
    restaurant_name: nameOf(order).restaurant_name,
    amount: toRupees(amount),
    credit: toRupees(credit),
    message,
  };
};

const sumOf = (amounts: readonly number[]) => {
  const counted = amounts.filter((amount) => amount > 0);
  return { orders: counted.length, amount: toRupees(counted.reduce((all, amount) => all + amount, 0)) };
};

function sumsOf(candidates: readonly Candidate[], { goodwill }: Wanted) {
  const orders = candidates.map(({ order }) => order);
  const cash = orders.filter(({ payment_method }) => payment_method === 'cod').length;
  return {
    online: sumOf(candidates.map(({ amount, credit }) => amount - credit)),
    credit: sumOf(candidates.map(({ credit }) => credit)),
    cash: { orders: cash, amount: 0 },
    goodwill: sumOf(candidates.map(() => toPaise(goodwill))),
    coupons: orders.filter(({ coupon_id }) => coupon_id !== null).length,
    sales: toRupees(orders.reduce((all, { total, removed_total }) => all + total - removed_total, 0)),
  };
}

/** What cancelling these orders would do now, which of them it leaves out, and the hash that names it. */
export async function previewRun(db: Db, wanted: Wanted): Promise<CancelPreview> {
  const rows = await store.listTicked(db, wanted.order_numbers);
  const ids = rows.map(({ order_id }) => order_id);
  const foreseen = await foreseeRest(db, ids);
  const held = new Map((await store.listWaiting(db, ids)).map((row) => [row.order_id, row.cancel_run_id]));
  const known = new Set(rows.map(({ order_number }) => order_number));
  const missing = wanted.order_numbers.filter((number) => !known.has(number));
  const candidates: Candidate[] = [];
  const left = missing.map((order_number) => ({ order_number, customer_name: '', reason: 'There is no such order.' }));
  for (const order of rows) {
    const { order_id, order_number, customer_name } = order;
    const reason = held.has(order_id) ? heldReason(held.get(order_id)) : leftOutReason(statusOf(order.status));
    if (reason === null) candidates.push({ order, ...(foreseen.get(order_id) ?? { amount: 0, credit: 0 }) });
    else left.push({ order_number, customer_name, reason });
  }
  const { reason, note, borne_by } = wanted;
  const orders = candidates.map(({ order: { order_number, version }, amount }) => ({ order_number, version, amount }));
  return {
    sha256: hashOf({ orders, reason, note, borne_by, goodwill: toPaise(wanted.goodwill) }),
    orders: candidates.map((candidate) => candidateAnswer(candidate, wanted)),
    left,
    ...sumsOf(candidates, wanted),
  };
}
