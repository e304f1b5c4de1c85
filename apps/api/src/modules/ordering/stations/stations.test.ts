import { getStations, saveStations, type StationForm } from '@tawa/contract/ordering/stations';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let kitchen: TestCaller;
let restaurantId: number;
let breads: number;
let curries: number;

beforeAll(async () => {
  world = await startTestApp();
  const made = await world.db
    .insertInto('categories')
    .values([
      { category_name: 'Breads', slug: 'breads' },
      { category_name: 'Curries', slug: 'curries' },
    ])
    .returning('category_id')
    .execute();
  [breads = 0, curries = 0] = made.map(({ category_id }) => category_id);
});
afterAll(() => world.close());
beforeEach(async () => {
  const owner = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: owner.userId });
  kitchen = world.as(owner);
  await addDish(world.deps, restaurantId, { dish_name: 'Naan', category_id: breads });
});

const fresh = (station_name: string, ...category_ids: number[]): StationForm => ({
  station_id: null,
  station_name,
  category_ids,
});
const setup = () => kitchen.ok(getStations, {});
const save = async (stations: StationForm[], seen?: string) =>
  kitchen.call(saveStations, { body: { seen: seen ?? (await setup()).seen, stations } });

test('stations are kept in their order with their categories, renamed and removed (line-2)', async () => {
  expect(await setup()).toMatchObject({ stations: [], categories: [{ category_name: 'Breads', dishes: 1 }] });
  expect((await save([fresh('Tandoor', breads), fresh('Handi', curries)])).status).toBe(200);
  const { stations } = await setup();
  expect(stations).toMatchObject([
    { station_name: 'Tandoor', category_ids: [breads] },
    { station_name: 'Handi', category_ids: [curries] },
  ]);
  const [tandoor, handi] = stations.map(({ station_id }) => station_id);
  // Each takes the other's name.
  await save([
    { station_id: handi ?? 0, station_name: 'Tandoor', category_ids: [breads, curries] },
    { station_id: tandoor ?? 0, station_name: 'Handi', category_ids: [] },
  ]);
  expect((await setup()).stations).toEqual([
    { station_id: handi, station_name: 'Tandoor', category_ids: [breads, curries] },
    { station_id: tandoor, station_name: 'Handi', category_ids: [] },
  ]);
  await save([{ station_id: tandoor ?? 0, station_name: 'Cold', category_ids: [] }]);
  expect((await setup()).stations).toEqual([{ station_id: tandoor, station_name: 'Cold', category_ids: [] }]);
});

test('of two people who set them at once the slower one writes nothing and reads what is there (line-2)', async () => {
  const { seen } = await setup();
  const answers = await Promise.all([save([fresh('Tandoor')], seen), save([fresh('Grill')], seen)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const lost = answers.find(({ status }) => status === 409);
  expect(lost?.body).toMatchObject({ current: await setup() });
  expect((await setup()).stations).toHaveLength(1);
});

test.each([
  ['a name twice', () => [fresh('Tandoor'), fresh(' tandoor ')]],
  ['a category at two', () => [fresh('A', breads), fresh('B', breads)]],
  ['no name', () => [fresh('  ')]],
  ['a name of 21 letters', () => [fresh('x'.repeat(21))]],
  ['nine of them', () => Array.from({ length: 9 }, (_, place) => fresh(`Station ${place}`))],
])('%s is refused, and nothing is written', async (_, stations) => {
  expect((await save(stations())).status).toBe(400);
  expect((await setup()).stations).toEqual([]);
});

test('ids of another kitchen, and categories that are not there, are not found (line-2)', async () => {
  await save([fresh('Tandoor')]);
  const [theirs] = (await setup()).stations;
  const stranger = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: stranger.userId });
  const other = world.as(stranger);
  const { seen } = await other.ok(getStations, {});
  const take = { ...fresh('Mine'), station_id: theirs?.station_id ?? 0 };
  expect((await other.call(saveStations, { body: { seen, stations: [take] } })).status).toBe(404);
  expect((await save([fresh('Tandoor', 999_999)])).status).toBe(404);
  expect((await setup()).stations).toEqual([theirs]);
});
