import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let customer: Customer;
let eaten: string;
let refused: string;
let elsewhere: string;

const placeAt = async (at: TestKitchen, who: Customer): Promise<string> => {
  await putInCart(world.deps, who, await addDish(world.deps, at), 2);
  const { body } = await shop.quote(who);
  return String((await shop.place(who, body)).body.order_number);
};

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  const { userId } = kitchen.owner;
  await world.deps.db.updateTable('users').set({ name: 'Asha Owner' }).where('user_id', '=', userId).execute();
  customer = await addCustomer(world.deps);
  eaten = await placeAt(kitchen, customer);
  for (const [version, to] of ['accepted', 'ready', 'out_for_delivery', 'delivered'].entries()) {
    const { handover_code: code } = await world.deps.db
      .selectFrom('orders')
      .select('handover_code')
      .where('order_number', '=', eaten)
      .executeTakeFirstOrThrow();
    const more = to === 'delivered' ? { code } : to === 'accepted' ? { prep_minutes: 20 } : {};
    await shop.move(kitchen.owner, { order_number: eaten, version: version + 1 }, to, more);
  }
  world.clock.set('2026-06-17T07:00:00.000Z');
  refused = await placeAt(kitchen, customer);
  await shop.move(kitchen.owner, { order_number: refused, version: 1 }, 'rejected', { reason: 'TOO_BUSY' });
  elsewhere = await placeAt(await addKitchen(world.deps), await addCustomer(world.deps));
});
afterAll(() => world.close());

const get = (path: string, who = kitchen.owner) => world.call(who, { method: 'GET', path: `/kitchen/orders${path}` });
const numbers = async (query: string): Promise<unknown> => {
  const { body } = await get(`/history?${query}`);
  return Array.isArray(body.rows) ? body.rows.map((row: { order_number: string }) => row.order_number) : body;
};

describe('all orders of a kitchen', () => {
  test('are listed newest first, its own alone, with a name and four digits of whoever ordered (orders-22)', async () => {
    const { body } = await get('/history');
    expect(body).toMatchObject({ total: 2, total_pages: 1 });
    expect(body.rows).toEqual([
      expect.objectContaining({ order_number: refused, status: 'rejected', is_late: 0 }),
      expect.objectContaining({
        order_number: eaten,
        status: 'delivered',
        dishes: '2 × Veg Biryani',
        phone_last4: '3210',
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/9876543210|3rd Cross/);
  });

  test('are narrowed by state, end, day, kind, payment, number, name and the last four digits (orders-22)', async () => {
    expect(await numbers('status=rejected')).toEqual([refused]);
    expect(await numbers('end=served')).toEqual([eaten]);
    expect(await numbers('end=ended')).toEqual([refused]);
    expect(await numbers('to=2026-06-16')).toEqual([eaten]);
    expect(await numbers('from=2026-06-17&to=2026-06-17')).toEqual([refused]);
    expect(await numbers('fulfilment=pickup')).toEqual([]);
    expect(await numbers('payment=cash&sort=placed_at')).toEqual([eaten, refused]);
    expect(await numbers('payment=online')).toEqual([]);
    expect(await numbers(`search=${eaten.toLowerCase()}`)).toEqual([eaten]);
    expect(await numbers('search=3210&sort=placed_at')).toEqual([eaten, refused]);
    expect(await numbers('search=987654')).toEqual([]);
    expect(await numbers('late=1')).toEqual([]);
    expect(await numbers('refunded=1')).toEqual([]);
  });

  test('come as a file with the rows that the filters leave (orders-22)', async () => {
    const reply = await world.app.inject({
      url: '/api/kitchen/orders/history/csv?end=served',
      headers: { authorization: `Bearer ${kitchen.owner.token}` },
    });
    expect(reply.headers['content-type']).toContain('text/csv');
    const lines = reply.body.trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(eaten);
    expect(reply.body).not.toContain('9876543210');
  });
});

describe('one order of a kitchen', () => {
  test('has its bill and everybody who moved it, without phone, address or code (orders-22)', async () => {
    const { body } = await get(`/${eaten}`);
    expect(body).toMatchObject({
      status: 'delivered',
      removed_total: 0,
      refunded: 0,
      restaurant: { restaurant_name: 'Dum & Handi' },
      items: [{ name: 'Veg Biryani', quantity: 2, amount: 400 }],
    });
    const { total, charges } = await world.deps.db
      .selectFrom('orders as o')
      .innerJoin('order_charges as c', 'c.order_id', 'o.order_id')
      .select((eb) => ['o.total', eb.fn.sum<number>('c.amount').as('charges')])
      .where('o.order_number', '=', eaten)
      .groupBy('o.total')
      .executeTakeFirstOrThrow();
    expect(body.total).toBe(total / 100);
    expect(charges).toBe(total);
    const events = Array.isArray(body.events) ? body.events : [];
    expect(events.map(({ to_status, actor }) => `${to_status} ${actor}`.trim())).toEqual([
      'placed',
      'accepted Asha Owner',
      'ready Asha Owner',
      'out_for_delivery Asha Owner',
      'delivered Asha Owner',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/9876543210|3rd Cross|handover_code/);
  });

  test('of another kitchen is not there', async () => {
    expect((await get(`/${elsewhere}`)).status).toBe(404);
    expect((await get(`/${eaten}`, (await addKitchen(world.deps)).owner)).status).toBe(404);
  });

  test('and the list are for the kitchen alone', async () => {
    for (const who of [customer, await addPerson(world.deps, 'admin')])
      for (const path of ['/history', '/history/csv', `/${eaten}`]) expect((await get(path, who)).status).toBe(403);
  });
});
