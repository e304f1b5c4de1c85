import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import { findCredit } from '#modules/money/ledger/ledger.service.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
});
afterEach(() => refuseViolations(world.deps.db));

/** A complaint of a delivered and paid order; answers its id and the order's number. */
async function complained() {
  const number = await till.place();
  await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'The curry was cold.' };
  const body = { ...form, userId: String(till.customer.userId), orderId: number };
  const made = await world.call(till.customer, { method: 'POST', path: '/complaints', body });
  expect(made.status).toBe(201);
  return { number, id: Number(made.body.complaint_id) };
}
const settle = (id: number, refund: object | undefined, decision = 'resolved') =>
  world.call(till.admin, {
    method: 'POST',
    path: `/admin/complaints/${id}/outcome`,
    body: { decision, version: 1, text: 'We are sorry for it.', ...(refund && { refund }) },
  });
const outcomeOf = async (id: number) =>
  (await world.call(till.customer, { method: 'GET', path: `/complaints/${id}` })).body.outcome;

test('a complaint ends with credit that can be used at once (complaints-10)', async () => {
  const { number, id } = await complained();
  const answer = await settle(id, { amount: 50, cause: 'goodwill', as_credit: true });
  expect(answer.status).toBe(200);
  expect(await outcomeOf(id)).toMatchObject({ kind: 'credit', amount: 50 });
  expect(await findCredit(world.deps.db, till.customer.userId)).toBe(5000);
  expect(await till.refunds(number)).toMatchObject([{ origin: 'complaint', reason: `Complaint C-${id}` }]);
});

test('or with all of the money, and two who settle at once give it once (complaints-10)', async () => {
  const { number, id } = await complained();
  const whole = { cause: 'quality' };
  const answers = await Promise.all([settle(id, whole), settle(id, whole)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await world.deps.jobs.runDue();
  const { total, refunded_total } = await till.order(number);
  expect(refunded_total).toBe(total);
  expect(await outcomeOf(id)).toMatchObject({ kind: 'refund', amount: total / 100 });
});

test('more than was paid, or money for a complaint that is declined, settles nothing (complaints-10)', async () => {
  const { number, id } = await complained();
  expect((await settle(id, { amount: 90_000, cause: 'overcharged' })).status).toBe(409);
  expect((await settle(id, { amount: 10, cause: 'overcharged' }, 'declined')).status).toBe(409);
  expect(await till.refunds(number)).toEqual([]);
  expect(await outcomeOf(id)).toBeNull();
});

const give = (id: number, amount: number, version = 1, who = till.kitchen.owner) =>
  world.call(who, {
    method: 'POST',
    path: `/kitchen/complaints/${id}/refund`,
    body: { version, amount, message: 'It was our fault.' },
  });
const kitchenSees = async (id: number, who = till.kitchen.owner) =>
  (await world.call(who, { method: 'GET', path: `/kitchen/complaints/${id}` })).body;
/** The office's limit, in paise. */
async function setLimit(value: number) {
  world.clock.advance(1000);
  const body = { key: 'restaurant_refund', value, reason: 'Costs rose' };
  expect((await world.call(till.admin, { method: 'POST', path: '/admin/settings', body })).status).toBe(201);
}

test('a restaurant gives back money of its own with words, and the complaint goes on (complaints-16)', async () => {
  const { number, id } = await complained();
  const before = await till.order(number);
  expect(await kitchenSees(id)).toMatchObject({ refundable: Math.min(500, before.total / 100) });
  expect((await give(id, 40.5)).status).toBe(201);
  await world.deps.jobs.runDue();
  expect(await till.refunds(number)).toMatchObject([
    { origin: 'restaurant', liable_party: 'restaurant', amount: 4050, reason: `Complaint C-${id}`, state: 'processed' },
  ]);
  const seen = await world.call(till.customer, { method: 'GET', path: `/complaints/${id}` });
  expect(seen.body).toMatchObject({
    status: 'in_progress',
    outcome: null,
    messages: [{ author: 'restaurant', message: 'It was our fault.', refunded: 40.5 }],
  });
});

test('it gives no more than the office allows for an order in all, and nothing where that is 0 (complaints-16)', async () => {
  const { number, id } = await complained();
  await setLimit(6000);
  expect(await give(id, 60.01)).toMatchObject({ status: 400, body: { errors: { amount: 'At most ₹60.00' } } });
  expect((await give(id, 45)).status).toBe(201);
  const { version, refundable } = await kitchenSees(id);
  expect(refundable).toBe(15);
  expect((await give(id, 15.01, Number(version))).status).toBe(400);
  expect((await give(id, 15, Number(version))).status).toBe(201);
  expect(await kitchenSees(id)).toMatchObject({ refundable: null });
  await setLimit(0);
  const other = await complained();
  expect(await kitchenSees(other.id)).toMatchObject({ refundable: null });
  expect((await give(other.id, 1)).status).toBe(400);
  expect((await till.refunds(number)).length).toBe(2);
  await setLimit(50_000);
});

test('of two who give at once one does, and a sum that is none writes nothing (complaints-16)', async () => {
  const { number, id } = await complained();
  for (const amount of [0, -5, 10.005]) expect((await give(id, amount)).status).toBe(400);
  const answers = await Promise.all([give(id, 30), give(id, 30), give(id, 30)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  expect(await till.refunds(number)).toHaveLength(1);
  expect((await kitchenSees(id)).messages).toHaveLength(1);
});

test('a settled complaint, one of another restaurant, and the front desk give nothing (complaints-16)', async () => {
  const { number, id } = await complained();
  const stranger = await addKitchen(world.deps);
  expect((await give(id, 10, 1, stranger.owner)).status).toBe(404);
  const desk = await addPerson(world.deps, 'restaurant');
  const at = world.clock.now();
  const { restaurant_id, owner } = till.kitchen;
  const row = { restaurant_id, role: 'front_desk', user_id: desk.userId, invited_by: owner.userId };
  await world.deps.db
    .insertInto('staff')
    .values({ ...row, invited_on: at, accepted_on: at })
    .execute();
  expect((await give(id, 10, 1, desk)).status).toBe(403);
  expect(await kitchenSees(id, desk)).toMatchObject({ refundable: null });
  expect((await settle(id, undefined)).status).toBe(200);
  const { version } = await kitchenSees(id);
  expect((await give(id, 10, Number(version))).status).toBe(409);
  expect(await till.refunds(number)).toEqual([]);
});
