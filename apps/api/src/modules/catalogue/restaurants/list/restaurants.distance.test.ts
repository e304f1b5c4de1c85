import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createRandom } from '@tawa/domain/common/random';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
const { next: random } = createRandom(7);
const city = { lat: 12.97, lng: 77.59 };
const from = { lat: 12.931, lng: 77.622 };
const near = `${from.lat},${from.lng}`;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres on the globe. */
function metresTo({ lat, lng }: { lat: number; lng: number }): number {
  const [north, east] = [radians(lat - from.lat) / 2, radians(lng - from.lng) / 2];
  const part = Math.sin(north) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(lat)) * Math.sin(east) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(part));
}

async function addKitchen(city_id: number, place: { lat: number | null; lng: number | null }, isOpen = true) {
  const hours = isOpen ? { opens: '00:00', closes: '24:00' } : undefined;
  const id = await addRestaurant(world.deps, { city_id, ...place, switch: isOpen ? 'online' : 'offline' }, hours);
  await addDish(world.deps, id);
  return id;
}

const list = async (name: string, page = 1) => {
  world.deps.cache.raiseAll();
  return (await world.guest.ok(listRestaurants, { query: { city: name, sort: 'distance', near, page } })).restaurants;
};

test('nearest first over all pages, those that take orders before the others, those without a place at the end (restaurants-14)', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Mandya', slug: 'mandya', ...city });
  const places = new Map<number, { lat: number; lng: number }>();
  for (let n = 0; n < 40; n++) {
    const place = { lat: city.lat + (random() - 0.5) / 4, lng: city.lng + (random() - 0.5) / 4 };
    places.set(await addKitchen(city_id, place, n % 4 !== 0), place);
  }
  const nowhere = await addKitchen(city_id, { lat: null, lng: null });
  const rows = [...(await list('Mandya')), ...(await list('Mandya', 2))];
  expect(rows).toHaveLength(41);
  const metres = (id: number) => {
    const place = places.get(id);
    return place ? metresTo(place) : Infinity;
  };
  for (const status of ['online', 'offline']) {
    const ids = rows.filter((row) => row.status === status).map((row) => row.restaurant_id);
    expect(ids).toEqual(ids.toSorted((a, b) => metres(a) - metres(b)));
  }
  expect(rows.findIndex((row) => row.restaurant_id === nowhere)).toBe(30);
  for (const { restaurant_id, lat, lng } of rows) {
    const place = places.get(restaurant_id);
    expect([lat, lng]).toEqual(place ? [place.lat, place.lng] : [null, null]);
  }
});

test('a kitchen or a city that moves is measured anew', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Kolar', slug: 'kolar', ...city });
  const [one, other] = [
    await addKitchen(city_id, { lat: 12.94, lng: 77.622 }),
    await addKitchen(city_id, { lat: 12.98, lng: 77.622 }),
  ];
  const ids = async () => (await list('Kolar')).map((row) => row.restaurant_id);
  expect(await ids()).toEqual([one, other]);
  await world.db.updateTable('restaurants').set({ lat: 13.1 }).where('restaurant_id', '=', one).execute();
  expect(await ids()).toEqual([other, one]);
  await world.db.updateTable('cities').set({ lat: 60 }).where('city_id', '=', city_id).execute();
  expect(await ids()).toEqual([other, one]);
});

test('a place is asked for with the order of distance alone, and changes no other order (restaurants-14)', async () => {
  await addKitchen(await addCity(world.deps, { cityname: 'Tumkur', slug: 'tumkur', ...city }), from);
  const { restaurants } = await world.guest.ok(listRestaurants, { query: { city: 'Tumkur', near } });
  expect(restaurants).toHaveLength(1);
  const reply = await world.app.inject({ url: '/api/restaurant/search?sort=distance' });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ errors: { near: 'A distance needs a place' } });
});
