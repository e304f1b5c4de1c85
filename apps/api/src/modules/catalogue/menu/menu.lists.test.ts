import { addFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import { listDishes, listDishesOfCategory, listDishPage } from '@tawa/contract/catalogue/menu';
import { dishesAtOnceMax, dishesPageSize } from '@tawa/domain/common/pagination';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addCity, addDish, addRestaurant, addUser } from '#testing/factories.ts';

let world: TestApp;
let category: number;
let kitchen: number;
const first = { cityname: 'Panaji' };
const many = dishesAtOnceMax + 20;
beforeAll(async () => {
  world = await startTestApp();
  const named = { category_name: 'Soups', slug: 'soups' };
  const added = world.db.insertInto('categories').values(named).returning('category_id');
  category = (await added.executeTakeFirstOrThrow()).category_id;
  kitchen = await addRestaurant(world.deps, { city_id: await addCity(world.deps, first) });
  await addDish(world.deps, kitchen, { dish_name: 'Tomato Soup', category_id: category, num_of_order: 900 });
  await addDish(world.deps, kitchen, { dish_name: '100% Rye_Bread', is_veg: false, description: 'Baked at dawn' });
  await sql`insert into dishes (restaurant_id, dish_name, is_veg, price, category_id, num_of_order)
    select ${kitchen}, 'Broth ' || n, true, 10000, ${category}, n % 100 from generate_series(1, ${many}) n`.execute(
    world.db,
  );
});
afterAll(() => world.close());
beforeEach(() => world.deps.cache.raise(['menu', 'restaurants', 'cities']));

const get = (url: string) => world.app.inject({ url });

test.each(['/api/menu/getmenus', '/api/menu/category/soups'])(
  '%s is whole or says that it is not, and its pages hold every dish once (menu-2)',
  async (path) => {
    const refused = await get(path);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain(`more than ${dishesAtOnceMax} dishes`);
    const ids = new Set<number>();
    let next: string | undefined = `${path}?city=Panaji&page=1`;
    let pages = 0;
    while (next) {
      const { body, headers } = await get(next);
      for (const { menu_id } of JSON.parse(body)) ids.add(menu_id);
      next = /^<(.+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1];
      pages += 1;
    }
    expect(pages).toBe(2);
    expect(ids.size).toBe(path.includes('category') ? many + 1 : many + 2);
  },
);

test('a city with fewer dishes answers all of them at once (menu-2)', async () => {
  const other = await addRestaurant(world.deps, { city_id: await addCity(world.deps, { cityname: 'Margao' }) });
  await sql`insert into dishes (restaurant_id, dish_name, is_veg, price)
    select ${other}, 'Plate ' || n, true, 10000 from generate_series(1, 700) n`.execute(world.db);
  const { body, headers } = await get('/api/menu/getmenus?city=margao');
  expect(JSON.parse(body)).toHaveLength(700);
  expect(headers.link).toBeUndefined();
});

test('some of each category are the most ordered ones, and what has no category is one of them (menu-6)', async () => {
  const dishes = await world.guest.ok(listDishes, { query: { city: 'Panaji', per_category: 3 } });
  expect(dishes.filter((dish) => dish.category === 'Soups')).toHaveLength(3);
  expect(dishes[0]?.dish_name).toBe('Tomato Soup');
  expect(dishes.filter((dish) => dish.category === 'Others').map((dish) => dish.dish_name)).toEqual(['100% Rye_Bread']);
});

test('as many of a category as were asked for', async () => {
  const dishes = await world.guest.ok(listDishesOfCategory, { params: { word: 'soups' }, query: { limit: 4 } });
  expect(dishes).toHaveLength(4);
});

test.each([
  ['tomato SOUP', 1],
  ['oup', many + 1],
  ['100% rye_', 1],
  ['%', 1],
  ['_', 1],
  ['\\', 0],
  ['at dawn', 1],
  ['nothing like it', 0],
])(
  'the words %s are found within names, descriptions, categories and kitchens, as they stand (menu-3)',
  async (search, total) => {
    expect((await world.guest.ok(listDishPage, { query: { search, city: 'Panaji' } })).total).toBe(total);
  },
);

test('pages of what fits go on to the end and hold each dish once (menu-3)', async () => {
  const query = { city: 'Panaji', category: 'Soups', food: 'veg' as const };
  const ids = new Set<number>();
  const last = Math.ceil((many + 1) / dishesPageSize);
  for (const page of [1, 2, last - 1, last]) {
    const { dishes, more, total } = await world.guest.ok(listDishPage, { query: { ...query, page: String(page) } });
    for (const { menu_id } of dishes) ids.add(menu_id);
    expect([more, total]).toEqual([page < last, many + 1]);
  }
  expect(ids.size).toBe(3 * dishesPageSize + ((many + 1) % dishesPageSize));
  const meat = await world.guest.ok(listDishPage, { query: { city: 'Panaji', food: 'non-veg' } });
  expect(meat.dishes.map((dish) => dish.dish_name)).toEqual(['100% Rye_Bread']);
  const others = await world.guest.ok(listDishPage, { query: { city: 'Panaji', category: 'Others' } });
  expect(others.total).toBe(1);
});

test('somebody who saved very many dishes sees all of them', async () => {
  const user = await world.addUser();
  await sql`insert into favourites (user_id, menu_id)
    select ${user.userId}, menu_id from dishes where restaurant_id = ${kitchen} limit 640`.execute(world.db);
  expect(await world.as(user).ok(listFavourites, { params: { userid: user.userId } })).toHaveLength(640);
});

test('a dish in a list says whether its kitchen takes orders, and when it opens (restaurants-37)', async () => {
  const city = { cityname: 'Vasco' };
  const closed = await addRestaurant(world.deps, { city_id: await addCity(world.deps, city), switch: 'paused' });
  const menu_id = await addDish(world.deps, closed, { dish_name: 'Xacuti' });
  const back = new Date(world.clock.now().getTime() + 20 * 60_000);
  await world.db.updateTable('restaurants').set({ switch_until: back }).where('restaurant_id', '=', closed).execute();
  const user = await addUser(world.deps, { role: 'user' });
  const buyer = world.as(user);
  const userid = user.userId;
  await buyer.ok(addFavourite, { body: { userid, menu_id } });
  world.deps.cache.raiseAll();
  const lists = [
    (await world.guest.ok(listDishPage, { query: { city: 'Vasco' } })).dishes,
    await world.guest.ok(listDishes, { query: { city: 'Vasco' } }),
    await buyer.ok(listFavourites, { params: { userid } }),
  ];
  const hint = { menu_id, is_open: false, next_open_at: back.toISOString() };
  for (const dishes of lists) expect(dishes).toMatchObject([hint]);
  const { dishes } = await world.guest.ok(listDishPage, { query: { city: 'Panaji' } });
  expect(dishes.every((dish) => dish.is_open && dish.next_open_at === null)).toBe(true);
});
