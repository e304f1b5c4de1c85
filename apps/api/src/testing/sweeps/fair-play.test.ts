// What the law calls dark patterns, tried on the product; those of the screens are in e2e/fair-play.spec.ts and app/testing.
import { addUser } from '@tawa/contract/accounts/auth';
import { chooseMarketing, leaveOffers, listConsents } from '@tawa/contract/accounts/consents';
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { endpoints } from '@tawa/contract/all';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { getQuote } from '@tawa/contract/ordering/checkout';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type World } from '#modules/ordering/orders/testing/world.ts';
import { startTestApp, type TestApp } from '../app.ts';

let town: TestApp;
let world: World;
beforeAll(async () => {
  town = await startTestApp({ isDemo: true });
  world = await openWorld();
});
afterAll(async () => {
  await world.close();
  await town.close();
});

/** A cart of two dishes, its bill, and the order of it. */
async function orderTwo() {
  const [customer, kitchen] = [await addCustomer(world.deps), await addKitchen(world.deps)];
  const dishes = [
    await addDish(world.deps, kitchen),
    await addDish(world.deps, kitchen, { dish_name: 'Raita', price: 5000 }),
  ];
  await putInCart(world.deps, customer, dishes[0] ?? 0, 2);
  await putInCart(world.deps, customer, dishes[1] ?? 0);
  const as = world.callerOf(customer);
  const quote = await as.ok(getQuote, { body: { source: 'cart', address_id: customer.address_id } });
  const placed = await shopper(world).place(customer, { ...quote });
  const { rows } = await sql<{ order_id: number; total: number; tip: number }>`
    select order_id, total, tip from orders where order_number = ${String(placed.body.order_number)}`.execute(
    world.deps.db,
  );
  return { customer, dishes, quote, order: rows[0] ?? { order_id: 0, total: 0, tip: 0 } };
}

test('nothing comes into a cart, a bill or an order that nobody put there: no tip, no donation, no dish (fair-play-2)', async () => {
  const { dishes, quote, order } = await orderTwo();
  expect(quote.lines.map(({ menu_id, quantity }) => [menu_id, quantity])).toEqual([
    [dishes[0], 2],
    [dishes[1], 1],
  ]);
  const known = ['item_total', 'discount', 'coupon', 'packaging', 'delivery', 'platform', 'tax', 'gst'];
  const strange = quote.charges.filter(({ key }) => !known.some((word) => key.includes(word)));
  expect(strange).toEqual([]);
  expect(order.tip).toBe(0);
  const { rows } = await sql<{ menu_id: number; quantity: number }>`
    select menu_id, quantity from order_items where order_id = ${order.order_id} order by position`.execute(
    world.deps.db,
  );
  expect(rows.map(({ menu_id, quantity }) => [menu_id, quantity])).toEqual([
    [dishes[0], 2],
    [dishes[1], 1],
  ]);
});

test('a guest reads menus and prices, and a new customer orders without agreeing to offers (fair-play-4)', async () => {
  const [first] = await town.guest.ok(listActiveRestaurants, { query: {} });
  expect(
    (await town.guest.ok(listDishesOfRestaurant, { params: { id: first?.restaurant_id ?? 0 } })).length,
  ).toBeGreaterThan(0);
  const person = { name: 'Asha Rao', email: 'asha.fair@example.com', password: 'Mango-tree-71', mobile: '9876501234' };
  const { userId } = await town.guest.ok(addUser, { body: person });
  const { marketing, notices, diet } = await town.as({ userId, role: 'user' }).ok(listConsents, {});
  expect([marketing.given, notices.given, diet.given]).toEqual([false, false, false]);
  const { customer } = await orderTwo();
  const given =
    await sql`select from consents where user_id = ${customer.userId} and purpose like 'marketing%'`.execute(
      world.deps.db,
    );
  expect(given.rows).toEqual([]);
});

test('nothing is sold by subscription, and offers end with one press, without signing in (fair-play-5)', async () => {
  const sold = endpoints.filter(({ endpoint }) => /autopay|mandate|membership|recurring/.test(endpoint.path));
  expect(sold.map(({ endpoint }) => endpoint.path)).toEqual([]);
  const customer = await town.addUser();
  const me = town.as(customer);
  await me.ok(chooseMarketing, { body: { given: true, of: 'mail' } });
  await me.ok(chooseMarketing, { body: { given: false, of: 'mail' } });
  expect((await me.ok(listConsents, {})).marketing.given).toBe(false);
  expect(leaveOffers.access).toBe('public');
});

test('a price is the same on the list, on the dish, in the cart and on the bill (fair-play-7)', async () => {
  const { rows } = await sql<{ restaurant_id: number }>`
    select restaurant_id from restaurant_listings order by restaurant_id limit 6`.execute(town.db);
  const person = await town.addUser();
  const me = town.as(person);
  const compared: string[] = [];
  const wrong: string[] = [];
  for (const { restaurant_id } of rows) {
    const menu = await town.guest.ok(listDishesOfRestaurant, { params: { id: restaurant_id } });
    for (const dish of menu
      .filter(({ has_options, availability }) => !has_options && availability === 'available')
      .slice(0, 5)) {
      const price = dish.discounted_price ?? dish.price;
      const own = await town.guest.ok(getDish, { params: { menu_id: dish.menu_id } });
      const body = { userid: person.userId, menu_id: dish.menu_id, quantity: 1, note: '', forceClear: true };
      const added = await me.call(addToCart, { body });
      if (added.status !== 200) continue;
      compared.push(dish.dish_name);
      const cart = await me.ok(listCart, { params: { userid: person.userId } });
      const bill = await me.ok(getQuote, { body: { source: 'cart', fulfilment: 'pickup' } });
      const isThis = ({ menu_id }: { menu_id: number }) => menu_id === dish.menu_id;
      const seen = [own, cart.find(isThis), bill.lines.find(isThis)].map((one) => one?.discounted_price ?? one?.price);
      if (seen.some((one) => one !== price)) wrong.push(`${dish.dish_name} ${price} ${seen.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(compared.length).toBeGreaterThan(10);
});

test('what the cart says is to pay is what is paid, with the same lines: no charge comes later (fair-play-8)', async () => {
  const { quote, order } = await orderTwo();
  expect(order.total).toBe(Math.round(quote.total * 100));
  const { rows } = await sql<{
    amount: number;
  }>`select amount from order_charges where order_id = ${order.order_id}`.execute(world.deps.db);
  const sorted = (amounts: readonly number[]) => amounts.toSorted((one, other) => one - other);
  const told = quote.charges.filter(({ key }) => key !== 'total').map(({ amount }) => Math.round(amount * 100));
  expect(sorted(rows.map(({ amount }) => amount))).toEqual(sorted(told));
  const paid = await sql<{ amount: number }>`select amount from payments where order_id = ${order.order_id}`.execute(
    world.deps.db,
  );
  expect(paid.rows.map(({ amount }) => amount)).toEqual([order.total]);
});

test('no place on a list is for sale: who pays the house more stands where it stood (fair-play-9)', async () => {
  const places = async () =>
    (await town.guest.ok(listActiveRestaurants, { query: { city: 'Bengaluru' } })).map(
      ({ restaurant_id }) => restaurant_id,
    );
  const before = await places();
  const last = before.at(-1) ?? 0;
  await sql`update restaurants set commission_bp = 4500 where restaurant_id = ${last}`.execute(town.db);
  town.deps.cache.raiseAll();
  expect(await places()).toEqual(before);
  const { rows } = await sql<{
    name: string;
  }>`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'sponsor|promoted|boost|paid_rank|bid'`.execute(town.db);
  expect(rows).toEqual([]);
});

test('money is taken for an order that somebody placed and for nothing else, and nothing renews by itself (fair-play-12)', async () => {
  const { rows } = await sql<{ is_nullable: string }>`select is_nullable from information_schema.columns
    where table_name = 'payments' and column_name = 'order_id'`.execute(town.db);
  expect(rows).toEqual([{ is_nullable: 'NO' }]);
  const own = await sql`select from payments p join orders o using (order_id)
    where not exists (select from order_events e where e.order_id = o.order_id and e.from_status is null
      and e.actor_type in ('customer', 'system'))`.execute(town.db);
  expect(own.rows).toEqual([]);
  const named = await sql<{
    name: string;
  }>`select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name ~ 'renew|recurr|billing_period|trial_ends'`.execute(town.db);
  expect(named.rows).toEqual([]);
});
