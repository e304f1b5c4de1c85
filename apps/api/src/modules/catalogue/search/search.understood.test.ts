import { search, suggest } from '@tawa/contract/catalogue/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let handi: number;
let madras: number;

const menu = [
  { dish_name: 'Vegetable Dum Biryani', is_veg: true, price: 24_900 },
  { dish_name: 'Paneer Biryani', is_veg: true, price: 31_000, discounted_price: 22_900 },
  { dish_name: 'Chicken Biryani', is_veg: false, price: 18_000 },
  { dish_name: 'Egg Biryani', is_veg: false, contains_egg: true, price: 19_000 },
  { dish_name: 'Egg Roll', is_veg: false, contains_egg: true, price: 8000 },
  { dish_name: 'Pani Puri', is_veg: true, price: 7900 },
  { dish_name: 'Curd Rice', is_veg: true, price: 9900 },
  { dish_name: 'Grilled Bombay Sandwich', is_veg: true, price: 12_900 },
];

beforeAll(async () => {
  world = await startTestApp();
  const city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
  handi = await addRestaurant(world.deps, { city_id, restaurant_name: 'Dum & Handi', restaurant_type: 'both' });
  for (const dish of menu) await addDish(world.deps, handi, dish);
  const chennai = await addCity(world.deps, { cityname: 'Chennai', slug: 'chennai' });
  madras = await addRestaurant(world.deps, { city_id: chennai, restaurant_name: 'Mess Hall' });
  await addDish(world.deps, madras, { dish_name: 'Ghee Roast', is_veg: true, price: 12_500 });
});
afterAll(() => world.close());

const ask = (q: string, without = '') => world.guest.ok(search, { query: { q, city: 'Mysuru', without } });
const namesOf = ({ dishes }: { dishes: readonly { dish_name: string }[] }) =>
  dishes.map(({ dish_name }) => dish_name).sort();
const names = async (q: string, without?: string) => namesOf(await ask(q, without));

test('a dish is found in Hindi, under another name and written in one word (search-6)', async () => {
  for (const q of ['golgappa', 'पानी पूरी', 'panipuri', 'puchka'])
    expect({ q, names: await names(q) }).toEqual({ q, names: ['Pani Puri'] });
  expect(await names('dahi chawal')).toEqual(['Curd Rice']);
  expect(await names('curdrice')).toEqual(['Curd Rice']);
  expect((await ask('बिरयानी')).chips).toEqual([{ kind: 'words', typed: 'बिरयानी', value: 'biryani' }]);
});

test('what was written without its space is found where both words are known (search-6)', async () => {
  expect(await ask('gheeroast')).toMatchObject({ dish_count: 0, nearby: expect.anything() });
  expect(namesOf(await world.guest.ok(search, { query: { q: 'gheeroast', city: 'Chennai' } }))).toEqual(['Ghee Roast']);
});

test('diet and price are read as filters, with the price that is asked today (search-7)', async () => {
  const found = await ask('veg biriyani under 250');
  expect(found.chips).toEqual([
    { kind: 'diet', typed: 'veg', value: 'veg' },
    { kind: 'words', typed: 'biriyani', value: 'biryani' },
    { kind: 'price', typed: 'under 250', value: '250' },
  ]);
  expect(namesOf(found)).toEqual(['Paneer Biryani', 'Vegetable Dum Biryani']);
  expect(await names('non-veg biryani')).toEqual(['Chicken Biryani', 'Egg Biryani']);
  expect(await names('egg')).toEqual(['Egg Biryani', 'Egg Roll']);
  expect(await names('veg under 100')).toEqual(['Curd Rice', 'Pani Puri']);
  expect(await names('शाकाहारी 100 se kam')).toEqual(['Curd Rice', 'Pani Puri']);
});

test('words that say nothing are left out and told (search-7)', async () => {
  const found = await ask('cheap veg dinners');
  expect(found.left_out).toEqual(['dinners']);
  expect(namesOf(found)).toEqual(['Curd Rice', 'Grilled Bombay Sandwich', 'Pani Puri']);
});

test('a restaurant is found by its words only where it has what is asked for (search-7)', async () => {
  const kitchens = async (q: string) =>
    (await world.guest.ok(search, { query: { q, city: 'Mysuru', kind: 'restaurants' } })).restaurant_count;
  expect([await kitchens('handi veg'), await kitchens('handi under 20')]).toEqual([1, 0]);
});

test('a part that is taken away does not count, in any order (search-8)', async () => {
  expect(await names('veg biryani under 200', 'veg')).toEqual(['Chicken Biryani', 'Egg Biryani']);
  expect(await names('veg biryani under 200', ' UNDER 200,veg')).toHaveLength(4);
  expect(await names('veg biryani under 100', 'biryani')).toEqual(['Curd Rice', 'Pani Puri']);
});

test('where nothing fits, what is near is shown with what was dropped for it (search-9)', async () => {
  expect(await ask('veg biryani under 100')).toMatchObject({
    dish_count: 0,
    corrected: null,
    dishes: [],
    nearby: {
      dropped: [{ kind: 'price', value: '100' }],
      dishes: expect.arrayContaining([expect.objectContaining({ dish_name: 'Vegetable Dum Biryani' })]),
    },
  });
  const unknown = await ask('qwertyuiop biryani');
  expect(unknown.nearby?.dropped).toEqual([{ kind: 'words', typed: 'qwertyuiop', value: 'qwertyuiop' }]);
  expect(unknown.nearby?.dishes).toHaveLength(4);
  expect((await ask('qwertyuiop')).nearby?.dishes).toHaveLength(menu.length);
});

test('where restaurants fit and a filter leaves no dish, the dishes without it are near; without a filter none are (search-9)', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Hubli', slug: 'hubli' });
  const house = await addRestaurant(world.deps, { city_id, restaurant_name: 'Biryani House' });
  await addDish(world.deps, house, { dish_name: 'Masala Chai', is_veg: true, price: 3000 });
  const other = await addRestaurant(world.deps, { city_id, restaurant_name: 'Dum & Co' });
  await addDish(world.deps, other, { dish_name: 'Vegetable Dum Biryani', is_veg: true, price: 24_900 });
  const inHubli = (q: string) => world.guest.ok(search, { query: { q, city: 'Hubli' } });
  expect(await inHubli('veg biryani under 60')).toMatchObject({
    dish_count: 0,
    restaurant_count: 1,
    nearby: {
      dropped: [{ kind: 'price', value: '60' }],
      dishes: [{ dish_name: 'Vegetable Dum Biryani' }],
      restaurants: [],
    },
  });
  const suggested = await world.guest.ok(suggest, { query: { q: 'veg biryani under 60', city: 'Hubli' } });
  expect(suggested).toMatchObject({ dishes: [], dropped: [], restaurants: [{ restaurant_id: house }] });
  expect(await inHubli('house')).toMatchObject({ dish_count: 0, restaurant_count: 1, nearby: null });
});

test('open now leaves closed kitchens out, and says so when all are closed (search-7)', async () => {
  const set = async (change: object) => {
    await world.db.updateTable('restaurants').set(change).where('restaurant_id', '=', handi).execute();
    world.deps.cache.raiseAll();
  };
  expect(await names('pani puri open now')).toEqual(['Pani Puri']);
  await set({ switch: 'paused', switch_until: new Date(world.clock.now().getTime() + 3_600_000) });
  expect(await ask('pani puri open now')).toMatchObject({ dish_count: 0, nearby: { dropped: [{ kind: 'open' }] } });
  await set({ switch: 'online', switch_until: null });
});

test('a city in the words is searched, by its old name as well, unless a dish is called so (search-6)', async () => {
  const found = await ask('ghee roast in Madras');
  expect(found).toMatchObject({
    left_out: ['in'],
    chips: [{ value: 'ghee' }, { value: 'roast' }, { kind: 'place', value: 'Chennai' }],
  });
  expect(namesOf(found)).toEqual(['Ghee Roast']);
  expect(namesOf(await ask('madras'))).toEqual(['Ghee Roast']);
  expect(await names('bombay sandwich')).toEqual(['Grilled Bombay Sandwich']);
});

test('suggestions are dishes with their price and kitchen, and count what there is', async () => {
  const suggested = await world.guest.ok(suggest, { query: { q: 'veg bir', city: 'Mysuru' } });
  expect(suggested).toMatchObject({
    dish_count: 2,
    kitchen_count: 1,
    dropped: [],
    restaurants: [{ restaurant_id: handi, dish_count: 2 }],
  });
  expect(suggested.dishes.find(({ dish_name }) => dish_name === 'Paneer Biryani')).toMatchObject({
    restaurant_name: 'Dum & Handi',
    price: 310,
    discounted_price: 229,
    is_veg: 1,
    is_open: true,
  });
});

test('a new alias is known at once (search-6)', async () => {
  expect((await ask('crispy cone')).dish_count).toBe(0);
  await world.db
    .insertInto('search_aliases')
    .values({ kind: 'dish', written: 'Crispy Cone', stands_for: 'egg roll' })
    .execute();
  await expect.poll(() => names('crispy cone')).toEqual(['Egg Roll']);
});
