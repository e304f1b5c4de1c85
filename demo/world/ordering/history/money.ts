import { createHash } from 'node:crypto';
import {
  capturedEntries,
  cashEntries,
  commissionGstBp,
  earnedEntries,
  type LedgerEntry,
  type OrderMoney,
  refundEntries,
  refundPaidEntries,
  tdsBp,
} from '@tawa/domain/money/ledger';
import { moneyOfBill } from '@tawa/api/modules/money/ledger/ledger.service';
import { findOwn } from '@tawa/domain/common/own';
import type { PastOrder } from './past-order.ts';

interface Ids {
  order_id: number;
  payment_id: number;
}

interface Movement {
  posting_key: string;
  kind: string;
  at: unknown;
  entries: LedgerEntry[];
}

const methods = ['upi', 'upi', 'upi', 'upi', 'upi', 'card', 'card', 'netbanking', 'cod', 'cod', 'cod', 'cod'] as const;
type Method = (typeof methods)[number];

/** How a past order was paid, by its own number, so that nothing else that is drawn depends on it. */
function methodOf({ record: { order } }: PastOrder): Method {
  const drawn = Number.parseInt(order.order_number.slice(3), 36);
  return methods[drawn % methods.length] ?? 'cod';
}

const isServed = ({ record: { order } }: PastOrder) => order.status === 'delivered' || order.status === 'picked_up';

/** The order as it was paid: one that was paid online began by waiting for its money. */
export function paid(past: PastOrder): PastOrder {
  const method = methodOf(past);
  if (method === 'cod') return past;
  const { order, events } = past.record;
  const [first, ...others] = events;
  if (!first) return past;
  const begun = { ...first, type: 'pending_payment', to_status: 'pending_payment' };
  const placed = { ...first, from_status: 'pending_payment', actor_type: 'system', actor_id: null };
  return {
    ...past,
    record: {
      ...past.record,
      order: { ...order, payment_method: method, version: Number(order.version) + 1 },
      events: [begun, placed, ...others],
    },
  };
}

function moneyOf({ record, coupon }: PastOrder): OrderMoney {
  const { order } = record;
  const amount = (value: unknown) => Number(value ?? 0);
  const subsidy =
    amount(order.discount_coupon) === 0 && coupon
      ? Math.min(amount(order.delivery_fee_waived), coupon.amount - coupon.restaurant_part)
      : 0;
  return moneyOfBill({
    item_total: amount(order.item_total),
    discount_restaurant: amount(order.discount_restaurant),
    discount_coupon: amount(order.discount_coupon),
    coupon_by_restaurant: amount(order.coupon_by_restaurant),
    delivery_subsidy: subsidy,
    packaging_fee: amount(order.packaging_fee),
    delivery_fee: amount(order.delivery_fee),
    platform_fee: amount(order.platform_fee),
    tip: amount(order.tip),
    taxes: record.taxes.map(({ category, rate_bp, cgst, sgst }) => ({ category, rate_bp, amount: cgst + sgst })),
  });
}

const providerOrder = (number: unknown) => `demo_order_${String(number)}`;
const providerPayment = (number: unknown) => `demo_pay_${String(number)}`;

function paymentOf(past: PastOrder, { order_id, payment_id }: Ids) {
  const { order } = past.record;
  const isCash = order.payment_method === 'cod';
  const received = isCash && !isServed(past) ? 0 : order.total;
  const cash = isServed(past) ? 'cod_collected' : 'cod_failed';
  const online = isServed(past) ? 'captured' : 'refunded';
  return {
    payment_id,
    order_id,
    provider: isCash ? 'cod' : 'demo',
    method: order.payment_method,
    amount: order.total,
    currency: 'INR',
    status: isCash ? cash : online,
    received,
    refunded: isCash || isServed(past) ? 0 : order.total,
    attempts: 0,
    is_extra: false,
    provider_order_id: isCash ? null : providerOrder(order.order_number),
    provider_payment_id: isCash ? null : providerPayment(order.order_number),
    captured_at: isCash ? order.delivered_at : order.placed_at,
    created_on: order.placed_at,
    updated_on: order.closed_at,
  };
}

/** What goes back of an order that was paid online and ended without food. */
function refundOf(past: PastOrder, { order_id, payment_id }: Ids) {
  const { order, events } = past.record;
  if (order.payment_method === 'cod' || isServed(past)) return [];
  const by = events.at(-1)?.actor_type;
  return [
    {
      order_id,
      payment_id,
      amount: order.total,
      reason: by === 'customer' ? 'Cancelled by the customer' : 'Not taken by the kitchen',
      note: '',
      money: moneyOf(past),
      undoes_sale: true,
      liable_party: by === 'restaurant' ? 'restaurant' : 'platform',
      destination: 'source',
      origin: 'automatic',
      state: 'processed',
      requested_at: order.closed_at,
      decided_at: order.closed_at,
      processed_at: order.closed_at,
      provider_refund_id: `demo_rfnd_${order.order_number}`,
      bank_reference: `DEMO${order.order_number.slice(3)}`,
      tries: 1,
    },
  ];
}

const asDelivered = { commission_gst_bp: commissionGstBp, tds_bp: tdsBp };

/** Every movement of a past order's money; a refund is named by its order, whose only one it is. */
function movementsOf(past: PastOrder, { order_id, payment_id }: Ids, refund_id: number | undefined): Movement[] {
  const { order } = past.record;
  const { total, placed_at, closed_at } = order;
  const amount = total;
  const one = (kind: string, of: number, at: unknown, entries: LedgerEntry[]): Movement[] =>
    entries.length === 0 ? [] : [{ posting_key: `${kind}:${of}`, kind, at, entries }];
  const isCash = order.payment_method === 'cod';
  const earned = () =>
    one(
      'earned',
      order_id,
      closed_at,
      earnedEntries(moneyOf(past), { ...asDelivered, commission_bp: order.commission_bp }),
    );
  if (isCash)
    return isServed(past) ? [...one('cash_collected', payment_id, closed_at, cashEntries(amount)), ...earned()] : [];
  const captured = one('captured', payment_id, placed_at, capturedEntries(amount));
  if (isServed(past)) return [...captured, ...earned()];
  if (refund_id === undefined) return captured;
  return [
    ...captured,
    ...one('refund', refund_id, closed_at, refundEntries({ of: 'funds', amount })),
    ...one('refund_paid', refund_id, closed_at, refundPaidEntries(amount, 'source')),
  ];
}

type Reserve = (table: string, column: string, count: number) => Promise<number[]>;

/** The rows of payments, refunds and ledger of some past orders, and the demo provider's own books of them. */
export async function moneyRows(chunk: readonly PastOrder[], orderIds: readonly number[], reserve: Reserve) {
  const paymentIds = await reserve('payments', 'payment_id', chunk.length);
  const idsOf = (index: number): Ids => ({ order_id: orderIds[index] ?? 0, payment_id: paymentIds[index] ?? 0 });
  const refunds = chunk.flatMap((past, index) => refundOf(past, idsOf(index)));
  const refunded = chunk.filter((past, index) => refundOf(past, idsOf(index)).length > 0);
  const refundIds = await reserve('refunds', 'refund_id', refunds.length);
  const numbered = refunds.map((row, index) => ({ ...row, refund_id: refundIds[index] ?? 0 }));
  const refundOfOrder = new Map(numbered.map((row) => [row.order_id, row.refund_id]));
  const movements = chunk.flatMap((past, index) => {
    const { restaurant_id, user_id } = past.record.order;
    const ids = idsOf(index);
    return movementsOf(past, ids, refundOfOrder.get(ids.order_id)).map((movement) => ({
      ...movement,
      restaurant_id,
      user_id,
      order_id: ids.order_id,
    }));
  });
  const ids = await reserve('ledger_transactions', 'ledger_transaction_id', movements.length);
  const transactions = movements.map(({ entries: _entries, ...movement }, index) => ({
    ...movement,
    ledger_transaction_id: ids[index] ?? 0,
  }));
  const entries = movements.flatMap((movement, index) =>
    movement.entries.map((entry, position) => ({
      ...entry,
      position: position + 1,
      ledger_transaction_id: ids[index] ?? 0,
    })),
  );
  const online = chunk.filter(({ record }) => record.order.payment_method !== 'cod').map(({ record }) => record.order);
  const causes = { customer: 'cancelled_by_customer', restaurant: 'cancelled_by_kitchen' } as const;
  const files = numbered.map(({ refund_id, reason, decided_at }, index) => ({
    refund_id,
    cause: findOwn(causes, String(refunded[index]?.record.events.at(-1)?.actor_type)) ?? 'not_answered',
    payer: 'nobody',
    explanation: reason,
    opened_at: decided_at,
  }));
  return {
    files,
    payments: chunk.map((past, index) => paymentOf(past, idsOf(index))),
    refunds: numbered,
    transactions,
    entries,
    online,
  };
}

const keyOf = (number: unknown): string => {
  const digits = createHash('sha256').update(String(number)).digest('hex').slice(0, 32);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
};

/** What the demo provider would know of orders that were paid with it, so that they can be refunded. */
export const demoBooksOf = (online: Awaited<ReturnType<typeof moneyRows>>['online']) => ({
  orders: online.map(({ order_number, total, placed_at }) => ({
    demo_order_id: providerOrder(order_number),
    call_key: keyOf(order_number),
    amount: total,
    currency: 'INR',
    reference: order_number,
    return_url: `/myorders/${order_number}/pay`,
    created_on: placed_at,
  })),
  payments: online.map(({ order_number, total, placed_at, payment_method }) => ({
    demo_payment_id: providerPayment(order_number),
    demo_order_id: providerOrder(order_number),
    status: 'captured',
    amount: total,
    currency: 'INR',
    method: payment_method,
    created_on: placed_at,
  })),
});
