import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { getDish, listDishes, listDishesOfCategory, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, getRestaurantStatus, listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '@tawa/demo/world/demo';
import { startTestApp, type TestApp } from '#testing/app.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
  world.clock.set('2026-06-15T07:00:00.000Z');
  await seedDemo(world.deps, undefined, 2);
});
afterAll(() => world.close());

const idOf = async (name: string) =>
  (
    await world.db
      .selectFrom('restaurants')
      .select('restaurant_id')
      .where('restaurant_name', '=', name)
      .executeTakeFirstOrThrow()
  ).restaurant_id;
const names = async (city?: string) =>
  (await world.guest.ok(listActiveRestaurants, { query: { city } })).map((each) => each.restaurant_name);
const statusOf = async (name: string) => world.guest.ok(getRestaurantStatus, { params: { id: await idOf(name) } });

test('a city is asked for by its name in any case or by its id', async () => {
  const [bengaluru] = await world.guest.ok(listActiveCities, {});
  expect(await names('bengaluru')).toHaveLength(15);
  expect((await names(String(bengaluru?.city_id))).sort()).toEqual((await names('BENGALURU')).sort());
  expect(await names('Atlantis')).toEqual([]);
});

test('open kitchens come before closed ones (restaurants-5)', async () => {
  const list = await world.guest.ok(listActiveRestaurants, { query: { city: 'Bengaluru' } });
  const states = list.map((each) => each.status);
  expect(states).toEqual([...states].sort((a, b) => Number(a === 'offline') - Number(b === 'offline')));
});

test('hours decide in the kitchen’s own zone, over a split day and past midnight', async () => {
  expect(await statusOf('Udupi Table')).toMatchObject({
    status: 'offline',
    reason: 'closed',
    next_open_at: '2026-06-15T10:30:00.000Z',
  });
  expect(await statusOf('Tuk Tuk Street')).toMatchObject({ status: 'online', closes_at: '2026-06-15T20:30:00.000Z' });
  expect(await statusOf('Annapurna Thali')).toMatchObject({ status: 'offline', reason: 'closed' });
  expect(await statusOf('Leaf & Bowl')).toMatchObject({ status: 'offline', reason: 'offline' });
  expect(await statusOf('Momo Junction')).toMatchObject({ status: 'online', extra_minutes: 15 });
});

test('a suspended kitchen, a hidden one and one without dishes leave every list (restaurants-4)', async () => {
  const id = await idOf('Casa Maiz');
  const set = (change: { lifecycle?: string; hidden?: boolean }) =>
    world.db.updateTable('restaurants').set(change).where('restaurant_id', '=', id).execute();
  const isGone = async () => {
    world.deps.cache.raise(['restaurants', 'menu']);
    const reply = await world.guest.call(getRestaurantDetails, { params: { id } });
    return reply.status === 404 && !(await names()).includes('Casa Maiz');
  };
  expect(await isGone()).toBe(false);
  await set({ lifecycle: 'suspended' });
  expect(await isGone()).toBe(true);
  await set({ lifecycle: 'active', hidden: true });
  expect(await isGone()).toBe(true);
  await set({ hidden: false });
  await world.db.updateTable('dishes').set({ isactive: false }).where('restaurant_id', '=', id).execute();
  expect(await isGone()).toBe(true);
  await world.db.updateTable('dishes').set({ isactive: true }).where('restaurant_id', '=', id).execute();
  expect(await isGone()).toBe(false);
});

test('an inactive city is not offered', async () => {
  expect((await world.guest.ok(listActiveCities, {})).map((city) => city.cityname)).toEqual([
    'Bengaluru',
    'Chennai',
    'Hyderabad',
    'Kolkata',
    'Mumbai',
    'New Delhi',
  ]);
});

test('two categories that share their first word answer together (categories-1)', async () => {
  const dishes = await world.guest.ok(listDishesOfCategory, { params: { word: 'rice' } });
  expect(new Set(dishes.map((dish) => dish.category))).toEqual(new Set(['Rice Bowls', 'Rice Plates']));
});

test('a menu shows no inactive dish, and a dish without options left is sold out', async () => {
  const id = await idOf('Momo Junction');
  const menu = await world.guest.ok(listDishesOfRestaurant, { params: { id } });
  expect(menu.map((dish) => dish.dish_name)).not.toContain('Rose Lassi');
  const momos = menu.find((dish) => dish.dish_name.startsWith('Veg Momos'));
  const groups = await world.db
    .selectFrom('dish_option_groups')
    .select('option_group_id')
    .where('menu_id', '=', momos?.menu_id ?? 0)
    .execute();
  await world.db
    .updateTable('options')
    .set({ sold_out: true })
    .where(
      'option_group_id',
      'in',
      groups.map((group) => group.option_group_id),
    )
    .execute();
  world.deps.cache.raise(['menu']);
  expect(await world.guest.ok(getDish, { params: { menu_id: momos?.menu_id ?? 0 } })).toMatchObject({
    availability: 'sold_out',
  });
});

test('prices are rupees, marks are 1 and 0, and the discount is a rounded percent', async () => {
  const dishes = await world.guest.ok(listDishes, { query: { city: 'Bengaluru' } });
  expect(dishes.find((dish) => dish.dish_name === 'Hyderabadi Chicken Dum Biryani')).toMatchObject({
    price: 389,
    discounted_price: 329,
    discount: 15,
    is_veg: 0,
    isactive: 1,
    has_options: true,
  });
});
