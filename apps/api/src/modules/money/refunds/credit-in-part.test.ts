import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findCredit, giveCredit } from '#modules/money/ledger/ledger.service.ts';
import { putInCart } from '#modules/ordering/orders/testing/people.ts';
import { reconcile } from '#modules/money/settlement/settlement.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
  await give(10_000);
});
afterEach(() => refuseViolations(world.deps.db));

let gifts = 0;
const give = (amount: number) =>
  transaction(world.deps.db, (tx) =>
    giveCredit(tx, { user_id: till.customer.userId, amount, at: world.clock.now(), cause: `gift-${gifts++}` }),
  );
const credit = () => findCredit(world.deps.db, till.customer.userId);

async function quoted() {
  if ((await till.cartSize()) === 0) await putInCart(world.deps, till.customer, till.dish, 2);
  return (await till.shop.quote(till.customer, { use_credit: true, payment_method: 'upi' })).body;
}
async function place(accept_credit = 100): Promise<string> {
  const placed = await till.shop.place(till.customer, await quoted(), { payment_method: 'upi', accept_credit });
  expect(placed.status).toBe(201);
  return String(placed.body.order_number);
}
async function paid(): Promise<string> {
  const number = await place();
  await till.act(await till.open(number), 'pay');
  return number;
}
async function delivered(): Promise<string> {
  const number = await paid();
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  return number;
}
const refund = async (number: string, body: object) => {
  const path = `/admin/orders/${number}/refunds`;
  const answer = await world.call(till.admin, {
    method: 'POST',
    path,
    body: { reason: 'It was cold', cause: 'quality', ...body },
  });
  await world.deps.jobs.runDue();
  return answer.status;
};
const sentBack = async () =>
  (await world.deps.db.selectFrom('demo_refunds').select('amount').orderBy('created_on').execute()).map(
    ({ amount }) => amount,
  );

test('credit pays a part, and the provider is asked for the rest (credit-2)', async () => {
  const quote = await quoted();
  const total = Number(quote.total);
  expect(quote.credit).toEqual({ balance: 100, used: 100, to_pay: total - 100 });
  const number = await paid();
  expect(await credit()).toBe(0);
  expect(await till.payment(number)).toMatchObject({ status: 'captured', received: total * 100, credit_part: 10_000 });
  const asked = world.deps.db.selectFrom('demo_payments').select('amount').orderBy('created_on', 'desc').limit(1);
  expect((await asked.executeTakeFirstOrThrow()).amount).toBe(total * 100 - 10_000);
  const page = await world.call(till.customer, { method: 'GET', path: `/orders/${number}/payment` });
  expect(page.body.amount).toBe(total - 100);
  const order = await world.call(till.customer, { method: 'GET', path: `/orders/${number}` });
  expect(order.body).toMatchObject({ total, credit_used: 100 });
});

test('it comes back with a cancelled order, paid or not, and with one that expires (credit-2)', async () => {
  const unpaid = await place();
  expect(await credit()).toBe(0);
  await till.move(till.customer, unpaid, 'cancelled', { reason: 'CHANGED_MIND' });
  expect(await credit()).toBe(10_000);

  const number = await paid();
  await till.move(till.kitchen.owner, number, 'rejected', { reason: 'TOO_BUSY' });
  await world.deps.jobs.runDue();
  expect(await credit()).toBe(10_000);
  const { total } = await till.order(number);
  expect((await sentBack()).at(-1)).toBe(total - 10_000);

  const late = await place();
  const session = await till.open(late);
  world.clock.advance(16 * 60_000);
  await reconcile(world.deps);
  expect([(await till.order(late)).status, await credit()]).toEqual(['expired', 10_000]);
  await till.act(session, 'pay');
  expect([await credit(), (await sentBack()).at(-1)]).toEqual([10_000, total - 10_000]);
});

test('an order in its place takes the same credit', async () => {
  await place();
  expect(await credit()).toBe(0);
  const again = await paid();
  expect(await till.payment(again)).toMatchObject({ status: 'captured', credit_part: 10_000 });
});

test('what goes back by line goes where the money came from first, and as credit at the end (credit-2)', async () => {
  const number = await delivered();
  const { order_id, total } = await till.order(number);
  const lines = world.deps.db.selectFrom('order_items').select('order_item_id').where('order_id', '=', order_id);
  const { order_item_id } = await lines.executeTakeFirstOrThrow();
  expect(await refund(number, { items: [{ order_item_id, quantity: 1 }] })).toBe(201);
  expect(await credit()).toBe(0);
  expect(await refund(number, {})).toBe(201);
  expect(await credit()).toBe(10_000);
  const rows = await till.refunds(number);
  expect(rows.map(({ credit_part, state }) => [credit_part, state])).toEqual([
    [0, 'processed'],
    [10_000, 'processed'],
  ]);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
});

test('a request that is approved for less is split anew', async () => {
  const number = await delivered();
  const asked = await world.call(till.customer, {
    method: 'POST',
    path: `/orders/${number}/refunds`,
    body: { reason: 'It was cold' },
  });
  expect(asked.body).toMatchObject({ credit: 100 });
  const { order_id } = await till.order(number);
  const lines = world.deps.db.selectFrom('order_items').select('order_item_id').where('order_id', '=', order_id);
  const items = [{ ...(await lines.executeTakeFirstOrThrow()), quantity: 1 }];
  const path = `/admin/refunds/${String(asked.body.refund_id)}/approve`;
  await world.call(till.admin, { method: 'POST', path, body: { cause: 'quality', explanation: 'It was cold', items } });
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([{ credit_part: 0, state: 'processed', destination: 'source' }]);
  expect(await credit()).toBe(0);
});

test('credit that has changed since the bill was shown is asked about', async () => {
  const quote = await quoted();
  const refused = await till.shop.place(till.customer, quote, { payment_method: 'upi', accept_credit: 150 });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'PRICE_CHANGED', problems: [{ key: 'credit', new: 100 }] },
  });
  expect(await credit()).toBe(10_000);
});

test('cash is paid whole', async () => {
  await putInCart(world.deps, till.customer, till.dish, 2);
  const { body } = await till.shop.quote(till.customer, { use_credit: true, payment_method: 'cod' });
  const placed = await till.shop.place(till.customer, body, { accept_credit: 100 });
  expect(await till.payment(String(placed.body.order_number))).toMatchObject({ provider: 'cod', credit_part: 0 });
  expect(await credit()).toBe(10_000);
});

test('the customer reads what came and went', async () => {
  const number = await paid();
  const { body } = await world.call(till.customer, { method: 'GET', path: '/credit' });
  expect(body).toMatchObject({
    balance: 0,
    movements: [
      { kind: 'used', amount: -100, order_number: number },
      { kind: 'given', amount: 100, order_number: null },
    ],
  });
});
