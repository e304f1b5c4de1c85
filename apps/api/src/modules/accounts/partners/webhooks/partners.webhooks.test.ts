import * as contract from '@tawa/contract/accounts/partners.webhooks';
import { webhookKinds, webhookLogDays } from '@tawa/domain/accounts/partner-webhooks';
import { dayMs, hourMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { Till } from '#testing/partners/till.ts';
import { sendDue } from './partners.sending.ts';

let world: World;
let customer: Customer;
let kitchen: TestKitchen;
let dish: number;
let till: Till;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen, { published_on: new Date(noon) });
  till = await new Till().open();
});
afterEach(async () => {
  await world.deps.db.updateTable('webhook_endpoints').set({ ended_on: new Date() }).execute();
  await till.close();
});

const owner = () => world.callerOf(kitchen.owner);
async function listen(kinds: readonly (typeof webhookKinds)[number][] = webhookKinds): Promise<void> {
  const { secret } = await owner().ok(contract.setPartnerEndpoint, { body: { url: till.url, kinds: [...kinds] } });
  till.secret = secret ?? till.secret;
}
async function send(process = world): Promise<void> {
  for (let turns = 0; (await sendDue(process.deps, 20)) > 0 && turns < 60; turns += 1);
}
async function placed(of: Person & Pick<Customer, 'address_id'> = customer): Promise<string> {
  const shop = shopper(world);
  await putInCart(world.deps, of, dish, 1);
  const { body } = await shop.quote(of);
  return String((await shop.place(of, body)).body.order_number);
}
async function advance(number: string, ...states: string[]): Promise<void> {
  for (const to of states) {
    const orders = world.deps.db.selectFrom('orders').select(['order_number', 'version', 'handover_code as code']);
    const order = await orders.where('order_number', '=', number).executeTakeFirstOrThrow();
    const body = to === 'delivered' ? { code: order.code } : {};
    expect((await shopper(world).move(kitchen.owner, order, to, body)).status).toBe(200);
  }
}
const log = async () => (await owner().ok(contract.listPartnerDeliveries, {})).deliveries;
const whole = ['order.placed', 'order.accepted', 'order.ready', 'order.sent_out', 'order.delivered'];

describe('an address', () => {
  test('hears each step of an order once, in turn and signed, and no more than it asked for (partners-8)', async () => {
    await listen();
    const number = await placed();
    await advance(number, 'accepted', 'ready', 'out_for_delivery', 'delivered');
    await send();
    expect(till.kindsOf(number)).toEqual(whole);
    expect(till.heard().every(({ isProved }) => isProved)).toBe(true);
    expect(JSON.parse(till.body)).toEqual({
      type: 'order.delivered',
      timestamp: expect.stringMatching(/^2026-06-15T/),
      data: { restaurant_id: kitchen.restaurant_id, order_number: number, status: 'delivered', reason: null },
    });
    await listen(['order.placed']);
    const next = await placed();
    await advance(next, 'accepted');
    await send();
    expect(till.kindsOf(next)).toEqual(['order.placed']);
  });

  test('hears once of a menu that changed, however often it did (partners-8)', async () => {
    await listen();
    for (const price of [21_000, 22_000, 23_000])
      await world.deps.db.updateTable('dishes').set({ price }).where('menu_id', '=', dish).execute();
    await placed();
    await send();
    expect(
      till
        .heard()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['menu.changed', 'order.placed']);
    await addDish(world.deps, kitchen, { dish_name: 'Dal Tadka' });
    await send();
    expect(till.heard().filter(({ type }) => type === 'menu.changed')).toHaveLength(2);
  });

  test('that is not set costs an order no row (partners-8)', async () => {
    const before = await log();
    await advance(await placed(), 'accepted');
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_events e
      join orders o using (order_id) where o.restaurant_id = ${kitchen.restaurant_id}`.execute(world.deps.db);
    expect([before, rows[0]?.count]).toEqual([[], 0]);
  });

  test('is refused where it is not https or leads to a machine of ours (partners-9)', async () => {
    const production = await openWorld(world.url, {
      NODE_ENV: 'production',
      JWT_SECRET: 'kZ9vX2mQ7rT4wB8nL5jH3gF6dS1aP0yUc',
      SEAL_KEYS: 'tests:q7Rz0dXv9KfLwP3mYtB8nHcJ5sGaE1uTq7Rz0dXv9KE',
    });
    const there = production.callerOf(await addPerson(production.deps, 'admin'));
    const set = (url: string) =>
      there.call(contract.setPartnerEndpointOf, {
        params: { restaurant_id: kitchen.restaurant_id },
        body: { url, kinds: ['order.placed'] },
      });
    for (const url of [till.url, 'http://till.example.com/', 'https://a:b@till.example.com/'])
      expect(await set(url)).toMatchObject({ status: 400, body: { errors: { url: expect.any(String) } } });
    // What a name means is only known when it is asked.
    const { port } = new URL(till.url);
    for (const url of [`https://localhost:${port}/hook`, `https://127.0.0.1:${port}/hook`, `https://[::1]:${port}/`]) {
      expect((await set(url)).status).toBe(200);
      await there.ok(contract.testPartnerEndpointOf, { params: { restaurant_id: kitchen.restaurant_id } });
      production.clock.set(noon);
      await send(production);
      const [newest] = await log();
      expect(newest).toMatchObject({
        state: 'waiting',
        last_status: null,
        last_answer: 'The address does not lead to the public internet.',
      });
    }
    expect(till.arrivals).toEqual([]);
    await production.close();
  });

  test('is told nothing once it ended, and another one begins with a secret of its own (partners-8)', async () => {
    await listen();
    const before = till.secret;
    await owner().ok(contract.removePartnerEndpoint, {});
    await placed();
    await send();
    expect(till.heard()).toEqual([]);
    expect((await owner().call(contract.removePartnerEndpoint, {})).status).toBe(404);
    await listen();
    expect(till.secret).not.toBe(before);
  });
});

describe('a secret', () => {
  test('lies sealed and is told once; two sign for a day after a change (partners-11)', async () => {
    await listen();
    const first = till.secret;
    const { secret } = await owner().ok(contract.rotatePartnerSecret, {});
    const ping = async () => {
      await owner().ok(contract.testPartnerEndpoint, {});
      await send();
      return [till.heard().at(-1)?.isProved, String(till.headers['webhook-signature']).split(' ').length];
    };
    expect(await ping()).toEqual([true, 2]);
    till.secret = secret;
    expect(await ping()).toEqual([true, 2]);
    world.clock.advance(25 * hourMs);
    expect(await ping()).toEqual([true, 1]);
    const { rows } = await sql<{ text: string }>`select k::text as text from webhook_secrets k
      union all select w::text from webhook_endpoints w union all select a::text from audit_entries a`.execute(
      world.deps.db,
    );
    const told = JSON.stringify([rows, await log(), await owner().ok(contract.getPartnerEndpoint, {})]);
    for (const one of [first, secret]) expect(told).not.toContain(one.slice(6));
  });
});

describe('what is not taken', () => {
  test('is tried again later and in turn, and never where a redirect points (partners-10)', async () => {
    await listen();
    const number = await placed();
    await advance(number, 'accepted');
    const moods = ['redirects', 'fails', 'dies before writing', 'dies after writing'] as const;
    till.moodOf = (turn) => moods[turn - 1] ?? 'takes';
    await send();
    expect(await log()).toMatchObject([
      { kind: 'order.accepted', tries: 0, state: 'waiting' },
      { kind: 'order.placed', tries: 1, state: 'waiting', last_status: 302, next_try_at: expect.any(String) },
    ]);
    const found = async () => (await owner().ok(contract.getPartnerEndpoint, {})).endpoint;
    expect(await found()).toMatchObject({ waiting: 2, parked: 0, failing_since: expect.any(String) });
    for (let tries = 0; tries < 5; tries += 1) {
      world.clock.advance(300_000);
      await send();
    }
    expect(till.kindsOf(number)).toEqual(['order.placed', 'order.accepted']);
    expect(till.elsewhere).toBe(0);
    const [second, first] = await log();
    expect([first?.event_id, first?.event_id, second?.event_id]).toEqual(till.arrivals);
    expect(first).toMatchObject({ tries: 5, last_status: 204, state: 'delivered' });
    expect(await found()).toMatchObject({ waiting: 0, failing_since: null });
  });

  test('within ten seconds is not waited for, and holds up no other address (partners-10)', async () => {
    await listen();
    till.moodOf = () => 'hangs';
    await placed();
    const begun = Date.now();
    await sendDue(world.deps, 20);
    expect(Date.now() - begun).toBeLessThan(12_000);
    expect(await log()).toMatchObject([{ last_status: null, last_answer: 'No answer within 10 seconds.' }]);
  }, 20_000);

  test('for three days is given up, and its restaurant is told once (partners-10)', async () => {
    await listen();
    till.moodOf = () => 'fails';
    const numbers = [await placed(), await placed(await addCustomer(world.deps))];
    for (let hours = 0; hours < 90; hours += 6) {
      await send();
      world.clock.advance(6 * hourMs);
    }
    expect((await log()).map(({ state, last_answer }) => [state, last_answer])).toEqual([
      ['parked', 'The till is being counted'],
      ['parked', 'The till is being counted'],
    ]);
    const told = await world.deps.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', kitchen.owner.userId)
      .where('title', 'like', '%integration%')
      .execute();
    expect(told).toEqual([{ title: 'Your integration missed some events' }]);
    till.moodOf = () => 'takes';
    const all = { from: noon, to: new Date(world.clock.now().getTime() + 1).toISOString() };
    expect(await owner().ok(contract.replayPartnerDeliveries, { body: all })).toEqual({ replayed: 2 });
    await send();
    for (const number of numbers) expect(till.kindsOf(number)).toEqual(['order.placed']);
  });
});

describe('the log', () => {
  test('is read from the newest on, and one event goes out again under the id that it has (partners-12)', async () => {
    await listen();
    await placed();
    await send();
    const [first] = await log();
    const ids = { ids: [first?.webhook_event_id ?? 0] };
    await owner().ok(contract.replayPartnerDeliveries, { body: ids });
    await send();
    expect(till.arrivals).toEqual([first?.event_id, first?.event_id]);
    expect(till.heard()).toHaveLength(1);
    const none = { query: { state: 'parked' as const } };
    expect((await owner().ok(contract.listPartnerDeliveries, none)).deliveries).toEqual([]);
    const other = await addKitchen(world.deps);
    expect((await world.callerOf(other.owner).call(contract.replayPartnerDeliveries, { body: ids })).status).toBe(404);
    for (const body of [{}, { ids: [] }, { from: noon, to: noon }, { ...ids, from: noon, to: noon }])
      expect((await owner().call(contract.replayPartnerDeliveries, { body })).status).toBe(400);
  });

  test('has the same events as a file, with the same ids, also where no address is set (partners-12)', async () => {
    const file = async (from = '2026-06-15', to = '2026-06-15') =>
      owner().call(contract.exportPartnerEvents, { query: { from, to } });
    const early = await placed();
    await listen();
    const number = await placed(await addCustomer(world.deps));
    await advance(number, 'accepted');
    await send();
    const headers = { authorization: `Bearer ${kitchen.owner.token}` };
    const url = '/api/kitchen/partners/events/csv?from=2026-06-15&to=2026-06-15';
    const reply = await world.app.inject({ url, headers });
    const rows = reply.body
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    expect(rows[0]?.slice(0, 5)).toEqual(['event_id', 'event', 'at', 'order_number', 'status']);
    expect(rows.slice(1).map((row) => [row[1], row[3]])).toEqual([
      ['order.placed', early],
      ['order.placed', number],
      ['order.accepted', number],
    ]);
    expect(rows.slice(2).map(([id]) => id)).toEqual(till.heard().map(({ id }) => id));
    expect((await file('2026-06-16', '2026-06-15')).status).toBe(400);
    expect((await file('2026-01-01')).status).toBe(400);
  });

  test('is forgotten after thirty days (partners-12)', async () => {
    await listen(['order.placed']);
    await placed();
    await send();
    const run = async () => {
      await sql`select graphile_worker.add_job('webhooks.forget')`.execute(world.deps.db);
      await world.deps.jobs.runDue();
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from webhook_events
        join webhook_endpoints using (webhook_endpoint_id)
        where restaurant_id = ${kitchen.restaurant_id}`.execute(world.deps.db);
      return rows[0]?.count;
    };
    world.clock.advance((webhookLogDays - 1) * dayMs);
    expect(await run()).toBe(1);
    world.clock.advance(2 * dayMs);
    expect(await run()).toBe(0);
  });
});

test('the office sets, renews, repeats and ends an address for any restaurant (partners-1)', async () => {
  const office = world.callerOf(await addPerson(world.deps, 'admin'));
  const params = { restaurant_id: kitchen.restaurant_id };
  const body = { url: till.url, kinds: [...webhookKinds] };
  const { secret } = await office.ok(contract.setPartnerEndpointOf, { params, body });
  expect(secret).toMatch(/^whsec_/);
  till.secret = secret ?? '';
  const number = await placed();
  await send();
  const { secret: renewed } = await office.ok(contract.rotatePartnerSecretOf, { params });
  expect(renewed).not.toBe(secret);
  till.secret = renewed;
  const { deliveries } = await office.ok(contract.listPartnerDeliveriesOf, { params });
  const ids = deliveries.map(({ webhook_event_id }) => webhook_event_id);
  expect(await office.ok(contract.replayPartnerDeliveriesOf, { params, body: { ids } })).toEqual({ replayed: 1 });
  await send();
  expect(till.kindsOf(number)).toEqual(['order.placed']);
  expect(till.heard().every(({ isProved }) => isProved)).toBe(true);
  await office.ok(contract.removePartnerEndpointOf, { params });
  expect((await office.call(contract.removePartnerEndpointOf, { params })).status).toBe(404);
});
