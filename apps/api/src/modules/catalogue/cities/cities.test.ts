import { listActiveCities, listAreas } from '@tawa/contract/catalogue/cities';
import { expect, test } from 'vitest';
import { startTestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

test('a city counts the kitchens that stand in its list and no others', async () => {
  const world = await startTestApp();
  const city_id = await addCity(world.deps);
  const kitchens = [{}, { lifecycle: 'draft' }, { lifecycle: 'suspended' }, { hidden: true }];
  for (const change of kitchens) await addDish(world.deps, await addRestaurant(world.deps, { city_id, ...change }));
  await addRestaurant(world.deps, { city_id });
  const cities = await world.guest.ok(listActiveCities, {});
  await world.close();
  expect(cities).toMatchObject([{ city_id, restaurant_count: 1 }]);
});

test('a city says by which other names it is known (cities-4)', async () => {
  const world = await startTestApp();
  await addCity(world.deps, { cityname: 'Kolkata', slug: 'kolkata' });
  const [city] = await world.guest.ok(listActiveCities, {});
  await world.close();
  expect(city?.other_names).toEqual(expect.arrayContaining(['Calcutta', 'कलकत्ता']));
});

test('the areas of a city are those of its listed restaurants, with their pin codes (addresses-4)', async () => {
  const world = await startTestApp();
  const city_id = await addCity(world.deps, { cityname: 'Bengaluru', slug: 'bengaluru' });
  const place = {
    city_id,
    full_address: '12th Main, Indiranagar, Bengaluru 560038',
    pincode: '560038',
    lat: 12.97,
    lng: 77.64,
  };
  await addDish(world.deps, await addRestaurant(world.deps, place));
  await addDish(world.deps, await addRestaurant(world.deps, { ...place, full_address: '1, Fort', hidden: true }));
  await addDish(world.deps, await addRestaurant(world.deps, { ...place, pincode: null }));
  const areas = await world.guest.ok(listAreas, { params: { city_id } });
  const nowhere = await world.guest.ok(listAreas, { params: { city_id: city_id + 1 } });
  await world.close();
  expect(areas).toEqual([{ name: 'Indiranagar', pincode: '560038', lat: 12.97, lng: 77.64 }]);
  expect(nowhere).toEqual([]);
});
