import { hourMs } from '@tawa/domain/common/durations';
import { couponCodePattern } from '@tawa/domain/common/limits';
import { decideCoupon, type CouponContext } from '@tawa/domain/money/coupons';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCoupon } from '@tawa/api/modules/money/coupons/coupons.service';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { seedDemo } from '../demo.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await seedDemo(world.deps, undefined, 8);
});
afterAll(() => world.close());

/** The next such weekday (0 = Sunday) and hour in India, seen from the run. */
function nextTime(weekday: number, hour: number): Date {
  const start = new Date(world.clock.now().getTime() + 5.5 * hourMs);
  start.setUTCHours(hour, 0, 0, 0);
  const days = (weekday - start.getUTCDay() + 7) % 7;
  return new Date(start.getTime() + (days * 24 - 5.5) * hourMs);
}

const idOf = async (name: string) =>
  (
    await world.db
      .selectFrom('restaurants')
      .select('restaurant_id')
      .where('restaurant_name', '=', name)
      .executeTakeFirstOrThrow()
  ).restaurant_id;

async function decide(code: string, changes: Partial<CouponContext> = {}) {
  const restaurant_id = changes.restaurant_id ?? (await idOf('Dum & Handi'));
  const found = await findCoupon(world.db, code, { user_id: 0, restaurant_id });
  const city = await world.db.selectFrom('cities').select('city_id').where('cityname', '=', 'Bengaluru').execute();
  const decision = decideCoupon(found?.coupon ?? null, {
    now: world.clock.now(),
    time_zone: 'Asia/Kolkata',
    city_id: city[0]?.city_id ?? 0,
    restaurant_id,
    fulfilment: 'delivery',
    payment_method: 'cod',
    is_new_customer: false,
    user_uses: 0,
    lines: [{ category_id: 1, amount: 60_000 }],
    ...changes,
  });
  return decision.ok ? decision.discount : decision.reason;
}

test('every coupon has a code that can be typed, a title and terms', async () => {
  const rows = await world.db.selectFrom('coupons').selectAll().execute();
  expect(rows.length).toBeGreaterThanOrEqual(14);
  for (const { code, title, terms } of rows) {
    expect(code).toMatch(couponCodePattern);
    expect(title.length).toBeGreaterThan(5);
    expect(terms).toMatch(/\.$/);
  }
  expect(new Set(rows.map((row) => row.type))).toEqual(new Set(['percent', 'flat', 'free_delivery']));
  expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['draft', 'active', 'paused', 'ended']));
});

test('those for everybody are worth what they say, at the kitchens that carry them', async () => {
  expect(await decide('TAWA60')).toBe(12_000);
  expect(await decide('FLAT75', { restaurant_id: await idOf('Casa Maiz') })).toBe(7500);
  expect(await decide('FREEDEL', { restaurant_id: await idOf('Forno Verde') })).toBe(0);
  expect(await decide('FLAT75')).toBe('WRONG_RESTAURANT');
  expect(await decide('DUM15')).toBe(9000);
});

test('no offer stands at every kitchen, so that one can look for those that have one', async () => {
  const everywhere = await world.db
    .selectFrom('coupons')
    .select('code')
    .where('status', '=', 'active')
    .where('visible', '=', true)
    .where('restaurant_ids', 'is', null)
    .where('city_ids', 'is', null)
    .execute();
  expect(everywhere).toEqual([]);
});

test('a first order, a city, a restaurant and pickup are asked for', async () => {
  expect(await decide('HELLO100')).toBe('NEW_CUSTOMERS');
  expect(await decide('HELLO100', { is_new_customer: true })).toBe(10_000);
  expect(await decide('HELLO100', { is_new_customer: true, user_uses: 1 })).toBe('USER_LIMIT');
  expect(await decide('ADDA20')).toBe('WRONG_CITY');
  expect(await decide('DUM15', { restaurant_id: 2 })).toBe('WRONG_RESTAURANT');
  expect(await decide('PICKUP10')).toBe('WRONG_FULFILMENT');
  expect(await decide('PICKUP10', { fulfilment: 'pickup' })).toBe(6000);
});

test('the night of a Friday lasts into Saturday and the lunch of a Monday into the afternoon', async () => {
  expect(await decide('NIGHTOWL', { now: nextTime(5, 23) })).toBe(8000);
  expect(await decide('NIGHTOWL', { now: nextTime(6, 1) })).toBe(8000);
  expect(await decide('NIGHTOWL', { now: nextTime(5, 1) })).toBe('NOT_NOW');
  expect(await decide('NIGHTOWL', { now: nextTime(6, 15) })).toBe('NOT_NOW');
  expect(await decide('LUNCH15', { now: nextTime(1, 13) })).toBe(6000);
  expect(await decide('LUNCH15', { now: nextTime(6, 13) })).toBe('NOT_NOW');
});

test('what is paused, over or not out yet cannot be used, and what may be used thrice not a fourth time', async () => {
  expect(await decide('MONSOON25')).toBe('PAUSED');
  expect(await decide('DIYA108')).toBe('ENDED');
  expect(await decide('NEWYEAR30')).toBe('NOT_FOUND');
  expect(await decide('TREAT40', { user_uses: 2 })).toBe(4000);
  expect(await decide('TREAT40', { user_uses: 3 })).toBe('USER_LIMIT');
});

test('a coupon that its kitchen would pay half of works only once the kitchen agrees', async () => {
  expect(await decide('HANDI80')).toBe('NOT_AGREED');
});

test('past orders used coupons, but none that counts its uses', async () => {
  const rows = await world.db.selectFrom('coupons').selectAll().execute();
  const counting = rows.filter((row) => row.total_limit !== null || row.per_user_limit !== null);
  expect(counting.length).toBeGreaterThanOrEqual(4);
  expect(counting.filter((row) => row.used > 0)).toEqual([]);
  const used = rows.filter((row) => row.used > 0).map((row) => row.code);
  expect(used).toEqual(expect.arrayContaining(['TAWA60', 'FREEDEL', 'FLAT75']));
});
