import { addToCart, listCart, updateCartEntry } from '@tawa/contract/ordering/cart';
import { quote } from '@tawa/contract/ordering/checkout';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer, addDish, addKitchen, putInCart } from '../testing/people.ts';
import { type Customer, openWorld, shopper, type TestKitchen, type World } from '../testing/world.ts';

let world: World;
let shop: ReturnType<typeof shopper>;
let kitchen: TestKitchen;
let dosa: number;
let customer: Customer;

// Monday, in the kitchen's zone, five and a half hours ahead.
const during = '2026-06-15T05:40:00.000Z'; // 11:10
const end = '2026-06-15T06:00:00.000Z'; // 11:30
const inGrace = '2026-06-15T06:09:59.000Z'; // 11:39:59
const after = '2026-06-15T06:10:00.000Z'; // 11:40
const nextMorning = '2026-06-16T01:30:00.000Z';
const refused = 'Masala Dosa is served from 7:00 am tomorrow.';

beforeAll(async () => {
  world = await openWorld();
  shop = shopper(world);
  kitchen = await addKitchen(world.deps, {}, { opens: '07:00', closes: '23:00' });
  dosa = await addDish(world.deps, kitchen, { dish_name: 'Masala Dosa' });
  await addSection('Breakfast', dosa);
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(during);
  customer = await addCustomer(world.deps);
});

async function addSection(section_name: string, menu_id: number, outside = 'show') {
  const { section_id } = await world.deps.db
    .insertInto('menu_sections')
    .values({ restaurant_id: kitchen.restaurant_id, section_name, position: 0 })
    .returning('section_id')
    .executeTakeFirstOrThrow();
  const time = { opens: '07:00', closes: '11:30', weekdays: [0, 1, 2, 3, 4, 5, 6], outside };
  await world.deps.db.updateTable('menu_sections').set(time).where('section_id', '=', section_id).execute();
  await world.deps.db.insertInto('menu_section_dishes').values({ section_id, menu_id, position: 1 }).execute();
}

const add = (menu_id: number) => {
  const body = { userid: customer.userId, menu_id, quantity: 1 };
  return world.callerOf(customer).call(addToCart, { body });
};
const entries = () => world.callerOf(customer).ok(listCart, { params: { userid: customer.userId } });
const quoteAt = (instant: string, request = {}) => {
  world.clock.set(instant);
  return shop.quote(customer, request);
};

test('outside its time a dish goes into a cart for later, and waits there with the time from which it is served (sections-5)', async () => {
  world.clock.set(end);
  expect((await add(dosa)).status).toBe(200);
  expect(await entries()).toMatchObject([{ availability: 'available', problem: null, served_from: nextMorning }]);
});

test('what is hidden outside its time is not added, and the answer says from when it is served (sections-5)', async () => {
  const hidden = await addDish(world.deps, kitchen, { dish_name: 'Poha' });
  await addSection('Secret', hidden, 'hide');
  world.clock.set(end);
  const message = 'This dish is served from 7:00 am tomorrow.';
  expect(await add(hidden)).toMatchObject({ status: 409, body: { message } });
  await putInCart(world.deps, customer, hidden);
  expect(await entries()).toMatchObject([
    { availability: 'sold_out', problem: 'This is served from 7:00 am tomorrow' },
  ]);
});

test('a cart keeps the line, has it for ten minutes more, and then says from when (sections-5)', async () => {
  await putInCart(world.deps, customer, dosa);
  world.clock.set(inGrace);
  const [entry] = await entries();
  expect(entry).toMatchObject({ availability: 'available', problem: null });
  const change = { params: { cart_id: entry?.cart_id ?? 0 }, body: { options: [], quantity: 2 } };
  expect((await world.callerOf(customer).call(updateCartEntry, change)).status).toBe(200);
  world.clock.set(after);
  expect(await entries()).toMatchObject([
    { quantity: 2, availability: 'available', problem: null, served_from: nextMorning },
  ]);
});

test('an order from a cart is placed until ten minutes past the end, and refused with reason and time then (sections-5)', async () => {
  await putInCart(world.deps, customer, dosa);
  expect((await quoteAt(during)).body.blocking).toEqual([]);
  const quoted = await quoteAt(inGrace);
  expect(quoted.body.blocking).toEqual([]);
  world.clock.set(after);
  const late = await shop.place(customer, quoted.body);
  expect(late.status).toBe(409);
  expect(late.body.problems).toMatchObject([{ code: 'TIME_REQUIRED', name: 'Masala Dosa', message: refused }]);
  expect((await quoteAt(after)).body).toMatchObject({
    blocking: [{ code: 'TIME_REQUIRED', message: refused }],
    lines: [{ available: true }],
  });
  world.clock.set(inGrace);
  expect((await shop.place(customer, quoted.body)).status).toBe(201);
});

test('what is bought at once was in no cart, and so has no minutes more (sections-5)', async () => {
  const request = { source: 'buy_now', items: [{ menu_id: dosa, quantity: 1 }] };
  expect((await quoteAt(during, request)).body.blocking).toEqual([]);
  expect((await quoteAt(end, request)).body.blocking).toMatchObject([{ message: refused }]);
});

test('for a time within its hours it is ordered ahead, for another time it is not (sections-6)', async () => {
  await putInCart(world.deps, customer, dosa);
  const tomorrow = (clock: string) => ({ scheduled_for: `2026-06-16T${clock}:00.000+05:30`, when: 'scheduled' });
  const quoted = await quoteAt(after, tomorrow('09:00'));
  expect(quoted.body.blocking).toEqual([]);
  // The last minutes are for carts alone.
  const message = 'Masala Dosa is not served at the time you picked. It is served from 7:00 am on Wed.';
  expect((await quoteAt(after, tomorrow('11:30'))).body.blocking).toMatchObject([{ message }]);
  expect((await shop.place(customer, quoted.body)).status).toBe(201);
});

const partsOf = (instant: string) =>
  new Date(instant).toLocaleTimeString('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', minute: '2-digit' });

test('only times at which every dish is served are offered, and the next ones stand with the problem (sections-6)', async () => {
  const night = await addDish(world.deps, kitchen, { dish_name: 'Kulfi' });
  await addSection('Late', night, 'show');
  const late = { opens: '10:30', closes: '22:00' };
  await world.deps.db.updateTable('menu_sections').set(late).where('section_name', '=', 'Late').execute();
  await putInCart(world.deps, customer, dosa);
  await putInCart(world.deps, customer, night);
  const { body } = await quoteAt(after);
  expect(body.blocking).toMatchObject([{ code: 'TIME_REQUIRED', name: 'Masala Dosa' }]);
  const { slots, blocking, total } = quote.parse(body);
  const offered = slots.flatMap((day) => day.slots.map(({ at }) => at));
  expect(offered.length).toBeGreaterThan(0);
  expect(new Set(offered.map((at) => partsOf(at)))).toEqual(new Set(['10:30', '11:00']));
  const next = blocking[0]?.next_slots ?? [];
  expect(next.length).toBeGreaterThan(0);
  expect(next).toEqual(offered.slice(0, next.length));
  expect(total).toBeGreaterThan(0);
});

test('dishes that are never served together leave no time, and the one that is not on now has to go (sections-6)', async () => {
  const night = await addDish(world.deps, kitchen, { dish_name: 'Rabri' });
  await addSection('Night', night);
  const late = { opens: '20:00', closes: '22:00' };
  await world.deps.db.updateTable('menu_sections').set(late).where('section_name', '=', 'Night').execute();
  await putInCart(world.deps, customer, dosa);
  await putInCart(world.deps, customer, night);
  const { body } = await quoteAt(during);
  expect(body.blocking).toMatchObject([{ code: 'ITEM_UNAVAILABLE', name: 'Rabri' }]);
  expect(body.slots).toEqual([]);
});

test('a dish that stands in a section that is on as well is served (sections-3)', async () => {
  const idli = await addDish(world.deps, kitchen, { dish_name: 'Idli' });
  await addSection('Early', idli);
  await putInCart(world.deps, customer, idli);
  expect((await quoteAt(after)).body.blocking).toMatchObject([{ name: 'Idli' }]);
  const { section_id } = await world.deps.db
    .insertInto('menu_sections')
    .values({ restaurant_id: kitchen.restaurant_id, section_name: 'All day', position: 2 })
    .returning('section_id')
    .executeTakeFirstOrThrow();
  await world.deps.db.insertInto('menu_section_dishes').values({ section_id, menu_id: idli, position: 1 }).execute();
  expect((await quoteAt(after)).body.blocking).toEqual([]);
});
