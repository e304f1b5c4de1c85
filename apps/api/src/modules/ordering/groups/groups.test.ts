import type { Group } from '@tawa/contract/ordering/groups';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen } from '#modules/ordering/orders/testing/people.ts';
import { beginAt, callAs, hostWants, joinAs, newSecret, post } from './testing/gathering.ts';
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
type Method = Parameters<typeof callAs>[2]['method'];
const asHost = (method: Method, path: string, body?: object, who = host) => callAs(world, who, { method, path, body });
const begin = (minutes = 30) => beginAt(world, host, kitchen, minutes);
const read = async (group: Pick<Group, 'group_id'>) => (await asHost('GET', `/groups/${group.group_id}`)).body;
const guest = (group: Pick<Group, 'token'>, name: string) => joinAs(world, group, name);
const act = (group: Pick<Group, 'group_id' | 'version'>, kind: string) =>
  asHost('PATCH', `/groups/${group.group_id}`, { act: kind, version: group.version });
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
    expect((await post(world, '/groups/read', { token: group.token })).body).toMatchObject({
      own: null,
      removed: false,
    });
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
    expect((await post(world, '/groups/read', { token: newSecret() })).status).toBe(404);
    expect((await post(world, '/groups/read', { token: 'short' })).status).toBe(400);
    expect((await shop.quote(other, { source: 'group', group_id: group.group_id })).status).toBe(404);
    expect((await shop.quote(host, { source: 'group' })).status).toBe(400);
  });

  test('the same phone is the same guest; a name stands on one bag only (groups-2)', async () => {
    const group = await begin();
    const sana = await guest(group, 'Sana');
    const renamed = await post(world, '/groups/join', { ...sana.keys, name: 'Sana K', diet: 'any', allergens: [] });
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
    expect((await post(world, '/groups/leave', sana.keys)).status).toBe(200);
    expect((await post(world, '/groups/leave', { token: group.token, secret: group.secret })).status).toBe(409);
    expect((await read(group)).guests.map(({ name }) => name)).toEqual(['Asha']);
  });
});

describe('its end', () => {
  test('freezes all lines; the host is told once and may put it off, and a stale press changes nothing (groups-5)', async () => {
    const group = await begin(15);
    const sana = await guest(group, 'Sana');
    await sana.want(biryani);
    await sql`update restaurants set names = '{"hi":"दम"}' where restaurant_id = ${kitchen.restaurant_id}`.execute(
      world.deps.db,
    );
    later(16);
    expect((await sana.want(naan)).status).toBe(409);
    expect((await guest(group, 'Arjun')).told.status).toBe(409);
    expect((await sana.page()).body.state).toBe('closed');
    await Promise.all([sweepGroups(world.deps), sweepGroups(second.deps)]);
    await sweepGroups(world.deps);
    const told = () =>
      sql<{ title: string }>`select title from notifications where user_id = ${host.userId}`.execute(world.deps.db);
    expect((await told()).rows).toEqual([{ title: 'Your group order is closed' }]);
    // Its facts say what the restaurant is called elsewhere (language-11).
    const { rows: kept } = await sql<{ called: unknown }>`select data->'called' as called from notifications
      where user_id = ${host.userId}`.execute(world.deps.db);
    expect(kept).toEqual([{ called: [{ name: 'Dum & Handi', names: { hi: 'दम' } }] }]);
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
    await hostWants(world, group, naan);
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
});
