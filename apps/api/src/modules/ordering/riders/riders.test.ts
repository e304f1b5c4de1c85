import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let number: string;

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps);
  number = await sentOut();
});

const nobody: Person = { userId: 0, token: '' };

const read = () =>
  world.deps.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status', 'version', 'handover_code as code', 'review_reason'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();

async function sentOut(payment_method = 'cod'): Promise<string> {
  await putInCart(world.deps, customer, await addDish(world.deps, kitchen), 2);
  const { body } = await shop.quote(customer);
  number = String((await shop.place(customer, body, { payment_method })).body.order_number);
  for (const to of ['accepted', 'ready', 'out_for_delivery'])
    expect((await shop.move(kitchen.owner, await read(), to)).status).toBe(200);
  return number;
}

const link = (person: Person = kitchen.owner) =>
  world.call(person, { method: 'POST', path: `/kitchen/orders/${number}/rider-link`, body: {} });
const revoke = (token: string) =>
  world.app.inject({
    method: 'DELETE',
    url: `/api/kitchen/orders/${number}/rider-link`,
    headers: { authorization: `Bearer ${token}` },
  });
const secret = async () => String((await link()).body.url).split('/r/')[1] ?? '';

/** What a rider's phone sends; nobody is signed in there. */
async function rider(what: string, token: string, body: Record<string, unknown> = {}) {
  const response = await world.app.inject({
    method: 'POST',
    url: `/api/riders/${what}`,
    remoteAddress: `10.1.${customer.userId % 250}.7`,
    payload: { token, ...body },
  });
  const answer: Record<string, unknown> = response.json();
  return { status: response.statusCode, body: answer };
}
const placeSeenBy = (person: Person) => world.call(person, { method: 'GET', path: `/orders/${number}/rider-place` });

describe('the link', () => {
  test('is made by the kitchen of an order on its way, stays the same, and no row knows its secret (riders-1)', async () => {
    const token = await secret();
    expect(token).toHaveLength(43);
    expect(await secret()).toBe(token);
    const { rows } = await sql<{ kept: string }>`select l::text as kept from rider_links l`.execute(world.deps.db);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is given to no other kitchen, no customer and no guest', async () => {
    const other = await addKitchen(world.deps);
    expect((await link(other.owner)).status).toBe(404);
    expect((await link(customer)).status).toBe(403);
    expect((await link(nobody)).status).toBe(401);
    expect((await revoke(other.owner.token)).statusCode).toBe(404);
  });

  test('is not made before the order is out, nor after it is handed over', async () => {
    const first = await read();
    expect((await shop.move(kitchen.owner, first, 'delivered', { code: first.code })).status).toBe(200);
    expect((await link()).status).toBe(409);
    await putInCart(world.deps, customer, await addDish(world.deps, kitchen), 1);
    const { body } = await shop.quote(customer);
    number = String((await shop.place(customer, body)).body.order_number);
    expect((await link()).status).toBe(409);
  });

  test('says how many bags with a name there are in a group’s order, and no name on them (riders-9)', async () => {
    const token = await secret();
    expect((await rider('read', token)).body).toMatchObject({ bags: null });
    await world.deps.db
      .updateTable('order_items')
      .set({ for_name: 'Sana' })
      .where('order_id', '=', (eb) => eb.selectFrom('orders').select('order_id').where('order_number', '=', number))
      .execute();
    const { body } = await rider('read', token);
    expect(body).toMatchObject({ bags: 1 });
    expect(JSON.stringify(body)).not.toContain('Sana');
  });

  test('shows one order: first name, phone, address, dishes and the cash, and nothing of anybody else', async () => {
    const { status, body } = await rider('read', await secret());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      order_number: number,
      phone: '9876543210',
      items: [{ name: 'Veg Biryani', quantity: 2 }],
      tries_left: 3,
      undelivered: null,
    });
    expect(body.cash_due).toBeGreaterThan(0);
    expect(String(body.first_name)).not.toContain(' ');
    expect(JSON.stringify(body)).not.toContain((await read()).code);
    expect(body).not.toHaveProperty('user_id');
  });

  test('opens nothing with a wrong secret', async () => {
    const token = await secret();
    const other = token.startsWith('x') ? 'y' : 'x';
    expect((await rider('read', `${other}${token.slice(1)}`)).status).toBe(404);
    expect((await rider('delivered', 'a'.repeat(43), { code: (await read()).code })).status).toBe(404);
    expect((await rider('read', 'short')).status).toBe(400);
    expect((await read()).status).toBe('out_for_delivery');
  });

  test('opens nothing when it was taken back, and the next one is another (riders-1)', async () => {
    const token = await secret();
    expect((await revoke(kitchen.owner.token)).statusCode).toBe(200);
    expect((await rider('read', token)).status).toBe(404);
    const next = await secret();
    expect(next).not.toBe(token);
    expect((await rider('read', next)).status).toBe(200);
  });

  test('opens nothing after three hours (riders-1)', async () => {
    const token = await secret();
    world.clock.set('2026-06-15T10:01:00.000Z');
    expect((await rider('read', token)).status).toBe(404);
    expect((await rider('place', token, { lat: 12.9, lng: 77.6 })).status).toBe(404);
  });
});

test('many wrong secrets close the door for that address, for a right one as well', async () => {
  const strict = await openWorld(world.url, { RATE_LIMIT_FACTOR: '1' });
  strict.clock.set(noon);
  const ask = async (token: string) => {
    const answer = await strict.app.inject({ method: 'POST', url: '/api/riders/read', payload: { token } });
    return answer.statusCode;
  };
  const told = await Promise.all(Array.from({ length: 62 }, (_none, at) => ask(`${'w'.repeat(40)}${at + 100}`)));
  expect([404, 429].map((status) => told.filter((one) => one === status).length)).toEqual([60, 2]);
  expect(await ask(await secret())).toBe(429);
  await strict.close();
});

describe('handing over', () => {
  test('takes the code, and with it the link ends (riders-1)', async () => {
    const token = await secret();
    const { code } = await read();
    expect(await rider('delivered', token, { code })).toEqual({ status: 200, body: { status: 'delivered' } });
    expect((await read()).status).toBe('delivered');
    expect((await rider('read', token)).status).toBe(404);
    expect((await rider('delivered', token, { code })).status).toBe(404);
  });

  test('three wrong codes end the tries, also for the right one (riders-1)', async () => {
    const token = await secret();
    const { code } = await read();
    const wrong = code === '0000' ? '1111' : '0000';
    const told = [];
    for (let tries = 0; tries < 3; tries += 1) told.push((await rider('delivered', token, { code: wrong })).body.code);
    expect(told).toEqual(['WRONG_CODE', 'WRONG_CODE', 'TOO_MANY_TRIES']);
    expect((await rider('delivered', token, { code })).body).toMatchObject({ code: 'TOO_MANY_TRIES', tries_left: 0 });
    expect((await read()).status).toBe('out_for_delivery');
  });

  test('ten wrong codes at once count no fewer than three', async () => {
    const token = await secret();
    const { code } = await read();
    const wrong = code === '0000' ? '1111' : '0000';
    await Promise.all(Array.from({ length: 10 }, () => rider('delivered', token, { code: wrong })));
    expect((await rider('read', token)).body).toMatchObject({ tries_left: 0 });
    expect((await rider('delivered', token, { code })).status).toBe(409);
  });

  test('is not done at the door while cash is due, nor without a note', async () => {
    const token = await secret();
    const door = { left_at_door: true, note: 'With the guard' };
    expect((await rider('delivered', token, door)).body).toMatchObject({ code: 'CASH_DUE' });
    expect((await read()).status).toBe('out_for_delivery');
  });

  test('that could not be done is told to the kitchen once, with its reason', async () => {
    const token = await secret();
    const said = { reason: 'NOBODY_THERE', note: 'Rang three times' };
    expect((await rider('undelivered', token, said)).status).toBe(200);
    expect((await rider('undelivered', token, said)).status).toBe(409);
    expect((await rider('undelivered', token, { reason: 'BORED', note: '' })).status).toBe(400);
    expect(await read()).toMatchObject({ status: 'out_for_delivery', review_reason: 'undelivered' });
    const board = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
    expect(board.body).toMatchObject({ orders: [{ undelivered: 'Nobody opens or answers: Rang three times' }] });
  });
});

describe('the place', () => {
  const point = { lat: 12.9716, lng: 77.5946 };

  test('is seen by the customer of the order alone, and only the last one is kept (riders-2)', async () => {
    const token = await secret();
    expect((await placeSeenBy(customer)).body).toEqual({ place: null });
    expect((await rider('place', token, point)).status).toBe(200);
    world.clock.set('2026-06-15T07:00:10.000Z');
    await rider('place', token, { lat: 12.98, lng: 77.6 });
    expect((await placeSeenBy(customer)).body).toMatchObject({
      place: { lat: 12.98, lng: 77.6, at: expect.stringContaining('07:00:10') },
    });
    expect((await placeSeenBy(await addCustomer(world.deps))).status).toBe(404);
    expect((await placeSeenBy(kitchen.owner)).status).toBe(403);
    const { order_id } = await read();
    const { rows } = await sql`select 1 from rider_places join rider_stops using (rider_link_id)
      where order_id = ${order_id}`.execute(world.deps.db);
    expect(rows).toHaveLength(1);
  });

  test('is written no more often than every four seconds, and refused where no such place is', async () => {
    const token = await secret();
    await rider('place', token, point);
    world.clock.set('2026-06-15T07:00:01.000Z');
    await rider('place', token, { lat: 1, lng: 1 });
    expect((await placeSeenBy(customer)).body).toMatchObject({ place: point });
    expect((await rider('place', token, { lat: 91, lng: 0 })).status).toBe(400);
  });

  test('is forgotten when the rider hides it, when it is old, and when the order is handed over (riders-2)', async () => {
    const token = await secret();
    await rider('place', token, point);
    await rider('place/hide', token);
    expect((await placeSeenBy(customer)).body).toEqual({ place: null });
    await rider('place', token, point);
    world.clock.set('2026-06-15T07:02:01.000Z');
    expect((await placeSeenBy(customer)).body).toEqual({ place: null });
    await rider('place', token, point);
    await rider('delivered', token, { code: (await read()).code });
    const { rows } = await sql`select 1 from rider_places where at = ${world.clock.now()}`.execute(world.deps.db);
    expect(rows).toEqual([]);
    expect((await placeSeenBy(customer)).body).toEqual({ place: null });
  });
});
