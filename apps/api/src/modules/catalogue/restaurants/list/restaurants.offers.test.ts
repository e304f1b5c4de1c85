import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { getRestaurantDetails, listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { dayMs } from '@tawa/domain/common/durations';
import type { Insertable } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Coupons } from '#db/tables.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let city_id: number;
/** A Wednesday, 1 pm in Bengaluru. */
const lunch = new Date('2026-03-04T07:30:00Z');
const cityname = 'Hampi';
const inDays = (days: number) => new Date(lunch.getTime() + days * dayMs);

beforeAll(async () => {
  world = await startTestApp();
  world.clock.set(lunch);
  city_id = await addCity(world.deps, { cityname, slug: 'hampi' });
});
afterAll(() => world.close());
afterEach(async () => {
  world.clock.set(lunch);
  await world.db.deleteFrom('coupons').execute();
});

type Change = Omit<Partial<Insertable<Coupons>>, 'code'>;

async function addCoupon(code: string, change: Change = {}): Promise<number> {
  const row = { title: `${code} off`, type: 'flat', value: 5000, status: 'active', valid_from: inDays(-1) };
  const { coupon_id } = await world.db
    .insertInto('coupons')
    .values({ code, ...row, ...change })
    .returning('coupon_id')
    .executeTakeFirstOrThrow();
  return coupon_id;
}

type RestaurantChange = Parameters<typeof addRestaurant>[1];

async function addKitchen(change: RestaurantChange = {}): Promise<number> {
  const id = await addRestaurant(world.deps, { city_id, ...change });
  await addDish(world.deps, id);
  return id;
}

/** The offers of one kitchen; its card, the filter and its page must tell the same. */
async function offersOf(id: number): Promise<string[]> {
  world.deps.cache.raiseAll();
  const { offers } = await world.guest.ok(getRestaurantDetails, { params: { id } });
  const list = await world.guest.ok(listActiveRestaurants, { query: { city: cityname } });
  const page = await world.guest.ok(listRestaurants, { query: { city: cityname, offers: '1' } });
  const [best] = offers;
  expect(list.find((card) => card.restaurant_id === id)?.offer ?? null).toBe(best?.title ?? null);
  expect(page.restaurants.find((card) => card.restaurant_id === id)?.offer).toBe(best?.title);
  expect(page.counts.offers).toBe(list.filter((card) => card.offer !== null).length);
  return offers.map(({ code }) => code);
}

test('a coupon stands only at the restaurants, in the cities and at the dishes that it is for (restaurants-15)', async () => {
  const [named, other] = [await addKitchen(), await addKitchen()];
  const category = { category_name: 'Thali', slug: 'thali', position: 1 };
  const { category_id } = await world.db
    .insertInto('categories')
    .values(category)
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await addDish(world.deps, named, { category_id });
  await addCoupon('ONLYHERE', { restaurant_ids: [named] });
  await addCoupon('FARAWAY', { city_ids: [await addCity(world.deps)] });
  await addCoupon('ITSDISH', { category_ids: [category_id] });
  expect(await offersOf(named)).toEqual(['ONLYHERE', 'ITSDISH']);
  expect(await offersOf(other)).toEqual([]);
});

test('what a restaurant pays for stands there only as far as it agreed (restaurants-15)', async () => {
  const id = await addKitchen();
  const coupon_id = await addCoupon('ITSOWN', { restaurant_ids: [id], funded_by: 'restaurant' });
  await addCoupon('SHARED', { funded_by: 'split', restaurant_share_bp: 5000 });
  expect(await offersOf(id)).toEqual([]);
  const consent = { coupon_id, restaurant_id: id, budget: 10_000 };
  await world.db
    .insertInto('coupon_consents')
    .values({ ...consent, valid_to: inDays(1) })
    .execute();
  expect(await offersOf(id)).toEqual(['ITSOWN']);
  await world.db
    .updateTable('coupon_consents')
    .set({ withdrawn_on: inDays(-1) })
    .execute();
  expect(await offersOf(id)).toEqual([]);
  await world.db.updateTable('coupon_consents').set({ withdrawn_on: null }).execute();
  expect(await offersOf(id)).toEqual(['ITSOWN']);
  await world.db.updateTable('coupon_consents').set({ terms_version: 2 }).execute();
  expect(await offersOf(id)).toEqual([]);
  await world.db.updateTable('coupon_consents').set({ terms_version: 1, spent: 10_000 }).execute();
  expect(await offersOf(id)).toEqual([]);
  await world.db
    .updateTable('coupon_consents')
    .set({ spent: 0, valid_to: inDays(-1) })
    .execute();
  expect(await offersOf(id)).toEqual([]);
});

test('what depends on who looks, what is hidden, used up, over or not out yet stands nowhere (restaurants-15)', async () => {
  const id = await addKitchen();
  await addCoupon('NEWONES', { new_customers_only: true });
  await addCoupon('ONLYONCE', { per_user_limit: 1 });
  await addCoupon('HIDDEN', { visible: false });
  await addCoupon('USEDUP', { total_limit: 2, used: 2 });
  await addCoupon('PAUSED', { status: 'paused' });
  await addCoupon('PASTONE', { valid_to: inDays(-0.5) });
  await addCoupon('LATER', { valid_from: inDays(1) });
  expect(await offersOf(id)).toEqual([]);
});

test('delivery and pickup are promised only where the kitchen does that, and free delivery where it costs', async () => {
  await addCoupon('FREEDEL', { type: 'free_delivery', value: 0, fulfilment: 'delivery' });
  await addCoupon('FETCHIT', { fulfilment: 'pickup', value: 100 });
  const both = await addKitchen({ delivery_fee: 3000 });
  expect(await offersOf(both)).toEqual(['FREEDEL', 'FETCHIT']);
  expect(await offersOf(await addKitchen({ delivery_fee: 0 }))).toEqual(['FETCHIT']);
  expect(await offersOf(await addKitchen({ delivery_fee: 3000, offers_pickup: false }))).toEqual(['FREEDEL']);
  expect(await offersOf(await addKitchen({ delivery_fee: 3000, offers_delivery: false }))).toEqual(['FETCHIT']);
});

test('hours and days count in the restaurant’s own zone, and a night belongs to the day it began (restaurants-15)', async () => {
  const [here, there] = [await addKitchen(), await addKitchen({ timezone: 'America/New_York' })];
  const wednesday = 3;
  await addCoupon('LUNCH', {
    weekdays: [wednesday],
    from_time: '12:00',
    to_time: '15:00',
    restaurant_ids: [here, there],
  });
  expect([await offersOf(here), await offersOf(there)]).toEqual([['LUNCH'], []]);
  const at = async (instant: string) => {
    world.clock.set(new Date(instant));
    return offersOf(here);
  };
  expect(await at('2026-03-04T09:30:00Z')).toEqual([]);
  expect(await at('2026-03-05T07:30:00Z')).toEqual([]);
  await world.db.updateTable('coupons').set({ from_time: '22:00', to_time: '02:00' }).execute();
  expect(await at('2026-03-04T17:00:00Z')).toEqual(['LUNCH']);
  expect(await at('2026-03-04T20:00:00Z')).toEqual(['LUNCH']);
  expect(await at('2026-03-04T20:30:00Z')).toEqual([]);
  expect(await at('2026-03-03T20:00:00Z')).toEqual([]);
});

test('a restaurant’s own offer comes before that of its city, and a better one before a lesser one (restaurants-16)', async () => {
  const id = await addKitchen();
  await addCoupon('ANYWHERE', { value: 20_000 });
  await addCoupon('INTOWN', { city_ids: [city_id], value: 7000 });
  await addCoupon('HALFOFF', { restaurant_ids: [id], type: 'percent', value: 50, max_discount: 4000 });
  await addCoupon('FIFTY', { restaurant_ids: [id], value: 5000 });
  expect(await offersOf(id)).toEqual(['FIFTY', 'HALFOFF', 'INTOWN']);
});
