import { getOwnStatistics } from '@tawa/contract/insight/statistics';
import { compareRestaurants } from '@tawa/contract/insight/statistics.own';
import { serviceDayAt, sharePercent } from '@tawa/domain/insight/statistics';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { addDays } from '@tawa/domain/common/zoned-time';
import { seedDemo } from '@tawa/demo/world/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let ids: number[];
let owner: { userId: number; role: 'restaurant' };
let today: string;
beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 30);
  const { rows } = await sql<{ restaurant_id: number; owner_id: number }>`select r.restaurant_id, r.owner_id
    from restaurants r join orders o using (restaurant_id) group by 1 order by count(*) desc limit 2`.execute(world.db);
  const [busy, other] = rows;
  owner = { userId: busy?.owner_id ?? 0, role: 'restaurant' };
  await sql`update restaurants set owner_id = ${owner.userId} where restaurant_id = ${other?.restaurant_id}`.execute(
    world.db,
  );
  const quiet = await addRestaurant(world.deps, { owner_id: owner.userId });
  ids = [busy?.restaurant_id ?? 0, other?.restaurant_id ?? 0, quiet].toSorted((one, two) => one - two);
  today = serviceDayAt(world.deps.clock.now(), timeZoneDefault);
});
afterAll(() => world.close());

test.each(['1', '7', '30'] as const)(
  'the figures of own restaurants over %s days are those of each one’s own report, and all is their sum (own-restaurants-10)',
  async (days) => {
    const told = await world.as(owner).ok(compareRestaurants, { query: { days } });
    expect(told).toMatchObject({ from: addDays(today, 1 - Number(days)), to: today });
    expect(told.restaurants.map(({ restaurant_id }) => restaurant_id)).toEqual(ids);
    for (const one of told.restaurants) {
      const query = { from: told.from, to: told.to };
      const report = await world.as({ ...owner, restaurant: one.restaurant_id }).ok(getOwnStatistics, { query });
      const { placed, gross, delivered, late, prep_half, rating } = report.figures;
      expect(one).toMatchObject({
        placed,
        gross,
        prep_half,
        rating,
        on_time: sharePercent(delivered - late, delivered),
      });
      expect(one.days).toEqual(report.days.map((day) => day.gross));
    }
    const sum = (of: (one: (typeof told.restaurants)[number]) => number) =>
      Math.round(told.restaurants.reduce((all, one) => all + of(one), 0) * 100) / 100;
    expect(told.all).toMatchObject({
      placed: sum((one) => one.placed),
      gross: sum((one) => one.gross),
      gross_before: sum((one) => one.gross_before),
    });
    // A day that has just begun may be without an order.
    expect(told.all.gross).toBeGreaterThanOrEqual(days === '1' ? 0 : 1);
  },
);

test('a time under way is set beside as much of the one before (own-restaurants-10)', async () => {
  const now = world.deps.clock.now();
  const { rows } = await sql<{ placed: number }>`select count(*)::int as placed from orders o
    where o.restaurant_id = any (${ids}::int[]) and o.placed_at < ${now}::timestamptz - interval '7 days'
      and (o.accept_by is not null or o.accepted_at is not null)
      and o.placed_at >= ((${addDays(today, -7)}::date + interval '5 hours') at time zone ${timeZoneDefault})`.execute(
    world.db,
  );
  const told = await world.as(owner).ok(compareRestaurants, { query: { days: '1' } });
  expect(told.all.placed_before).toBe(rows[0]?.placed);
});

test('figures of all are the owner’s; staff read those of their restaurant (own-restaurants-10)', async () => {
  const [manager, at] = [await world.addUser({ role: 'restaurant' }), world.deps.clock.now()];
  const row = { restaurant_id: ids[1] ?? 0, user_id: manager.userId, role: 'manager', invited_by: owner.userId };
  await world.db
    .insertInto('staff')
    .values({ ...row, invited_on: at, accepted_on: at })
    .execute();
  expect(await world.as(manager).call(compareRestaurants, { query: { days: '7' } })).toMatchObject({ status: 403 });
});
