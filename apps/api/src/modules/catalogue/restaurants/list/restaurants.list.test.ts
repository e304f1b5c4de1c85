import { listRestaurants, restaurantSorts, type RestaurantPage } from '@tawa/contract/catalogue/restaurants.list';
import { cuisineTypes } from '@tawa/contract/catalogue/restaurants';
import { hourMs } from '@tawa/domain/common/durations';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOpen } from '#db/open.ts';
import { createRandom } from '@tawa/domain/common/random';
import { transaction } from '#platform/database/transaction.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';
import { getRestaurantStatus } from '../restaurants.service.ts';

let world: TestApp;
// Exceptions of long ago are not read any more, so these days are around today.
const midday = new Date(new Date().setUTCHours(7, 0, 0, 0));
const dayFrom = (days: number) => new Date(midday.getTime() + days * 24 * hourMs).toISOString().slice(0, 10);
const { next: random, pick } = createRandom(11);

beforeAll(async () => {
  world = await startTestApp();
  world.clock.set(midday);
});
afterAll(() => world.close());

type Query = Parameters<typeof world.guest.ok<typeof listRestaurants>>[1]['query'];
const list = (query: Query): Promise<RestaurantPage> => world.guest.ok(listRestaurants, { query });
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const interval = () => ({
  opens: clock(Math.floor(random() * 48) * 30),
  closes: clock(Math.floor(random() * 49) * 30),
});

async function addRandomKitchen(city_id: number): Promise<number> {
  const switch_until = pick([null, new Date(midday.getTime() + (random() - 0.5) * 40 * hourMs)]);
  const kitchen = {
    city_id,
    timezone: pick(['Asia/Kolkata', 'Asia/Kolkata', 'America/New_York', 'Asia/Kathmandu']),
    switch: pick(['online', 'online', 'busy', 'paused', 'offline']),
    switch_until,
    busy_minutes: 15,
  };
  const id = await addRestaurant(world.deps, kitchen);
  await world.db.deleteFrom('restaurant_hours').where('restaurant_id', '=', id).execute();
  const hours = [0, 1, 2, 3, 4, 5, 6]
    .filter(() => random() < 0.8)
    .map((weekday) => ({ restaurant_id: id, weekday, ...interval() }));
  if (hours.length > 0) await world.db.insertInto('restaurant_hours').values(hours).execute();
  for (const on_date of [-1, 0, 1].map(dayFrom).filter(() => random() < 0.3)) {
    const intervals = JSON.stringify(random() < 0.4 ? [] : [interval(), interval()]);
    await world.db.insertInto('restaurant_exceptions').values({ restaurant_id: id, on_date, intervals }).execute();
  }
  await addDish(world.deps, id);
  return id;
}

test('a list calls a kitchen open at exactly the moments at which it takes orders', async () => {
  const city_id = await addCity(world.deps);
  const ids: number[] = [];
  for (let n = 0; n < 40; n++) ids.push(await addRandomKitchen(city_id));
  for (let hour = -30; hour < 30; hour += 2.5) {
    const now = new Date(midday.getTime() + hour * hourMs);
    const { rows } = await sql<{ restaurant_id: number }>`
      select restaurant_id from restaurant_listings l where city_id = ${city_id} and ${isOpen('l', now)}`.execute(
      world.db,
    );
    const decided = await Promise.all(ids.map((id) => getRestaurantStatus(world.db, id, now)));
    const open = ids.filter((_id, at) => decided[at]?.status === 'online');
    expect({ now, open: rows.map((row) => row.restaurant_id).sort((a, b) => a - b) }).toEqual({ now, open });
  }
});

async function addVariety(city_id: number): Promise<void> {
  for (let n = 0; n < 60; n++) {
    const id = await addRestaurant(
      world.deps,
      {
        city_id,
        cuisine_type: pick(cuisineTypes),
        restaurant_type: pick(['veg', 'non-veg', 'both']),
        prep_minutes: pick([10, 20, 40]),
        travel_minutes: pick([10, 15, 25]),
      },
      pick([
        { opens: '00:00', closes: '24:00' },
        { opens: '18:00', closes: '23:00' },
      ]),
    );
    await addDish(world.deps, id, { price: pick([9000, 20_000, 35_000, 60_000]) });
    if (random() < 0.8)
      await world.db
        .insertInto('rating_summaries')
        .values({ restaurant_id: id, ratings_5: Math.floor(random() * 30), ratings_3: Math.floor(random() * 30) })
        .execute();
  }
}

test('every count is the number of restaurants that its choice leaves (restaurants-12)', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Gokarna', slug: 'gokarna' });
  await addVariety(city_id);
  const city = 'gokarna';
  for (const base of [
    {},
    { open: '1' },
    { type: 'veg', rating: '4' },
    { cuisines: 'Indian,Chinese', time: '45', price: '500' },
  ] as const) {
    const { counts, total } = await list({ ...base, city });
    const choices = [
      ...cuisineTypes.map((cuisines) => [{ cuisines }, counts.cuisines[cuisines]] as const),
      ...(['veg', 'non-veg', 'both'] as const).map((type) => [{ type }, counts.type[type]] as const),
      ...deliveryTimeCapsMin.map((time) => [{ time: String(time) }, counts.time[time]] as const),
      ...ratingFloors.map((rating) => [{ rating: String(rating) }, counts.rating[rating]] as const),
      ...priceForTwoCaps.map((price) => [{ price: String(price) }, counts.price[price]] as const),
      [{ open: '1' }, counts.open] as const,
      [{ offers: '1' }, counts.offers] as const,
    ];
    for (const [choice, count = 0] of choices)
      expect({ base, choice, total: (await list({ ...base, ...choice, city })).total }).toEqual({
        base,
        choice,
        total: count,
      });
    expect(total).toBeGreaterThan(0);
  }
});

test('pages hold every restaurant once, open ones first, in the order asked for (restaurants-12)', async () => {
  const city = 'gokarna';
  const keys = { relevance: null, rating: 'average_rating', time: 'delivery_time', price: 'price_for_two' } as const;
  for (const sort of restaurantSorts.filter((each) => each !== 'distance')) {
    const key = keys[sort];
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ city, sort, page })));
    const rows = pages.flatMap(({ restaurants }) => restaurants);
    expect(new Set(rows.map((row) => row.restaurant_id)).size).toBe(60);
    expect(rows).toHaveLength(60);
    const open = rows.filter(({ status }) => status === 'online');
    expect(rows.slice(0, open.length)).toEqual(open);
    expect(open.length).toBeGreaterThan(24);
    if (key === null) continue;
    const sign = sort === 'rating' ? -1 : 1;
    expect(open.map((row) => row[key])).toEqual([...open].map((row) => row[key]).sort((a, b) => sign * (a - b)));
  }
});

test('words narrow the list and its counts, wildcards mean nothing, and odd filters are refused', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Hassan', slug: 'hassan' });
  for (const [restaurant_name, description] of [
    ['Café Madras', 'Filter coffee'],
    ['100% Dosa_House', ''],
    ['Plain', 'Dosa too'],
  ] as const)
    await addDish(world.deps, await addRestaurant(world.deps, { city_id, restaurant_name, description }));
  const named = async (search: string) =>
    (await list({ city: 'Hassan', search })).restaurants.map((row) => row.restaurant_name).sort();
  expect(await named('cafe')).toEqual(['Café Madras']);
  expect(await named('DOS')).toEqual(['100% Dosa_House', 'Plain']);
  expect(await named('too dosa')).toEqual(['Plain']);
  expect(await named('100%')).toEqual(['100% Dosa_House']);
  expect(await list({ city: 'Hassan', search: 'dosa' })).toMatchObject({ total: 2, counts: { open: 2 } });
  const odd = [
    'sort=distance',
    'near=here',
    'near=91,0',
    'near=12.97161,77.59',
    'sort=price;drop',
    'time=31',
    'rating=x',
    'cuisines=Klingon',
    'open=yes',
    'page=0',
  ];
  const replies = await Promise.all(odd.map((query) => world.app.inject({ url: `/api/restaurant/search?${query}` })));
  expect(replies.map((reply) => reply.statusCode)).toEqual(odd.map(() => 400));
});

test('ratings, prices, hours and coupons show in the list as soon as they change (restaurants-16)', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Bidar', slug: 'bidar' });
  const id = await addRestaurant(world.deps, { city_id });
  const dish = await addDish(world.deps, id, { price: 10_000 });
  const now = async (query: Query = {}) => {
    world.deps.cache.raiseAll();
    return (await list({ city: 'Bidar', ...query })).total;
  };
  expect(await now({ rating: '4' })).toBe(0);
  await world.db.insertInto('rating_summaries').values({ restaurant_id: id, ratings_4: 1 }).execute();
  expect(await now({ rating: '4' })).toBe(1);
  expect(await now({ price: '300' })).toBe(1);
  await world.db.updateTable('dishes').set({ price: 50_000 }).where('menu_id', '=', dish).execute();
  expect(await now({ price: '300' })).toBe(0);
  await world.db.deleteFrom('restaurant_hours').where('restaurant_id', '=', id).execute();
  expect(await now({ open: '1' })).toBe(0);
  const coupon = {
    code: 'BIDAR10',
    title: 'Ten off',
    type: 'flat',
    value: 1000,
    status: 'active',
    valid_from: new Date('2026-01-01'),
  };
  await world.db
    .insertInto('coupons')
    .values({ ...coupon, restaurant_ids: [id] })
    .execute();
  expect(await now({ offers: '1' })).toBe(1);
});

test('when the last dishes go at the same moment, the restaurant leaves the list', async () => {
  const id = await addRestaurant(world.deps);
  const dishes = [await addDish(world.deps, id), await addDish(world.deps, id)];
  const isListed = async () =>
    (await world.db.selectFrom('restaurant_listings').select('city_id').where('restaurant_id', '=', id).execute())
      .length === 1;
  expect(await isListed()).toBe(true);
  let arrived = 0;
  const bothHere = async () => {
    arrived++;
    while (arrived < 2) await new Promise((done) => setTimeout(done, 5));
  };
  await Promise.all(
    dishes.map((dish) =>
      transaction(world.db, async (tx) => {
        await tx.updateTable('dishes').set({ isactive: false }).where('menu_id', '=', dish).execute();
        await bothHere();
      }),
    ),
  );
  expect(await isListed()).toBe(false);
});
