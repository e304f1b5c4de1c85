import { dayMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { refuseViolations } from '#testing/invariants.ts';
import { addKitchen } from '#modules/ordering/orders/testing/people.ts';
import { openTill, openWorld, type Till, type World } from '#modules/money/settlement/testing/till.ts';
import { draftStatements, weekBefore } from './payouts.service.ts';

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

const week = 7 * dayMs;

async function serve(method: string): Promise<string> {
  const number = await till.place(method);
  if (method !== 'cod') await till.act(await till.open(number), 'pay');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  return number;
}

const own = (path: string, who = till.kitchen.owner) => world.call(who, { method: 'GET', path });
const office = (id: number, word: string, body: object = {}) =>
  world.call(till.admin, { method: 'POST', path: `/admin/payouts/${id}/${word}`, body: { ...body } });

async function drafted(): Promise<number> {
  world.clock.advance(week);
  await draftStatements(world.deps);
  const row = await world.deps.db
    .selectFrom('payouts')
    .select('payout_id')
    .where('restaurant_id', '=', till.kitchen.restaurant_id)
    .executeTakeFirstOrThrow();
  return row.payout_id;
}

const owed = async () => {
  const { rows } = await sql<{ sum: number }>`select (0 - coalesce(sum(e.amount), 0))::bigint as sum
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where e.account = 'restaurant_payable' and t.restaurant_id = ${till.kitchen.restaurant_id}`.execute(world.deps.db);
  return rows[0]?.sum ?? 0;
};

test('a week goes from Monday to Sunday in India', () => {
  expect(weekBefore(new Date('2026-06-15T07:00:00Z'))).toMatchObject({ from: '2026-06-08', to: '2026-06-15' });
  expect(weekBefore(new Date('2026-06-14T18:29:00Z'))).toMatchObject({ from: '2026-06-01', to: '2026-06-08' });
  expect(weekBefore(new Date('2026-06-14T18:31:00Z')).over).toEqual(new Date('2026-06-14T18:30:00Z'));
});

test('a statement is the ledger’s own sum, cash set off, order by order to the paisa (payouts-1)', async () => {
  await serve('upi');
  await serve('cod');
  const id = await drafted();
  expect((await own(`/kitchen/payouts/${id}`)).status).toBe(404);
  expect((await office(id, 'issue')).body).toMatchObject({ status: 'issued', orders: 2, net: (await owed()) / 100 });
  const { body } = await own(`/kitchen/payouts/${id}`);
  const lines = [body.lines]
    .flat()
    .map((line): Record<string, number> => Object.fromEntries(Object.entries(line ?? {})));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    const counted = [
      'item_total',
      'discount',
      'packaging',
      'delivery',
      'tip',
      'own_gst',
      'commission',
      'commission_gst',
      'tds',
      'refunds',
      'cash',
      'adjustment',
    ];
    const sum = counted.reduce((all, name) => all + Math.round((line[name] ?? 0) * 100), 0);
    expect(sum).toBe(Math.round((line.net ?? 0) * 100));
    expect(line).toMatchObject({ item_total: 400, commission: -80, commission_gst: -14.4, tds: -0.42 });
  }
  expect(lines.filter(({ cash }) => (cash ?? 0) < 0)).toHaveLength(1);
});

test('each movement is in one statement, and what comes late is in the next (payouts-1)', async () => {
  await serve('upi');
  const first = await drafted();
  await draftStatements(world.deps);
  const number = await serve('upi');
  expect((await own(`/kitchen/payouts`)).body.total).toBe(0);
  world.clock.advance(week);
  await draftStatements(world.deps);
  const all = await world.deps.db
    .selectFrom('payouts')
    .select(['payout_id', 'net'])
    .where('restaurant_id', '=', till.kitchen.restaurant_id)
    .orderBy('payout_id')
    .execute();
  expect(all).toHaveLength(2);
  expect(all[0]?.payout_id).toBe(first);
  expect(all.reduce((sum, { net }) => sum + net, 0)).toBe(await owed());
  const later = await world.call(till.admin, { method: 'GET', path: `/admin/payouts/${all[1]?.payout_id}` });
  expect(JSON.stringify(later.body.lines)).toContain(number);
});

test('a statement is disputed, corrected by a line of its own, and paid once (payouts-1, payouts-2)', async () => {
  await serve('upi');
  const id = await drafted();
  expect((await office(id, 'paid', { reference: 'UTR1' })).status).toBe(409);
  await office(id, 'issue');
  const path = `/kitchen/payouts/${id}/dispute`;
  const say = () =>
    world.call(till.kitchen.owner, { method: 'POST', path, body: { text: 'The packaging is missing' } });
  expect((await say()).body.status).toBe('disputed');
  expect((await office(id, 'paid', { reference: 'UTR1' })).status).toBe(409);
  const before = await owed();
  expect((await office(id, 'adjust', { amount: 25.5, reason: 'The packaging of one order' })).body).toMatchObject({
    status: 'issued',
    net: (before + 2550) / 100,
  });
  const answers = await Promise.all([
    office(id, 'paid', { reference: 'UTR1' }),
    office(id, 'paid', { reference: 'UTR2' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await owed()).toBe(0);
  expect((await office(id, 'adjust', { amount: 1, reason: 'Late' })).status).toBe(409);
  const csv = await world.app.inject({
    url: `/api/kitchen/payouts/${id}/csv`,
    headers: { authorization: `Bearer ${till.kitchen.owner.token}` },
  });
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body.split('\n')[0]).toContain('commission_gst');
});

test('statements of another restaurant do not exist', async () => {
  await serve('upi');
  const id = await drafted();
  await office(id, 'issue');
  const stranger = (await addKitchen(world.deps)).owner;
  for (const path of [`/kitchen/payouts/${id}`, `/kitchen/payouts/${id}/csv`])
    expect((await own(path, stranger)).status).toBe(404);
  const path = `/kitchen/payouts/${id}/dispute`;
  expect((await world.call(stranger, { method: 'POST', path, body: { text: 'Mine' } })).status).toBe(404);
});
