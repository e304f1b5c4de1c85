import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import { getDish } from '@tawa/contract/catalogue/menu';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish as insertDish, addRestaurant } from '#testing/factories.ts';
import { applyPlans, refillPortions } from './editor/menu.editor.store.ts';
import { newDish } from './testing/kitchens.ts';

let world: TestApp;
let kitchen: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
  world.clock.set('2030-11-20T14:00:00Z');
  const owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId }, { opens: '11:00', closes: '23:30' });
  kitchen = world.as(owner);
});
afterAll(() => world.close());

const publish = (menu_id: number) => kitchen.ok(contract.setDishState, { body: { menu_ids: [menu_id], state: 'on' } });

describe('sold out', () => {
  test('lasts to the end of the service day unless a time is given, and undoes in one call (menu-17)', async () => {
    const menu_id = await insertDish(world.deps, restaurantId);
    const mark = (until?: string | null) =>
      kitchen.ok(contract.setDishState, { body: { menu_ids: [menu_id], state: 'sold_out', until } });
    expect((await mark()).dishes).toMatchObject([{ state: 'sold_out', sold_out_until: '2030-11-20T18:00:00.000Z' }]);
    expect((await mark('2030-11-20T15:00:00Z')).dishes[0]?.sold_out_until).toBe('2030-11-20T15:00:00.000Z');
    expect((await mark(null)).dishes).toMatchObject([{ state: 'sold_out', sold_out_until: null }]);
    const past = { menu_ids: [menu_id], state: 'sold_out' as const, until: '2030-11-20T13:00:00Z' };
    expect((await kitchen.call(contract.setDishState, { body: past })).status).toBe(400);
    expect((await publish(menu_id)).dishes).toMatchObject([{ state: 'on', sold_out_until: null, version: 1 }]);
  });

  test('portions a day are filled when the service day begins, at five in the morning (menu-17)', async () => {
    const { menu_id } = await kitchen.ok(contract.addDish, { body: newDish({ stock_per_day: 8 }) });
    await world.db.updateTable('dishes').set({ daily_stock: 0 }).where('menu_id', '=', menu_id).execute();
    const leftAt = async (instant: string) => {
      await refillPortions(world.db, new Date(instant));
      return (await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).daily_stock;
    };
    expect(await leftAt('2030-11-20T23:29:00Z')).toBe(0);
    expect(await leftAt('2030-11-20T23:31:00Z')).toBe(8);
  });
});

test('a planned discount holds on its days in its hours, past midnight too, and then ends (menu-16)', async () => {
  const plan = { from: '2030-11-20', to: '2030-11-20', from_time: '22:00', to_time: '01:00' };
  const body = newDish({ price: 400, discounted_price: 300, discount_plan: plan });
  const { menu_id } = await kitchen.ok(contract.addDish, { body });
  await publish(menu_id);
  const priceAt = async (instant: string) => {
    await applyPlans(world.db, new Date(instant));
    world.deps.cache.raiseAll();
    return (await world.guest.ok(getDish, { params: { menu_id } })).discounted_price;
  };
  expect(await priceAt('2030-11-20T15:00:00Z')).toBeNull();
  expect(await priceAt('2030-11-20T17:00:00Z')).toBe(300);
  expect(await priceAt('2030-11-20T19:00:00Z')).toBe(300);
  expect(await priceAt('2030-11-20T19:31:00Z')).toBeNull();
  expect(await priceAt('2030-11-21T17:00:00Z')).toBeNull();
  const kept = await kitchen.ok(contract.getEditedDish, { params: { menu_id } });
  expect(kept).toMatchObject({ discounted_price: 300, discount_plan: plan });
  expect(
    await kitchen.call(contract.updateDish, {
      params: { menu_id },
      body: { version: 1, discounted_price: null },
    }),
  ).toMatchObject({
    body: { discounted_price: null, discount_plan: null },
  });
});
