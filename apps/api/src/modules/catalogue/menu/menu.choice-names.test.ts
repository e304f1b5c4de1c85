import * as office from '@tawa/contract/catalogue/categories.office';
import { getDish, listCategories, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import type { OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import * as editor from '@tawa/contract/catalogue/menu.kitchen';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addParts, addRestaurant, type TestUser } from '#testing/factories.ts';
import { sendFile } from './testing/kitchens.ts';

let world: TestApp;
let city_id: number;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
let menuId: number;

beforeAll(async () => {
  world = await startTestApp();
  city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId, city_id });
  kitchen = world.as(owner);
  menuId = await addDish(world.deps, restaurantId, { dish_name: 'Paneer Tikka' });
});

const full = { option_id: null, option_name: 'Full', price: 120, is_veg: 1 as const, sold_out: false };
const form = (change: Partial<OptionGroupForm> = {}): OptionGroupForm => ({
  group_name: 'Portion',
  names: { hi: 'पोर्शन', kn: 'ಪೋರ್ಶನ್' },
  kind: 'size',
  min_choices: 1,
  max_choices: 1,
  options: [{ ...full, names: { hi: 'फ़ुल', kn: '' } }],
  ...change,
});
async function given() {
  const group = await kitchen.ok(editor.addOptionGroup, { body: form() });
  const { version } = await kitchen.ok(editor.getEditedDish, { params: { menu_id: menuId } });
  await kitchen.ok(editor.updateDish, {
    params: { menu_id: menuId },
    body: { version, option_group_ids: [group.option_group_id] },
  });
  return group;
}
const shown = async () => (await world.guest.ok(getDish, { params: { menu_id: menuId } })).option_groups[0];

test('a kitchen names its choices and their group, and guests have the names from the change on (names-6)', async () => {
  const group = await given();
  expect(group).toMatchObject({ names: { hi: 'पोर्शन', kn: 'ಪೋರ್ಶನ್' }, options: [{ names: { hi: 'फ़ुल' } }] });
  await expect
    .poll(shown)
    .toMatchObject({ names: { hi: 'पोर्शन' }, options: [{ option_name: 'Full', names: { hi: 'फ़ुल' } }] });
  const { option_group_id, version, options } = group;
  const change = (of: number, changed: Partial<OptionGroupForm>) =>
    kitchen.call(editor.updateOptionGroup, {
      params: { option_group_id },
      body: { version: of, group: { ...form(), options: [...options], ...changed } },
    });
  // Left out they stay; written as empty they are gone.
  const kept = await change(version, {
    names: undefined,
    options: options.map((one) => ({ ...one, names: undefined })),
  });
  expect(kept.body).toMatchObject({ names: { hi: 'पोर्शन' }, options: [{ names: { hi: 'फ़ुल' } }] });
  const gone = await change(version + 1, { names: {}, options: options.map((one) => ({ ...one, names: { hi: '' } })) });
  expect(gone.status).toBe(200);
  await expect.poll(async () => (await shown())?.names).toBeUndefined();
  expect((await shown())?.options[0]?.names).toBeUndefined();
});

test.each([
  [{ names: { hi: 'Portion' } }, 'names.hi'],
  [{ names: { kn: 'प'.repeat(3) } }, 'names.kn'],
  [{ options: [{ ...full, names: { hi: 'प'.repeat(61) } }] }, 'options.0.names.hi'],
])(
  'a choice’s name in another script, or one too long, is refused at its field: %j (names-6)',
  async (wrong, field) => {
    const { status, body } = await kitchen.call(editor.addOptionGroup, { body: form(wrong) });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
  },
);

test('of forty who name choices at once one does, and the others read what they are called now (names-6)', async () => {
  const { option_group_id, version, options } = await given();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      kitchen.call(editor.updateOptionGroup, {
        params: { option_group_id },
        body: { version, group: form({ names: { hi: `पोर्शन ${at}` }, options: [...options] }) },
      }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a file that changes choices leaves the names of those that stay (names-6)', async () => {
  await given();
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  const { body: text } = await world.app.inject({ url: '/api/kitchen/menu/export', headers });
  const changed = text.replace('Full +120', 'Full +130');
  expect(changed).not.toBe(text);
  await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(changed));
  await expect.poll(shown).toMatchObject({ names: { hi: 'पोर्शन' }, options: [{ price: 130, names: { hi: 'फ़ुल' } }] });
});

test('parts of a combo come with the names of their dishes, on the menu and on the combo’s page (names-3)', async () => {
  const combo = await addDish(world.deps, restaurantId, { dish_name: 'Lunch' });
  const naan = await addDish(world.deps, restaurantId, { dish_name: 'Naan', names: '{"hi":"नान"}' });
  await addParts(world.deps, combo, [naan, menuId]);
  world.deps.cache.raiseAll();
  const parts = [{ dish_name: 'Naan', names: { hi: 'नान' } }, { dish_name: 'Paneer Tikka' }];
  const menu = await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } });
  expect(menu.find(({ menu_id }) => menu_id === combo)).toMatchObject({ parts });
  expect(await world.guest.ok(getDish, { params: { menu_id: combo } })).toMatchObject({ parts });
});

test('the office names a category, and its dishes and the list of categories carry the names (names-6)', async () => {
  const admin = world.as(await world.addUser({ role: 'admin' }));
  const body = { category_name: 'Tandoor', names: { hi: 'तंदूर', kn: '' }, image: null, position: 1, isactive: true };
  const { id } = await admin.ok(office.addCategory, { body });
  expect(await kitchen.call(office.updateCategory, { params: { id }, body })).toMatchObject({ status: 403 });
  expect(
    await admin.call(office.updateCategory, { params: { id }, body: { ...body, names: { hi: 'Tandoor' } } }),
  ).toMatchObject({ status: 400, body: { errors: { 'names.hi': expect.any(String) } } });
  await world.db.updateTable('dishes').set({ category_id: id }).where('menu_id', '=', menuId).execute();
  await expect
    .poll(async () => (await world.guest.ok(listCategories, {})).find(({ category_id }) => category_id === id))
    .toMatchObject({ category_name: 'Tandoor', names: { hi: 'तंदूर' } });
  const [dish] = await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } });
  expect(dish).toMatchObject({ category: 'Tandoor', category_names: { hi: 'तंदूर' } });
  const { rows } = await admin.ok(office.listOfficeCategories, { query: { search: 'tandoor' } });
  expect(rows).toMatchObject([{ names: { hi: 'तंदूर' } }]);
});
