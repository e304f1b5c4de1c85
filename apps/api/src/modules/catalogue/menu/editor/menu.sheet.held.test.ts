// Own sections and choices in the file of a menu.
import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { ImportedMenu, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { getSections } from '@tawa/contract/catalogue/menu.sections';
import { writeMenuTemplate } from '@tawa/domain/catalogue/menu-template';
import { menuSectionsMax, sectionDishesMax } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
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

async function send(text: string | Buffer, write: 'yes' | 'no' = 'yes'): Promise<ImportedMenu> {
  const reply = await sendFile(world, owner, `/api/kitchen/menu/import?write=${write}`, Buffer.from(text));
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
async function exported(): Promise<Buffer> {
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  return (await world.app.inject({ url: '/api/kitchen/menu/export', headers })).rawPayload;
}
const menu = () => kitchen.ok(contract.getEditedMenu, {});
const sections = async () =>
  (await kitchen.ok(getSections, {})).sections.map(({ section_name, menu_ids }) => ({ section_name, menu_ids }));
const groupsOf = async (menu_id: number) =>
  (await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).option_group_ids;
const idOf = async (name: string) =>
  (await menu()).dishes.find(({ dish_name }) => dish_name === name)?.menu_id ?? Number.NaN;

const size: OptionGroupForm = {
  group_name: 'Size',
  kind: 'size',
  min_choices: 1,
  max_choices: 1,
  options: [
    { option_id: null, option_name: 'Half', price: 0, is_veg: 1, sold_out: false },
    { option_id: null, option_name: 'Full, "family"', price: 120.5, is_veg: 0, sold_out: true },
  ],
};
const sizeText = 'Size (choose 1): Half +0, Full +120';
const extrasText = 'Add-ons (up to 3): Cheese +30, Egg +20 (non-veg)';
const head = 'section,dish_name,food_mark,price,options';

/** What the database holds of choices and sections, with the rows' own versions. */
async function held() {
  const tables = ['option_groups', 'options', 'dish_option_groups', 'menu_sections', 'menu_section_dishes'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      world.db
        .selectFrom(table)
        .selectAll()
        .select(sql<string>`xmin::text`.as('xmin'))
        .execute(),
    ),
  );
  return rows.map((each) => each.map((row) => JSON.stringify(row)).toSorted());
}

test('sections are made in the order of the file, and an export of them changes no row (menu-28)', async () => {
  const file = `${head}\nLunch,Dal,veg,200,${sizeText.replaceAll(',', ';')}\n`;
  expect((await send(file)).errors[0]).toMatchObject({ column: 'options', count: 1 });
  const rows = [
    `Lunch,Dal,veg,200,"${sizeText} | ${extrasText}"`,
    `Breakfast | lunch,Idli,veg,100,"${extrasText}"`,
    `,Tea,veg,30,`,
  ];
  const looked = await send([head, ...rows].join('\n'), 'no');
  expect(looked).toMatchObject({ added: 3, written: false, sections_added: ['Lunch', 'Breakfast'], groups_added: 2 });
  expect(await sections()).toEqual([]);
  expect(await send([head, ...rows].join('\n'))).toMatchObject({ added: 3, written: true });
  const [dal, idli, tea] = [await idOf('Dal'), await idOf('Idli'), await idOf('Tea')];
  expect(await sections()).toEqual([
    { section_name: 'Lunch', menu_ids: [dal, idli] },
    { section_name: 'Breakfast', menu_ids: [idli] },
  ]);
  expect(await groupsOf(tea)).toEqual([]);
  expect((await groupsOf(dal))[1]).toBe((await groupsOf(idli))[0]);
  const before = await held();
  expect(await send(await exported())).toMatchObject({ unchanged: 3, changed: 0, written: true });
  expect(await held()).toEqual(before);
});

test('the template imports as it is, with a section and options, and is exported alike (menu-31)', async () => {
  expect(await send(writeMenuTemplate())).toMatchObject({
    added: 1,
    sections_added: ['Lunch'],
    groups_added: 2,
    errors: [],
    written: true,
  });
  const [head, line] = writeMenuTemplate().split('\r\n');
  const [exportedHead, exportedLine] = (await exported()).toString().split('\r\n');
  expect(head).toBe(`${exportedHead},picture`);
  expect(exportedLine).toContain(/"Size.*"/.exec(line ?? '')?.[0]);
});

test('a column that is missing empties nothing, an empty cell does (menu-28)', async () => {
  const menu_id = await addDish(world.deps, restaurantId, { dish_name: 'Dal', price: 20_000 });
  await send(`menu_id,${head},description\n${menu_id},Lunch,Dal,veg,200,"${sizeText}",Yellow\n`);
  const [group] = await groupsOf(menu_id);
  expect(await send(`menu_id,dish_name,food_mark,price\n${menu_id},Dal,veg,210\n`)).toMatchObject({
    changes: [{ text: 'price' }],
  });
  expect(await groupsOf(menu_id)).toEqual([group]);
  expect(await sections()).toEqual([{ section_name: 'Lunch', menu_ids: [menu_id] }]);
  expect(await kitchen.ok(contract.getEditedDish, { params: { menu_id } })).toMatchObject({ description: 'Yellow' });
  expect(await send(`menu_id,${head}\n${menu_id},,Dal,veg,210,\n`)).toMatchObject({
    changes: [{ text: 'section, options' }],
  });
  expect(await groupsOf(menu_id)).toEqual([]);
  expect(await sections()).toEqual([{ section_name: 'Lunch', menu_ids: [] }]);
});

test('shared choices change where all their dishes change them, and keep their ids and what is sold out (menu-29)', async () => {
  const group = await kitchen.ok(contract.addOptionGroup, { body: size });
  const [one, other] = [
    await addDish(world.deps, restaurantId, { dish_name: 'One', price: 20_000 }),
    await addDish(world.deps, restaurantId, { dish_name: 'Other', price: 20_000 }),
  ];
  const file = await (async () => {
    for (const menu_id of [one, other]) {
      const { version } = await kitchen.ok(contract.getEditedDish, { params: { menu_id } });
      const body = { version, option_group_ids: [group.option_group_id] };
      await kitchen.ok(contract.updateDish, { params: { menu_id }, body });
    }
    return (await exported()).toString();
  })();
  expect(await send(file)).toMatchObject({ unchanged: 2 });
  const all = file.replaceAll('+120.50', '+150');
  expect(await send(all)).toMatchObject({ changed: 2, groups_changed: 1, groups_added: 0, written: true });
  expect((await menu()).option_groups).toMatchObject([
    {
      option_group_id: group.option_group_id,
      options: [
        { option_id: group.options[0]?.option_id, price: 0 },
        { option_id: group.options[1]?.option_id, price: 150, sold_out: true },
      ],
    },
  ]);
  expect(await send(all.replace('+150', '+160'))).toMatchObject({ changed: 1, groups_changed: 0, groups_added: 1 });
  expect(await groupsOf(other)).toEqual([group.option_group_id]);
  expect(await groupsOf(one)).not.toEqual([group.option_group_id]);
});

const many = (length: number, cell: (index: number) => string) =>
  Array.from({ length }, (_each, index) => cell(index + 1));
test.each([
  ['a name of 61 letters', `Size (choose 1): ${'x'.repeat(61)} +1`, /“Size”, “x+”: At most 60 characters/],
  ['41 choices', `Size (choose 1): ${many(41, (at) => `C${at}x +1`).join(', ')}`, /At most 40 choices/],
  ['13 groups', many(13, (at) => `G${at} (up to 1): A`).join(' | '), /At most 12 groups/],
  ['a price above the limit', 'Size (choose 1): Half +100001', /“Size”, “Half”: /],
  ['three decimals', 'Size (choose 1): Half +1.005', /At most two decimals/],
  ['a choice twice', 'Size (choose 1): Half, half +2', /Two choices share a name/],
  ['too few choices', 'Size (choose 2): Half', /Fewer choices than must be made/],
  ['fewest above most', 'Size (choose 3-2): A, B, C', /Must not be less than the fewest/],
  ['a group twice', 'Size (choose 1): A | Size (choose 1): A', /stands there twice/],
  ['no rule', 'Size: Half', /Say how many choices of “Size”/],
])('%s in a cell is refused by the rule of the editor, and nothing is written (menu-29)', async (_name, cell, told) => {
  const reply = await send(`${head}\nLunch,Dal,veg,200,"${cell}"\nLunch,Rice,veg,100,\n`);
  expect(reply).toMatchObject({ written: false });
  expect(reply.errors).toEqual([
    { column: 'options', text: expect.stringMatching(told), count: 1, ranges: [{ from: 2, to: 2 }] },
  ]);
  expect((await menu()).dishes).toEqual([]);
  expect(await sections()).toEqual([]);
});

test('sections beyond their limits are refused with their rows (menu-28)', async () => {
  const line = (section: string, at: number) => `${section},Dish ${at},veg,100,`;
  const tooMany = [head, ...many(menuSectionsMax + 1, (at) => line(`S${at}`, at))].join('\n');
  expect((await send(tooMany)).errors).toMatchObject([{ column: 'section', ranges: [{ from: menuSectionsMax + 2 }] }]);
  const tooFull = [head, ...many(sectionDishesMax + 5, (at) => line('Lunch', at))].join('\n');
  expect((await send(tooFull)).errors).toMatchObject([
    { column: 'section', count: 5, ranges: [{ from: sectionDishesMax + 2, to: sectionDishesMax + 6 }] },
  ]);
  const tooLong = `${head}\n${line('L'.repeat(41), 1)}\n`;
  expect((await send(tooLong)).errors).toMatchObject([
    { column: 'section', text: expect.stringMatching(/“L+”: At most 40 characters/) },
  ]);
  expect(await sections()).toEqual([]);
});

test('sections and choices of another restaurant stay its own (menu-28) (menu-29)', async () => {
  await send(`${head}\nLunch,Dal,veg,200,"${sizeText}"\n`);
  const [group] = (await menu()).option_groups;
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  const before = await held();
  expect(await send(`${head}\nLunch,Dal,veg,200,"${sizeText}"\n`)).toMatchObject({
    sections_added: ['Lunch'],
    groups_added: 1,
  });
  expect((await menu()).option_groups[0]?.option_group_id).not.toBe(group?.option_group_id);
  const after = await held();
  expect(before.every((rows, table) => rows.every((row) => after[table]?.includes(row)))).toBe(true);
});

test('two imports at once make each section and each group once (menu-28) (menu-29)', async () => {
  const file = (name: string) => `${head}\nLunch,${name},veg,200,"${sizeText}"\n`;
  const both = await Promise.all([send(file('Dal')), send(file('Rice'))]);
  expect(both).toMatchObject([{ written: true }, { written: true }]);
  expect(await sections()).toMatchObject([{ section_name: 'Lunch', menu_ids: { length: 2 } }]);
  expect((await menu()).option_groups).toHaveLength(1);
});

test('2,000 dishes with choices are written, and their export changes nothing (menu-29)', async () => {
  const own = (at: number) => `Toppings ${at} (up to 3): Cheese +${at % 90}, Egg +20 (non-veg), Ham +35 (non-veg)`;
  const rows = many(2000, (at) => `Part ${at % 25},Dish ${at},veg,200,"${sizeText} | ${own(at)}"`);
  expect(await send([head, ...rows].join('\n'))).toMatchObject({ added: 2000, groups_added: 2001, written: true });
  expect((await menu()).option_groups).toHaveLength(2001);
  expect(await send(await exported())).toMatchObject({ unchanged: 2000, written: true });
}, 60_000);
