import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import type { DishChange, ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import * as editor from '@tawa/contract/catalogue/menu.kitchen';
import { getSections, saveSections } from '@tawa/contract/catalogue/menu.sections';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { getProfile, updatePublicProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { search, suggest } from '@tawa/contract/catalogue/search';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { newDish, sendFile } from './testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
let city_id: number;
let menuId: number;

beforeAll(async () => {
  world = await startTestApp();
  city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId, city_id, restaurant_name: 'Dum & Handi' });
  kitchen = world.as(owner);
  menuId = await addDish(world.deps, restaurantId, { dish_name: 'Paneer Tikka' });
});

const names = { hi: 'पनीर टिक्का', kn: 'ಪನೀರ್ ಟಿಕ್ಕಾ' };
const version = async () => (await kitchen.ok(editor.getEditedDish, { params: { menu_id: menuId } })).version;
const change = async (changes: DishChange, of?: number) =>
  kitchen.call(editor.updateDish, {
    params: { menu_id: menuId },
    body: { version: of ?? (await version()), ...changes },
  });
const shown = async () => (await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurantId } }))[0];

test('a dish has a name in Hindi and in Kannada as soon as its kitchen writes one, and none that nobody wrote (names-2)', async () => {
  expect((await shown())?.names).toBeUndefined();
  expect((await change({ names: { hi: ' पनीर टिक्का ' } })).body).toMatchObject({ names: { hi: 'पनीर टिक्का' } });
  await expect.poll(async () => (await shown())?.names).toEqual({ hi: 'पनीर टिक्का' });
  await change({ names });
  await expect.poll(async () => (await world.guest.ok(getDish, { params: { menu_id: menuId } })).names).toEqual(names);
  await change({ price: 300 });
  expect(await shown()).toMatchObject({ names, price: 300 });
  await change({ names: { hi: '', kn: names.kn } });
  await expect.poll(async () => (await shown())?.names).toEqual({ kn: names.kn });
  expect(await kitchen.ok(editor.addDish, { body: newDish({ names }) })).toMatchObject({ names });
});

test.each([
  [{ hi: 'Paneer' }, 'names.hi', 'Write the Hindi name in Devanagari, like पनीर टिक्का'],
  [{ hi: names.kn }, 'names.hi', 'Write the Hindi name in Devanagari, like पनीर टिक्का'],
  [{ kn: names.hi }, 'names.kn', 'Write the Kannada name in the Kannada script, like ಪನೀರ್ ಟಿಕ್ಕಾ'],
  [{ hi: 'प'.repeat(121) }, 'names.hi', 'At most 120 characters'],
])('a name of another script, or one too long, is refused at its field: %j (names-2)', async (wrong, field, text) => {
  expect(await change({ names: wrong })).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
  expect((await shown())?.names).toBeUndefined();
});

test('of forty who name a dish at once one does, and the others read what it is called now (names-2)', async () => {
  const seen = await version();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => change({ names: { hi: `पनीर ${at}` } }, seen)),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const first = answers.find(({ status }) => status === 409);
  const { names: now } = await kitchen.ok(editor.getEditedDish, { params: { menu_id: menuId } });
  expect(first?.body).toMatchObject({ current: { names: now } });
});

test('a section and a restaurant have such names as well (names-2)', async () => {
  const section = { section_id: null, time: null, outside: 'show' as const, menu_ids: [menuId] };
  const save = async (of: object) => {
    const { seen } = await kitchen.ok(getSections, {});
    return kitchen.call(saveSections, { body: { seen, sections: [{ ...section, section_name: 'Starters', ...of }] } });
  };
  expect(await save({ names: { hi: 'स्टार्टर', kn: 'ಸ್ಟಾರ್ಟರ್' } })).toMatchObject({ status: 200 });
  expect(await save({ names: { hi: 'Starters' } })).toMatchObject({ status: 400 });
  expect(await save({ names: { hi: 'ट'.repeat(41) } })).toMatchObject({ status: 400 });
  expect((await shown())?.sections).toMatchObject([{ name: 'Starters', names: { hi: 'स्टार्टर', kn: 'ಸ್ಟಾರ್ಟರ್' } }]);
  const profile = {
    restaurant_name: 'Dum & Handi',
    description: 'Slow pots over charcoal, sealed with dough and opened at the table.',
    cuisine_type: 'Indian' as const,
    restaurant_type: 'both' as const,
    logo: null,
    cover_img: null,
    contact_number: '9876543210',
    website: '',
  };
  const put = (of: object) => kitchen.call(updatePublicProfile, { body: { ...profile, ...of } });
  const { status } = await put({ names: { kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' } });
  expect(status).toBe(200);
  await put({});
  expect(await put({ names: { kn: 'Dum' } })).toMatchObject({ status: 400 });
  expect(await kitchen.ok(getProfile, {})).toMatchObject({ names: { kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' } });
  const details = () => world.guest.ok(getRestaurantDetails, { params: { id: restaurantId } });
  await expect.poll(async () => (await details()).names).toEqual({ kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' });
  expect(await shown()).toMatchObject({ restaurant_names: { kn: 'ದಮ್ ಅಂಡ್ ಹಂಡಿ' } });
});

test('a name of its own is found from the moment it is written, beside the English one, and no longer once it is gone (names-4)', async () => {
  const ask = async (q: string) => {
    world.deps.cache.raiseAll();
    const { dishes } = await world.guest.ok(search, { query: { q, city: 'Mysuru' } });
    return dishes.filter(({ restaurant_id }) => restaurant_id === restaurantId).map(({ names: own }) => own);
  };
  const own = { hi: 'सोयाबीन की टिक्की', kn: 'ಬದನೆಕಾಯಿ ಎಣ್ಣೆಗಾಯಿ' };
  await change({ names: own });
  for (const q of ['सोयाबीन', 'सोयाबीन की टिक्की', 'ಎಣ್ಣೆಗಾಯಿ', 'paneer tikka', 'tikka'])
    expect(await ask(q)).toEqual([own]);
  expect((await world.guest.ok(suggest, { query: { q: 'ಬದನೆಕಾಯಿ ಎಣ್', city: 'Mysuru' } })).dishes).toMatchObject([
    { menu_id: menuId, names: own },
  ]);
  await change({ names: {} });
  expect(await ask('ಎಣ್ಣೆಗಾಯಿ')).toEqual([]);
  expect(await ask('paneer tikka')).toEqual([undefined]);
});

test('a dish whose name is what was typed comes first, whether or not it has other names (names-4)', async () => {
  const other = await addDish(world.deps, restaurantId, { dish_name: 'Lotus Chips Masala', num_of_order: 900 });
  const exact = await addDish(world.deps, restaurantId, { dish_name: 'Lotus Chips' });
  await world.db.updateTable('dishes').set({ names: '{"hi":"कमल ककड़ी"}' }).where('menu_id', '=', exact).execute();
  const first = async (q: string) => {
    const { dishes } = await world.guest.ok(search, { query: { q, city: 'Mysuru' } });
    return dishes.map(({ menu_id }) => menu_id);
  };
  await expect.poll(() => first('lotus chips')).toEqual([exact, other]);
  expect(await first('कमल ककड़ी')).toEqual([exact]);
});

test('a file carries the names there and back, and says what is wrong with one; without its columns they stay (names-5)', async () => {
  await change({ names });
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  const { body: text } = await world.app.inject({ url: '/api/kitchen/menu/export', headers });
  expect(text).toContain('dish_name,name_hi,name_kn');
  expect(text).toContain(`Paneer Tikka,${names.hi},${names.kn}`);
  const send = async (csv: string): Promise<ImportedMenu> =>
    (await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(csv))).json();
  expect(await send(text)).toMatchObject({ unchanged: 1, changed: 0, fault_count: 0 });
  expect(await send(`menu_id,dish_name,food_mark,price\n${menuId},Paneer Tikka,veg,310`)).toMatchObject({ changed: 1 });
  expect((await shown())?.names).toEqual(names);
  const columns = 'menu_id,dish_name,name_hi,name_kn,food_mark,price';
  expect(await send(`${columns}\n${menuId},Paneer Tikka,Paneer,${names.kn},veg,310`)).toMatchObject({
    written: false,
    errors: [{ column: 'name_hi' }],
  });
  expect(await send(`${columns}\n${menuId},Paneer Tikka,,${names.kn},veg,310`)).toMatchObject({
    written: true,
    changes: [{ text: 'name_hi' }],
  });
  await expect.poll(async () => (await shown())?.names).toEqual({ kn: names.kn });
});
