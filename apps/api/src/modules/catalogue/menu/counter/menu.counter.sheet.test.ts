// Prices at the counter in the file of a menu.
import * as contract from '@tawa/contract/catalogue/menu/menu.counter';
import type { ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import { copyDishes } from '@tawa/contract/catalogue/restaurants.own';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant, type TestUser } from '#testing/factories.ts';
import { sendFile } from '../testing/kitchens.ts';

let world: TestApp;
let owner: TestUser;
let kitchen: TestCaller;
let id: number;
let dal: number;
let naan: number;
const published = { published_on: new Date('2026-01-01'), isactive: true };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set('2027-06-15T07:00:00.000Z');
  owner = await world.addUser({ role: 'restaurant' });
  id = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  dal = await addDish(world.deps, id, { dish_name: 'Dal', price: 12_000, ...published });
  naan = await addDish(world.deps, id, { dish_name: 'Naan', price: 5000, ...published });
});

const at = (instant: string) => {
  world.clock.set(instant);
  kitchen = world.as(owner);
};
const declare = (menu_id: number, counter_price: number | null) =>
  kitchen.ok(contract.declareCounterPrice, { params: { menu_id }, body: { counter_price } });
const said = async () =>
  Object.fromEntries(
    (await kitchen.ok(contract.getKitchenCounter, {})).dishes.map((dish) => [
      dish.dish_name,
      [dish.counter_price, dish.declared_on],
    ]),
  );
async function send(text: string): Promise<ImportedMenu> {
  const reply = await sendFile(world, owner, '/api/kitchen/menu/import?write=yes', Buffer.from(text));
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
async function exported(): Promise<{ text: string; cells: Record<string, string> }> {
  const headers = { authorization: `Bearer ${await world.tokenOf(owner)}` };
  const text = (await world.app.inject({ url: '/api/kitchen/menu/export', headers })).payload;
  const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
  return { text, cells: Object.fromEntries(rows.map((row) => [row['dish_name'] ?? '', row['counter_price'] ?? '-'])) };
}
const head = 'menu_id,dish_name,food_mark,price,state,counter_price';

test('a cell declares, leaves alone what it says already, and an empty one takes back (counter-7)', async () => {
  await declare(dal, 100);
  at('2027-06-20T07:00:00.000Z');
  const both = (cells: [string, string]) =>
    `${head}\n${dal},Dal,veg,120,on_sale,${cells[0]}\n${naan},Naan,veg,50,on_sale,${cells[1]}\n`;
  expect(await send(both(['100', '50']))).toMatchObject({
    changed: 1,
    unchanged: 1,
    changes: [{ dish_name: 'Naan', text: 'counter_price' }],
  });
  expect(await said()).toEqual({ Dal: [100, '2027-06-15'], Naan: [50, '2027-06-20'] });
  await send(both(['', '45.50']));
  expect(await said()).toEqual({ Dal: [null, null], Naan: [45.5, '2027-06-20'] });
  await send(`${head}\n,Roti,veg,30,on_sale,25\n`);
  expect(await said()).toMatchObject({ Roti: [25, '2027-06-20'] });
});

test('a file without the column leaves what is said, and an export imports again unchanged (counter-7, menu-20)', async () => {
  await declare(dal, 100);
  await send(`menu_id,dish_name,food_mark,price,state\n${dal},Dal,veg,130,on_sale\n`);
  expect(await said()).toEqual({ Dal: [100, '2027-06-15'], Naan: [null, null] });
  const { text, cells } = await exported();
  expect(cells).toEqual({ Dal: '100.00', Naan: '' });
  expect(await send(text)).toMatchObject({ changed: 0, unchanged: 2, errors: [] });
});

test('what has lapsed stands in no file, and its price in a file says it anew (counter-7)', async () => {
  await declare(dal, 100);
  at('2027-09-20T07:00:00.000Z');
  const { text, cells } = await exported();
  expect(cells).toEqual({ Dal: '', Naan: '' });
  expect(await send(text)).toMatchObject({ unchanged: 2 });
  expect(await said()).toMatchObject({ Dal: [100, '2027-06-15'] });
  await send(`${head}\n${dal},Dal,veg,120,on_sale,100\n`);
  expect(await said()).toMatchObject({ Dal: [100, '2027-09-20'] });
});

test.each([
  ['0', 'At least ₹1.00'],
  ['-5', 'At least ₹1.00'],
  ['100000.01', 'At most ₹1,00,000.00'],
  ['10.001', 'At most two decimals'],
  ['as here', 'Enter a price'],
])('%s is no price at a counter, and nothing is written (counter-7)', async (cell, text) => {
  const answer = await send(`${head}\n${dal},Dal,veg,99,on_sale,${cell}\n`);
  expect(answer).toMatchObject({ written: false, errors: [{ column: 'counter_price', text, ranges: [{ from: 2 }] }] });
  expect(await said()).toEqual({ Dal: [null, null], Naan: [null, null] });
});

test('dishes that are copied to another restaurant say nothing of its counter (counter-7)', async () => {
  await declare(dal, 100);
  const to = await addRestaurant(world.deps, { owner_id: owner.userId });
  expect(await world.as({ ...owner, restaurant: id }).ok(copyDishes, { body: { from: id, to } })).toEqual({
    copied: 2,
  });
  const other = await world.as({ ...owner, restaurant: to }).ok(contract.getKitchenCounter, {});
  expect(other.dishes.map(({ state }) => state)).toEqual(['none', 'none']);
});

test('files and presses at once leave one word for each dish (counter-7)', async () => {
  const file = `${head}\n${dal},Dal,veg,120,on_sale,110\n${naan},Naan,veg,50,on_sale,\n`;
  await Promise.all(
    Array.from({ length: 12 }, (_, index) => {
      if (index % 3 === 0) return send(file);
      return index % 3 === 1 ? kitchen.ok(contract.declareSame, {}) : kitchen.ok(contract.renewCounter, {});
    }),
  );
  const { cells } = await exported();
  expect(['110.00', '120.00']).toContain(cells['Dal']);
  expect(['', '50.00']).toContain(cells['Naan']);
});
