import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
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
  const answer = await settle(id, { amount: 50, liable_party: 'goodwill', as_credit: true });
  expect(answer.status).toBe(200);
  expect(await outcomeOf(id)).toMatchObject({ kind: 'credit', amount: 50 });
  expect(await findCredit(world.deps.db, till.customer.userId)).toBe(5000);
  expect(await till.refunds(number)).toMatchObject([{ origin: 'complaint', reason: `Complaint C-${id}` }]);
});

test('or with all of the money, and two who settle at once give it once (complaints-10)', async () => {
  const { number, id } = await complained();
  const whole = { liable_party: 'restaurant' };
  const answers = await Promise.all([settle(id, whole), settle(id, whole)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await world.deps.jobs.runDue();
  const { total, refunded_total } = await till.order(number);
  expect(refunded_total).toBe(total);
  expect(await outcomeOf(id)).toMatchObject({ kind: 'refund', amount: total / 100 });
});

test('more than was paid, or money for a complaint that is declined, settles nothing (complaints-10)', async () => {
  const { number, id } = await complained();
  expect((await settle(id, { amount: 90_000, liable_party: 'platform' })).status).toBe(409);
  expect((await settle(id, { amount: 10, liable_party: 'platform' }, 'declined')).status).toBe(409);
  expect(await till.refunds(number)).toEqual([]);
  expect(await outcomeOf(id)).toBeNull();
});
