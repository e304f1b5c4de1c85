import { getDish, listDishes, listDishesOfCategory, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addOptionGroup, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(() => world.deps.cache.raise(['menu', 'restaurants', 'cities']));

const dishIds = async () => (await world.guest.ok(listDishes, {})).map((dish) => dish.menu_id);
const read = (menu_id: number) => world.guest.call(getDish, { params: { menu_id } });

async function addCategory(category_name: string): Promise<number> {
  const slug = category_name.toLowerCase().replaceAll(' ', '-');
  const { category_id } = await world.db
    .insertInto('categories')
    .values({ category_name, slug })
    .returning('category_id')
    .executeTakeFirstOrThrow();
  return category_id;
}

test.each(['draft', 'submitted', 'suspended', 'closed'])(
  'dishes of a kitchen that is %s are nowhere (restaurants-4)',
  async (lifecycle) => {
    const kitchen = await addRestaurant(world.deps, { lifecycle });
    const dish = await addDish(world.deps, kitchen);
    expect(await dishIds()).not.toContain(dish);
    expect((await read(dish)).status).toBe(404);
    expect((await world.guest.call(listDishesOfRestaurant, { params: { id: kitchen } })).status).toBe(404);
  },
);

test('a city that is not served hides itself, its kitchens and its dishes (restaurants-4)', async () => {
  const city_id = await addCity(world.deps, { isactive: false });
  const category_id = await addCategory('Hidden Grill');
  const kitchen = await addRestaurant(world.deps, { city_id });
  const dish = await addDish(world.deps, kitchen, { category_id });
  expect((await world.guest.ok(listActiveCities, {})).map((city) => city.city_id)).not.toContain(city_id);
  const listed = await world.guest.ok(listActiveRestaurants, {});
  expect(listed.map((restaurant) => restaurant.restaurant_id)).not.toContain(kitchen);
  expect(await dishIds()).not.toContain(dish);
  expect((await read(dish)).status).toBe(404);
  expect((await world.guest.call(listDishesOfRestaurant, { params: { id: kitchen } })).status).toBe(404);
});

test('a required choice with nothing left makes the dish sold out, an optional one does not (menu-1)', async () => {
  const kitchen = await addRestaurant(world.deps);
  const [required, optional] = [await addDish(world.deps, kitchen), await addDish(world.deps, kitchen)];
  await addOptionGroup(world.deps, required, { min_choices: 1 }, [{ sold_out: true }, { isactive: false }]);
  await addOptionGroup(world.deps, optional, { min_choices: 0 }, [{ sold_out: true }]);
  expect(await read(required)).toMatchObject({ body: { availability: 'sold_out', has_options: true } });
  expect(await read(optional)).toMatchObject({
    body: { availability: 'available', option_groups: [{ options: [{ available: false }] }] },
  });
});

test('a dish sold out until an hour is back at that hour, and one out of stock is sold out (menu-1)', async () => {
  const kitchen = await addRestaurant(world.deps);
  const until = new Date(world.clock.now().getTime() + 3_600_000);
  const dish = await addDish(world.deps, kitchen, { sold_out: true, sold_out_until: until });
  const empty = await addDish(world.deps, kitchen, { daily_stock: 0 });
  expect(await read(dish)).toMatchObject({ body: { availability: 'sold_out', back_at: until.toISOString() } });
  expect(await read(empty)).toMatchObject({ body: { availability: 'sold_out' } });
  world.clock.advance(3_600_001);
  world.deps.cache.raise(['menu']);
  expect(await read(dish)).toMatchObject({ body: { availability: 'available', back_at: null } });
});

test('a category is found by its first word alone, in any case, and by no part of it (categories-1)', async () => {
  const kitchen = await addRestaurant(world.deps);
  const [bowls, salads] = [await addCategory('Rice Bowls'), await addCategory('Rice & Salads')];
  const dishes = [
    await addDish(world.deps, kitchen, { category_id: bowls, num_of_order: 2 }),
    await addDish(world.deps, kitchen, { category_id: salads, num_of_order: 1 }),
  ];
  const of = async (word: string) =>
    (await world.guest.ok(listDishesOfCategory, { params: { word } })).map((dish) => dish.menu_id);
  expect(await of('RICE')).toEqual(dishes);
  for (const word of ['ric', 'bowls', '%', 'rice_', '_ice']) expect(await of(word)).toEqual([]);
});

test('a dish without a category, or of one switched off, is among the others', async () => {
  const kitchen = await addRestaurant(world.deps);
  const category_id = await addCategory('Retired Plates');
  await world.db.updateTable('categories').set({ isactive: false }).where('category_id', '=', category_id).execute();
  for (const change of [{}, { category_id }])
    expect(await read(await addDish(world.deps, kitchen, change))).toMatchObject({
      body: { category: 'Others', category_names: { hi: 'अन्य', kn: 'ಇತರೆ' } },
    });
});

test('a menu that nobody has arranged is read as people eat, an arranged one as its kitchen says (menu-18)', async () => {
  const restaurant_id = await addRestaurant(world.deps);
  const titles = ['Cold Drinks', 'Sweets', 'Raita & Salads', 'Dum Biryani', 'Naan', 'House Curries', 'Soups'];
  const ids: number[] = [];
  for (const title of titles) ids.push(await addCategory(title));
  for (const category_id of ids) await addDish(world.deps, restaurant_id, { category_id });
  const read = async () => {
    world.deps.cache.raise(['menu']);
    const list = await world.guest.ok(listDishesOfRestaurant, { params: { id: restaurant_id } });
    return list.map(({ category }) => category);
  };
  expect(await read()).toEqual(titles.toReversed());
  const [drinks = 0, sweets = 0] = ids;
  const rows = [sweets, drinks].map((category_id, position) => ({ restaurant_id, category_id, position }));
  await world.db.insertInto('restaurant_categories').values(rows).execute();
  expect((await read()).slice(0, 3)).toEqual(['Sweets', 'Cold Drinks', 'Soups']);
});
