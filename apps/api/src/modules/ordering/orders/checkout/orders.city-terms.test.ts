import { changeCityTerm, getCityTerms } from '@tawa/contract/catalogue/cities.office';
import { askReach, listReach } from '@tawa/contract/ordering/checkout';
import { metresBetween } from '@tawa/domain/common/distance';
import type { CityTerm } from '@tawa/domain/catalogue/city-terms';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCity } from '#testing/factories.ts';
import { openTill, openWorld as openTillWorld } from '#modules/money/settlement/testing/till.ts';
import { addAddress, addCustomer, addDish, addKitchen, addPerson, putInCart } from '../testing/people.ts';
import { openWorld, shopper, type Customer, type TestKitchen, type World } from '../testing/world.ts';

// Two processes over one database: what one is told counts in the other on the same midnight, without a call.
let one: World;
let two: World;
let buyer: Customer;
let kitchen: TestKitchen;
let dish: number;
let city_id: number;

const evening = '2026-06-16T18:25:00.000Z';
const midnight = '2026-06-16T18:30:00.000Z';
const point = { lat: 12.97, lng: 77.64 };

beforeAll(async () => {
  one = await openWorld();
  two = await openWorld(one.url);
  buyer = await addCustomer(one.deps);
  kitchen = await addKitchen(one.deps, { ...point, commission_bp: 1800 }, { opens: '10:00', closes: '02:00' });
  dish = await addDish(one.deps, kitchen, { price: 50_000 });
  const found = one.deps.db.selectFrom('restaurants').select('city_id');
  city_id = (await found.where('restaurant_id', '=', kitchen.restaurant_id).executeTakeFirstOrThrow()).city_id ?? 0;
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const at = (when: string) => [one, two].forEach((world) => world.clock.set(when));
const cash = { payment_method: 'cod' };
const quote = async (world: World, body = {}) => (await shopper(world).quote(buyer, { ...cash, ...body })).body;
const fill = () => putInCart(one.deps, buyer, dish);
const set = async (term: CityTerm, value: number | null, valid_from: string) => {
  const office = one.callerOf(await addPerson(one.deps, 'admin'));
  await office.ok(changeCityTerm, { params: { city_id }, body: { term, value, valid_from, reason: 'Because' } });
};
const termsOf = async (answer: { body: Record<string, unknown> }) => {
  const order = one.deps.db.selectFrom('orders').select(['platform_fee', 'commission_bp']);
  return order.where('order_number', '=', String(answer.body.order_number)).executeTakeFirstOrThrow();
};

test('at midnight the city’s fee and commission count in every process; an order of before keeps its own (cities-9)', async () => {
  at('2026-06-16T10:00:00.000Z');
  await set('platform_fee', 1600, '2026-06-17');
  await set('commission', 1000, '2026-06-17');
  at(evening);
  await fill();
  const early = await shopper(one).place(buyer, await quote(one));
  expect(early.status).toBe(201);
  await fill();
  const shown = await quote(two);
  at(midnight);
  expect(await shopper(two).place(buyer, shown)).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED' } });
  const anew = await quote(two);
  expect(Number(anew.total) - Number(shown.total)).toBeCloseTo(11.8, 5);
  const late = await shopper(two).place(buyer, anew);
  expect([await termsOf(early), await termsOf(late)]).toEqual([
    { platform_fee: 600, commission_bp: 1800 },
    { platform_fee: 1600, commission_bp: 1000 },
  ]);
});

test('a restaurant’s own commission goes before its city’s, and another city has nothing of it (cities-7)', async () => {
  const { userId: set_by } = await addPerson(one.deps, 'admin');
  const own = { restaurant_id: kitchen.restaurant_id, commission_bp: 700, reason: 'Chain', set_by };
  await one.deps.db
    .insertInto('restaurant_commissions')
    .values({ ...own, valid_from: new Date('2026-01-01') })
    .execute();
  await fill();
  const placed = await shopper(one).place(buyer, await quote(one));
  expect(await termsOf(placed)).toEqual({ platform_fee: 1600, commission_bp: 700 });
  const there = await addKitchen(one.deps, { slug: 'there', city_id: await addCity(one.deps) });
  const guest = await addCustomer(one.deps);
  await putInCart(one.deps, guest, await addDish(one.deps, there));
  at('2026-06-17T08:00:00.000Z');
  const { body } = await shopper(one).quote(guest, { fulfilment: 'pickup' });
  expect(body.charges).toContainEqual(expect.objectContaining({ key: 'platform_fee', amount: 6 }));
});

test('a city’s radius counts from its day for kitchens that said no area, everywhere that a door is asked for (cities-7, cities-9)', async () => {
  at('2026-06-17T10:00:00.000Z');
  await set('delivery_radius', 3000, '2026-06-18');
  const far = await addAddress(one.deps, buyer.userId, { lat: 13.1, lng: 77.64 });
  const near = await addAddress(one.deps, buyer.userId, { lat: 12.98, lng: 77.64 });
  await fill();
  const caller = two.callerOf(buyer);
  const { restaurant_id } = kitchen;
  const door = { restaurant_id, city_id, lat: 13.1, lng: 77.64, pincode: '560038' };
  const reached = async () => ({
    far: (await quote(two, { address_id: far })).blocking,
    near: (await quote(two, { address_id: near })).blocking,
    listed: (await caller.ok(listReach, { query: { restaurant_id } })).addresses.find((a) => a.address_id === far)
      ?.delivers,
    asked: (await caller.ok(askReach, { body: door })).delivers,
  });
  at('2026-06-17T18:25:00.000Z');
  expect(await reached()).toEqual({ far: [], near: [], listed: true, asked: true });
  at('2026-06-17T18:30:00.000Z');
  const outside = [expect.objectContaining({ code: 'OUT_OF_AREA' })];
  expect(await reached()).toEqual({ far: outside, near: [], listed: false, asked: false });
  const change = (to: object) =>
    one.deps.db.updateTable('restaurants').set(to).where('restaurant_id', '=', restaurant_id).execute();
  await change({ delivery_radius_m: 20_000 });
  expect((await reached()).far).toEqual([]);
  await change({ delivery_radius_m: null, delivery_pincodes: ['560038'] });
  expect(await reached()).toMatchObject({ far: [], listed: true, asked: true });
  await change({ delivery_pincodes: null });
});

test('the effect is counted from the city’s own last 30 days, distances as the checkout has them (cities-10)', async () => {
  const world = await openTillWorld();
  const till = await openTill(world);
  const place = { ...point, commission_bp: 1800 };
  await world.deps.db
    .updateTable('restaurants')
    .set(place)
    .where('restaurant_id', '=', till.kitchen.restaurant_id)
    .execute();
  await world.deps.db.updateTable('addresses').set({ lat: 12.99, lng: 77.65 }).execute();
  const number = await till.place('cod');
  for (const to of ['accepted', 'ready', 'out_for_delivery']) await till.move(till.kitchen.owner, number, to);
  const { handover_code: code, city_id: city, item_total, commission_bp } = await till.order(number);
  await till.move(till.kitchen.owner, number, 'delivered', { code });
  await till.place('cod');
  world.clock.advance(60_000);
  const office = world.callerOf(await addPerson(world.deps, 'admin'));
  const read = () => office.ok(getCityTerms, { params: { city_id: city } });
  const { base, reach } = await read();
  expect(commission_bp).toBe(1800);
  expect(base).toMatchObject({ orders: 1, gross: item_total / 100, fee_gst_bp: 1800 });
  expect(base.following).toMatchObject({ orders: 1, commission: base.commission, everywhere: base.commission });
  const metres = metresBetween(point, { lat: 12.99, lng: 77.65 });
  const rounded = Math.ceil(metres / 100) * 100;
  expect(reach).toEqual({ following: 1, own: 0, steps: [{ metres: rounded, orders: 1 }], farthest: [rounded] });
  await world.deps.db.updateTable('restaurants').set({ delivery_radius_m: 5000 }).execute();
  const { userId: set_by } = await addPerson(world.deps, 'admin');
  const own = { restaurant_id: till.kitchen.restaurant_id, commission_bp: 700, reason: 'Chain', set_by };
  await world.deps.db
    .insertInto('restaurant_commissions')
    .values({ ...own, valid_from: new Date('2026-01-01') })
    .execute();
  const then = await read();
  expect(then.reach).toEqual({ following: 0, own: 1, steps: [], farthest: [] });
  expect(then.base).toMatchObject({ orders: 1, following: { orders: 0, net: 0, commission: 0 } });
  world.clock.advance(31 * 24 * 3_600_000);
  const later = world.callerOf(await addPerson(world.deps, 'admin'));
  expect((await later.ok(getCityTerms, { params: { city_id: city } })).base).toMatchObject({ orders: 0, gross: 0 });
  await world.close();
});
