import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { minuteMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let kitchen: number;
let template: number;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  const served = await world.db
    .selectFrom('orders')
    .select(['order_id', 'city_id'])
    .where('status', '=', 'delivered')
    .where('booking_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  template = served.order_id;
  kitchen = await addRestaurant(world.deps, { city_id: served.city_id });
  await addDish(world.deps, kitchen);
});
afterAll(() => world.close());

let placed = 0;

/** An order of the kitchen on its way to the door, then handed over so many minutes after its promise. */
async function serve(lateMinutes: number, change: { fulfilment?: 'pickup'; readyMinutes?: number } = {}) {
  placed += 1;
  const promised = new Date(world.clock.now().getTime() + placed * minuteMs);
  const at = (minutes: number) => new Date(promised.getTime() + minutes * minuteMs);
  const number = `FD-${placed.toString(36).toUpperCase().padStart(6, '0')}`;
  const { rows } = await sql<{ order_id: number }>`
    insert into orders overriding system value
    select (jsonb_populate_record(o, jsonb_build_object(
      'order_id', 900000 + ${placed}::int, 'order_number', ${number}::text, 'quote_id', null, 'restaurant_id', ${kitchen}::int,
      'status', 'ready', 'fulfilment', ${change.fulfilment ?? 'delivery'}::text, 'placed_at', ${promised}::timestamptz,
      'promised_from', ${promised}::timestamptz, 'promised_to', ${promised}::timestamptz, 'late_after_minutes', 10,
      'slot_at', null, 'slot_used_minutes', null, 'delivered_at', null, 'closed_at', null,
      'ready_at', ${at(change.readyMinutes ?? -20)}::timestamptz))).*
    from orders o where o.order_id = ${template} returning order_id`.execute(world.db);
  await world.db
    .updateTable('orders')
    .set({
      status: change.fulfilment ? 'picked_up' : 'delivered',
      delivered_at: at(lateMinutes),
      closed_at: at(lateMinutes),
    })
    .where('order_id', '=', rows[0]?.order_id ?? 0)
    .execute();
}

async function shown() {
  world.deps.cache.raiseAll();
  const { served_orders, on_time_percent, cityname } = await world.guest.ok(getRestaurantDetails, {
    params: { id: kitchen },
  });
  const { restaurants } = await world.guest.ok(listRestaurants, { query: { city: cityname } });
  const card = restaurants.find(({ restaurant_id }) => restaurant_id === kitchen);
  expect(card).toMatchObject({ served_orders, on_time_percent });
  return [served_orders, on_time_percent];
}

test('under thirty orders their number is told, then the share of the last hundred that were not late (restaurants-35)', async () => {
  expect(await shown()).toEqual([0, null]);
  for (let n = 0; n < 29; n++) await serve(n < 3 ? 11 : 10);
  expect(await shown()).toEqual([29, null]);
  await serve(-5);
  expect(await shown()).toEqual([30, 90]);
  for (let n = 0; n < 97; n++) await serve(0);
  expect(await shown()).toEqual([100, 100]);
  await serve(60);
  expect(await shown()).toEqual([100, 99]);
});

test('a pickup is late by when it was ready, not by when it was fetched (restaurants-35)', async () => {
  await serve(90, { fulfilment: 'pickup' });
  expect(await shown()).toEqual([100, 99]);
  await serve(90, { fulfilment: 'pickup', readyMinutes: 30 });
  expect(await shown()).toEqual([100, 98]);
});

test('what is kept is what a count of the orders says, for every kitchen of the demo (restaurants-35)', async () => {
  const { rows } = await sql`
    select p.restaurant_id from punctuality_summaries p cross join lateral (
      select count(*) as served, count(*) filter (where late) as late from (
        select coalesce(case when o.fulfilment = 'pickup' then o.ready_at end, o.delivered_at)
            > o.promised_to + make_interval(mins => o.late_after_minutes) as late
        from orders o where o.restaurant_id = p.restaurant_id and o.status in ('delivered', 'picked_up') and o.booking_id is null
        order by o.placed_at desc limit 100) last) counted
    where (p.served, p.served - p.on_time) <> (counted.served, counted.late)`.execute(world.db);
  expect(rows).toEqual([]);
  const { count } = await world.db
    .selectFrom('punctuality_summaries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('served', '>', 0)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(5);
});
