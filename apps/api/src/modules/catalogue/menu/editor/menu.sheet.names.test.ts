// What choices are called in Hindi and Kannada, in the file of a menu.
import type { ImportedMenu, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import { writeMenuTemplate } from '@tawa/domain/catalogue/menu-template';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { sendFile } from '../testing/kitchens.ts';

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

async function send(text: string, write: 'yes' | 'no' = 'yes'): Promise<ImportedMenu> {
  const reply = await sendFile(world, owner, `/api/kitchen/menu/import?write=${write}`, Buffer.from(text));
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
async function exported(): Promise<string> {
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  return (await world.app.inject({ url: '/api/kitchen/menu/export', headers })).body;
}
const groups = async () =>
  (await kitchen.ok(contract.getEditedMenu, {})).option_groups.map(({ group_name, names, options }) => ({
    group_name,
    names,
    options: options.map((option) => [option.option_name, option.names?.hi, option.names?.kn]),
  }));

const option = (option_name: string, price: number, names: { hi?: string; kn?: string }) => ({
  option_id: null,
  option_name,
  names,
  price,
  is_veg: 1 as const,
  sold_out: false,
});
const size: OptionGroupForm = {
  group_name: 'Size',
  names: { hi: 'साइज़' },
  kind: 'size',
  min_choices: 1,
  max_choices: 1,
  options: [option('Half', 0, { hi: 'हाफ़', kn: 'ಅರ್ಧ' }), option('Full', 120, { hi: 'फ़ुल, "बड़ा"' })],
};
const cells = { hi: 'साइज़: हाफ़, ""फ़ुल, """"बड़ा""""""', kn: ': ಅರ್ಧ,' };

/** Dishes that share the sizes. */
async function given(...names: string[]) {
  const { option_group_id } = await kitchen.ok(contract.addOptionGroup, { body: size });
  for (const dish_name of names) {
    const menu_id = await addDish(world.deps, restaurantId, { dish_name });
    const { version } = await kitchen.ok(contract.getEditedDish, { params: { menu_id } });
    await kitchen.ok(contract.updateDish, {
      params: { menu_id },
      body: { version, option_group_ids: [option_group_id] },
    });
  }
}
const named = {
  group_name: 'Size',
  names: { hi: 'साइज़' },
  options: [
    ['Half', 'हाफ़', 'ಅರ್ಧ'],
    ['Full', 'फ़ुल, "बड़ा"', undefined],
  ],
};

test('a menu’s file carries them in three scripts, and read back it changes nothing; another kitchen gets them all (names-5)', async () => {
  await given('Dal', 'Rice');
  const text = await exported();
  expect(text).toContain('options,options_hi,options_kn,state');
  expect(text).toContain(cells.hi);
  expect(text).toContain(cells.kn);
  expect(await send(text)).toMatchObject({ changed: 0, unchanged: 2, groups_changed: 0, errors: [] });
  expect(await groups()).toEqual([named]);
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  const elsewhere = text.replaceAll(/^\d+,/gm, ',');
  expect(await send(elsewhere)).toMatchObject({ added: 2, groups_added: 1, errors: [] });
  expect(await groups()).toEqual([named]);
});

test('names in one row are those of all dishes that share the choices; an empty cell takes them away, and the other language stays (names-5)', async () => {
  await given('Dal', 'Rice');
  const [head = '', first = '', ...rest] = (await exported()).split('\r\n');
  const renamed = first.replace('हाफ़', 'आधा');
  expect(renamed).not.toBe(first);
  const answer = await send([head, renamed, ...rest].join('\r\n'));
  expect(answer).toMatchObject({ changed: 1, groups_changed: 1, groups_added: 0, errors: [] });
  expect(answer.changes).toMatchObject([{ text: 'options_hi' }]);
  expect((await groups())[0]?.options).toEqual([
    ['Half', 'आधा', 'ಅರ್ಧ'],
    ['Full', 'फ़ुल, "बड़ा"', undefined],
  ]);
  const ids = (await kitchen.ok(contract.getEditedMenu, {})).dishes.map(({ menu_id }) => menu_id);
  const bare = `menu_id,dish_name,food_mark,price,options_hi\n${ids.map((id) => `${id},Dal ${id},veg,200,`).join('\n')}`;
  expect(await send(bare)).toMatchObject({ errors: [], groups_changed: 1 });
  expect(await groups()).toEqual([
    {
      group_name: 'Size',
      options: [
        ['Half', undefined, 'ಅರ್ಧ'],
        ['Full', undefined, undefined],
      ],
    },
  ]);
});

test('a file from before, without these columns, leaves the names as they are, even where it changes the choices (names-6)', async () => {
  await given('Dal', 'Rice');
  const ids = (await kitchen.ok(contract.getEditedMenu, {})).dishes.map(({ menu_id }) => menu_id);
  const old = (options: string, only = ids) =>
    `menu_id,dish_name,food_mark,price,options\n${only.map((id) => `${id},Dal ${id},veg,200,"${options}"`).join('\n')}`;
  expect(await send(old('Size (choose 1): Full +120, Half +0, Quarter +0'))).toMatchObject({ errors: [] });
  expect((await groups())[0]?.options).toEqual([
    ['Full', 'फ़ुल, "बड़ा"', undefined],
    ['Half', 'हाफ़', 'ಅರ್ಧ'],
    ['Quarter', undefined, undefined],
  ]);
  // A dish that leaves the shared choices takes the names along.
  expect(await send(old('Size (choose 1): Half +10', ids.slice(0, 1)))).toMatchObject({ errors: [], groups_added: 1 });
  expect(await groups()).toContainEqual({
    group_name: 'Size',
    names: { hi: 'साइज़' },
    options: [['Half', 'हाफ़', 'ಅರ್ಧ']],
  });
});

test('the example of the template is read with its names', async () => {
  expect(await send(writeMenuTemplate(), 'no')).toMatchObject({
    fault_count: 0,
    added: 1,
  });
});

test.each([
  ['साइज़: Half, फ़ुल', 'options_hi', '“Half”: Write the Hindi name in Devanagari, like पनीर टिक्का'],
  ['साइज़: हाफ़', 'options_hi', '“Size”: 1 names for 2 choices. Leave a name empty between two commas'],
  ['साइज़: हाफ़, फ़ुल | ऐड-ऑन: चीज़', 'options_hi', 'Groups named here: 2; groups in options: 1. Put | between two'],
  ['साइज़ हाफ़', 'options_hi', '“साइज़ हाफ़” has no colon with the names of its choices behind it'],
  [`: ${'आ'.repeat(61)},`, 'options_hi', `“${'आ'.repeat(60)}”: At most 60 characters`],
])('a cell that names choices wrongly is refused in words, and nothing is written: %s', async (cell, column, text) => {
  const file = `dish_name,food_mark,price,options,options_hi\nDal,veg,200,"Size (choose 1): Half +0, Full +120","${cell}"`;
  expect(await send(file)).toMatchObject({ written: false, errors: [{ column, text }] });
  expect(await groups()).toEqual([]);
});

test('two rows that call shared choices otherwise are told of each other', async () => {
  const row = (name: string, half: string) =>
    `${name},veg,200,"Size (choose 1): Half +0, Full +120","साइज़: ${half}, फ़ुल"`;
  const file = `dish_name,food_mark,price,options,options_hi\n${row('Dal', 'हाफ़')}\n${row('Rice', 'आधा')}`;
  expect(await send(file)).toMatchObject({
    written: false,
    errors: [
      { column: 'options_hi', text: '“Size” has other names in row 2. Dishes that share choices share their names' },
    ],
  });
  const noChoices = 'dish_name,food_mark,price,options_kn\nDal,veg,200,ಗಾತ್ರ: ಅರ್ಧ';
  expect((await send(noChoices)).errors[0]).toMatchObject({ column: 'options_kn' });
});
