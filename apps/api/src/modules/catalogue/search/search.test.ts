import { search, suggest } from '@tawa/contract/catalogue/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let city_id: number;
let handi: number;

beforeAll(async () => {
  world = await startTestApp();
  city_id = await addCity(world.deps, { cityname: 'Mysuru', slug: 'mysuru' });
  handi = await addRestaurant(world.deps, {
    city_id,
    restaurant_name: 'Dum & Handi',
    cuisine_type: 'Indian',
    venue_name: 'Indiranagar',
  });
  const names = ['Hyderabadi Chicken Dum Biryani', 'Biryani', 'Veg Biryani (serves 2)', 'Crème Brûlée', 'Paneer Tikka'];
  for (const dish_name of names) await addDish(world.deps, handi, { dish_name });
});
afterAll(() => world.close());

const set = (table: 'restaurants' | 'dishes' | 'cities', change: object, where: [string, number]) =>
  world.db
    .updateTable(table)
    .set(change)
    .where(world.db.dynamic.ref(where[0]), '=', where[1])
    .execute()
    .then(() => world.deps.cache.raiseAll());

const find = (q: string, more: { city?: string; page?: number } = {}) =>
  world.guest.ok(search, { query: { q, city: 'Mysuru', ...more } });
const names = async (q: string, more: { city?: string } = {}) =>
  (await find(q, more)).dishes.map((dish) => dish.dish_name);
const kitchens = async (q: string) =>
  (await world.guest.ok(search, { query: { q, city: 'Mysuru', kind: 'restaurants' } })).restaurants;

test('any part of a name is found in any case, whole words before parts of words (search-1)', async () => {
  expect(await names('PANEER')).toEqual(['Paneer Tikka']);
  expect(await names('  tikka  ')).toEqual(['Paneer Tikka']);
  expect(await names('yani')).toHaveLength(3);
  expect(await names('aneer tik')).toEqual(['Paneer Tikka']);
  expect(await names('biryani')).toEqual(['Biryani', 'Hyderabadi Chicken Dum Biryani', 'Veg Biryani (serves 2)']);
  expect(await names('i')).toContain('Paneer Tikka');
});

test('words may stand in any order and unfinished', async () => {
  expect(await names('biry chick')).toEqual(['Hyderabadi Chicken Dum Biryani']);
});

test('accents make no difference on either side (search-1)', async () => {
  expect(await names('creme brulee')).toEqual(['Crème Brûlée']);
  expect(await names('PÀNEER')).toEqual(['Paneer Tikka']);
});

test('a typing error still finds the dish and says what was looked for (search-1)', async () => {
  for (const typed of ['biryni', 'birani', 'hydrabadi biriyani'])
    expect({ typed, ...(await find(typed)) }).toMatchObject({
      typed,
      corrected: expect.stringContaining('biryani'),
      dishes: expect.arrayContaining([expect.objectContaining({ dish_name: 'Hyderabadi Chicken Dum Biryani' })]),
    });
  expect(await find('panner')).toMatchObject({ corrected: 'paneer', dishes: [{ dish_name: 'Paneer Tikka' }] });
});

test('somebody’s own spelling mistake does not hide the dishes that are spelt right', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Hampi', slug: 'hampi' });
  const kitchen = await addRestaurant(world.deps, { city_id });
  await addDish(world.deps, kitchen, { dish_name: 'Chiken Roll' });
  for (const style of ['Spicy', 'Mild', 'Butter', 'Pepper', 'Lemon'])
    await addDish(world.deps, kitchen, { dish_name: `${style} Chicken` });
  expect((await names('chiken', { city: 'Hampi' }))[0]).toBe('Chiken Roll');
  expect(await names('chiken', { city: 'Hampi' })).toHaveLength(6);
});

test('restaurants are found by name, cuisine and area, and for what they cook', async () => {
  expect(await kitchens('handi')).toMatchObject([{ restaurant_name: 'Dum & Handi', cooks: null }]);
  expect(await kitchens('indira')).toMatchObject([{ restaurant_name: 'Dum & Handi' }]);
  expect(await kitchens('paneer')).toMatchObject([{ restaurant_name: 'Dum & Handi', cooks: 'Paneer Tikka' }]);
});

test('a category’s name finds its dishes', async () => {
  const { category_id } = await world.db
    .insertInto('categories')
    .values({ category_name: 'Desserts', slug: 'desserts' })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  await set('dishes', { category_id }, ['menu_id', (await find('brulee')).dishes[0]?.menu_id ?? 0]);
  expect(await names('dessert')).toEqual(['Crème Brûlée']);
});

test('only what everybody may order is found (search-2)', async () => {
  const id = (await find('tikka')).dishes[0]?.menu_id ?? 0;
  await set('dishes', { isactive: false }, ['menu_id', id]);
  expect(await names('tikka')).toEqual([]);
  await set('dishes', { isactive: true }, ['menu_id', id]);
  expect(await names('tikka')).toHaveLength(1);
  for (const [hide, show] of [
    [{ lifecycle: 'suspended' }, { lifecycle: 'active' }],
    [{ hidden: true }, { hidden: false }],
  ] as const) {
    await set('restaurants', hide, ['restaurant_id', handi]);
    expect(await names('tikka')).toEqual([]);
    expect(await kitchens('handi')).toEqual([]);
    await set('restaurants', show, ['restaurant_id', handi]);
    expect(await names('tikka')).toHaveLength(1);
  }
  await set('cities', { isactive: false }, ['city_id', city_id]);
  expect(await names('tikka')).toEqual([]);
  expect(await names('tikka', { city: undefined })).toEqual([]);
  await set('cities', { isactive: true }, ['city_id', city_id]);
});

test('a new name and another city are found at once (search-2)', async () => {
  const away = await addCity(world.deps, { cityname: 'Udupi', slug: 'udupi' });
  const kitchen = await addRestaurant(world.deps, { city_id });
  const dish = await addDish(world.deps, kitchen, { dish_name: 'Neer Dosa' });
  expect(await names('neer dosa')).toEqual(['Neer Dosa']);
  await set('dishes', { dish_name: 'Goli Bajji' }, ['menu_id', dish]);
  expect(await names('neer dosa')).toEqual([]);
  expect(await names('bajji')).toEqual(['Goli Bajji']);
  await set('restaurants', { city_id: away }, ['restaurant_id', kitchen]);
  expect(await names('bajji')).toEqual([]);
  expect(await names('bajji', { city: 'udupi' })).toEqual(['Goli Bajji']);
  expect(await names('bajji', { city: String(away) })).toEqual(['Goli Bajji']);
  expect(await names('bajji', { city: 'Atlantis' })).toEqual([]);
});

test('orders bring a dish forward', async () => {
  const kitchen = await addRestaurant(world.deps, { city_id });
  const [, second] = [
    await addDish(world.deps, kitchen, { dish_name: 'Royal Falooda' }),
    await addDish(world.deps, kitchen, { dish_name: 'Classic Falooda' }),
  ];
  expect(await names('falooda')).toEqual(['Royal Falooda', 'Classic Falooda']);
  await set('dishes', { num_of_order: 40 }, ['menu_id', second]);
  expect(await names('falooda')).toEqual(['Classic Falooda', 'Royal Falooda']);
});

test('pages hold every dish once, in the same order each time, up to the most that a search finds', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Hubli', slug: 'hubli' });
  const kitchens = [await addRestaurant(world.deps, { city_id }), await addRestaurant(world.deps, { city_id })];
  for (const kitchen of kitchens)
    await world.db
      .insertInto('dishes')
      .values(
        Array.from({ length: 70 }, (_, n) => ({
          restaurant_id: kitchen,
          dish_name: n < 40 ? 'Set Dosa' : `Dosa No ${n}`,
          is_veg: true,
          price: 9000,
        })),
      )
      .execute();
  const pages = async () => {
    const found = [1, 2, 3, 4, 5, 6].map((page) => find('dosa', { city: 'Hubli', page }));
    return (await Promise.all(found)).flatMap(({ dishes }) => dishes.map((dish) => dish.menu_id));
  };
  const ids = await pages();
  expect(new Set(ids).size).toBe(120);
  expect(ids).toHaveLength(120);
  world.deps.cache.raiseAll();
  expect(await pages()).toEqual(ids);
  expect(await find('dosa', { city: 'Hubli' })).toMatchObject({ dish_count: 120, restaurant_count: 2 });
});

test.each(['dosa', 'masala dosa', 'dosa masala'])(
  'of very many names that hold %j the most ordered is first (search-3)',
  async (q) => {
    const cityname = `Karkala ${q}`;
    const city_id = await addCity(world.deps, { cityname, slug: cityname.toLowerCase().replaceAll(' ', '-') });
    const kitchen = await addRestaurant(world.deps, { city_id });
    const rows = Array.from({ length: 400 }, (_, n) => ({
      dish_name: `Dosa Masala ${n}`,
      restaurant_id: kitchen,
      is_veg: true,
      price: 9000,
      num_of_order: n === 399 ? 500 : 0,
    }));
    await world.db.insertInto('dishes').values(rows).execute();
    const { dishes, dish_count } = await find(q, { city: cityname });
    expect(dish_count).toBe(120);
    expect(dishes[0]?.dish_name).toBe('Dosa Masala 399');
  },
);

test('every one of few dishes with one name is found', async () => {
  const city_id = await addCity(world.deps, { cityname: 'Karwar', slug: 'karwar' });
  const kitchen = await addRestaurant(world.deps, { city_id });
  const rows = Array.from({ length: 100 }, (_, n) => ({
    dish_name: `Roll ${n}`,
    restaurant_id: kitchen,
    is_veg: true,
    price: 100,
  }));
  const same = Array.from({ length: 19 }, () => ({
    dish_name: 'Kati Roll',
    restaurant_id: kitchen,
    is_veg: true,
    price: 100,
  }));
  await world.db
    .insertInto('dishes')
    .values([...rows, ...same])
    .execute();
  expect(await find('roll', { city: 'Karwar' })).toMatchObject({ dish_count: 119 });
});

test('hostile and empty text finds nothing and breaks nothing (search-3)', async () => {
  const typed = [
    "%' or 1=1 --",
    '%%%',
    '__',
    '\\',
    "');:*&|!<->",
    '🍕🍕',
    'a'.repeat(60),
    'x y z w v u t s r q',
    "'",
    '*',
    '" "',
  ];
  const statusOf = async (q: string) => (await world.guest.call(search, { query: { q } })).status;
  const suggested = async (q: string) => (await world.guest.call(suggest, { query: { q, city: "x' or '1" } })).status;
  expect(await Promise.all(typed.map(statusOf))).toEqual(typed.map(() => 200));
  expect(await Promise.all(typed.map(suggested))).toEqual(typed.map(() => 200));
  expect(await names('%')).toEqual([]);
  expect(await names('_aneer')).toEqual(['Paneer Tikka']);
  expect(await Promise.all(['', '   ', 'a'.repeat(61)].map(statusOf))).toEqual([400, 400, 400]);
});

test('suggestions name dishes once, then restaurants, and forgive as well', async () => {
  await addDish(world.deps, await addRestaurant(world.deps, { city_id }), { dish_name: 'Paneer Tikka' });
  const asked = (q: string) => world.guest.ok(suggest, { query: { q, city: 'Mysuru' } });
  expect(await asked('pan')).toMatchObject({ corrected: null, dishes: [{ dish_name: 'Paneer Tikka' }] });
  expect((await asked('pan')).dishes).toHaveLength(1);
  expect(await asked('dum')).toMatchObject({ restaurants: [{ restaurant_id: handi, restaurant_name: 'Dum & Handi' }] });
  expect(await asked('pannee')).toMatchObject({ corrected: 'paneer', dishes: [{ dish_name: 'Paneer Tikka' }] });
});

test('a dish of a closed kitchen says when that opens (restaurants-7)', async () => {
  const until = new Date(world.clock.now().getTime() + 3_600_000);
  await set('restaurants', { switch: 'paused', switch_until: until }, ['restaurant_id', handi]);
  expect((await find('paneer tikka')).dishes[0]).toMatchObject({ is_open: false, next_open_at: until.toISOString() });
  await set('restaurants', { switch: 'online', switch_until: null }, ['restaurant_id', handi]);
  expect((await find('paneer tikka')).dishes[0]).toMatchObject({ is_open: true, next_open_at: null });
});
