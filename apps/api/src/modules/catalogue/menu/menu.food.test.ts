// What a kitchen declares of dishes, choices and combos, from its editor and its file to what customers read.
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import type { ImportedMenu, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addParts, addRestaurant, type TestUser } from '#testing/factories.ts';
import { newDish, sendFile } from './testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
});
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
});
afterAll(() => world.close());

const seen = async (menu_id: number) => {
  world.deps.cache.raiseAll();
  return world.guest.ok(getDish, { params: { menu_id } });
};
type Option = OptionGroupForm['options'][number];
const cheese: Option = {
  option_id: null,
  option_name: 'Extra cheese',
  price: 30,
  is_veg: 1,
  sold_out: false,
  allergens: ['milk'],
  suits: ['jain'],
  calories: 95,
  serving: '80 g',
};
const extras = (...options: Option[]): OptionGroupForm => ({
  group_name: 'Extras',
  kind: 'addon',
  min_choices: 0,
  max_choices: 1,
  options,
});
const onSale = async (menu_id: number) =>
  kitchen.ok(contract.setDishState, { body: { menu_ids: [menu_id], state: 'on' } });

test('what is declared of a choice and how much a portion is reach the customer (menu-43)', async () => {
  const group = await kitchen.ok(contract.addOptionGroup, { body: extras(cheese) });
  expect(group.options).toMatchObject([{ allergens: ['milk'], suits: ['jain'], calories: 95, serving: '80 g' }]);
  const form = newDish({ calories: 390, serving: ' 1 plate (250 g) ', option_group_ids: [group.option_group_id] });
  const dish = await kitchen.ok(contract.addDish, { body: form });
  await onSale(dish.menu_id);
  expect(await seen(dish.menu_id)).toMatchObject({
    calories: 390,
    serving: '1 plate (250 g)',
    option_groups: [
      {
        options: [{ option_name: 'Extra cheese', allergens: ['milk'], suits: ['jain'], calories: 95, serving: '80 g' }],
      },
    ],
  });
  await kitchen.ok(contract.updateDish, {
    params: { menu_id: dish.menu_id },
    body: { version: (await kitchen.ok(contract.getEditedDish, { params: dish })).version, serving: null },
  });
  expect(await seen(dish.menu_id)).toMatchObject({ calories: 390, serving: null });
});

test('what is not declared is null and never a zero (diet-5)', async () => {
  const { allergens: _held, suits: _suits, calories: _energy, serving: _size, ...silent } = cheese;
  const group = await kitchen.ok(contract.addOptionGroup, { body: extras(silent) });
  const dish = await kitchen.ok(contract.addDish, { body: newDish({ option_group_ids: [group.option_group_id] }) });
  await onSale(dish.menu_id);
  expect(await seen(dish.menu_id)).toMatchObject({
    calories: null,
    serving: null,
    option_groups: [{ options: [{ allergens: [], suits: [], calories: null, serving: null }] }],
  });
});

test('a page of the release before, which knows nothing of it, takes nothing away (menu-43)', async () => {
  const group = await kitchen.ok(contract.addOptionGroup, { body: extras(cheese) });
  const [before] = group.options;
  const { allergens: _held, suits: _suits, calories: _energy, serving: _size, ...old } = cheese;
  const params = { option_group_id: group.option_group_id };
  const write = (version: number, option: Option) =>
    kitchen.ok(contract.updateOptionGroup, {
      params,
      body: { version, group: extras({ ...option, option_id: before?.option_id ?? null }) },
    });
  expect(await write(1, { ...old, price: 40 })).toMatchObject({
    options: [{ price: 40, allergens: ['milk'], suits: ['jain'], calories: 95, serving: '80 g' }],
  });
  expect(await write(2, { ...cheese, allergens: [], calories: null, serving: null })).toMatchObject({
    options: [{ allergens: [], suits: ['jain'], calories: null, serving: null }],
  });
});

test.each<[string, object]>([
  ['an allergen that nobody knows', { allergens: ['air'] }],
  ['a mark that nobody knows', { suits: ['keto'] }],
  ['energy below nothing', { calories: -1 }],
  ['more energy than a meal', { calories: 5001 }],
  ['half a calorie', { calories: 1.5 }],
  ['a serving that a sheet could not hold', { serving: '1 bowl (500 g)' }],
  ['a serving of nothing', { serving: ' ' }],
])('%s is refused (menu-43)', async (_case, part) => {
  const answer = await world.app.inject({
    method: 'POST',
    url: '/api/kitchen/menu/option-groups',
    headers: { authorization: `Bearer ${await world.tokenOf(owner)}` },
    payload: extras({ ...cheese, ...part }),
  });
  expect(answer.statusCode).toBe(400);
});

test('a serving has words, and not too many (menu-43)', async () => {
  for (const serving of ['', '  ', 'x'.repeat(41)])
    expect((await kitchen.call(contract.addDish, { body: newDish({ serving }) })).status).toBe(400);
});

test('on lists a combo contains what any part contains, and its page says of each part what it declares (diet-4)', async () => {
  const lassi = { dish_name: 'Lassi', allergens: ['milk'], suits: ['jain'], calories: 180 };
  const rice = { dish_name: 'Rice', allergens: [], suits: ['vegan', 'jain'], calories: 250 };
  const [combo, one, two] = [
    await addDish(world.deps, restaurantId, { allergens: [], suits: [] }),
    await addDish(world.deps, restaurantId, lassi),
    await addDish(world.deps, restaurantId, rice),
  ];
  await addParts(world.deps, combo, [one, two]);
  world.deps.cache.raiseAll();
  const menu = await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } });
  expect(menu.find(({ menu_id }) => menu_id === combo)).toMatchObject({ allergens: ['milk'], suits: ['jain'] });
  expect((await seen(combo)).parts).toMatchObject([
    { dish_name: 'Lassi', quantity: 1, allergens: ['milk'], calories: 180 },
    { dish_name: 'Rice', quantity: 1, allergens: [], suits: ['vegan', 'jain'], calories: 250 },
  ]);
});

test('a file carries servings and what choices declare, and its export changes nothing (menu-44)', async () => {
  const send = async (text: string | Buffer): Promise<ImportedMenu> =>
    (await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(text))).json();
  const cell = 'Extras (up to 2): Cheese +30 (milk, jain, 95 kcal, per 80 g), Egg +20 (non-veg, egg, no meat)';
  const rows = ['dish_name,food_mark,price,calories,serving,options', `Dosa,veg,120,330,1 piece (180 g),"${cell}"`];
  expect(await send(rows.join('\n'))).toMatchObject({ added: 1, written: true });
  const menu = await kitchen.ok(contract.getEditedMenu, {});
  expect(menu.option_groups).toMatchObject([
    {
      options: [
        { option_name: 'Cheese', allergens: ['milk'], suits: ['jain'], calories: 95, serving: '80 g' },
        { option_name: 'Egg', is_veg: 0, allergens: ['egg'], suits: ['egg'], calories: null },
      ],
    },
  ]);
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  const exported = await world.app.inject({ url: '/api/kitchen/menu/export', headers });
  expect(exported.payload).toContain('1 piece (180 g)');
  expect(exported.payload).toContain(cell);
  expect(await send(exported.rawPayload)).toMatchObject({ unchanged: 1, changed: 0 });
  const [head, dosa = ''] = rows;
  const params = { menu_id: menu.dishes[0]?.menu_id ?? 0 };
  const changed = `menu_id,${head}\n${params.menu_id},${dosa.replace('180 g', '200 g').replace('95 kcal', '99 kcal')}`;
  expect(await send(changed)).toMatchObject({ changed: 1, groups_changed: 1 });
  expect(await kitchen.ok(contract.getEditedDish, { params })).toMatchObject({ serving: '1 piece (200 g)' });
});
