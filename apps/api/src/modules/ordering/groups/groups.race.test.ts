import type { Group } from '@tawa/contract/ordering/groups';
import { listCart } from '@tawa/contract/ordering/cart';
import { order } from '@tawa/contract/ordering/orders';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { beginAt, callAs, hostWants, joinAs, newSecret, post } from './testing/gathering.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';

let world: World;
let second: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let host: Customer;
let biryani: number;
let naan: number;

beforeAll(async () => {
  world = await openWorld();
  second = await openWorld(world.url);
  shop = shopper(world);
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  world.clock.set(noon);
  second.clock.set(noon);
  kitchen = await addKitchen(world.deps, { slug: `kitchen-${Math.random()}` });
  host = await addCustomer(world.deps);
  biryani = await addDish(world.deps, kitchen);
  naan = await addDish(world.deps, kitchen, { dish_name: 'Butter Naan', price: 4500 });
});

type Method = Parameters<typeof callAs>[2]['method'];
const asHost = (method: Method, path: string, body?: object, who = host) => callAs(world, who, { method, path, body });
const begin = (minutes = 30) => beginAt(world, host, kitchen, minutes);
const read = async (group: Pick<Group, 'group_id'>) => (await asHost('GET', `/groups/${group.group_id}`)).body;
const guest = (group: Pick<Group, 'token'>, name: string) => joinAs(world, group, name);
const quoteOf = (group: Pick<Group, 'group_id'>, body: object = {}) =>
  shop.quote(host, { source: 'group', group_id: group.group_id, ...body });
const linesOf = async (order_number: unknown) =>
  (
    await sql<{ for_name: string; name: string; quantity: number }>`select i.for_name, i.name, i.quantity
      from order_items i join orders o using (order_id) where o.order_number = ${order_number} order by i.position`.execute(
      world.deps.db,
    )
  ).rows;

test('begun from a cart, what is in it moves into the host’s bag, once (groups-1)', async () => {
  await putInCart(world.deps, host, biryani, 2);
  const wish = { restaurant_id: kitchen.restaurant_id, minutes: 30, with_cart: true };
  const begun = await Promise.all(Array.from({ length: 5 }, () => asHost('POST', '/groups', wish)));
  const lines = (await read(begun[0]?.body ?? { group_id: 0 })).guests[0]?.lines;
  expect(lines).toMatchObject([{ dish_name: 'Veg Biryani', quantity: 2 }]);
  const cart = await world.callerOf(host).ok(listCart, { params: { userid: host.userId } });
  expect(cart).toEqual([]);
  const elsewhere = await addKitchen(world.deps, { slug: `other-${Math.random()}` });
  await putInCart(world.deps, host, naan);
  const other = await asHost('POST', '/groups', { ...wish, restaurant_id: elsewhere.restaurant_id });
  expect(other.body.guests[0]?.lines).toEqual([]);
  expect(await world.callerOf(host).ok(listCart, { params: { userid: host.userId } })).toHaveLength(1);
});

test('two processes order it once (groups-7)', async () => {
  const group = await begin();
  await hostWants(world, group, naan);
  await (await guest(group, 'Sana')).want(biryani, 2);
  const quotes = await Promise.all(Array.from({ length: 8 }, () => quoteOf(group)));
  const other = shopper(second);
  const told = await Promise.all(quotes.map(({ body }, at) => (at % 2 ? other : shop).place(host, body)));
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 409),
  ]);
});

test('who begins many groups, and who joins many times from one network, has to wait', async () => {
  const strict = await openWorld(world.url, { RATE_LIMIT_FACTOR: '1' });
  strict.clock.set(noon);
  const headers = { authorization: `Bearer ${host.token}` };
  const payload = { restaurant_id: kitchen.restaurant_id, minutes: 30 };
  const begun = await Promise.all(
    Array.from({ length: 22 }, () => strict.app.inject({ method: 'POST', url: '/api/groups', headers, payload })),
  );
  expect(begun.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2);
  const group = await begin();
  const sana = { token: group.token, secret: newSecret(), name: 'Sana', diet: 'any', allergens: [] };
  const joined = [];
  for (let minute = 0; minute < 3; minute += 1) {
    const tries = Array.from({ length: 60 }, () =>
      strict.app.inject({ method: 'POST', url: '/api/groups/join', payload: sana, remoteAddress: '10.9.0.1' }),
    );
    joined.push(...(await Promise.all(tries)));
    strict.clock.advance(60_000);
  }
  expect(joined.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  await strict.close();
});

test('everybody’s share adds up to the bill, tip included; the host reads all, a guest their own (groups-8)', async () => {
  const group = await begin();
  await hostWants(world, group, naan, 3);
  const sana = await guest(group, 'Sana');
  await sana.want(biryani);
  const { body: quote } = await quoteOf(group, { tip: 21 });
  const placed = await shop.place(host, quote);
  const { body } = await world.call(host, { method: 'GET', path: `/orders/${String(placed.body.order_number)}` });
  const { shares = [] } = z.parse(z.pick(order, { shares: true }), { shares: body.shares });
  expect(shares.map(({ name }) => name)).toEqual(['Asha', 'Sana']);
  expect(Math.round(shares.reduce((sum, { total }) => sum + total, 0) * 100)).toBe(
    Math.round(Number(quote.total) * 100),
  );
  expect((await sana.page()).body.share).toEqual(shares[1]);
  expect((await post(world, '/groups/read', { token: group.token })).body.share).toBeNull();
  const other = await shop.place(
    host,
    (await shop.quote(host, { source: 'buy_now', items: [{ menu_id: naan, quantity: 3 }] })).body,
  );
  const alone = await world.call(host, { method: 'GET', path: `/orders/${String(other.body.order_number)}` });
  expect(alone.body.shares).toBeUndefined();
});

test('of forty who join, thirty with the host are in, each with their line (groups-2)', async () => {
  const group = await begin();
  const joined = await Promise.all(
    Array.from({ length: 40 }, (_none, at) => joinAs(at % 2 ? world : second, group, `Guest ${at}`)),
  );
  const inside = joined.filter(({ told }) => told.status === 200);
  expect(inside).toHaveLength(29);
  expect(joined.filter(({ told }) => told.status === 409)).toHaveLength(11);
  await Promise.all(inside.map(({ want }) => want(naan)));
  const seen = await read(group);
  expect(seen.guests).toHaveLength(30);
  expect(seen.amount).toBe(29 * 45);
});

test('of forty with one name one is in (groups-2)', async () => {
  const group = await begin();
  const joined = await Promise.all(
    Array.from({ length: 40 }, (_none, at) => joinAs(at % 2 ? world : second, group, at % 2 ? 'Sana' : 'SANA')),
  );
  expect(joined.filter(({ told }) => told.status === 200)).toHaveLength(1);
  expect((await read(group)).guests).toHaveLength(2);
});

test('a group is begun once however often its host presses (groups-1)', async () => {
  const begun = await Promise.all(Array.from({ length: 20 }, () => begin()));
  expect(new Set(begun.map(({ group_id }) => group_id)).size).toBe(1);
});

test('lines that come while the host orders are in the order or refused, never lost (groups-7)', async () => {
  const group = await begin();
  const guests = await Promise.all(Array.from({ length: 12 }, (_none, at) => guest(group, `Guest ${at}`)));
  await hostWants(world, group, biryani);
  const { body: quote } = await quoteOf(group);
  const [placed, ...told] = await Promise.all([shop.place(host, quote), ...guests.map(({ want }) => want(naan))]);
  const added = told.filter(({ status }) => status === 200).length;
  const order = placed.status === 201 ? await linesOf(placed.body.order_number) : null;
  // Whoever was faster than the order changed its bill, so that it was refused; whoever was not was refused.
  expect(order ? order.length === 1 && added === 0 : added > 0).toBe(true);
});
