import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { DishChange } from '@tawa/contract/catalogue/menu.form';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addParts, addRestaurant, type TestUser } from '#testing/factories.ts';
import { newDish, sendFile } from '../testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
let thali: number;
let lassi: number;
let chicken: number;
beforeAll(async () => {
  world = await startTestApp();
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('dishes').execute();
  const add = (dish_name: string, is_veg = true) => addDish(world.deps, restaurantId, { dish_name, is_veg });
  [thali, lassi, chicken] = [await add('Thali'), await add('Mango Lassi'), await add('Chicken Tikka', false)];
});

const one = (...ids: number[]) => ids.map((menu_id) => ({ menu_id, quantity: 1 }));
const addCombo = (parts: DishChange['parts'], is_veg: 0 | 1 = 1) =>
  kitchen.call(contract.addDish, { body: newDish({ dish_name: 'Lunch Combo', is_veg, ...(parts && { parts }) }) });
async function combo(...ids: number[]) {
  const { body } = await addCombo(one(...ids));
  if (!('menu_id' in body)) throw new Error('The combo was refused.');
  return body;
}
const change = (menu_id: number, version: number, changes: DishChange) =>
  kitchen.call(contract.updateDish, { params: { menu_id }, body: { version, ...changes } });
const edited = (menu_id: number) => kitchen.ok(contract.getEditedDish, { params: { menu_id } });
const refused = (field: string, text: string) => ({ status: 400, body: { errors: { [field]: text } } });

test('a combo keeps its dishes with their counts in the order they were set (menu-39)', async () => {
  const parts = [
    { menu_id: lassi, quantity: 2 },
    { menu_id: thali, quantity: 1 },
  ];
  const { status, body } = await addCombo(parts);
  expect({ status, body }).toMatchObject({ status: 201, body: { parts } });
  const { menu_id } = await combo(thali, lassi);
  const swapped = await change(menu_id, 1, { parts: one(chicken, lassi), is_veg: 0 });
  expect(swapped).toMatchObject({ status: 200, body: { version: 2, parts: one(chicken, lassi) } });
  expect(await change(menu_id, 2, { price: 300 })).toMatchObject({ body: { parts: one(chicken, lassi) } });
  expect(await change(menu_id, 3, { parts: [] })).toMatchObject({ status: 200, body: { parts: [] } });
});

test('a combo of one dish, of nine, of one twice or with none of it is refused in words (menu-39)', async () => {
  const nine = await Promise.all(Array.from({ length: 9 }, () => addDish(world.deps, restaurantId)));
  expect(await addCombo(one(thali))).toMatchObject(refused('parts', 'At least 2 dishes'));
  expect(await addCombo(one(...nine))).toMatchObject(refused('parts', 'At most 8 dishes'));
  const twice = 'A dish is in it twice. Change its count instead';
  expect(await addCombo(one(thali, thali))).toMatchObject(refused('parts', twice));
  const none = [{ menu_id: thali, quantity: 0 }, ...one(lassi)];
  expect((await addCombo(none)).status).toBe(400);
  expect((await addCombo([{ menu_id: thali, quantity: 11 }, ...one(lassi)])).status).toBe(400);
});

test('a combo in a combo, itself among them, is refused either way, and nothing of it is written (menu-39)', async () => {
  const inner = await combo(thali, lassi);
  const text = 'Lunch Combo is a combo itself, so it cannot be in Lunch Combo.';
  expect(await addCombo(one(inner.menu_id, thali))).toMatchObject(refused('parts', text));
  expect(await change(inner.menu_id, 1, { parts: one(inner.menu_id, thali) })).toMatchObject(refused('parts', text));
  const nested = 'Thali is a combo itself, so it cannot be in Lunch Combo.';
  expect(await change(thali, 1, { parts: one(lassi, chicken), is_veg: 0 })).toMatchObject(refused('parts', nested));
  expect(await edited(thali)).toMatchObject({ version: 1, parts: [], is_veg: 1 });
});

test('dishes of another kitchen and dishes that are off the menu cannot be in a combo (menu-19, menu-39)', async () => {
  const abroad = await addDish(world.deps, await addRestaurant(world.deps));
  expect(await addCombo(one(thali, abroad))).toMatchObject({ status: 404 });
  await kitchen.ok(contract.deleteDish, { params: { menu_id: lassi } });
  expect(await addCombo(one(thali, lassi))).toMatchObject({ status: 404 });
});

test('a combo with a dish that is not veg cannot be marked veg, whichever of them is changed (menu-39)', async () => {
  const text = 'Chicken Tikka is not veg, so Lunch Combo cannot be marked veg.';
  expect(await addCombo(one(thali, chicken))).toMatchObject(refused('is_veg', text));
  expect(await addCombo(one(thali, chicken), 0)).toMatchObject({ status: 201 });
  const { menu_id } = await combo(thali, lassi);
  expect(await change(menu_id, 1, { parts: one(thali, chicken) })).toMatchObject(refused('is_veg', text));
  const other = 'Thali is not veg, so Lunch Combo cannot be marked veg.';
  expect(await change(thali, 1, { is_veg: 0 })).toMatchObject(refused('is_veg', other));
  expect(await change(menu_id, 1, { is_veg: 0 })).toMatchObject({ status: 200 });
  expect(await change(thali, 1, { is_veg: 0 })).toMatchObject({ status: 200 });
});

test('two who make a combo of each other’s, or of what stops being veg, at once: one is refused (menu-39)', async () => {
  for (let round = 0; round < 8; round++) {
    const add = (dish_name: string) => addDish(world.deps, restaurantId, { dish_name });
    const [one1, two, meal] = [await add('One'), await add('Two'), await add('Meal')];
    const crossed = await Promise.all([
      change(one1, 1, { parts: one(two, thali) }),
      change(two, 1, { parts: one(one1, lassi) }),
    ]);
    expect(crossed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const part = await add('Part');
    const mixed = await Promise.all([change(meal, 1, { parts: one(part, thali) }), change(part, 1, { is_veg: 0 })]);
    expect(mixed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  }
});

test('the kitchen reads which part a combo is sold out for, and puts another one in its place at once (menu-40)', async () => {
  const { menu_id } = await combo(thali, lassi);
  await kitchen.ok(contract.setDishState, { body: { menu_ids: [menu_id], state: 'on' } });
  const until = new Date(world.clock.now().getTime() + 3_600_000).toISOString();
  await kitchen.ok(contract.setDishState, { body: { menu_ids: [lassi], state: 'sold_out', until } });
  const row = async () => {
    const { dishes } = await kitchen.ok(contract.getEditedMenu, {});
    return dishes.find((dish) => dish.menu_id === menu_id);
  };
  expect(await row()).toMatchObject({
    state: 'on',
    parts: [
      { dish_name: 'Thali', is_missing: false, back_at: null },
      { dish_name: 'Mango Lassi', is_missing: true, back_at: until },
    ],
  });
  const chaas = await addDish(world.deps, restaurantId, { dish_name: 'Masala Chaas' });
  const version = (await row())?.version ?? 0;
  expect(await change(menu_id, version, { parts: one(thali, chaas) })).toMatchObject({ status: 200 });
  expect(await row()).toMatchObject({
    parts: [{ is_missing: false }, { is_missing: false, dish_name: 'Masala Chaas' }],
  });
  expect(await change(menu_id, version, { parts: one(thali, lassi) })).toMatchObject({ status: 409 });
});

test('a part that is deleted keeps its place in the combo, as missing, until the kitchen swaps it (menu-40)', async () => {
  const { menu_id } = await combo(thali, lassi);
  await kitchen.ok(contract.deleteDish, { params: { menu_id: lassi } });
  expect(await edited(menu_id)).toMatchObject({
    parts: [{ is_missing: false }, { dish_name: 'Mango Lassi', is_missing: true }],
  });
  expect(await change(menu_id, 1, { parts: one(thali, chicken), is_veg: 0 })).toMatchObject({ status: 200 });
});

test('a combo that is deleted lets go of its dishes (menu-39)', async () => {
  const { menu_id } = await combo(thali, lassi);
  await kitchen.ok(contract.deleteDish, { params: { menu_id } });
  expect(await change(thali, 1, { parts: one(lassi, chicken), is_veg: 0 })).toMatchObject({ status: 200 });
});

test('a menu file carries no parts: an export imports again unchanged, and a changed row leaves what is in a combo (menu-41)', async () => {
  const { menu_id } = await combo(thali, lassi);
  const authorization = `Bearer ${await world.tokenOf(owner)}`;
  const { body: file } = await world.app.inject({ url: '/api/kitchen/menu/export', headers: { authorization } });
  const send = (text: string) => sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(text));
  expect((await send(file)).json()).toMatchObject({ changed: 0, added: 0, unchanged: 4 });
  expect((await send(file.replace('249.00', '259.00'))).json()).toMatchObject({ changed: 1, written: true });
  expect(await edited(menu_id)).toMatchObject({ price: 259, parts: one(thali, lassi) });
});

test('a menu file that takes the veg mark off a dish of a veg combo is refused as a whole (menu-39, menu-41)', async () => {
  const { menu_id } = await combo(thali, lassi);
  const line = `menu_id,dish_name,food_mark,price\n${thali},Thali,non-veg,100\n${lassi},Mango Lassi,veg,100\n`;
  const sent = await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(line));
  expect(sent.statusCode).toBe(400);
  expect(await edited(thali)).toMatchObject({ is_veg: 1, price: 200 });
  expect(await edited(menu_id)).toMatchObject({ is_veg: 1 });
});

test('parts that stand in the database in any order come in the kitchen’s', async () => {
  const meal = await addDish(world.deps, restaurantId);
  await addParts(world.deps, meal, [lassi, thali]);
  expect((await edited(meal)).parts.map(({ menu_id }) => menu_id)).toEqual([lassi, thali]);
});
