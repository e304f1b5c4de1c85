import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { namesShown } from '../../platform/cache/parts.ts';
import { cacheChannel } from '../../platform/cache/topics.ts';
import { shownList } from '../../platform/cache/shown.ts';
import { startTestApp, type TestApp } from '../app.ts';

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
interface Place {
  city_id: number;
  restaurant_id: number;
  menu_id: number;
  other_id: number;
}
let here: Place;
let elsewhere: Place;

beforeAll(async () => {
  one = await startTestApp({ isDemo: true });
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  const { rows } = await sql<Place>`
    select distinct on (l.city_id) l.city_id, l.restaurant_id, d.ids[1] as menu_id, d.ids[2] as other_id
    from restaurant_listings l cross join lateral (
      select array_agg(menu_id order by num_of_order desc) as ids from dishes where restaurant_id = l.restaurant_id and isactive
        and not exists (select from dish_parts p where p.menu_id = dishes.menu_id or p.combo_id = dishes.menu_id)) d
    order by l.city_id, l.restaurant_id`.execute(one.db);
  const [first, second] = rows;
  if (!first || !second) throw new Error('The demo world has fewer than two cities.');
  [here, elsewhere] = [first, second];
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const soon = { timeout: 2000, interval: 10 };
const answersOf = ({ city_id, restaurant_id, menu_id, other_id }: Place) => ({
  restaurants: `/api/restaurant/search?city=${city_id}`,
  dishes: `/api/menu/dishes?city=${city_id}`,
  details: `/api/restaurant/restaurantdetails/${restaurant_id}`,
  menu: `/api/menu/getmenubyrestaurantid/${restaurant_id}`,
  dish: `/api/menu/${menu_id}`,
  otherDish: `/api/menu/${other_id}`,
  photos: `/api/menu/${menu_id}/photos`,
});

/** Asks for everything about a place and says which of it was made, and was not there any more. */
async function listMade({ app, deps }: TestApp, place: Place): Promise<string[]> {
  const made: string[] = [];
  for (const [name, url] of Object.entries(answersOf(place))) {
    const before = deps.cache.counts.made;
    expect((await app.inject(url)).statusCode).toBe(200);
    if (deps.cache.counts.made > before) made.push(name);
  }
  return made;
}

// What the demo world's filling announced may still be on its way.
beforeEach(async () => {
  for (const world of [one, two])
    await vi.waitFor(async () => {
      const made = [...(await listMade(world, here)), ...(await listMade(world, elsewhere))];
      if (made.length > 0) throw new Error(`Not kept yet: ${made.join(', ')}`);
    }, soon);
});

const sellOut = (menuId: number, isSoldOut: boolean) =>
  sql`update dishes set sold_out = ${isSoldOut} where menu_id = ${menuId}`.execute(one.db);

test('a dish sold out in one city is made again where it stands, and leaves every other answer kept, in all processes (cache-9)', async () => {
  await sellOut(here.menu_id, true);
  const gone = ['dishes', 'menu', 'dish', 'photos'];
  expect(await listMade(one, elsewhere)).toEqual([]);
  expect(await listMade(one, here)).toEqual(gone);
  expect((await one.app.inject(answersOf(here).dish)).json().availability).toBe('sold_out');
  await vi.waitFor(async () => expect(await listMade(two, here)).toContain('dish'), soon);
  expect(await listMade(two, elsewhere)).toEqual([]);
  await sellOut(here.menu_id, false);
});

test('a kitchen that is busy changes its card and the lists that show it, those of its city and no other (cache-9)', async () => {
  await sql`update restaurants set switch = 'busy', busy_minutes = 10, switch_until = ${new Date(one.clock.now().getTime() + 3_600_000)}
    where restaurant_id = ${here.restaurant_id}`.execute(one.db);
  expect(await listMade(one, elsewhere)).toEqual([]);
  expect(await listMade(one, here)).toEqual(expect.arrayContaining(['restaurants', 'details']));
});

test('a kitchen that is opened by hand is looked for at once in the lists of its city, which did not show it (cache-9)', async () => {
  const openOnes = async (): Promise<number> => {
    const before = one.deps.cache.counts.made;
    const url = `/api/restaurant/search?city=${here.city_id}&open=1`;
    expect((await one.app.inject(url)).statusCode).toBe(200);
    return one.deps.cache.counts.made - before;
  };
  const turn = (to: string) =>
    sql`update restaurants set switch = ${to}, switch_until = null where restaurant_id = ${here.restaurant_id}`.execute(
      one.db,
    );
  await turn('offline');
  expect(await openOnes()).toBe(1);
  await turn('online');
  expect(await openOnes()).toBe(1);
  expect(await listMade(one, elsewhere)).toEqual([]);
});

test('a dish that enters or leaves the lists changes those of its city at once (cache-9)', async () => {
  await sql`update dishes set isactive = false where menu_id = ${here.other_id}`.execute(one.db);
  expect(await listMade(one, elsewhere)).toEqual([]);
  await sql`update dishes set isactive = true where menu_id = ${here.other_id}`.execute(one.db);
  expect(await listMade(one, here)).toEqual(expect.arrayContaining(['restaurants', 'dishes', 'menu']));
});

test('a dish that leaves the menu leaves the lists of restaurants kept, for nobody stands elsewhere in them (cache-9)', async () => {
  const { rows } = await sql<{ restaurant_id: number; menu_id: number }>`
    select restaurant_id, max(menu_id) as menu_id from dishes d join restaurant_listings l using (restaurant_id)
    where l.city_id = ${here.city_id} and isactive and not exists (select from dish_parts p where d.menu_id in (p.menu_id, p.combo_id))
    group by 1 having count(*) > 5 order by 1 desc limit 1`.execute(one.db);
  const [dish] = rows;
  if (!dish) throw new Error('No kitchen of the city has so many dishes.');
  const price = sql`update dishes set isactive = not isactive where menu_id = ${dish.menu_id}`;
  await one.deps.cache.getTrue('a list without it', async () => ({
    status: 200,
    body: '[]',
    type: 'application/json',
    isKept: true,
    maxAgeMs: 60_000,
    topics: namesShown(
      ['places', 'listings'],
      shownList(`${here.city_id}`, [{ city_id: here.city_id, restaurant_id: 0 }]),
    ),
  }));
  await price.execute(one.db);
  const made = vi.fn<() => never>();
  await one.deps.cache.getTrue('a list without it', made);
  expect(made).not.toHaveBeenCalled();
  await price.execute(one.db);
});

test('what no answer shows is not announced, nor is an edit that changed nothing', async () => {
  await sql`update restaurants set missed_in_a_row = missed_in_a_row + 1, printer_mm = 58 where restaurant_id = ${here.restaurant_id}`.execute(
    one.db,
  );
  await sql`update dishes set price = price, version = version + 1, changed_on = now() where menu_id = ${here.menu_id}`.execute(
    one.db,
  );
  expect(await listMade(one, here)).toEqual([]);
});

test('the process of a change makes what it shows once, though it hears of it twice (cache-14)', async () => {
  const { dish } = answersOf(here);
  const madeOf = async () => {
    const before = one.deps.cache.counts.made;
    await one.app.inject(dish);
    return one.deps.cache.counts.made - before;
  };
  const heard: string[] = [];
  two.deps.listener.on(cacheChannel, (announced) => heard.push(announced));
  await sellOut(here.menu_id, true);
  expect(await madeOf()).toBe(1);
  await vi.waitFor(() => expect(heard).not.toEqual([]), soon);
  // Both connections of the channel are told at once; one statement more has gone and come by then.
  await sql`select pg_sleep(0.2)`.execute(one.db);
  expect(await madeOf()).toBe(0);
  await sellOut(here.menu_id, false);
  expect(await madeOf()).toBe(1);
  expect((await one.app.inject(dish)).json().availability).toBe('available');
});

test('a transaction that changes very many parts says the whole topic (cache-10)', async () => {
  await sql`select announce_part('menu', 'r9 d' || n) from generate_series(100001, 100500) n`.execute(one.db);
  expect(await listMade(one, here)).toEqual(expect.arrayContaining(['dishes', 'menu', 'dish']));
  await vi.waitFor(async () => expect(await listMade(two, elsewhere)).toContain('menu'), soon);
});

test('a process of the release before hears the topic of every change, over both of its ways (cache-11)', async () => {
  const client = new pg.Client({ connectionString: one.databaseUrl });
  const heard: string[] = [];
  client.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  client.on('notice', ({ code, message }) => heard.push(`${code} ${message}`));
  await client.connect();
  await client.query('listen cache');
  await client.query('update dishes set sold_out = not sold_out where menu_id = $1', [here.menu_id]);
  await client.query('update dishes set sold_out = not sold_out where menu_id = any($1)', [
    [here.menu_id, here.other_id],
  ]);
  const part = ({ restaurant_id }: Place, id: number): string =>
    expect.stringMatching(new RegExp(`^TWPRT menu r${restaurant_id} d${id} x[0-9]+$`));
  expect(heard.filter((each) => each === 'cache menu')).toHaveLength(2);
  expect(heard.filter((each) => each === 'TWCHG menu')).toHaveLength(2);
  expect(heard).toEqual(expect.arrayContaining([part(here, here.menu_id), part(here, here.other_id)]));
  await client.end();
});

test('a list that is only too old is shown once more while the next one is made, and not for long (cache-12)', async () => {
  const url = answersOf(here).restaurants;
  one.clock.advance(20_000);
  const { made } = one.deps.cache.counts;
  const [{ found: before }, old] = [{ ...one.deps.cache.counts }, (await one.app.inject(url)).headers.etag];
  expect(one.deps.cache.counts.found).toBeGreaterThan(before);
  expect(old).toBeDefined();
  await vi.waitFor(() => expect(one.deps.cache.counts.made).toBe(made + 1), soon);
  one.clock.advance(31_000);
  await one.app.inject(url);
  expect(one.deps.cache.counts.made).toBe(made + 2);
  one.clock.advance(-51_000);
});
