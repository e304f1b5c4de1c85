import { listAudit } from '@tawa/contract/insight/audit';
import { getOwnPayout, listOwnPayouts } from '@tawa/contract/money/payouts';
import * as desk from '@tawa/contract/money/payouts.office';
import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestCaller } from '#testing/caller.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { addPerson } from '#modules/ordering/orders/testing/people.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';

let world: World;
let till: Till;
let office: TestCaller;
let owner: TestCaller;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  till = await openTill(world);
  office = world.callerOf(till.admin);
  owner = world.callerOf(till.kitchen.owner);
});
afterEach(() => refuseViolations(world.deps.db));

const week = 7 * dayMs;
const restaurant = () => ({ restaurant: till.kitchen.restaurant_id });

async function serve(): Promise<void> {
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
}

async function drafted(): Promise<number> {
  await serve();
  world.clock.advance(week);
  await office.ok(desk.draftPayouts, { body: {} });
  const { rows } = await office.ok(desk.listPayouts, { query: restaurant() });
  return rows[0]?.payout_id ?? 0;
}

const actions = async (subject_id: string | number) =>
  (await office.ok(listAudit, { query: { subject: 'payout', subject_id: String(subject_id) } })).rows;

/** Rupees that the books owe a restaurant. */
async function owed(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`select (0 - coalesce(sum(e.amount), 0))::float8 / 100 as sum
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where e.account = 'restaurant_payable' and t.restaurant_id = ${till.kitchen.restaurant_id}`.execute(world.deps.db);
  return rows[0]?.sum ?? 0;
}

test('the week is drafted by hand once, also when two press at once, and each press is written down (payouts-3)', async () => {
  await serve();
  world.clock.advance(week);
  const answers = await Promise.all([1, 2].map(() => office.ok(desk.draftPayouts, { body: {} })));
  expect(answers.map(({ drafted: count }) => count).toSorted((a, b) => a - b)).toEqual([0, 1]);
  expect(answers[0]).toMatchObject({ period_from: '2026-06-15', period_to: '2026-06-22' });
  expect((await office.ok(desk.draftPayouts, { body: {} })).drafted).toBe(0);
  expect((await actions('2026-06-15')).filter(({ after }) => after.drafted === 1)).toHaveLength(1);
  expect(await actions('2026-06-15')).toHaveLength(3);
  expect((await owner.ok(listOwnPayouts, {})).total).toBe(0);
});

test('the list is narrowed by state, restaurant, a day of the week, and words; a row agrees with the books', async () => {
  const payout_id = await drafted();
  const total = async (query: object) =>
    (await office.ok(desk.listPayouts, { query: { ...restaurant(), ...query } })).total;
  expect(await office.ok(desk.listPayouts, { query: restaurant() })).toMatchObject({
    total: 1,
    rows: [{ payout_id, status: 'draft', orders: 1, net: await owed() }],
  });
  const { lines } = await office.ok(desk.getPayout, { params: { payout_id } });
  expect(lines.reduce((sum, { net }) => sum + Math.round(net * 100), 0)).toBe(Math.round((await owed()) * 100));
  expect([await total({ status: 'draft' }), await total({ status: 'paid' })]).toEqual([1, 0]);
  const days = ['2026-06-14', '2026-06-15', '2026-06-21', '2026-06-22'];
  expect(await Promise.all(days.map((day) => total({ week: day })))).toEqual([0, 1, 1, 0]);
  expect((await office.call(desk.listPayouts, { query: { week: '2026-02-30' } })).status).toBe(400);
  await office.ok(desk.issuePayout, { params: { payout_id }, body: {} });
  await office.ok(desk.payPayout, { params: { payout_id }, body: { reference: 'UTR-7781' } });
  expect([await total({ search: 'utr-7781' }), await total({ search: 'nobody' })]).toEqual([1, 0]);
  const file = await world.app.inject({
    url: `/api${desk.exportPayouts.path}?restaurant=${till.kitchen.restaurant_id}`,
    headers: { authorization: `Bearer ${till.admin.token}` },
  });
  expect(file.body.trim().split('\n')).toHaveLength(2);
  expect(file.body).toContain('UTR-7781');
});

test('a correction needs a reason, which the restaurant reads in its statement, and nothing else of it changes (payouts-3)', async () => {
  const payout_id = await drafted();
  const params = { payout_id };
  await office.ok(desk.issuePayout, { params, body: {} });
  const before = await owner.ok(getOwnPayout, { params });
  const refused = [
    { amount: 12.5, reason: ' ' },
    { amount: 0, reason: 'Nothing' },
    { amount: 1.005, reason: 'Parts' },
  ];
  for (const body of refused) expect((await office.call(desk.adjustPayout, { params, body })).status).toBe(400);
  await office.ok(desk.adjustPayout, { params, body: { amount: -12.5, reason: 'Broken box of Tuesday' } });
  const after = await owner.ok(getOwnPayout, { params });
  expect(after.lines.filter(({ order_number }) => order_number !== null)).toEqual(before.lines);
  expect(after.lines.at(-1)).toMatchObject({ order_number: null, reason: 'Broken box of Tuesday', adjustment: -12.5 });
  expect(after.payout.net).toBe(Math.round((before.payout.net - 12.5) * 100) / 100);
  expect((await actions(payout_id))[0]).toMatchObject({
    action: 'payout.adjust',
    reason: 'Broken box of Tuesday',
    actor_id: till.admin.userId,
  });
});

test('issuing and paying are seen by the restaurant and written down with before and after (payouts-3)', async () => {
  const payout_id = await drafted();
  const params = { payout_id };
  await office.ok(desk.issuePayout, { params, body: {} });
  expect((await owner.ok(listOwnPayouts, {})).payouts).toMatchObject([{ payout_id, status: 'issued' }]);
  await office.ok(desk.payPayout, { params, body: { reference: 'UTR-1' } });
  expect(await owner.ok(getOwnPayout, { params })).toMatchObject({ payout: { status: 'paid', reference: 'UTR-1' } });
  const { history } = await office.ok(desk.getPayout, { params });
  expect(history).toEqual(await actions(payout_id));
  expect(history).toMatchObject([
    { action: 'payout.pay', before: { status: 'issued' }, after: { status: 'paid', reference: 'UTR-1' } },
    { action: 'payout.issue', before: { status: 'draft' }, after: { status: 'issued' } },
  ]);
  expect(await owed()).toBe(0);
});

test('guests, customers and restaurants are refused, and nothing is written for them', async () => {
  const payout_id = await drafted();
  const params = { payout_id };
  const written = await actions(payout_id);
  const strangers: [TestCaller, number][] = [
    [world.callerOf(), 401],
    [world.callerOf(till.customer), 403],
    [owner, 403],
    [world.callerOf(await addPerson(world.deps, 'restaurant')), 403],
  ];
  for (const [stranger, status] of strangers) {
    const calls = [
      stranger.call(desk.listPayouts, {}),
      stranger.call(desk.exportPayouts, {}),
      stranger.call(desk.getPayout, { params }),
      stranger.call(desk.getPayoutCsv, { params }),
      stranger.call(desk.draftPayouts, { body: {} }),
      stranger.call(desk.issuePayout, { params, body: {} }),
      stranger.call(desk.payPayout, { params, body: { reference: 'UTR' } }),
      stranger.call(desk.adjustPayout, { params, body: { amount: 1, reason: 'Mine' } }),
    ];
    expect((await Promise.all(calls)).map((reply) => reply.status)).toEqual(calls.map(() => status));
  }
  expect(await actions(payout_id)).toEqual(written);
  expect((await office.ok(desk.getPayout, { params })).payout.status).toBe('draft');
});

test('drafts are issued together; one that was issued already is named', async () => {
  const payout_id = await drafted();
  const body = { payout_ids: [payout_id, payout_id] };
  expect(await office.ok(desk.issuePayouts, { body })).toEqual({
    done: 1,
    refused: [{ index: 1, message: 'This statement was issued already.' }],
  });
  expect((await actions(payout_id))[0]).toMatchObject({ action: 'payout.issue', after: { status: 'issued' } });
  expect((await owner.ok(listOwnPayouts, {})).total).toBe(1);
});
