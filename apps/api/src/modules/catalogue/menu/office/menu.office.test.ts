import * as desk from '@tawa/contract/catalogue/menu.office';
import { listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { getEditedDish, getEditedMenu, setDishState } from '@tawa/contract/catalogue/menu.kitchen';
import { listNotifications } from '@tawa/contract/accounts/notifications';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;
beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

async function openKitchen() {
  const account = await world.addUser({ role: 'restaurant' });
  const id = await addRestaurant(world.deps, { owner_id: account.userId });
  const menu_id = await addDish(world.deps, id, { dish_name: 'Paneer Tikka' });
  const names = async () =>
    (await world.guest.ok(listDishesOfRestaurant, { params: { id } })).map(({ dish_name }) => dish_name);
  return { owner: world.as(account), restaurant_id: id, menu_id, names };
}

test('a dish that the office takes off leaves the site, stays off whatever the kitchen does, and comes back with a word (menu-23)', async () => {
  const { owner, menu_id, names } = await openKitchen();
  const params = { menu_id };
  expect(await names()).toContain('Paneer Tikka');
  expect((await office.call(desk.hideDish, { params, body: { reason: ' ' } })).status).toBe(400);
  await office.ok(desk.hideDish, { params, body: { reason: 'The photo is not yours' } });
  await expect.poll(names).not.toContain('Paneer Tikka');
  expect((await office.call(desk.hideDish, { params, body: { reason: 'Again' } })).status).toBe(409);
  expect(await owner.call(setDishState, { body: { menu_ids: [menu_id], state: 'on' } })).toMatchObject({
    status: 409,
    body: { message: 'Our office has taken this dish off. Ask us about it.' },
  });
  const { dishes } = await owner.ok(getEditedMenu, {});
  expect(dishes).toMatchObject([{ menu_id, state: 'hidden', hidden_reason: 'The photo is not yours' }]);
  expect(await owner.ok(getEditedDish, { params })).toMatchObject({ hidden_reason: 'The photo is not yours' });
  const [told] = (await owner.ok(listNotifications, {})).notifications;
  expect(told).toMatchObject({
    title: 'We took a dish off your menu',
    body: expect.stringContaining('The photo is not yours'),
  });
  await office.ok(desk.showDish, { params, body: {} });
  await expect.poll(names).toContain('Paneer Tikka');
  const shown = await office.ok(desk.getOfficeDish, { params });
  expect(shown).toMatchObject({ isactive: 1, hidden_reason: null });
  expect(shown.history).toMatchObject([
    { action: 'dish.show', actor: 'Ravi Nair' },
    { action: 'dish.hide', reason: 'The photo is not yours', before: { isactive: true }, after: { isactive: false } },
  ]);
  expect((await office.call(desk.showDish, { params, body: {} })).status).toBe(409);
});

test('the list finds dishes by name, state and restaurant', async () => {
  const { restaurant_id, menu_id } = await openKitchen();
  await addDish(world.deps, restaurant_id, { dish_name: 'Dal 50% more' });
  const find = async (query: object) =>
    (await office.ok(desk.listAllDishes, { query: { restaurant: restaurant_id, ...query } })).rows;
  expect(await find({ search: '50%' })).toMatchObject([{ dish_name: 'Dal 50% more' }]);
  expect((await find({ sort: 'dish_name' })).map(({ dish_name }) => dish_name)).toEqual([
    'Dal 50% more',
    'Paneer Tikka',
  ]);
  await office.ok(desk.hideDish, { params: { menu_id }, body: { reason: 'Wrong food mark' } });
  expect(await find({ show: 'hidden' })).toMatchObject([{ menu_id, hidden_reason: 'Wrong food mark' }]);
});

test('the list is of one city or one category where that is asked for', async () => {
  const [here, elsewhere] = [await openKitchen(), await openKitchen()];
  const city_id = await addCity(world.deps, { cityname: 'Mysuru' });
  await world.db.updateTable('restaurants').set({ city_id }).where('restaurant_id', '=', here.restaurant_id).execute();
  const idsOf = async (query: object) =>
    (await office.ok(desk.listAllDishes, { query })).rows.map(({ menu_id }) => menu_id);
  expect(await idsOf({ city: city_id })).toEqual([here.menu_id]);
  expect(await idsOf({ city: city_id, restaurant: elsewhere.restaurant_id })).toEqual([]);
  const { category_id } = await world.db
    .insertInto('categories')
    .values({ category_name: 'Pickles', slug: 'pickles' })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await world.db.updateTable('dishes').set({ category_id }).where('menu_id', '=', elsewhere.menu_id).execute();
  expect(await idsOf({ category: category_id })).toEqual([elsewhere.menu_id]);
  expect((await office.call(desk.listAllDishes, { query: { city: 'Pune' } })).status).toBe(400);
});

test.each([
  ['The photo is not yours', 'पनीर टिक्का: The photo is not yours। '],
  ['The photo is not yours. Please take your own', 'पनीर टिक्का: The photo is not yours. Please take your own. '],
])(
  'the kitchen is told in its language which dish was taken off and put back, with the words of the office as they are: %s (names-8)',
  async (reason, told) => {
    const account = await world.addUser({ role: 'restaurant' });
    const id = await addRestaurant(world.deps, { owner_id: account.userId });
    const menu_id = await addDish(world.deps, id, { dish_name: 'Paneer Tikka', names: '{"hi":"पनीर टिक्का"}' });
    await office.ok(desk.hideDish, { params: { menu_id }, body: { reason } });
    await office.ok(desk.showDish, { params: { menu_id }, body: {} });
    const read = async (language: string): Promise<string[]> => {
      const headers = { authorization: `Bearer ${await world.tokenOf(account)}`, 'accept-language': language };
      const { body } = await world.app.inject({ url: '/api/notifications', headers });
      return JSON.parse(body).notifications.map((notice: { body: string }) => notice.body);
    };
    expect(await read('en')).toEqual([
      'Paneer Tikka. Customers see it again.',
      `Paneer Tikka: ${reason}. Customers no longer see it.`,
    ]);
    const [shown, hidden] = await read('hi');
    expect(shown).toBe('पनीर टिक्का। ग्राहकों को यह फिर दिखती है।');
    expect(hidden).toBe(`${told}ग्राहकों को अब यह नहीं दिखेगी।`);
    expect((await read('kn'))[1]).toContain('Paneer Tikka: ');
  },
);
