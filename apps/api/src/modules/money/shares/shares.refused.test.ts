import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { ProviderRefusal } from '#modules/money/payments/payments.service.ts';
import { addCustomer, addDish, addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  type Person,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { refuseViolations } from '#testing/invariants.ts';
import { openSharing, payAll, press } from '#modules/ordering/groups/testing/sharing.ts';
import { sendShareBack, sweepBacks } from './shares.back.ts';

let world: World;
let kitchen: TestKitchen;
let host: Customer;
let admin: Person;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}` });
  host = await addCustomer(world.deps);
  admin = await addPerson(world.deps, 'admin');
  dish = await addDish(world.deps, kitchen);
});
afterEach(() => refuseViolations(world.deps.db));

/** A bank that takes nothing back. */
const refusing = () => {
  const refund = () => Promise.reject(new ProviderRefusal('The account is closed'));
  const providers = { ...world.deps.providers };
  const named: typeof providers.named = (name) => {
    const provider = world.deps.providers.named(name);
    return provider && { ...provider, refund };
  };
  return { ...world.deps, providers: { ...providers, named } };
};

interface Stuck {
  of: string;
  id: number;
  amount: number;
  order_number: string | null;
  guest: string | null;
  failure: string | null;
  tries: number;
}

const stuck = async (): Promise<{ total: number; refunds: Stuck[] }> => {
  const { status, body } = await world.call(admin, { method: 'GET', path: '/admin/refunds/stuck' });
  expect(status).toBe(200);
  const refunds: Stuck[] = JSON.parse(JSON.stringify(body.refunds));
  return { total: Number(body.total), refunds };
};
const decide = (id: number, word: string, body: object = {}, who: Person = admin) =>
  world.call(who, { method: 'POST', path: `/admin/refunds/shares/${id}/${word}`, body: { ...body } });
const rowOf = (id: number) =>
  world.deps.db.selectFrom('share_refunds').selectAll().where('share_refund_id', '=', id).executeTakeFirstOrThrow();
const ledgerOf = async (id: number) => {
  const { rows } = await sql<{ account: string; amount: number }>`select e.account, e.amount
    from ledger_entries e join ledger_transactions t using (ledger_transaction_id)
    where t.posting_key = ${`share_refund_paid:${id}`} order by e.amount`.execute(world.deps.db);
  return rows;
};

/** Sana takes her money back, and her bank refuses it. */
async function refused() {
  const sharing = await openSharing(world, { host, kitchen, dish }, ['Sana', 'Arjun']);
  await sharing.askAll();
  await payAll(world, sharing);
  await sharing.guests[0]?.back();
  const { rows } = await sql<{ id: number }>`select max(share_refund_id)::int as id from share_refunds`.execute(
    world.deps.db,
  );
  const id = rows[0]?.id ?? 0;
  await sendShareBack(refusing(), id);
  return { sharing, id };
}

test('what a bank refused to give back to a guest stands before the office, with whose it is and why (groups-14)', async () => {
  const { sharing, id } = await refused();
  const { total, refunds } = await stuck();
  expect(total).toBe(refunds.length);
  const row = await rowOf(id);
  expect(refunds.find((each) => each.of === 'share' && each.id === id)).toMatchObject({
    amount: row.amount / 100,
    order_number: null,
    restaurant_name: expect.any(String),
    guest: 'Sana',
    reason: 'The guest took their money back',
    failure: 'The account is closed',
    tries: 1,
  });
  expect((await sharing.guests[0]?.share())?.asked?.is_back_sent).toBe(false);
  for (const who of [host, kitchen.owner]) {
    expect((await world.call(who, { method: 'GET', path: '/admin/refunds/stuck' })).status).toBe(403);
    expect((await decide(id, 'retry', {}, who)).status).toBe(403);
    expect((await decide(id, 'paid', { reference: 'UTR1' }, who)).status).toBe(403);
  }
});

test('the office sends it again under a key of its own, however often it was refused, and it is gone from the list (groups-14)', async () => {
  const { sharing, id } = await refused();
  await world.deps.db.updateTable('share_refunds').set({ tries: 8 }).where('share_refund_id', '=', id).execute();
  world.clock.advance(48 * 3_600_000);
  await sweepBacks(world.deps);
  expect((await rowOf(id)).state).toBe('failed');
  expect((await decide(id, 'retry')).status).toBe(200);
  await world.deps.jobs.runDue();
  expect(await rowOf(id)).toMatchObject({ state: 'processed', tries: 9 });
  expect(await ledgerOf(id)).toMatchObject([{ account: 'provider' }, { account: 'refunds_due' }]);
  expect((await stuck()).refunds.filter((each) => each.id === id)).toEqual([]);
  expect((await sharing.guests[0]?.share())?.asked?.is_back_sent).toBe(true);
  expect((await decide(id, 'retry')).status).toBe(409);
  expect((await decide(id, 'paid', { reference: 'UTR1' })).status).toBe(409);
});

test('what was transferred by hand has left our bank, with its reference, once (groups-14)', async () => {
  const { sharing, id } = await refused();
  expect((await decide(id, 'paid', { reference: ' ' })).status).toBe(400);
  expect((await decide(id + 1000, 'paid', { reference: 'UTR1' })).status).toBe(404);
  const told = await Promise.all([
    decide(id, 'paid', { reference: 'UTR4471' }),
    decide(id, 'paid', { reference: 'UTR4472' }),
  ]);
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const row = await rowOf(id);
  expect(row).toMatchObject({ state: 'processed', bank_reference: expect.stringMatching(/^UTR447/), failure: null });
  expect(await ledgerOf(id)).toEqual([
    { account: 'bank', amount: -row.amount },
    { account: 'refunds_due', amount: row.amount },
  ]);
  expect((await sharing.guests[0]?.share())?.asked?.is_back_sent).toBe(true);
  await sendShareBack(world.deps, id);
  expect(await ledgerOf(id)).toHaveLength(2);
});

test('of a transfer by hand and a send at once the money leaves one way (groups-14)', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id } = await refused();
    const [, told] = await Promise.all([
      sendShareBack(world.deps, id),
      decide(id, 'paid', { reference: `UTR${round}` }),
    ]);
    const [first] = await ledgerOf(id);
    expect(first?.account).toBe(told.status === 200 ? 'bank' : 'provider');
    expect((await rowOf(id)).state).toBe('processed');
  }
});

test('a guest’s part of a refund of the order names the order, and is settled in its books (groups-14)', async () => {
  const sharing = await openSharing(world, { host, kitchen, dish }, ['Sana']);
  await sharing.askAll();
  await payAll(world, sharing);
  const number = String((await sharing.place()).body.order_number);
  const opened = await world.call(host, { method: 'POST', path: `/orders/${number}/payment/open`, body: {} });
  await press(world, opened.body.url);
  const order = await world.deps.db
    .selectFrom('orders')
    .selectAll()
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
  expect((await shopper(world).move(kitchen.owner, order, 'rejected', { reason: 'CLOSING' })).status).toBe(200);
  const { rows } = await sql<{
    id: number;
  }>`select b.share_refund_id as id from share_refunds b join refunds r using (refund_id)
    where r.order_id = ${order.order_id}`.execute(world.deps.db);
  const id = rows[0]?.id ?? 0;
  await sendShareBack(refusing(), id);
  const found = (await stuck()).refunds.find((each) => each.of === 'share' && each.id === id);
  expect(found).toMatchObject({ order_number: number, guest: 'Sana' });
  expect((await decide(id, 'paid', { reference: 'UTR7' })).status).toBe(200);
  await world.deps.jobs.runDue();
});
