import { randomUUID } from 'node:crypto';
import { getQuote, placeOrder } from '@tawa/contract/ordering/checkout';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { openPayment, payDemo } from '@tawa/contract/money/payments';
import { refundOrder } from '@tawa/contract/money/refunds';
import { appealRefund } from '@tawa/contract/money/refunds.files';
import type { TestCaller } from '../../apps/api/src/testing/caller.ts';
import type { Account, Shopper } from '../../apps/api/src/testing/shopper.ts';
import { type Ask, untilTrue } from './world.ts';
import { dayMs } from '@tawa/domain/common/durations';

/** Where the races are run: two processes, everybody who takes part, and the database behind them. */
export interface Field {
  ask: Ask;
  /** The way of an account over one of the processes; simultaneous calls go to them in turn. */
  as(who: Account, index: number): TestCaller;
  shoppers: readonly Shopper[];
  owner: Account;
  office: Account;
  restaurant_id: number;
  dish: number;
}

/** What simultaneous calls were answered, one word each, and what must be true of them. */
export interface Outcome {
  answers: string[];
  /** How often each word has to stand among the answers. */
  expected: Readonly<Record<string, number>>;
}

export type RaceKind = (field: Field, round: number) => Promise<Outcome>;

interface Answer {
  status: number;
  body: object | null;
}

const wordOf = ({ status, body }: Answer): string => {
  const code: unknown = body ? Reflect.get(body, 'code') : undefined;
  return typeof code === 'string' ? `${status} ${code}` : String(status);
};

interface Input {
  coupon_code?: string;
  scheduled_for?: string;
}

async function quote({ as, dish }: Field, shopper: Shopper, index: number, wish: Input = {}) {
  const items = [{ menu_id: dish, quantity: 1 }];
  const body = { source: 'buy_now' as const, items, address_id: shopper.addressId, ...wish };
  return as(shopper, index).ok(getQuote, { body });
}

type Quoted = Awaited<ReturnType<typeof quote>>;

const bodyOf = ({ quote_id, total }: Quoted, payment_method: 'cod' | 'upi' = 'cod') => ({
  quote_id,
  accept_total: total,
  payment_method,
  contact_phone: '9876543210',
});

/** All shoppers quote, and then all press at once, half of them on each process. */
async function pressAll(field: Field, wish: Input = {}): Promise<Answer[]> {
  const quoted = await Promise.all(field.shoppers.map((shopper, index) => quote(field, shopper, index, wish)));
  return Promise.all(
    field.shoppers.map((shopper, index) => {
      const headers = { 'idempotency-key': randomUUID() };
      const one = quoted[index];
      if (!one) throw new Error('A shopper has no quote.');
      return field.as(shopper, index).call(placeOrder, { headers, body: bodyOf(one) });
    }),
  );
}

/** One shopper's order, as placed. */
async function placeOne(field: Field, round: number, method: 'cod' | 'upi' = 'cod') {
  const shopper = field.shoppers[round % field.shoppers.length];
  if (!shopper) throw new Error('There is no shopper.');
  const headers = { 'idempotency-key': randomUUID() };
  const body = bodyOf(await quote(field, shopper, round), method);
  const { order_number } = await field.as(shopper, round).ok(placeOrder, { headers, body });
  return { shopper, order_number };
}

async function orderRow({ ask }: Field, order_number: string) {
  const sql = 'select version, status, handover_code, total::float as total from orders where order_number = $1';
  const [row] = await ask<{ version: number; status: string; handover_code: string; total: number }>(sql, [
    order_number,
  ]);
  if (!row) throw new Error(`${order_number} is not there.`);
  return row;
}

const sameKey: RaceKind = async (field, round) => {
  const shopper = field.shoppers[round % field.shoppers.length];
  if (!shopper) throw new Error('There is no shopper.');
  const headers = { 'idempotency-key': randomUUID() };
  const body = bodyOf(await quote(field, shopper, round));
  const presses = field.shoppers.map((_one, index) => field.as(shopper, index).call(placeOrder, { headers, body }));
  const answers = await Promise.all(presses);
  const numbers = new Set(answers.map((answer) => JSON.stringify(answer.body)));
  const expected = { '201': 1, '200': answers.length - 1, 'different answers 0': 1 };
  return { answers: [...answers.map(wordOf), `different answers ${numbers.size - 1}`], expected };
};

const lastCouponUse: RaceKind = async (field, round) => {
  const code = `LAST${String(round).padStart(3, '0')}`;
  await field.ask(
    `insert into coupons (code, title, type, value, valid_from, status, total_limit)
      values ($1, '₹10 off', 'flat', 1000, now() - interval '1 day', 'active', 1)`,
    [code],
  );
  const answers = await pressAll(field, { coupon_code: code });
  const [coupon] = await field.ask<{ used: number }>('select used from coupons where code = $1', [code]);
  const expected = { '201': 1, '409 COUPON_INVALID': answers.length - 1, 'used 1': 1 };
  return { answers: [...answers.map(wordOf), `used ${coupon?.used}`], expected };
};

const lastPortion: RaceKind = async (field) => {
  await field.ask('update dishes set daily_stock = 1 where menu_id = $1', [field.dish]);
  const answers = await pressAll(field);
  const sql = 'select daily_stock as left from dishes where menu_id = $1';
  const [dish] = await field.ask<{ left: number }>(sql, [field.dish]);
  await field.ask('update dishes set daily_stock = null where menu_id = $1', [field.dish]);
  const expected = { '201': 1, '409 ITEM_UNAVAILABLE': answers.length - 1, 'left 0': 1 };
  return { answers: [...answers.map(wordOf), `left ${dish?.left}`], expected };
};

/** The least that a kitchen can count. */
const capacityMin = 5;

/** A kitchen whose slot holds less than one order has room for one, which has the empty slot for itself. */
const lastPlace: RaceKind = async (field, round) => {
  const { ask, restaurant_id } = field;
  const tomorrow = Math.floor((Date.now() + dayMs) / dayMs) * dayMs;
  const scheduled_for = new Date(tomorrow + round * 30 * 60_000).toISOString();
  const capacity = (minutes: number | null) =>
    ask('update restaurants set slot_capacity_minutes = $2 where restaurant_id = $1', [restaurant_id, minutes]);
  await capacity(capacityMin);
  const answers = await pressAll(field, { scheduled_for });
  await capacity(null);
  const sql = 'select count(*)::int as held from orders where restaurant_id = $1 and slot_at = $2';
  const [slot] = await ask<{ held: number }>(sql, [restaurant_id, scheduled_for]);
  const expected = { '201': 1, '409 RESTAURANT_UNAVAILABLE': answers.length - 1, 'held 1': 1 };
  return { answers: [...answers.map(wordOf), `held ${slot?.held}`], expected };
};

/** Paid online, cooked and handed over. */
async function deliverOne(field: Field, round: number): Promise<string> {
  const { shopper, order_number } = await placeOne(field, round, 'upi');
  const params = { order_number };
  const { url } = await field.as(shopper, round).ok(openPayment, { params });
  const session = url.replace('/pay/demo/', '');
  await field.as(shopper, round).ok(payDemo, { params: { session }, body: { action: 'pay' } });
  await untilTrue(async () => (await orderRow(field, order_number)).status === 'accepted');
  for (const to of ['ready', 'out_for_delivery', 'delivered'] as const) {
    const { version, handover_code: code } = await orderRow(field, order_number);
    const body = to === 'delivered' ? { to, version, code } : { to, version };
    await field.as(field.owner, round).ok(moveOrder, { params, body });
  }
  return order_number;
}

const wholeRefund: RaceKind = async (field, round) => {
  const order_number = await deliverOne(field, round);
  const { total } = await orderRow(field, order_number);
  const body = { amount: total / 100, cause: 'overcharged' as const, reason: 'Asked many times' };
  const asked = field.shoppers.map((_one, index) =>
    field.as(field.office, index).call(refundOrder, { params: { order_number }, body }),
  );
  const answers = (await Promise.all(asked)).map(({ status }) => String(status));
  const sql = `select count(*)::int as kept from refunds r join orders o using (order_id) where o.order_number = $1`;
  const [refunds] = await field.ask<{ kept: number }>(sql, [order_number]);
  return {
    answers: [...answers, `kept ${refunds?.kept}`],
    expected: { '201': 1, '409': answers.length - 1, 'kept 1': 1 },
  };
};

/** An owner presses many times on both processes to object to one refund. */
const objectToRefund: RaceKind = async (field, round) => {
  const order_number = await deliverOne(field, round);
  const body = { amount: 1, cause: 'quality' as const, reason: 'It was cold' };
  const params = { order_number };
  const { refund_id } = await field.as(field.office, round).ok(refundOrder, { params, body });
  const asked = field.shoppers.map((_one, index) =>
    field.as(field.owner, index).call(appealRefund, { params: { refund_id }, body: { words: 'It was hot' } }),
  );
  const answers = (await Promise.all(asked)).map(({ status }) => String(status));
  const sql = 'select count(*)::int as kept from refund_appeals where refund_id = $1';
  const [appeals] = await field.ask<{ kept: number }>(sql, [refund_id]);
  return {
    answers: [...answers, `kept ${appeals?.kept}`],
    expected: { '201': 1, '409': answers.length - 1, 'kept 1': 1 },
  };
};

const acceptAgainstCancel: RaceKind = async (field, round) => {
  const { ask, restaurant_id } = field;
  const autoAccept = (is: boolean) =>
    ask('update restaurants set auto_accept = $2 where restaurant_id = $1', [restaurant_id, is]);
  await autoAccept(false);
  const { shopper, order_number } = await placeOne(field, round);
  await autoAccept(true);
  const { version } = await orderRow(field, order_number);
  const params = { order_number };
  const moves = field.shoppers.map((_one, index) =>
    index % 4 < 2
      ? field.as(field.owner, index).call(moveOrder, { params, body: { to: 'accepted', version } })
      : field
          .as(shopper, index)
          .call(moveOrder, { params, body: { to: 'cancelled', version, reason: 'CHANGED_MIND' } }),
  );
  const answers = (await Promise.all(moves)).map(({ status }) => String(status));
  const after = await orderRow(field, order_number);
  return {
    answers: [...answers, `steps ${after.version - version}`, after.status],
    expected: { '200': 1, '409': answers.length - 1, 'steps 1': 1, [after.status]: 1 },
  };
};

/** Everything that must happen once however many want it at the same moment, by the name that `--only` takes. */
export const raceKinds: Readonly<Record<string, RaceKind>> = {
  key: sameKey,
  coupon: lastCouponUse,
  stock: lastPortion,
  slot: lastPlace,
  refund: wholeRefund,
  objection: objectToRefund,
  accept: acceptAgainstCancel,
};
