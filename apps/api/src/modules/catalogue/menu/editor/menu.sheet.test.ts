import * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { newDish, sendFile } from '../testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let restaurantId: number;
beforeAll(async () => {
  world = await startTestApp();
  owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  await world.db.insertInto('categories').values({ category_name: 'Curries', slug: 'curries' }).execute();
});
afterAll(() => world.close());

async function send(text: string | Buffer, write: 'yes' | 'no' = 'yes', who = owner): Promise<ImportedMenu> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  const reply = await sendFile(world, who, `/api/kitchen/menu/import?write=${write}`, bytes);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const exported = async () => {
  const token = await world.tokenOf(owner);
  const reply = await world.app.inject({
    url: '/api/kitchen/menu/export',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  return reply.rawPayload;
};
const dishes = async () => (await kitchen.ok(contract.getEditedMenu, {})).dishes;
const head = 'category,dish_name,food_mark,price,discounted_price,state';

test('an export imports again without a change, whatever its cells hold (menu-20)', async () => {
  await kitchen.ok(contract.addDish, {
    body: newDish({
      dish_name: '=1+1 "Special", hot',
      description: '- two lines\n- of text',
      discounted_price: 199.5,
      discount_plan: { from: '2030-01-01', to: null, from_time: null, to_time: null },
      calories: 0,
      stock_per_day: 4,
      suits: ['vegan', 'jain'],
      kitchen_name: 'Special, hot',
    }),
  });
  await kitchen.ok(contract.addDish, { body: newDish({ dish_name: '＝1+1 thali' }) });
  const file = await exported();
  expect(file.toString()).toContain(`"'=1+1 ""Special"", hot"`);
  expect(file.toString()).toContain("'＝1+1 thali");
  expect(file.toString()).toContain('"Special, hot"');
  const before = await dishes();
  expect(await send(file)).toMatchObject({ rows: 2, added: 0, changed: 0, unchanged: 2, errors: [], written: true });
  expect(await dishes()).toEqual(before);
});

test('rows without an id become dishes, rows with one change what they name', async () => {
  const menu_id = await addDish(world.deps, restaurantId, { dish_name: 'Dal', price: 20_000 });
  const text = `menu_id,${head}\n${menu_id},Curries,Dal Tadka,veg,220,,on_sale\n,curries,Fish Curry,non-veg,340,300,draft\n`;
  expect(await send(text, 'no')).toMatchObject({
    added: 1,
    changed: 1,
    written: false,
    changes: [{ text: 'new' }, { dish_name: 'Dal Tadka', text: 'category, dish_name, price' }],
  });
  expect((await dishes()).some((dish) => dish.dish_name === 'Fish Curry')).toBe(false);
  expect(await send(text)).toMatchObject({ written: true });
  expect(await dishes()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ menu_id, dish_name: 'Dal Tadka', price: 220, state: 'on', version: 2 }),
      expect.objectContaining({ dish_name: 'Fish Curry', price: 340, discounted_price: 300, state: 'draft' }),
    ]),
  );
  const history = await kitchen.ok(contract.priceHistory, { params: { menu_id } });
  expect(history).toMatchObject([{ price_before: 200, price: 220, source: 'import' }]);
});

test.each([
  ['no first line', 'Dal,veg,200\n', 1, '', /must name the columns/],
  ['not text', Buffer.from([0xff, 0xfe, 0x00, 0x01]), 1, '', /no CSV file/],
  ['no food mark', `${head}\n,Dal 2,,200,,\n`, 2, 'food_mark', /Choose the food mark/],
  ['no price', `${head}\n,Dal 2,veg,free,,\n`, 2, 'price', /Enter a price/],
  ['a discount above the price', `${head}\n,Dal 2,veg,200,210,\n`, 2, 'discounted_price', /Must not be more/],
  ['an unknown category', `${head}\nPizza,Dal 2,veg,200,,\n`, 2, 'category', /Category “Pizza” does not exist/],
  ['an unknown state', `${head}\n,Dal 2,veg,200,,asleep\n`, 2, 'state', /draft, on_sale or hidden/],
  ['the same dish twice', `${head}\n,Dal 2,veg,200,,\n,dal 2,veg,210,,\n`, 3, 'dish_name', /row 2/],
] as const)('a file with %s says so and writes nothing (menu-20)', async (...[, text, row, column, told]) => {
  const before = await dishes();
  const { errors, written } = await send(Buffer.from(text));
  expect(written).toBe(false);
  expect(errors[0]).toMatchObject({ ranges: [{ from: row }], column, text: expect.stringMatching(told) });
  expect(await dishes()).toEqual(before);
});

test('ids of another restaurant are no dishes of this menu', async () => {
  const other = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: other.userId });
  const menu_id = await addDish(world.deps, restaurantId, { dish_name: 'Ours' });
  const { errors } = await send(`menu_id,${head}\n${menu_id},,Theirs,veg,1,,hidden\n`, 'yes', other);
  expect(errors).toEqual([
    { column: 'menu_id', text: 'There is no such dish on your menu', count: 1, ranges: [{ from: 2, to: 2 }] },
  ]);
  const row = await world.db.selectFrom('dishes').select('dish_name').where('menu_id', '=', menu_id).executeTakeFirst();
  expect(row?.dish_name).toBe('Ours');
});

test('a fault of many rows is told once, with its rows; mended, all are written (menu-20) (menu-30)', async () => {
  const file = (isFaulty: (index: number) => boolean) =>
    [
      head,
      ...Array.from({ length: 2000 }, (_row, index) =>
        isFaulty(index) ? `Tacos,Dish number ${index},veg,x,,on_sale` : `Curries,Dish number ${index},veg,200,,on_sale`,
      ),
    ].join('\n');
  const before = await dishes();
  const refused = await send(file((index) => index < 250 || index % 500 === 7));
  expect(refused).toMatchObject({ rows: 2000, written: false, fault_count: 506 });
  const ranges = [{ from: 2, to: 251 }, ...[509, 1009, 1509].map((row) => ({ from: row, to: row }))];
  expect(refused.errors).toEqual([
    {
      column: 'category',
      text: expect.stringMatching(/^Category “Tacos” does not exist\. Use one of: .*Curries/),
      count: 253,
      ranges,
    },
    { column: 'price', text: 'Enter a price', count: 253, ranges },
  ]);
  expect(await dishes()).toEqual(before);
  expect(await send(file(() => false))).toMatchObject({ added: 2000, written: true, errors: [] });
  expect(await dishes()).toHaveLength(before.length + 2000);
}, 60_000);
