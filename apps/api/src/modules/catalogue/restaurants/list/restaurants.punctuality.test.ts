import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { dayMs, minuteMs } from '@tawa/domain/common/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isServed, wasServedLate } from '#db/order-states.ts';
import { addServed } from '#modules/ordering/orders/testing/served-orders.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addDish, addRestaurant } from '#testing/factories.ts';
import { agePunctuality } from './restaurants.punctuality.ts';

let world: TestApp;
let kitchen: number;
let template: number;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  // Noon on the kitchen's wall, so that no order passes midnight.
  world.clock.set(`${world.clock.now().toISOString().slice(0, 10)}T06:30:00.000Z`);
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

interface Change {
  fulfilment?: 'pickup';
  readyMinutes?: number;
  at?: Date;
  /** Minutes by which the kitchen moved the promise after it had accepted. */
  delayed?: number;
}

/** An order of the kitchen on its way to the door, then handed over so many minutes after its promise. */
async function serve(lateMinutes: number, { fulfilment, readyMinutes = -20, at, delayed = 0 }: Change = {}) {
  const promised = at ?? world.clock.now();
  const after = (minutes: number) => new Date(promised.getTime() + minutes * minuteMs);
  const columns = {
    status: fulfilment ? 'ready' : 'out_for_delivery',
    delivered_at: null,
    closed_at: null,
    ready_at: after(readyMinutes),
    agreed_to: promised,
    promised_to: after(delayed),
  };
  const accepted_at = after(-50);
  await addServed(world.db, template, [
    { kitchen, accepted_at, cooking: 20, ...(fulfilment && { fulfilment }), columns },
  ]);
  await world.db
    .updateTable('orders')
    .set({
      status: fulfilment ? 'picked_up' : 'delivered',
      delivered_at: after(lateMinutes),
      closed_at: after(lateMinutes),
    })
    .where('restaurant_id', '=', kitchen)
    .where('status', 'in', ['ready', 'out_for_delivery'])
    .execute();
}

/** Plain SQL over the orders: those of thirty days by the calendar of the kitchen's wall, and the percent that were not late. */
async function counted() {
  const { rows } = await sql<{ served: number; percent: number | null }>`
    select count(*)::int as served,
      case when count(*) >= 20 then floor(100.0 * count(*) filter (where handed <= agreed + grace) / count(*))::int end as percent
    from (select case when o.fulfilment = 'pickup' then o.ready_at else o.delivered_at end as handed,
        coalesce(o.agreed_to, o.promised_to) as agreed, make_interval(mins => o.late_after_minutes) as grace
      from orders o join restaurants r using (restaurant_id)
      where o.restaurant_id = ${kitchen} and o.status in ('delivered', 'picked_up') and o.booking_id is null
        and (o.delivered_at at time zone r.timezone)::date > (${world.clock.now()}::timestamptz at time zone r.timezone)::date - 30) o`.execute(
    world.db,
  );
  return [rows[0]?.served, rows[0]?.percent];
}

async function shown() {
  world.deps.cache.raiseAll();
  const { served_orders, on_time_percent, cityname } = await world.guest.ok(getRestaurantDetails, {
    params: { id: kitchen },
  });
  const { restaurants } = await world.guest.ok(listRestaurants, { query: { city: cityname } });
  const card = restaurants.find(({ restaurant_id }) => restaurant_id === kitchen);
  expect(card).toMatchObject({ served_orders, on_time_percent });
  expect(await counted()).toEqual([served_orders, on_time_percent]);
  return [served_orders, on_time_percent];
}

test('what is kept is what a count of the orders says, for every kitchen of the demo (restaurants-35)', async () => {
  const { rows } = await sql`
    select p.restaurant_id from punctuality_summaries p cross join lateral (
      select count(*) as served, count(*) filter (where handed > agreed) as late from (
        select (o.delivered_at at time zone r.timezone)::date as on_day,
          max((o.delivered_at at time zone r.timezone)::date) over () as last_day,
          coalesce(case when o.fulfilment = 'pickup' then o.ready_at end, o.delivered_at) as handed,
          coalesce(o.agreed_to, o.promised_to) + make_interval(mins => o.late_after_minutes) as agreed
        from orders o join restaurants r using (restaurant_id)
        where o.restaurant_id = p.restaurant_id and o.status in ('delivered', 'picked_up') and o.booking_id is null) o
      where on_day > last_day - 30) counted
    where p.restaurant_id <> ${kitchen} and (p.served, p.served - p.on_time) <> (counted.served, counted.late)`.execute(
    world.db,
  );
  expect(rows).toEqual([]);
  const { count } = await world.db
    .selectFrom('punctuality_summaries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('served', '>', 0)
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(5);
});

test('a figure and a share call the same served orders late, for every order of the demo (restaurants-35)', async () => {
  const { rows } = await sql<{ differing: number; all: number }>`
    select count(*) filter (where ${wasServedLate('o')} = is_on_time(o))::int as differing, count(*)::int as all
    from orders o where ${isServed('o')}`.execute(world.db);
  expect(rows[0]?.differing).toBe(0);
  expect(rows[0]?.all).toBeGreaterThan(100);
});

test('under twenty orders in thirty days their number is told, then the share that was not late (restaurants-35)', async () => {
  expect(await shown()).toEqual([0, null]);
  for (let n = 0; n < 19; n++) await serve(n < 2 ? 11 : 10);
  expect(await shown()).toEqual([19, null]);
  await serve(-5);
  expect(await shown()).toEqual([20, 90]);
  await serve(60);
  expect(await shown()).toEqual([21, 85]);
});

test('a pickup is late by when it was ready, not by when it was fetched (restaurants-35)', async () => {
  await serve(90, { fulfilment: 'pickup' });
  expect(await shown()).toEqual([22, 86]);
  await serve(90, { fulfilment: 'pickup', readyMinutes: 30 });
  expect(await shown()).toEqual([23, 82]);
});

test('what the kitchen asked for after it had accepted does not make it punctual (restaurants-35)', async () => {
  await serve(30, { delayed: 30 });
  expect(await shown()).toEqual([24, 79]);
});

test('an order of thirty days ago counts no more, from midnight on the kitchen’s wall (restaurants-35)', async () => {
  const began = world.clock.now();
  const hold = (days: number) => world.clock.set(new Date(began.getTime() + days * dayMs).toISOString());
  hold(29);
  await agePunctuality(world.db, world.clock.now());
  expect(await shown()).toEqual([24, 79]);
  hold(30);
  await agePunctuality(world.db, world.clock.now());
  expect(await shown()).toEqual([0, null]);
  await serve(0);
  expect(await shown()).toEqual([1, null]);
});
