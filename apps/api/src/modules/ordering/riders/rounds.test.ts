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
let kitchen: TestKitchen;
let dish: number;
let first: Placed;
let second: Placed;
interface Placed {
  number: string;
  customer: Customer;
}

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  kitchen = await addKitchen(world.deps);
  dish = await addDish(world.deps, kitchen);
  [first, second] = [await ready(), await ready()];
});

const read = (number: string) =>
  world.deps.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'status', 'version', 'rider_name', 'handover_code as code'])
    .where('order_number', '=', number)
    .executeTakeFirstOrThrow();
const statuses = (...placed: Placed[]) => Promise.all(placed.map(async ({ number }) => (await read(number)).status));

async function ready(states = ['accepted', 'ready'], from = kitchen, menu_id = dish): Promise<Placed> {
  const customer = await addCustomer(world.deps);
  await putInCart(world.deps, customer, menu_id, 1);
  const { body } = await shop.quote(customer);
  const number = String((await shop.place(customer, body)).body.order_number);
  for (const to of states) expect((await shop.move(from.owner, await read(number), to)).status).toBe(200);
  return { number, customer };
}

const send = (person: Person, stops: string[], named = {}, via = world) =>
  via.call(person, { method: 'POST', path: '/kitchen/orders/round', body: { stops, ...named } });
const together = (...placed: Placed[]) =>
  send(
    kitchen.owner,
    placed.map(({ number }) => number),
  );
const link = (number: string, via = world) =>
  via.call(kitchen.owner, { method: 'POST', path: `/kitchen/orders/${number}/rider-link`, body: {} });
const tokenIn = ({ body }: { body: Record<string, unknown> }) => String(body.url).split('/r/')[1] ?? '';
const sent = async (...placed: Placed[]) => tokenIn(await together(...placed));
const revoke = (number: string, { token }: Person) =>
  world.app.inject({
    method: 'DELETE',
    url: `/api/kitchen/orders/${number}/rider-link`,
    headers: { authorization: `Bearer ${token}` },
  });

/** What a rider's phone sends; nobody is signed in there. */
async function rider(what: string, token: string, body: Record<string, unknown> = {}) {
  const response = await world.app.inject({ method: 'POST', url: `/api/riders/${what}`, payload: { token, ...body } });
  const answer: Record<string, unknown> = response.json();
  return { status: response.statusCode, body: answer };
}
const placeSeenBy = async ({ customer, number }: Placed) =>
  (await world.call(customer, { method: 'GET', path: `/orders/${number}/rider-place` })).body;
const roundsOnBoard = async () => {
  const { body } = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
  const listed = Array.isArray(body.orders) ? body.orders : [];
  return new Map(listed.map((order) => [order.order_number, order.round]));
};
const linksLeft = async () => {
  const { rows } = await sql<{ of: number }>`select count(*)::int as of from rider_links
    where restaurant_id = ${kitchen.restaurant_id}`.execute(world.deps.db);
  return rows[0]?.of;
};

describe('sending out together', () => {
  test('sends every order out with one link, in the kitchen’s order, and asking again answers the same (riders-3)', async () => {
    const stops = [second.number, first.number];
    const made = await send(kitchen.owner, stops, { rider_name: 'Suresh' });
    expect(made).toMatchObject({ status: 200, body: { stops: 2 } });
    expect(await read(first.number)).toMatchObject({ status: 'out_for_delivery', rider_name: 'Suresh' });
    expect(await roundsOnBoard()).toEqual(
      new Map([
        [second.number, { stop: 1, stops: 2 }],
        [first.number, { stop: 2, stops: 2 }],
      ]),
    );
    expect((await send(kitchen.owner, stops)).body.url).toBe(made.body.url);
    expect((await link(first.number)).body).toMatchObject({ url: made.body.url, stops: 2 });
    const { rows } = await sql<{ kept: string }>`select l::text as kept from rider_links l`.execute(world.deps.db);
    expect(JSON.stringify(rows)).not.toContain(tokenIn(made));
  });

  test('is for the kitchen of all these orders alone, and one that is not its own keeps all of them', async () => {
    const other = await addKitchen(world.deps);
    const foreign = await ready(['accepted', 'ready'], other, await addDish(world.deps, other));
    const stops = [first.number, second.number];
    expect((await send({ userId: 0, token: '' }, stops)).status).toBe(401);
    expect((await send(first.customer, stops)).status).toBe(403);
    expect((await send(other.owner, stops)).status).toBe(404);
    expect((await together(first, foreign)).status).toBe(404);
    expect((await send(kitchen.owner, [first.number, 'FD-ZYXZYX'])).status).toBe(404);
    expect(await statuses(first, second, foreign)).toEqual(['ready', 'ready', 'ready']);
  });

  test('is refused for one order, for one order twice, for more than eight, and for no order (riders-3)', async () => {
    for (const stops of [[first.number], [first.number, first.number], Array(9).fill(first.number), ['x', 'y']])
      expect((await send(kitchen.owner, stops)).status).toBe(400);
  });

  test('keeps all of them when one is not ready, and says which one (riders-3)', async () => {
    const cooking = await ready(['accepted']);
    const { status, body } = await together(first, cooking);
    expect(status).toBe(409);
    expect(body.message).toContain(cooking.number);
    expect(await statuses(first, cooking)).toEqual(['ready', 'accepted']);
    expect(await linksLeft()).toBe(0);
  });

  test('takes an order along that is out without a link, and none that is in another link', async () => {
    const out = await ready(['accepted', 'ready', 'out_for_delivery']);
    expect((await together(out, first)).status).toBe(200);
    const { status, body } = await together(second, out);
    expect(status).toBe(409);
    expect(body.message).toContain(out.number);
    expect(await statuses(second)).toEqual(['ready']);
    expect((await together(first, out)).status).toBe(409);
  });

  test('no other restaurant’s order gets into a link, not even past the code', async () => {
    await sent(first, second);
    const other = await addKitchen(world.deps);
    const foreign = await ready(['accepted'], other, await addDish(world.deps, other));
    const { order_id } = await read(foreign.number);
    const slip = sql`insert into rider_stops (order_id, rider_link_id, position)
      select ${order_id}, rider_link_id, 7 from rider_links where restaurant_id = ${kitchen.restaurant_id}`;
    await expect(slip.execute(world.deps.db)).rejects.toThrow(/restaurant of its link/);
  });
});

describe('a round', () => {
  test('shows the next stop whole and the others short; a done one shows no address, name of the family or cash (riders-4)', async () => {
    const token = await sent(first, second);
    const { body } = await rider('read', token);
    expect(body).toMatchObject({ order_number: first.number, stop: 1, phone: '9876543210', tries_left: 3 });
    const short = { first_name: 'Asha', where: '14, 3rd Cross', state: 'open' };
    expect(body.stops).toMatchObject([
      { ...short, stop: 1, order_number: first.number },
      { ...short, stop: 2, order_number: second.number, cash_due: body.cash_due },
    ]);
    expect((await rider('read', token, { stop: 2 })).body).toMatchObject({ order_number: second.number, stop: 2 });
    expect((await rider('delivered', token, { stop: 1, code: (await read(first.number)).code })).status).toBe(200);
    const after = await rider('read', token, { stop: 1 });
    expect(after.body).toMatchObject({ order_number: second.number, stop: 2 });
    const done = { stop: 1, order_number: first.number, first_name: 'Asha', state: 'done' };
    const promised_to = expect.any(String);
    expect(after.body.stops).toContainEqual({ ...done, where: null, cash_due: null, promised_to });
  });

  test('takes each stop’s own code, and only for a stop that is still open (riders-4)', async () => {
    const token = await sent(first, second);
    await sql`update orders set handover_code = case order_number when ${first.number} then '1111' else '2222' end
      where order_number in (${first.number}, ${second.number})`.execute(world.deps.db);
    expect((await rider('delivered', token, { code: '1111' })).status).toBe(400);
    expect((await rider('delivered', token, { stop: 3, code: '1111' })).status).toBe(404);
    expect((await rider('delivered', token, { stop: 1, code: '2222' })).body).toMatchObject({ tries_left: 2 });
    expect((await rider('read', token, { stop: 2 })).body).toMatchObject({ tries_left: 3 });
    expect((await rider('delivered', token, { stop: 2, code: '2222' })).status).toBe(200);
    expect(await statuses(first, second)).toEqual(['out_for_delivery', 'delivered']);
    expect((await rider('delivered', token, { stop: 2, code: '2222' })).status).toBe(404);
    expect((await rider('undelivered', token, { stop: 2, reason: 'OTHER' })).status).toBe(404);
    expect((await rider('delivered', token, { stop: 1, code: '1111' })).status).toBe(200);
    expect((await rider('read', token)).status).toBe(404);
    expect(await linksLeft()).toBe(0);
  });

  test('no secret reaches an order of another round (riders-4)', async () => {
    const [third, fourth] = [await ready(), await ready()];
    const [token, other] = [await sent(first, second), await sent(third, fourth)];
    const { code } = await read(third.number);
    await rider('delivered', token, { stop: 1, code });
    expect((await rider('delivered', token, { stop: 1, code, order_number: third.number })).status).toBe(400);
    expect(JSON.stringify((await rider('read', token)).body)).not.toContain(third.number);
    expect(await statuses(third, fourth)).toEqual(['out_for_delivery', 'out_for_delivery']);
    expect((await rider('read', other)).body).toMatchObject({ order_number: third.number });
  });

  test('goes on past what could not be delivered, which stays to be brought until the office decides', async () => {
    const token = await sent(first, second);
    expect((await rider('undelivered', token, { stop: 1, reason: 'NOBODY_THERE' })).status).toBe(200);
    expect((await rider('read', token)).body).toMatchObject({ stop: 2, stops: [{ state: 'undelivered' }, {}] });
    await rider('delivered', token, { stop: 2, code: (await read(second.number)).code });
    expect((await rider('read', token)).body).toMatchObject({ stop: 1 });
    const order = await read(first.number);
    await sql`update orders set status = 'cancelled' where order_id = ${order.order_id}`.execute(world.deps.db);
    expect((await rider('read', token)).status).toBe(404);
  });

  test('shows where the rider is to the customers of open stops alone (riders-5)', async () => {
    const token = await sent(first, second);
    await rider('place', token, { lat: 12.9716, lng: 77.5946 });
    const place = { lat: 12.9716, lng: 77.5946, at: expect.any(String) };
    expect([await placeSeenBy(first), await placeSeenBy(second)]).toEqual([{ place }, { place }]);
    await rider('delivered', token, { stop: 1, code: (await read(first.number)).code });
    expect([await placeSeenBy(first), await placeSeenBy(second)]).toEqual([{ place: null }, { place }]);
    await rider('place/hide', token);
    expect(await placeSeenBy(second)).toEqual({ place: null });
  });

  test('ends at every stop when the kitchen takes it back at one, and the orders may go into another (riders-4)', async () => {
    const token = await sent(first, second);
    await rider('place', token, { lat: 12.9716, lng: 77.5946 });
    const other = await addKitchen(world.deps);
    expect((await revoke(second.number, other.owner)).statusCode).toBe(404);
    expect((await revoke(second.number, kitchen.owner)).statusCode).toBe(200);
    expect((await rider('read', token)).status).toBe(404);
    expect((await rider('delivered', token, { stop: 1, code: (await read(first.number)).code })).status).toBe(404);
    expect(await placeSeenBy(first)).toEqual({ place: null });
    expect(await roundsOnBoard()).toEqual(new Map([first, second].map(({ number }) => [number, null])));
    expect(await sent(first, second)).not.toBe(token);
  });

  test('ends after three hours, and its orders may go into another', async () => {
    const token = await sent(first, second);
    world.clock.set('2026-06-15T10:01:00.000Z');
    expect((await rider('read', token)).status).toBe(404);
    expect((await rider('place', token, { lat: 12.9, lng: 77.6 })).status).toBe(404);
    expect((await roundsOnBoard()).get(first.number)).toBeNull();
    const next = await sent(second, first);
    expect((await rider('read', next)).body).toMatchObject({ order_number: second.number });
    expect(await linksLeft()).toBe(1);
  });
});

describe('at one moment', () => {
  test('two processes that send the same order out in two rounds put it into one (riders-3)', async () => {
    const other = await openWorld(world.url);
    other.clock.set(noon);
    for (let time = 0; time < 5; time += 1) {
      const [one, shared, two] = [await ready(), await ready(), await ready()];
      const answers = await Promise.all([
        send(kitchen.owner, [one.number, shared.number]),
        send(kitchen.owner, [shared.number, two.number], {}, other),
        send(kitchen.owner, [two.number, one.number], {}, other),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      const out = (await statuses(one, shared, two)).filter((status) => status === 'out_for_delivery');
      expect(out).toHaveLength(2);
    }
    await other.close();
  });

  test('a link of one order and a round with it are never both', async () => {
    const out = await ready(['accepted', 'ready', 'out_for_delivery']);
    const [alone, round] = await Promise.all([link(out.number), together(out, first)]);
    expect(alone.status).toBe(200);
    expect(round.status === 409 || round.body.url === alone.body.url).toBe(true);
    expect(await linksLeft()).toBe(1);
  });

  test('the last two deliveries end the round (riders-4)', async () => {
    for (let time = 0; time < 5; time += 1) {
      const [one, two] = [await ready(), await ready()];
      const token = await sent(one, two);
      const codes = await Promise.all([one, two].map(async ({ number }) => (await read(number)).code));
      const done = await Promise.all(codes.map((code, at) => rider('delivered', token, { stop: at + 1, code })));
      expect(done.map(({ status }) => status)).toEqual([200, 200]);
      expect(await linksLeft()).toBe(0);
    }
  });
});
