import { partnerEndpoints } from '@tawa/contract/all';
import * as office from '@tawa/contract/accounts/partners';
import * as api from '@tawa/contract/accounts/partners.api';
import { addToCart } from '@tawa/contract/ordering/cart';
import { getKitchenOrder } from '@tawa/contract/ordering/orders.history';
import { moveOrder } from '@tawa/contract/ordering/orders';
import { getOfficeOrder } from '@tawa/contract/ordering/orders.office';
import { partnerScopes, type PartnerScope } from '@tawa/domain/accounts/partners';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addOptionGroup, addParts } from '#testing/factories.ts';
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

// Two apps over one database stand for two processes.
let world: World;
let second: World;
let customer: Customer;
let kitchen: TestKitchen;
let other: TestKitchen;
let dish: number;

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  other = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
});

const owner = (of = kitchen) => world.callerOf(of.owner);
const make = (scopes: readonly PartnerScope[] = partnerScopes, of = kitchen) =>
  owner(of).ok(office.addPartnerKey, { body: { key_name: 'Till', scopes: [...scopes] } });
const by = (key: string, process = world) => process.callerOf({ userId: 0, token: key });
const partner = async (...scopes: PartnerScope[]) => by((await make(scopes)).key);

async function placed(): Promise<string> {
  const shop = shopper(world);
  await putInCart(world.deps, customer, dish, 2);
  const { body } = await shop.quote(customer);
  return String((await shop.place(customer, body)).body.order_number);
}

describe('a key', () => {
  test('is shown once, kept as a hash, listed by its end, and each act on it is audited (partners-1)', async () => {
    const made = await make(['orders:read']);
    expect(made).toMatchObject({ key_name: 'Till', scopes: ['orders:read'], made_by: 'Asha Rao', last_used_on: null });
    expect(made.key).toMatch(/^tawa_live_[\w-]{43}$/);
    const listed = await owner().ok(office.listPartnerKeys, {});
    expect(listed.keys).toMatchObject([{ ends_in: made.key.slice(-4) }]);
    await owner().ok(office.revokePartnerKey, { params: { partner_key_id: made.partner_key_id } });
    const { rows } = await sql<{ text: string }>`select k::text as text from partner_keys k
      union all select a::text from audit_entries a`.execute(world.deps.db);
    const written = JSON.stringify([listed, rows]);
    expect(written).not.toContain(made.key.slice(10, -4));
    const acts = await world.deps.db
      .selectFrom('audit_entries')
      .select('action')
      .where('subject_id', '=', `${kitchen.restaurant_id}`)
      .orderBy('audit_id')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['partner_key.make', 'partner_key.end']);
  });

  test('that ends is refused at once in every process; its use is told to the minute (partners-2)', async () => {
    const made = await make();
    for (const process of [world, second]) await by(made.key, process).ok(api.listPartnerOrders, {});
    expect((await owner().ok(office.listPartnerKeys, {})).keys[0]?.last_used_on).not.toBeNull();
    await owner().ok(office.revokePartnerKey, { params: { partner_key_id: made.partner_key_id } });
    for (const process of [world, second])
      expect((await by(made.key, process).call(api.listPartnerOrders, {})).status).toBe(401);
    const again = { params: { partner_key_id: made.partner_key_id } };
    expect((await owner().call(office.revokePartnerKey, again)).status).toBe(404);
  });

  test('of a restaurant belongs to its owner and the office; of others it is not there (partners-1)', async () => {
    const { partner_key_id } = await make();
    const params = { partner_key_id };
    expect((await owner(other).call(office.revokePartnerKey, { params })).status).toBe(404);
    const admin = world.callerOf(await addPerson(world.deps, 'admin'));
    const of = { restaurant_id: kitchen.restaurant_id };
    const body = { key_name: 'By the office', scopes: ['menu:read' as const] };
    const { key } = await admin.ok(office.addPartnerKeyOf, { params: of, body });
    await by(key).ok(api.listPartnerDishes, {});
    expect((await admin.ok(office.listPartnerKeysOf, { params: of })).keys).toHaveLength(2);
    await admin.ok(office.revokePartnerKeyOf, { params: { ...of, ...params } });
    const nowhere = { restaurant_id: 999_999 };
    expect((await admin.call(office.listPartnerKeysOf, { params: nowhere })).status).toBe(404);
    expect((await admin.call(office.addPartnerKeyOf, { params: nowhere, body })).status).toBe(404);
  });

  test('without a name or a right, or the twenty-first, is refused at its field', async () => {
    const wrong = await owner().call(office.addPartnerKey, { body: { key_name: ' ', scopes: [] } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: { key_name: expect.any(String), scopes: 'Choose what it may do' } },
    });
    const answers = await Promise.all(
      Array.from({ length: 24 }, () =>
        owner().call(office.addPartnerKey, { body: { key_name: 'Till', scopes: ['menu:read'] } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

describe('every call of partners', () => {
  const inject = (endpoint: (typeof partnerEndpoints)[number]['endpoint'], token: string | null) =>
    world.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path.replace(':order_number', 'FD-AAAAAA')}`,
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
      ...(endpoint.method !== 'GET' && { payload: {} }),
    });

  test.each(partnerEndpoints)('$name refuses all but a key with its right (partners-3)', async ({ endpoint }) => {
    const scope = partnerScopes.find((one) => one === endpoint.scope);
    if (!scope) throw new Error('It has no right.');
    const without = await make(partnerScopes.filter((one) => one !== scope));
    const people: Person[] = [kitchen.owner, customer, await addPerson(world.deps, 'admin')];
    for (const token of [null, 'tawa_live_short', `tawa_live_${'x'.repeat(43)}`, ...people.map((one) => one.token)])
      expect((await inject(endpoint, token)).statusCode).toBe(401);
    const refused = await inject(endpoint, without.key);
    expect([refused.statusCode, refused.json().message]).toEqual([403, `This key has no right to ${scope}.`]);
    const let_in = await inject(endpoint, (await make([scope])).key);
    expect([200, 400, 404]).toContain(let_in.statusCode);
  });

  test('opens nothing else: the panel’s own calls know no such key (partners-3)', async () => {
    const { key } = await make();
    for (const url of ['/api/kitchen/orders', '/api/users/me', '/api/kitchen/partners/keys'])
      expect((await world.app.inject({ url, headers: { authorization: `Bearer ${key}` } })).statusCode).toBe(401);
  });

  test('is counted by key, and the next key is not held up by it (partners-4)', async () => {
    const few = await openWorld(world.url, { RATE_LIMIT_FACTOR: '0.01' });
    const [one, two] = [await make(), await make()];
    const ask = (key: string) => by(key, few).call(api.listPartnerOrders, {});
    const statuses = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await ask(one.key)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    expect((await ask(two.key)).status).toBe(200);
    await few.close();
  });
});

describe('orders', () => {
  test('are listed from a place on, and moved as on the board, by the version that was seen (partners-5)', async () => {
    const numbers = [await placed(), await placed(), await placed()];
    const till = await partner('orders:read', 'orders:write');
    const first = await till.ok(api.listPartnerOrders, { query: { limit: 2 } });
    expect(first.orders.map((order) => order.order_number)).toEqual(numbers.slice(0, 2));
    const rest = await till.ok(api.listPartnerOrders, { query: { after: first.next ?? 0 } });
    expect(rest).toMatchObject({ orders: [{ order_number: numbers[2], version: 1 }], next: null });
    const [order] = first.orders;
    expect(order).toMatchObject({
      status: 'placed',
      customer_phone: '9876543210',
      address: '14, 3rd Cross, Bengaluru 560038',
      items: [{ menu_id: dish, external_id: null, name: 'Veg Biryani', quantity: 2, amount_paise: 40_000 }],
    });
    const params = { order_number: order?.order_number ?? '' };
    const accepted = await till.ok(api.acceptPartnerOrder, { params, body: { version: 1, prep_minutes: 20 } });
    expect(accepted).toEqual({ ...params, status: 'accepted', version: 2 });
    const late = await till.call(api.acceptPartnerOrder, { params, body: { version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'STALE', status: 'accepted', version: 2 } });
    await till.ok(api.readyPartnerOrder, { params, body: { version: 2 } });
    await till.ok(api.sendPartnerOrder, { params, body: { version: 3, rider_name: 'Ravi' } });
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ status: 'out_for_delivery' });
    const rejected = { params: { order_number: numbers[1] ?? '' }, body: { version: 1, reason: 'TOO_BUSY' as const } };
    await till.ok(api.rejectPartnerOrder, rejected);
    expect(await till.ok(api.getPartnerOrder, rejected)).toMatchObject({
      status: 'rejected',
      customer_phone: null,
      address: null,
    });
    expect((await till.ok(api.listPartnerOrders, {})).orders).toHaveLength(2);
  });

  test('say what must be kept out of which line and whose bag it goes into, and are ready once a till said that it is packed (partners-16)', async () => {
    const shop = shopper(world);
    await putInCart(world.deps, customer, dish, 2);
    const { body } = await shop.quote(customer);
    const placing = await shop.place(customer, body, { allergies: ['peanuts'] });
    const params = { order_number: String(placing.body.order_number) };
    await world.deps.db
      .updateTable('order_items')
      .set({ for_name: 'Sana' })
      .where('menu_id', '=', dish)
      .where((eb) =>
        eb(
          'order_id',
          'in',
          eb.selectFrom('orders').select('order_id').where('order_number', '=', params.order_number),
        ),
      )
      .execute();
    const till = await partner('orders:read', 'orders:write');
    const line = { line: 1, for_name: 'Sana', avoids: ['peanuts'], packed_apart: false };
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ allergies: ['peanuts'], items: [line] });
    await till.ok(api.acceptPartnerOrder, { params, body: { version: 1 } });
    const refused = await till.call(api.readyPartnerOrder, { params, body: { version: 2 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_PACKED_APART' } });
    expect((await till.call(api.packPartnerLine, { params, body: { line: 2, mark: 'packed' } })).status).toBe(404);
    const reader = await partner('orders:read');
    expect((await reader.call(api.packPartnerLine, { params, body: { line: 1, mark: 'packed' } })).status).toBe(403);
    const stranger = by((await make(partnerScopes, other)).key);
    expect((await stranger.call(api.packPartnerLine, { params, body: { line: 1, mark: 'packed' } })).status).toBe(404);
    await till.ok(api.packPartnerLine, { params, body: { line: 1, mark: 'packed' } });
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ items: [{ ...line, packed_apart: true }] });
    await till.ok(api.readyPartnerOrder, { params, body: { version: 2 } });
  });

  test('have each option with its id and price, and what is cooked for a combo by the ids of the partner (partners-17)', async () => {
    const [raita, salad, combo] = [
      await addDish(world.deps, kitchen),
      await addDish(world.deps, kitchen),
      await addDish(world.deps, kitchen),
    ];
    await addParts(world.deps, combo, [{ menu_id: raita, quantity: 2 }, salad]);
    const options = [{ option_name: 'Extra butter', price: 1500 }, { option_name: 'No butter' }];
    const [butter = 0] = await addOptionGroup(world.deps, combo, {}, options);
    const till = await partner(...partnerScopes);
    const { dish_name } = await world.deps.db
      .selectFrom('dishes')
      .select('dish_name')
      .where('menu_id', '=', raita)
      .executeTakeFirstOrThrow();
    const pushed = {
      external_id: 'P-9',
      version: 1,
      name: dish_name,
      price_paise: 20_000,
      is_veg: true,
      available: true,
    };
    await till.ok(api.pushPartnerDishes, { body: { dishes: [{ ...pushed, menu_id: raita }] } });
    const body = { userid: customer.userId, menu_id: combo, quantity: 3, options: [butter], note: '' };
    expect((await world.callerOf(customer).call(addToCart, { body })).status).toBeLessThan(300);
    const shop = shopper(world);
    const quoted = await shop.quote(customer);
    const params = { order_number: String((await shop.place(customer, quoted.body)).body.order_number) };
    const item = {
      menu_id: combo,
      quantity: 3,
      options: ['Extra butter'],
      choices: [{ option_id: butter, name: 'Extra butter', price_paise: 1500 }],
      parts: [
        { menu_id: raita, external_id: 'P-9', name: dish_name, quantity: 6 },
        { menu_id: salad, external_id: null, quantity: 3 },
      ],
    };
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ items: [item] });
    const { orders } = await till.ok(api.listPartnerOrders, {});
    expect(orders.at(-1)).toMatchObject({ items: [item] });
    // As it was ordered: what the dish, its option and its parts are by now changes nothing of it.
    await world.deps.db
      .updateTable('options')
      .set({ option_name: 'Ghee', price: 1 })
      .where('option_id', '=', butter)
      .execute();
    await world.deps.db.deleteFrom('dish_parts').where('combo_id', '=', combo).where('menu_id', '=', salad).execute();
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ items: [item] });
  });

  test('of a dish by itself, or from before ids were kept with options, say so (partners-17)', async () => {
    const params = { order_number: await placed() };
    const till = await partner('orders:read');
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ items: [{ choices: [], parts: [] }] });
    await sql`update order_items set options = '[{"option_name": "Half"}]' where order_id = (
      select order_id from orders where order_number = ${params.order_number})`.execute(world.deps.db);
    const choices = [{ option_id: null, name: 'Half', price_paise: 0 }];
    expect(await till.ok(api.getPartnerOrder, { params })).toMatchObject({ items: [{ options: ['Half'], choices }] });
  });

  test('that a partner moved name its key in the history, also after it ended, and never the owner (partners-15)', async () => {
    const params = { order_number: await placed() };
    const made = await owner().ok(office.addPartnerKey, {
      body: { key_name: 'Counter till', scopes: ['orders:read', 'orders:write'] },
    });
    const till = by(made.key);
    await till.ok(api.acceptPartnerOrder, { params, body: { version: 1, prep_minutes: 20 } });
    const again = await till.call(api.acceptPartnerOrder, { params, body: { version: 1 } });
    expect(again.body).toMatchObject({ message: 'You accepted it already, here or on another device.' });
    const late = await owner().call(moveOrder, { params, body: { version: 1, to: 'rejected', reason: 'TOO_BUSY' } });
    expect(late.body).toMatchObject({ message: 'Counter till accepted it before you.' });
    const slow = await by((await make()).key).call(api.acceptPartnerOrder, { params, body: { version: 1 } });
    expect(slow.body).toMatchObject({ message: 'Counter till accepted it before you.' });
    const guest = await world.callerOf(customer).call(moveOrder, {
      params,
      body: { version: 1, to: 'cancelled', reason: 'CHANGED_MIND' },
    });
    expect(guest.body).toMatchObject({ message: 'The kitchen accepted it before you.' });
    await owner().ok(moveOrder, { params, body: { version: 2, to: 'ready' } });
    await owner().ok(office.revokePartnerKey, { params: { partner_key_id: made.partner_key_id } });
    const desk = world.callerOf(await addPerson(world.deps, 'admin'));
    const told = [await owner().ok(getKitchenOrder, { params }), await desk.ok(getOfficeOrder, { params })];
    for (const { events } of told) {
      const by = new Map(events.map(({ to_status, actor }) => [to_status, actor]));
      expect([by.get('accepted'), by.get('ready')]).toEqual(['Counter till', 'Asha Rao']);
    }
  });

  test('of another restaurant are not there (partners-5)', async () => {
    const params = { order_number: await placed() };
    const stranger = by((await make(partnerScopes, other)).key);
    expect((await stranger.ok(api.listPartnerOrders, {})).orders).toEqual([]);
    expect((await stranger.call(api.getPartnerOrder, { params })).status).toBe(404);
    expect((await stranger.call(api.acceptPartnerOrder, { params, body: { version: 1 } })).status).toBe(404);
  });

  test('are moved once by two tills at the same moment (partners-5)', async () => {
    const params = { order_number: await placed() };
    const tills = [by((await make()).key), by((await make()).key, second)];
    const answers = await Promise.all(
      tills.map((till) => till.call(api.acceptPartnerOrder, { params, body: { version: 1 } })),
    );
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 409]);
  });
});
