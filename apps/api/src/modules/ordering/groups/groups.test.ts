import { randomBytes } from 'node:crypto';
import type { Group, GroupPage } from '@tawa/contract/ordering/groups';
import { listCart } from '@tawa/contract/ordering/cart';
import { order } from '@tawa/contract/ordering/orders';
import { sql } from 'kysely';
import { z } from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  shopper,
  type TestKitchen,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { findViolations } from '#testing/invariants.ts';
import { sweepGroups } from './groups.timers.ts';

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

const later = (minutes: number) => world.clock.set(new Date(Date.parse(noon) + minutes * 60_000).toISOString());
const newSecret = () => randomBytes(32).toString('base64url');

interface Told {
  status: number;
  body: Record<string, unknown> & Partial<GroupPage>;
}

async function post(path: string, payload: object, process: World = world): Promise<Told> {
  const answer = await process.app.inject({ method: 'POST', url: `/api${path}`, payload });
  return { status: answer.statusCode, body: answer.json() };
}
async function asHost(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who = host) {
  const answer = await world.app.inject({
    method,
    url: `/api${path}`,
    headers: { authorization: `Bearer ${who.token}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json<Group & { message: string }>() };
}
const begin = async (minutes = 30) =>
  (await asHost('POST', '/groups', { restaurant_id: kitchen.restaurant_id, minutes })).body;
const read = async (group: Pick<Group, 'group_id'>) => (await asHost('GET', `/groups/${group.group_id}`)).body;
const act = (group: Pick<Group, 'group_id' | 'version'>, kind: string) =>
  asHost('PATCH', `/groups/${group.group_id}`, { act: kind, version: group.version });

/** Somebody who opened the link on a phone of their own. */
async function guest(group: Pick<Group, 'token'>, name: string, process: World = world) {
  const keys = { token: group.token, secret: newSecret() };
  const told = await post('/groups/join', { ...keys, name, diet: 'veg', allergens: ['nuts'] }, process);
  const want = (menu_id: number, quantity = 1, more: object = {}) =>
    post('/groups/lines', { ...keys, menu_id, options: [], quantity, note: '', ...more }, process);
  return { keys, told, want, page: () => post('/groups/read', keys) };
}
const hostWants = (group: Group, menu_id: number, quantity = 1) =>
  post('/groups/lines', { token: group.token, secret: group.secret, menu_id, options: [], quantity, note: '' });
const quoteOf = (group: Pick<Group, 'group_id'>, body: object = {}) =>
  shop.quote(host, { source: 'group', group_id: group.group_id, ...body });
const linesOf = async (order_number: unknown) =>
  (
    await sql<{ for_name: string; name: string; quantity: number }>`select i.for_name, i.name, i.quantity
      from order_items i join orders o using (order_id) where o.order_number = ${order_number} order by i.position`.execute(
      world.deps.db,
    )
  ).rows;

describe('over one link', () => {
  test('guests join by name without an account, and each sees their own lines and the others’ names (groups-1)', async () => {
    const group = await begin();
    const sana = await guest(group, '  Sana \n Khan ');
    expect(sana.told).toMatchObject({
      status: 200,
      body: {
        host: 'Asha',
        names: ['Asha', 'Sana Khan'],
        own: { name: 'Sana Khan', diet: 'veg', allergens: ['nuts'] },
      },
    });
    await sana.want(biryani, 2, { note: 'Less spicy' });
    const arjun = await guest(group, 'Arjun');
    await arjun.want(naan);
    const page = (await sana.page()).body;
    expect(page.own?.lines).toMatchObject([{ dish_name: 'Veg Biryani', quantity: 2, note: 'Less spicy', amount: 400 }]);
    expect(JSON.stringify(page)).not.toContain('Butter Naan');
    expect((await post('/groups/read', { token: group.token })).body).toMatchObject({ own: null, removed: false });
    expect((await read(group)).guests.map(({ name, amount }) => [name, amount])).toEqual([
      ['Asha', 0],
      ['Sana Khan', 400],
      ['Arjun', 45],
    ]);
  });

  test('begun twice there is one; another customer sees nothing of it, a wrong link opens nothing (groups-1)', async () => {
    const group = await begin();
    const again = await asHost('POST', '/groups', { restaurant_id: kitchen.restaurant_id, minutes: 60 });
    expect(again).toMatchObject({ status: 200, body: { group_id: group.group_id, token: group.token } });
    const other = await addCustomer(world.deps);
    for (const [method, path, body] of [
      ['GET', `/groups/${group.group_id}`, undefined],
      ['PATCH', `/groups/${group.group_id}`, { act: 'cancel', version: group.version }],
      ['DELETE', `/groups/${group.group_id}/guests/1`, undefined],
      ['DELETE', `/groups/${group.group_id}/lines/1`, undefined],
    ] as const)
      expect((await asHost(method, path, body, other)).status).toBe(404);
    expect((await asHost('GET', '/groups', undefined, other)).body).toEqual([]);
    expect((await post('/groups/read', { token: newSecret() })).status).toBe(404);
    expect((await post('/groups/read', { token: 'short' })).status).toBe(400);
    expect((await shop.quote(other, { source: 'group', group_id: group.group_id })).status).toBe(404);
    expect((await shop.quote(host, { source: 'group' })).status).toBe(400);
  });

  test('the same phone is the same guest; a name stands on one bag only (groups-2)', async () => {
    const group = await begin();
    const sana = await guest(group, 'Sana');
    const renamed = await post('/groups/join', { ...sana.keys, name: 'Sana K', diet: 'any', allergens: [] });
    expect(renamed.body.names).toEqual(['Asha', 'Sana K']);
    await guest(group, 'Sana');
    const taken = await guest(group, 'SANA');
    expect(taken.told).toMatchObject({
      status: 400,
      body: { errors: { name: expect.stringContaining('Add a letter') } },
    });
    for (const name of ['', '\u200B', 'x'.repeat(31)]) expect((await guest(group, name)).told.status).toBe(400);
    const html = await guest(group, '<b>Zoya</b>');
    expect(html.told.body.own?.name).toBe('<b>Zoya</b>');
  });

  test('a line is set, not added to: sent twice it is the same, and 0 takes it away (groups-3)', async () => {
    const group = await begin();
    const sana = await guest(group, 'Sana');
    await sana.want(biryani, 2);
    await sana.want(biryani, 2);
    expect((await sana.want(naan)).body.own?.amount).toBe(445);
    expect((await sana.want(biryani, 0)).body.own?.lines).toMatchObject([{ dish_name: 'Butter Naan' }]);
    const other = await addDish(world.deps, await addKitchen(world.deps, { slug: `other-${Math.random()}` }));
    expect((await sana.want(other)).status).toBe(400);
    const soldOut = await addDish(world.deps, kitchen, { sold_out: true });
    expect((await sana.want(soldOut)).status).toBe(409);
    expect((await sana.want(biryani, 21)).status).toBe(400);
    const [line] = (await sana.page()).body.own?.lines ?? [];
    const swapped = await sana.want(biryani, 1, { instead_of: line?.group_line_id });
    expect(swapped.body.own?.lines).toMatchObject([{ dish_name: 'Veg Biryani' }]);
    const dishes = await Promise.all(Array.from({ length: 12 }, () => addDish(world.deps, kitchen)));
    const told = [];
    for (const dish of dishes) told.push((await sana.want(dish)).status);
    expect(told.filter((status) => status === 409)).toHaveLength(1);
  });

  test('the host takes out a line or a guest; who was taken out is told and chooses nothing more (groups-4)', async () => {
    const group = await begin();
    const [sana, arjun] = [await guest(group, 'Sana'), await guest(group, 'Arjun')];
    await sana.want(biryani);
    await arjun.want(naan);
    const seen = await read(group);
    const [, sanas, arjuns] = seen.guests;
    const line = sanas?.lines[0]?.group_line_id;
    expect((await asHost('DELETE', `/groups/${group.group_id}/lines/${line}`)).body.guests[1]?.lines).toEqual([]);
    expect((await asHost('DELETE', `/groups/${group.group_id}/lines/${line}`)).status).toBe(200);
    const left = await asHost('DELETE', `/groups/${group.group_id}/guests/${arjuns?.group_guest_id}`);
    expect(left.body.guests.map(({ name }) => name)).toEqual(['Asha', 'Sana']);
    expect((await arjun.page()).body).toMatchObject({ own: null, removed: true });
    expect((await arjun.want(naan)).status).toBe(409);
    // The host's own bag stays.
    await asHost('DELETE', `/groups/${group.group_id}/guests/${seen.guests[0]?.group_guest_id}`);
    expect((await read(group)).guests[0]?.name).toBe('Asha');
    expect((await post('/groups/leave', sana.keys)).status).toBe(200);
    expect((await post('/groups/leave', { token: group.token, secret: group.secret })).status).toBe(409);
    expect((await read(group)).guests.map(({ name }) => name)).toEqual(['Asha']);
  });
});

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

describe('its end', () => {
  test('freezes all lines; the host is told once and may put it off, and a stale press changes nothing (groups-5)', async () => {
    const group = await begin(15);
    const sana = await guest(group, 'Sana');
    await sana.want(biryani);
    later(16);
    expect((await sana.want(naan)).status).toBe(409);
    expect((await guest(group, 'Arjun')).told.status).toBe(409);
    expect((await sana.page()).body.state).toBe('closed');
    await Promise.all([sweepGroups(world.deps), sweepGroups(second.deps)]);
    await sweepGroups(world.deps);
    const told = () =>
      sql<{ title: string }>`select title from notifications where user_id = ${host.userId}`.execute(world.deps.db);
    expect((await told()).rows).toEqual([{ title: 'Your group order is closed' }]);
    const put = await act(group, 'extend');
    expect(put).toMatchObject({ status: 200, body: { state: 'open' } });
    expect((await act(group, 'extend')).status).toBe(409);
    expect((await sana.want(naan)).status).toBe(200);
    expect((await act(put.body, 'close')).body.state).toBe('closed');
    expect((await sana.want(naan, 2)).status).toBe(409);
  });

  test('a group that nobody orders ends by itself, and everybody reads so (groups-6)', async () => {
    const group = await begin(15);
    const sana = await guest(group, 'Sana');
    await sana.want(biryani);
    later(46);
    expect((await sana.page()).body.state).toBe('lapsed');
    await sweepGroups(world.deps);
    await sweepGroups(second.deps);
    expect((await read(group)).state).toBe('lapsed');
    expect((await act(await read(group), 'extend')).status).toBe(409);
    expect((await quoteOf(group)).body).toMatchObject({ code: 'CART_EMPTY' });
    const { rows } = await sql<{ title: string; body: string }>`select title, body from notifications
      where user_id = ${host.userId}`.execute(world.deps.db);
    expect(rows).toEqual([
      { title: 'Your group order ended', body: 'Nothing was ordered from Dum & Handi, and nobody pays anything.' },
    ]);
    // Another one can be begun there.
    expect((await begin()).group_id).not.toBe(group.group_id);
  });

  test('cancelled it is over for everybody at once (groups-6)', async () => {
    const group = await begin();
    const sana = await guest(group, 'Sana');
    await act(group, 'cancel');
    expect((await sana.page()).body.state).toBe('cancelled');
    expect((await sana.want(naan)).status).toBe(409);
    expect((await quoteOf(group)).status).toBe(409);
  });
});

describe('ordered', () => {
  async function filled() {
    const group = await begin();
    await hostWants(group, naan);
    const sana = await guest(group, 'Sana');
    await sana.want(biryani, 2);
    const arjun = await guest(group, 'Arjun');
    await arjun.want(biryani);
    return { group, sana, arjun };
  }

  test('one order and one ticket with a name on each bag, and everybody reads that it was placed (groups-7)', async () => {
    const { group, sana } = await filled();
    const { body: quote } = await quoteOf(group);
    expect(quote).toMatchObject({
      source: 'group',
      lines: [{ for_name: 'Asha' }, { for_name: 'Sana' }, { for_name: 'Arjun' }],
    });
    const placed = await shop.place(host, quote);
    expect(placed.status).toBe(201);
    expect(await linesOf(placed.body.order_number)).toEqual([
      { for_name: 'Asha', name: 'Butter Naan', quantity: 1 },
      { for_name: 'Sana', name: 'Veg Biryani', quantity: 2 },
      { for_name: 'Arjun', name: 'Veg Biryani', quantity: 1 },
    ]);
    const board = await world.call(kitchen.owner, { method: 'GET', path: '/kitchen/orders' });
    expect(board.body).toMatchObject({
      orders: [{ items: [{ for_name: 'Asha' }, { for_name: 'Sana' }, { for_name: 'Arjun' }] }],
    });
    const own = await world.call(host, { method: 'GET', path: `/orders/${String(placed.body.order_number)}` });
    expect(own.body).toMatchObject({ items: [{ for_name: 'Asha' }, { for_name: 'Sana' }, { for_name: 'Arjun' }] });
    const page = (await sana.page()).body;
    expect(page).toMatchObject({ state: 'ordered', promised_to: expect.any(String) });
    expect((await sana.want(naan)).status).toBe(409);
    expect(await read(group)).toMatchObject({ state: 'ordered', order_number: placed.body.order_number });
    // A second order of it is refused, and the clock ends it as ordered.
    expect((await quoteOf(group)).body).toMatchObject({ code: 'CART_EMPTY' });
    later(61);
    await sweepGroups(world.deps);
    expect((await read(group)).state).toBe('ordered');
    expect((await asHost('GET', '/groups')).body).toEqual([]);
  });

  test('what a guest changed after the bill was read is shown to the host before anything is placed (groups-7)', async () => {
    const { group, sana } = await filled();
    const { body: quote } = await quoteOf(group);
    await sana.want(biryani, 1);
    const refused = await shop.place(host, quote);
    expect(refused).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', quote: { source: 'group' } } });
    expect((await shop.place(host, Object(refused.body.quote))).status).toBe(201);
  });

  test('an order that is not paid in time leaves the group to be ordered again (groups-7)', async () => {
    const { group, arjun } = await filled();
    const { body: quote } = await quoteOf(group, { payment_method: 'upi' });
    const waiting = await shop.place(host, quote, { payment_method: 'upi' });
    expect(waiting.body).toMatchObject({ status: 'pending_payment' });
    expect((await arjun.page()).body.state).toBe('paying');
    expect((await act(group, 'cancel')).status).toBe(409);
    const { body: fresh } = await quoteOf(group);
    const placed = await shop.place(host, fresh);
    expect(placed).toMatchObject({ status: 201, body: { status: 'placed' } });
    expect((await arjun.page()).body.state).toBe('ordered');
    expect(await findViolations(world.deps.db)).toEqual([]);
  });

  test('two processes order it once (groups-7)', async () => {
    const { group } = await filled();
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quoteOf(group)));
    const other = shopper(second);
    const told = await Promise.all(quotes.map(({ body }, at) => (at % 2 ? other : shop).place(host, body)));
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });
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
  await hostWants(group, naan, 3);
  const sana = await guest(group, 'Sana');
  await sana.want(biryani);
  const { body: quote } = await quoteOf(group, { tip: 20.05 });
  const placed = await shop.place(host, quote);
  const { body } = await world.call(host, { method: 'GET', path: `/orders/${String(placed.body.order_number)}` });
  const { shares = [] } = z.parse(z.pick(order, { shares: true }), { shares: body.shares });
  expect(shares.map(({ name }) => name)).toEqual(['Asha', 'Sana']);
  expect(Math.round(shares.reduce((sum, { total }) => sum + total, 0) * 100)).toBe(
    Math.round(Number(quote.total) * 100),
  );
  expect((await sana.page()).body.share).toEqual(shares[1]);
  expect((await post('/groups/read', { token: group.token })).body.share).toBeNull();
  const other = await shop.place(
    host,
    (await shop.quote(host, { source: 'buy_now', items: [{ menu_id: naan, quantity: 3 }] })).body,
  );
  const alone = await world.call(host, { method: 'GET', path: `/orders/${String(other.body.order_number)}` });
  expect(alone.body.shares).toBeUndefined();
});

describe('at once', () => {
  test('of forty who join, thirty with the host are in, each with their line (groups-2)', async () => {
    const group = await begin();
    const joined = await Promise.all(
      Array.from({ length: 40 }, (_none, at) => guest(group, `Guest ${at}`, at % 2 ? world : second)),
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
      Array.from({ length: 40 }, (_none, at) => guest(group, at % 2 ? 'Sana' : 'SANA', at % 2 ? world : second)),
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
    await hostWants(group, biryani);
    const { body: quote } = await quoteOf(group);
    const [placed, ...told] = await Promise.all([shop.place(host, quote), ...guests.map(({ want }) => want(naan))]);
    const added = told.filter(({ status }) => status === 200).length;
    const order = placed.status === 201 ? await linesOf(placed.body.order_number) : null;
    // Whoever was faster than the order changed its bill, so that it was refused; whoever was not was refused.
    expect(order ? order.length === 1 && added === 0 : added > 0).toBe(true);
  });
});
