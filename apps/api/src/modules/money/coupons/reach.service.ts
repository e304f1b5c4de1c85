// Who could use a coupon: asked of the decision that the checkout asks, once for each group of people or restaurants that
// are the same to it. Its hours and its draft are left aside, because they pass.
import { type Coupon, type CouponContext, decideCoupon } from '@tawa/domain/money/coupons';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { findCouponById } from './coupons.service.ts';
import * as store from './coupons.office.store.ts';

const dishPaise = 20_000;
const deliveryPaise = 4000;
const examplesMax = 5;

interface Group {
  count: number;
  ids: readonly number[];
  coupon: Coupon;
  context: Partial<CouponContext>;
}

/** An order that fits a coupon in all that customers choose. */
const fitting = (coupon: Coupon, now: Date): CouponContext => ({
  now: coupon.valid_from && coupon.valid_from > now ? coupon.valid_from : now,
  time_zone: timeZoneDefault,
  city_id: null,
  restaurant_id: null,
  fulfilment: coupon.fulfilment?.[0] ?? 'delivery',
  payment_method: null,
  is_new_customer: true,
  user_uses: 0,
  delivery_fee: deliveryPaise,
  lines: [{ category_id: coupon.categories?.[0] ?? null, amount: Math.max(dishPaise, coupon.min_item_total) }],
});

function reachOf(groups: readonly Group[], now: Date) {
  const refusals = new Map<string, number>();
  const examples: number[] = [];
  let [all, may] = [0, 0];
  for (const { count, ids, coupon, context } of groups) {
    all += count;
    const decision = decideCoupon(coupon, { ...fitting(coupon, now), ...context });
    if (decision.ok) {
      may += count;
      examples.push(...ids);
    } else refusals.set(decision.message, (refusals.get(decision.message) ?? 0) + count);
  }
  return {
    all,
    may,
    examples: examples.slice(0, examplesMax),
    refusals: [...refusals].map(([message, count]) => ({ message, count })),
  };
}

/** How many active customers could use a coupon, and at how many active restaurants, with some of them and why others cannot. */
export async function previewCoupon({ db, clock }: Pick<Deps, 'db' | 'clock'>, couponId: number) {
  const found = await findCouponById(db, couponId);
  if (!found) throw new AppError('not_found', 'Coupon not found.');
  const status = found.status === 'ended' ? 'ended' : 'active';
  const coupon: Coupon = { ...found, status, weekdays: null, hours: null };
  const anywhere: Coupon = { ...coupon, cities: null, restaurants: null, funded_by: 'platform' };
  const now = clock.now();
  const customers = reachOf(
    (await store.groupCustomers(db, couponId)).map(({ is_new, uses, people, ids }) => ({
      count: people,
      ids,
      coupon: anywhere,
      context: { is_new_customer: is_new, user_uses: uses },
    })),
    now,
  );
  const restaurants = reachOf(
    (await store.groupRestaurants(db, couponId)).map((group) => ({
      count: group.restaurants,
      ids: group.ids,
      coupon: {
        ...coupon,
        consent: group.agreed_to && group.left !== null ? { until: group.agreed_to, left: group.left } : null,
      },
      context: { city_id: group.city_id, restaurant_id: group.ids[0] ?? null },
    })),
    now,
  );
  return {
    customers: { ...customers, examples: await store.listPeople(db, customers.examples) },
    restaurants: { ...restaurants, examples: await store.listNames(db, restaurants.examples) },
  };
}
