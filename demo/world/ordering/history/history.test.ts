import { dayMs } from '@tawa/domain/common/durations';
import { firstStates, isFinal, transitions } from '@tawa/domain/ordering/orders';
import { isOpenAt } from '@tawa/domain/catalogue/opening-hours';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kitchens } from '@tawa/api/modules/ordering/orders/checkout/checkout.store';
import { scheduleOf } from '@tawa/api/modules/ordering/orders/kitchen/kitchen-facts';
import { statusOf } from '@tawa/api/modules/ordering/orders/history/stored-words';
import { findViolations } from '@tawa/api/testing/invariants';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { seedDemo } from '../../demo.ts';

const days = 6;
let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  // Half past two at night in India, when most kitchens are closed: a first start may be then.
  world.clock.set(`${new Date(Date.now() - dayMs).toISOString().slice(0, 10)}T21:00:00Z`);
  await seedDemo(world.deps, undefined, days);
});
afterAll(() => world.close());

const count = async (query: ReturnType<typeof sql<{ wrong: number }>>) =>
  (await query.execute(world.db)).rows[0]?.wrong;

test('there is about a hundred orders a day, more at the weekend, and none of the future', async () => {
  const rows = await world.db.selectFrom('orders').select(['placed_at', 'closed_at', 'status']).execute();
  expect(rows.length).toBeGreaterThan(days * 75);
  expect(rows.length).toBeLessThan(days * 165);
  const now = world.clock.now();
  expect(rows.filter(({ placed_at }) => placed_at > now)).toEqual([]);
  const closed = rows.filter(({ status }) => isFinal(statusOf(status)));
  expect(closed.filter(({ closed_at }) => !closed_at || closed_at > now)).toEqual([]);
});

test('every order went a legal path from placed to where it stands', async () => {
  const events = await world.db.selectFrom('order_events').selectAll().orderBy('order_event_id').execute();
  const orders = await world.db.selectFrom('orders').select(['order_id', 'status', 'version']).execute();
  const first = new Set<string>(firstStates);
  for (const { order_id, status, version } of orders) {
    const own = events.filter((event) => event.order_id === order_id);
    expect(first.has(own[0]?.to_status ?? '')).toBe(true);
    for (const [index, event] of own.entries()) {
      if (index === 0) continue;
      expect(event.from_status).toBe(own[index - 1]?.to_status);
      expect(transitions.some((move) => move.from === event.from_status && move.to === event.to_status)).toBe(true);
    }
    expect(own.at(-1)?.to_status).toBe(status);
    expect(own).toHaveLength(version);
  }
});

test('the printed lines, the taxes and the dishes of every order add up to its bill', async () => {
  const wrong = await count(sql`select count(*)::int as wrong from orders o
    where o.total <> (select sum(amount) from order_charges c where c.order_id = o.order_id)
      or o.tax_total <> (select coalesce(sum(cgst + sgst), 0) from order_taxes t where t.order_id = o.order_id)
      or o.item_total <> (select sum(gross) from order_items i where i.order_id = o.order_id)
      or o.discount_coupon < (select sum(coupon_share) from order_items i where i.order_id = o.order_id)`);
  expect(wrong).toBe(0);
});

test('cash was taken exactly when it was handed over, and what was paid online and not served went back', async () => {
  const wrong = await count(sql`select count(*)::int as wrong from orders o join payments p using (order_id)
    where p.amount <> o.total
      or (p.provider = 'cod' and (p.status = 'cod_collected') <> (o.status in ('delivered', 'picked_up')))
      or (p.provider = 'demo' and (p.status = 'refunded') <> (o.status not in ('delivered', 'picked_up')))`);
  expect(wrong).toBe(0);
  const shares = await sql<{
    method: string;
    share: number;
  }>`select method, count(*)::float / sum(count(*)) over () as share
    from payments group by method`.execute(world.db);
  for (const { share } of shares.rows) expect(share).toBeGreaterThan(0.04);
});

test('every promise about orders, coupons, money and ledger holds in the seeded world (house-2)', async () => {
  expect(await findViolations(world.db)).toEqual([]);
});

test('the counters of coupons are the uses that were not given back', async () => {
  const wrong = await count(sql`select count(*)::int as wrong from coupons c
    where c.used <> (select count(*) from coupon_redemptions r where r.coupon_id = c.coupon_id and r.state <> 'released')
      or c.used <> (select coalesce(sum(used), 0) from coupon_user_usage u where u.coupon_id = c.coupon_id)`);
  expect(wrong).toBe(0);
});

test('how often a dish was ordered is what the orders say', async () => {
  const wrong = await count(sql`select count(*)::int as wrong from dishes d
    where d.num_of_order <> (select coalesce(sum(quantity), 0) from order_items i where i.menu_id = d.menu_id)`);
  expect(wrong).toBe(0);
});

test('nobody ordered from a kitchen that was closed at that moment', async () => {
  const places = new Map((await kitchens(world.db).execute()).map((place) => [place.restaurant_id, place]));
  const rows = await world.db.selectFrom('orders').select(['restaurant_id', 'placed_at', 'status']).execute();
  const past = rows.filter(({ status }) => isFinal(statusOf(status)));
  const wrong = past.filter(({ restaurant_id, placed_at }) => {
    const place = places.get(restaurant_id);
    return !place || !isOpenAt(scheduleOf(place), placed_at);
  });
  expect(wrong).toEqual([]);
});

test('people rate what they were served, after they were served', async () => {
  const wrong = await count(sql`select count(*)::int as wrong from ratings r where not exists (
    select from orders o where o.user_id = r.user_id and o.restaurant_id = r.restaurant_id
      and o.status in ('delivered', 'picked_up') and o.delivered_at <= r.created_on)`);
  expect(wrong).toBe(0);
});
