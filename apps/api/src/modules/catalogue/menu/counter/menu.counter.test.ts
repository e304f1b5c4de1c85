import * as contract from '@tawa/contract/catalogue/menu/menu.counter';
import * as editor from '@tawa/contract/catalogue/menu.kitchen';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { sweepCounterPrices } from './menu.counter.timers.ts';

let world: TestApp;
/** A second process over the same database. */
let second: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let id: number;
let dal: number;
let naan: number;

beforeAll(async () => {
  world = await startTestApp();
  second = await startTestApp({ databaseUrl: world.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await world.close();
});
beforeEach(async () => {
  for (const { clock } of [world, second]) clock.set('2027-06-15T07:00:00.000Z');
  owner = await world.addUser({ role: 'restaurant', name: 'Asha' });
  id = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  dal = await addDish(world.deps, id, { price: 12_000 });
  naan = await addDish(world.deps, id, { price: 15_000, discounted_price: 13_500 });
});

/** Another moment, at which who was logged in logs in again. */
const at = (instant: string) => {
  for (const { clock, deps } of [world, second]) {
    clock.set(instant);
    deps.cache.raiseAll();
  }
  kitchen = world.as(owner);
};
const shown = () => world.guest.ok(contract.getCounterPrices, { params: { id } });
const declare = (menu_id: number, counter_price: number | null) =>
  kitchen.call(contract.declareCounterPrice, { params: { menu_id }, body: { counter_price } });
const same = () => kitchen.ok(contract.declareSame, {});
const renew = () => kitchen.ok(contract.renewCounter, {});
const told = () =>
  world.db
    .selectFrom('notifications')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', owner.userId)
    .where('kind', '=', 'kitchen_counter_price')
    .orderBy('notification_id')
    .execute();
const sweepOn = async (instant: string) => {
  at(instant);
  await sweepCounterPrices(world.deps);
};

describe('prices at the counter', () => {
  test('nothing is said where nothing was declared, and a restaurant that is none has none (counter-1)', async () => {
    expect(await shown()).toEqual({ same_since: null, dishes: [] });
    expect((await world.guest.call(contract.getCounterPrices, { params: { id: 999_999 } })).status).toBe(404);
  });

  test('one press declares every dish on sale at its price of today, discounts taken off, with day and person (counter-3)', async () => {
    const hidden = await addDish(world.deps, id, { isactive: false });
    expect(await same()).toEqual({ dishes: 2 });
    const { dishes, same_since } = await kitchen.ok(contract.getKitchenCounter, {});
    expect(same_since).toBe('2027-06-15');
    const said = { declared_on: '2027-06-15', declared_by: 'Asha', lapses_on: '2027-09-13', state: 'living' };
    expect(dishes.find(({ menu_id }) => menu_id === dal)).toMatchObject({ ...said, counter_price: 120 });
    expect(dishes.find(({ menu_id }) => menu_id === naan)).toMatchObject({ ...said, counter_price: 135 });
    expect(dishes.find(({ menu_id }) => menu_id === hidden)).toMatchObject({ state: 'none', counter_price: null });
    expect(await shown()).toEqual({
      same_since: '2027-06-15',
      dishes: [dal, naan].map((menu_id) => ({ menu_id, is: 'same', by: 0, declared_on: '2027-06-15' })),
    });
  });

  test('a difference is told for the dish, and the whole menu says same only without a dearer or silent dish (counter-2)', async () => {
    await declare(dal, 100);
    expect(await shown()).toMatchObject({ same_since: null, dishes: [{ menu_id: dal, is: 'dearer', by: 20 }] });
    await declare(dal, 125.5);
    expect(await shown()).toMatchObject({ same_since: null, dishes: [{ menu_id: dal, is: 'cheaper', by: 5.5 }] });
    at('2027-06-23T07:00:00.000Z');
    await declare(naan, 135);
    expect(await shown()).toMatchObject({ same_since: '2027-06-15', dishes: [{ is: 'cheaper' }, { is: 'same' }] });
    await declare(naan, null);
    expect(await shown()).toMatchObject({ same_since: null, dishes: [{ menu_id: dal }] });
  });

  test('a changed price changes at once what everybody reads, and not what was declared (counter-2)', async () => {
    await same();
    await shown();
    const { version } = await kitchen.ok(editor.getEditedDish, { params: { menu_id: dal } });
    await kitchen.ok(editor.updateDish, { params: { menu_id: dal }, body: { version, price: 135 } });
    expect(await shown()).toMatchObject({ same_since: null, dishes: [{ is: 'dearer', by: 15 }, { is: 'same' }] });
  });

  test('what was said counts for 90 days of the restaurant and is renewed with one press (counter-3)', async () => {
    await declare(dal, 100);
    at('2027-09-12T18:29:00.000Z');
    expect((await shown()).dishes).toHaveLength(1);
    at('2027-09-12T18:31:00.000Z');
    expect((await shown()).dishes).toEqual([]);
    expect(await renew()).toEqual({ dishes: 1 });
    expect(await shown()).toMatchObject({ dishes: [{ is: 'dearer', by: 20, declared_on: '2027-09-13' }] });
  });

  test('the restaurant is reminded once a week before, and once when it lapsed, however many processes look; what was renewed begins anew (counter-4)', async () => {
    await same();
    await sweepOn('2027-09-05T07:00:00.000Z');
    expect(await told()).toEqual([]);
    for (const day of ['06', '06', '08', '12']) await sweepOn(`2027-09-${day}T07:00:00.000Z`);
    expect(await told()).toEqual([
      {
        title: 'Are your counter prices still right?',
        body: 'What you declared for 2 dishes lapses on 13 Sep 2027. Renew it with one press.',
        link: '/my-menu?counter=1',
      },
    ]);
    at('2027-09-12T19:00:00.000Z');
    await Promise.all([world, second, world, second].map(({ deps }) => sweepCounterPrices(deps)));
    await sweepOn('2027-10-05T07:00:00.000Z');
    expect((await told()).map(({ title }) => title)).toEqual([
      'Are your counter prices still right?',
      'Your counter prices have lapsed',
    ]);
    await renew();
    await sweepOn('2027-12-27T07:00:00.000Z');
    expect(await told()).toHaveLength(3);
  });

  test.each([0, 0.5, -1, 100_000.01, 10.001, Number.NaN, '12'])('%s is no price at a counter', async (price) => {
    const reply = await world.app.inject({
      method: 'PUT',
      url: `/api/kitchen/menu/dishes/${dal}/counter`,
      headers: { authorization: `Bearer ${await world.tokenOf(owner)}` },
      payload: { counter_price: price },
    });
    // What is not a number arrives as null, which takes back what was said.
    expect(reply.statusCode).toBe(Number.isNaN(price) ? 200 : 400);
    expect((await shown()).dishes).toEqual([]);
  });

  test('no other restaurant says anything of a dish, nor does who may not write the menu (counter-3)', async () => {
    const other = await world.addUser({ role: 'restaurant' });
    await addRestaurant(world.deps, { owner_id: other.userId });
    const params = { menu_id: dal };
    const stranger = world.as(other);
    const body = { counter_price: 100 };
    expect((await stranger.call(contract.declareCounterPrice, { params, body })).status).toBe(404);
    for (const role of ['user', 'admin'] as const) {
      const nobody = world.as(await world.addUser({ role }));
      expect((await nobody.call(contract.declareCounterPrice, { params, body })).status).toBe(403);
      expect((await nobody.call(contract.declareSame, {})).status).toBe(403);
    }
    expect(await stranger.ok(contract.declareSame, {})).toEqual({ dishes: 0 });
    expect(await shown()).toEqual({ same_since: null, dishes: [] });
  });

  test('before the review of a restaurant nothing is declared (counter-3)', async () => {
    await world.db.updateTable('restaurants').set({ lifecycle: 'in_review' }).where('restaurant_id', '=', id).execute();
    expect((await kitchen.call(contract.declareSame, {})).status).toBe(409);
    expect((await declare(dal, 100)).status).toBe(409);
  });

  test.each([
    ['cook', 403],
    ['orders', 403],
    ['menu', 200],
  ] as const)('of the staff who is %s gets %i (counter-3)', async (role, status) => {
    const { userId } = await world.addUser({ role: 'restaurant' });
    const [invited_on, accepted_on] = [world.clock.now(), world.clock.now()];
    const row = { restaurant_id: id, user_id: userId, role, invited_by: owner.userId, invited_on, accepted_on };
    await world.db.insertInto('staff').values(row).execute();
    const who = world.as({ userId, role: 'restaurant' });
    expect((await who.call(contract.declareSame, {})).status).toBe(status);
    expect((await who.call(contract.renewCounter, {})).status).toBe(status);
  });

  test('42 presses over two processes leave one word for each dish (counter-3)', async () => {
    const there = second.as(owner);
    const presses = [
      same,
      renew,
      () => declare(dal, 100),
      () => there.ok(contract.declareSame, {}),
      () => declare(naan, 100),
      () => there.ok(contract.renewCounter, {}),
    ];
    const pressed = Array.from({ length: 7 }, () => presses).flat();
    await Promise.all(pressed.map((press) => press()));
    const rows = await world.db
      .selectFrom('dish_counter_prices')
      .select(['menu_id', 'price'])
      .where('menu_id', 'in', [dal, naan])
      .execute();
    expect(rows).toHaveLength(2);
    for (const { price } of rows) expect([10_000, 12_000, 13_500]).toContain(price);
  });
});
