import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestCoupon,
  type Coupon,
  type CouponContext,
  couponWorth,
  decideCoupon,
  normaliseCode,
  restaurantPart,
} from './coupons.ts';

const at = (local: string) => new Date(`${local}:00+05:30`);
const coupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: 'TAWA60',
  type: 'flat',
  status: 'active',
  value: 6000,
  max_discount: null,
  min_item_total: 0,
  valid_from: null,
  valid_to: null,
  weekdays: null,
  hours: null,
  cities: null,
  restaurants: null,
  categories: null,
  fulfilment: null,
  payment_methods: null,
  new_customers_only: false,
  total_limit: null,
  per_user_limit: null,
  used: 0,
  funded_by: 'platform',
  restaurant_share_bp: null,
  consent: null,
  ...changes,
});
const context = (changes: Partial<CouponContext> = {}): CouponContext => ({
  now: at('2026-11-20T20:00'),
  time_zone: 'Asia/Kolkata',
  city_id: 1,
  restaurant_id: 7,
  fulfilment: 'delivery',
  payment_method: 'upi',
  is_new_customer: true,
  user_uses: 0,
  lines: [{ category_id: 3, amount: 50_000 }],
  ...changes,
});
const reasonFor = (changes: Partial<Coupon>, moment: Partial<CouponContext> = {}) => {
  const decision = decideCoupon(coupon(changes), context(moment));
  return decision.ok ? 'ok' : decision.reason;
};

test('a code is stored trimmed and in capitals', () => expect(normaliseCode('  tawa60 ')).toBe('TAWA60'));

describe('worth', () => {
  test.each([
    ['flat', { value: 6000 }, 50_000, 6000],
    ['flat, more than the dishes', { value: 60_000 }, 50_000, 50_000],
    ['percent', { type: 'percent', value: 20 }, 50_000, 10_000],
    ['percent with a cap', { type: 'percent', value: 20, max_discount: 7500 }, 50_000, 7500],
    ['percent, half a paisa goes up', { type: 'percent', value: 50 }, 101, 51],
    ['percent beyond a hundred', { type: 'percent', value: 150 }, 1000, 1000],
    ['free delivery', { type: 'free_delivery' }, 50_000, 0],
  ] as const)('%s', (_name, changes, amount, discount) =>
    expect(decideCoupon(coupon(changes), context({ lines: [{ category_id: 3, amount }] }))).toEqual({
      ok: true,
      discount,
      free_delivery: 'type' in changes && changes.type === 'free_delivery',
    }),
  );

  test('counts only the dishes of its categories', () => {
    const lines = [
      { category_id: 3, amount: 10_000 },
      { category_id: 4, amount: 90_000 },
    ];
    const half = coupon({ type: 'percent', value: 50, categories: [3] });
    expect(decideCoupon(half, context({ lines }))).toMatchObject({ discount: 5000 });
    expect(decideCoupon({ ...half, min_item_total: 20_000 }, context({ lines }))).toMatchObject({
      reason: 'MIN_TOTAL',
      message: 'Add dishes that it covers worth ₹100.00 more to use it.',
    });
    expect(reasonFor({ categories: [9] }, { lines })).toBe('MIN_TOTAL');
  });

  test('is never below 0, above its cap, or above what it covers', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000 });
    const types = fc.constantFrom('percent' as const, 'flat' as const);
    fc.assert(
      fc.property(types, amounts, fc.option(amounts), amounts, (type, value, max_discount, amount) => {
        const decision = decideCoupon(
          coupon({ type, value: type === 'percent' ? value % 101 : value, max_discount }),
          context({ lines: [{ category_id: 3, amount }] }),
        );
        const discount = decision.ok ? decision.discount : 0;
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(Math.min(amount, max_discount ?? amount));
      }),
    );
  });
});

describe('refusals', () => {
  test('an unknown code and a draft look the same (coupons-2)', () => {
    const unknown = decideCoupon(null, context());
    expect(unknown).toMatchObject({ ok: false, reason: 'NOT_FOUND' });
    expect(decideCoupon(coupon({ status: 'draft' }), context())).toEqual(unknown);
  });

  test('says how much is missing', () => {
    expect(decideCoupon(coupon({ min_item_total: 66_800 }), context())).toEqual({
      ok: false,
      reason: 'MIN_TOTAL',
      message: 'Add dishes worth ₹168.00 more to use it.',
    });
    expect(reasonFor({ min_item_total: 50_000 })).toBe('ok');
    expect(reasonFor({}, { lines: [] })).toBe('MIN_TOTAL');
  });

  const now = at('2026-11-20T20:00');
  test.each<[string, Partial<Coupon>, Partial<CouponContext>, string]>([
    ['paused', { status: 'paused' }, {}, 'PAUSED'],
    ['ended by hand', { status: 'ended' }, {}, 'ENDED'],
    ['at its end', { valid_to: now }, {}, 'ENDED'],
    ['just before its end', { valid_to: new Date(now.getTime() + 1) }, {}, 'ok'],
    ['at its start', { valid_from: now }, {}, 'ok'],
    ['just before its start', { valid_from: new Date(now.getTime() + 1) }, {}, 'NOT_STARTED'],
    ['paused and over', { status: 'paused', valid_to: now }, {}, 'ENDED'],
    ['another city', { cities: [2] }, {}, 'WRONG_CITY'],
    ['this city', { cities: [2, 1] }, {}, 'ok'],
    ['an empty list is no limit', { cities: [], restaurants: [], payment_methods: [] }, {}, 'ok'],
    ['another restaurant', { restaurants: [8] }, {}, 'WRONG_RESTAURANT'],
    ['pickup with a delivery coupon', { fulfilment: ['delivery'] }, { fulfilment: 'pickup' }, 'WRONG_FULFILMENT'],
    ['free delivery of a pickup', { type: 'free_delivery' }, { fulfilment: 'pickup' }, 'WRONG_FULFILMENT'],
    ['another way to pay', { payment_methods: ['card'] }, {}, 'WRONG_PAYMENT'],
    ['no way to pay chosen yet', { payment_methods: ['card'] }, { payment_method: null }, 'ok'],
    ['a known customer', { new_customers_only: true }, { is_new_customer: false }, 'NEW_CUSTOMERS'],
    ['a new customer', { new_customers_only: true }, {}, 'ok'],
    ['used up', { total_limit: 5, used: 5 }, {}, 'LIMIT_REACHED'],
    ['one left', { total_limit: 5, used: 4 }, {}, 'ok'],
    ['used by this customer', { per_user_limit: 1 }, { user_uses: 1 }, 'USER_LIMIT'],
    ['used once of twice', { per_user_limit: 2 }, { user_uses: 1 }, 'ok'],
    ['wrong city and too little', { cities: [2], min_item_total: 99_999 }, {}, 'WRONG_CITY'],
    ['wrong payment and too little', { payment_methods: ['card'], min_item_total: 99_999 }, {}, 'WRONG_PAYMENT'],
  ])('%s: %4$s', (_name, changes, moment, reason) => expect(reasonFor(changes, moment)).toBe(reason));
});

describe('a coupon that a restaurant pays for', () => {
  const now = at('2026-11-20T20:00');
  const until = new Date(now.getTime() + 1);
  const agreed = (left: number) => ({ funded_by: 'restaurant' as const, value: 6000, consent: { until, left } });
  test.each<[string, Partial<Coupon>, string]>([
    ['is refused where it did not agree', { funded_by: 'restaurant' }, 'NOT_AGREED'],
    ['is taken within its budget', agreed(6000), 'ok'],
    ['is refused beyond its budget', agreed(5999), 'NOT_AGREED'],
    ['is refused after the agreed end', { ...agreed(6000), consent: { until: now, left: 6000 } }, 'NOT_AGREED'],
    ['needs only its part of a split one', { ...agreed(1800), funded_by: 'split', restaurant_share_bp: 3000 }, 'ok'],
    ['and all of that part', { ...agreed(1799), funded_by: 'split', restaurant_share_bp: 3000 }, 'NOT_AGREED'],
    ['needs nothing where the platform pays', { funded_by: 'platform' }, 'ok'],
  ])('%s (coupons-4)', (_name, changes, reason) => expect(reasonFor(changes)).toBe(reason));

  test('bears the delivery that it makes free', () => {
    const free = coupon({ type: 'free_delivery', funded_by: 'restaurant', consent: { until, left: 3900 } });
    expect(decideCoupon(free, context({ delivery_fee: 3900 }))).toMatchObject({ ok: true });
    expect(decideCoupon(free, context({ delivery_fee: 3901 }))).toMatchObject({ reason: 'NOT_AGREED' });
  });

  test('is shared without losing a paisa', () => {
    expect(restaurantPart({ funded_by: 'split', restaurant_share_bp: 3333 }, 101)).toBe(34);
    expect(restaurantPart({ funded_by: 'restaurant', restaurant_share_bp: null }, 101)).toBe(101);
    expect(restaurantPart({ funded_by: 'platform', restaurant_share_bp: null }, 101)).toBe(0);
  });
});

describe('days and hours', () => {
  const night = { weekdays: [5], hours: { from: '22:00', to: '02:00' } };
  test.each([
    ['2026-11-20T21:59', 'NOT_NOW'],
    ['2026-11-20T22:00', 'ok'],
    ['2026-11-21T00:30', 'ok'],
    ['2026-11-21T02:00', 'NOT_NOW'],
    ['2026-11-20T00:30', 'NOT_NOW'],
    ['2026-11-21T22:30', 'NOT_NOW'],
  ])('Friday 22:00 to 02:00, asked at %s: %s', (local, reason) =>
    expect(reasonFor(night, { now: at(local) })).toBe(reason),
  );

  test.each([
    ['2026-11-20T23:00', 'ok'],
    ['2026-11-20T15:00', 'NOT_NOW'],
  ])('a happy hour from 22:00 to 01:00, asked at %s: %s', (local, reason) =>
    expect(reasonFor({ hours: { from: '22:00', to: '01:00' } }, { now: at(local) })).toBe(reason),
  );

  test('days alone end at the restaurant’s midnight, and the refusal names days and hours', () => {
    expect(reasonFor({ weekdays: [5] }, { now: at('2026-11-20T23:59') })).toBe('ok');
    expect(reasonFor({ weekdays: [5] }, { now: at('2026-11-21T00:00') })).toBe('NOT_NOW');
    expect(decideCoupon(coupon(night), context())).toMatchObject({
      message: 'This coupon works on Friday, from 10:00 pm to 2:00 am.',
    });
  });
});

describe('the best coupon (coupons-2)', () => {
  const saves = (discount: number, free_delivery = false) => ({
    name: `${discount}`,
    decision: { ok: true as const, discount, free_delivery },
  });
  const refused = { name: 'no', decision: decideCoupon(null, context()) };

  test('saves most, free delivery counted; the first of equals; none when none saves', () => {
    expect(bestCoupon([saves(100), refused, saves(300), saves(200)])?.name).toBe('300');
    expect(bestCoupon([saves(3000), saves(0, true)], 3900)?.name).toBe('0');
    const twins = [saves(100), saves(100)];
    expect(bestCoupon(twins)).toBe(twins[0]);
    expect(bestCoupon([refused, saves(0), saves(0, true)])).toBeNull();
    expect(couponWorth(refused.decision, 3900)).toBe(0);
  });
});
