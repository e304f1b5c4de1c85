import { previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { listCart } from '@tawa/contract/ordering/cart';
import { getOrder, listOrders } from '@tawa/contract/ordering/orders';
import { getKitchenOrder } from '@tawa/contract/ordering/orders.history';
import { listKitchenOrders, reportShortage } from '@tawa/contract/ordering/orders.kitchen';
import { getLine } from '@tawa/contract/ordering/orders.line';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DB } from '#db/tables.ts';
import { addOptionGroup, addParts } from '#testing/factories.ts';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, noon, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let customer: Customer;
let kitchen: TestKitchen;
let dish: number;
let option: number;

const named = { hi: 'पनीर टिक्का', kn: 'ಪನೀರ್ ಟಿಕ್ಕಾ' };
const choice = { hi: 'फ़ुल', kn: 'ಫುಲ್' };
const house = { hi: 'दम एंड हांडी' };

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(noon);
  customer = await addCustomer(world.deps);
  kitchen = await addKitchen(world.deps, { restaurant_name: 'Dum & Handi', names: JSON.stringify(house) });
  dish = await addDish(world.deps, kitchen, { dish_name: 'Paneer Tikka', names: JSON.stringify(named) });
  const options = [
    { option_name: 'Full', names: JSON.stringify(choice), allergens: ['milk'] },
    { option_name: 'Half' },
  ];
  [option = 0] = await addOptionGroup(world.deps, dish, { group_name: 'Portion' }, options);
});

const rename = (menu_id: number, values: Updateable<DB['dishes']>) =>
  world.deps.db.updateTable('dishes').set(values).where('menu_id', '=', menu_id).execute();
const items = (menu_id: number, options: number[]) => ({
  source: 'buy_now',
  items: [{ menu_id, quantity: 1, options }],
});
const place = async (body = items(dish, [option]), change = {}) => {
  const { body: quote } = await shop.quote(customer, body);
  const { status, body: placed } = await shop.place(customer, quote, change);
  expect(status).toBe(201);
  return { quote, order_number: String(placed.order_number) };
};
const ofOrder = (order_number: string) => ({ params: { order_number } });

test('an order keeps what was read when it was placed, on every answer, whatever the dish is called later (names-7)', async () => {
  const { quote, order_number } = await place();
  expect(quote).toMatchObject({
    restaurant: { restaurant_name: 'Dum & Handi', names: house },
    lines: [{ name: 'Paneer Tikka', names: named, options: [{ option_name: 'Full', names: choice }] }],
  });
  await rename(dish, { dish_name: 'Tikka', names: '{"hi":"टिक्का"}' });
  await world.deps.db.updateTable('options').set({ names: '{"hi":"पूरा"}' }).where('option_id', '=', option).execute();
  const me = world.callerOf(customer);
  const line = { name: 'Paneer Tikka', names: named, options: ['Full'], option_names: [choice] };
  expect(await me.ok(getOrder, ofOrder(order_number))).toMatchObject({
    restaurant: { restaurant_name: 'Dum & Handi', names: house },
    items: [line],
  });
  const [listed] = (await me.ok(listOrders, {})).orders;
  expect(listed).toMatchObject({ restaurant_names: house, items: [{ name: 'Paneer Tikka', names: named }] });
  expect((await me.ok(previewAgain, ofOrder(order_number))).lines).toMatchObject([line]);
  const cook = world.callerOf(kitchen.owner);
  const shown = { kitchen_name: 'Paneer Tikka', names: named, options: ['Full'], option_names: [choice] };
  const board = await cook.ok(listKitchenOrders, { query: { lane: 'board' } });
  expect(board.orders.map(({ items: lines }) => lines)).toMatchObject([[shown]]);
  expect((await cook.ok(getKitchenOrder, ofOrder(order_number))).items).toMatchObject([line]);
});

test('a kitchen reads its own word where it has one, and names of parts where it has none (names-8)', async () => {
  const combo = await addDish(world.deps, kitchen, { dish_name: 'Lunch', kitchen_name: 'L1' });
  const plain = await addDish(world.deps, kitchen, { dish_name: 'Naan', names: '{"hi":"नान"}' });
  const short = await addDish(world.deps, kitchen, { dish_name: 'Dal', kitchen_name: 'D', names: '{"hi":"दाल"}' });
  await addParts(world.deps, combo, [plain, short]);
  await rename(combo, { names: '{"hi":"लंच"}' });
  const { order_number } = await place(items(combo, []));
  const [cooked] = (await world.callerOf(kitchen.owner).ok(getLine, {})).others;
  expect(cooked).toMatchObject({ status: 'placed' });
  const { orders } = await world.callerOf(kitchen.owner).ok(listKitchenOrders, { query: { lane: 'board' } });
  expect(orders.find((order) => order.order_number === order_number)?.items).toMatchObject([
    {
      kitchen_name: 'L1',
      names: null,
      parts: [{ kitchen_name: 'Naan', names: { hi: 'नान' } }, { kitchen_name: 'D' }],
    },
  ]);
});

test('of forty orders placed while a dish is renamed each keeps one name whole, in all languages (names-7)', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => addCustomer(world.deps)));
  const quotes = await Promise.all(people.map((each) => shop.quote(each, items(dish, [option]))));
  const renames = Array.from({ length: 10 }, (_, at) =>
    rename(dish, { dish_name: `Tikka ${at}`, names: JSON.stringify({ hi: `टिक्का ${at}` }) }),
  );
  const placed = await Promise.all([
    ...people.map(async (each, at) => (await shop.place(each, quotes[at]?.body ?? {})).status),
    ...renames.map(async (each) => void (await each)),
  ]);
  expect(placed.filter((status) => status === 201)).toHaveLength(40);
  const lines = await world.deps.db
    .selectFrom('order_items')
    .select(['name', 'names'])
    .where('menu_id', '=', dish)
    .execute();
  for (const { name, names } of lines)
    expect(names).toEqual(name === 'Paneer Tikka' ? named : { hi: name.replace('Tikka', 'टिक्का') });
});

test('a cart has today’s names, and what the server says of a line names things as they are called there (names-8)', async () => {
  await putInCart(world.deps, customer, dish);
  await world.deps.db
    .updateTable('cart_items')
    .set({ option_ids: [option] })
    .execute();
  const cart = await world.callerOf(customer).ok(listCart, { params: { userid: customer.userId } });
  expect(cart).toMatchObject([
    {
      dish_name: 'Paneer Tikka',
      names: named,
      restaurant_names: house,
      options: [{ option_name: 'Full', names: choice }],
    },
  ]);
  await world.deps.db
    .insertInto('diet_profiles')
    .values({ user_id: customer.userId, diet: 'any', halal: false, allergens: ['milk'], hide: false })
    .execute();
  const read = async (language: string) => {
    const headers = { authorization: `Bearer ${customer.token}`, 'accept-language': language };
    const { body } = await world.app.inject({ url: `/api/cart/byuser/${customer.userId}`, headers });
    return body;
  };
  expect(await read('en')).toContain('"misfits":["Full contains milk"]');
  expect(await read('hi')).toContain('"misfits":["फ़ुल में है: दूध"]');
});

test('a notice names the restaurant and the dish in the language that it is read in (names-8)', async () => {
  const other = await addDish(world.deps, kitchen, { dish_name: 'Naan' });
  const both = items(dish, [option]);
  both.items.push({ menu_id: other, quantity: 1, options: [] });
  const { order_number } = await place(both, { item_unavailable_pref: 'call' });
  const { orders } = await world.callerOf(kitchen.owner).ok(listKitchenOrders, { query: { lane: 'board' } });
  const shown = orders.find((order) => order.order_number === order_number);
  await shop.move(kitchen.owner, { order_number, version: shown?.version ?? 0 }, 'accepted', { prep_minutes: 20 });
  await world.callerOf(kitchen.owner).call(reportShortage, {
    params: { order_number },
    body: { version: (shown?.version ?? 0) + 1, order_item_id: shown?.items[0]?.order_item_id ?? 0 },
  });
  const read = async (language: string) => {
    const headers = { authorization: `Bearer ${customer.token}`, 'accept-language': language };
    return (await world.app.inject({ url: '/api/notifications', headers })).body;
  };
  const english = await read('en');
  expect(english).toContain('Paneer Tikka');
  expect(english).toContain('Dum & Handi');
  const hindi = await read('hi');
  expect(hindi).toContain('पनीर टिक्का');
  expect(hindi).toContain('दम एंड हांडी');
  expect(hindi).not.toMatch(/Paneer|Handi/);
});
