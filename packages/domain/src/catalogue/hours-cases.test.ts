// The cases of hours that well-known systems get wrong, each a test of its name, on computers of four zones.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Coupon, decideCoupon } from '../money/coupons.ts';
import { canOrderAt, type HoursRow, isOpenAt, isSlotOffered, type Schedule } from './opening-hours.ts';

/** A local time at the kitchen, in the week of Monday 16 to Sunday 22 November 2026. */
const days = { Thu: 19, Fri: 20, Sat: 21 } as const;
const at = (day: keyof typeof days, clock: string) => new Date(`2026-11-${days[day]}T${clock}:00+05:30`);
const kitchen = (hours: HoursRow[]): Schedule => ({ time_zone: 'Asia/Kolkata', hours, exceptions: [] });
const everyDay = [0, 1, 2, 3, 4, 5, 6];

const fridayNight = kitchen([{ weekday: 5, opens: '18:00', closes: '02:00' }]);
const everyNight = kitchen(everyDay.map((weekday) => ({ weekday, opens: '18:00', closes: '02:00' })));

const anyCoupon: Coupon = {
  code: 'NIGHT50',
  type: 'flat',
  status: 'active',
  value: 5000,
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
};
const isValid = (when: Pick<Coupon, 'weekdays' | 'hours'>, now: Date) =>
  decideCoupon(
    { ...anyCoupon, ...when },
    {
      now,
      time_zone: 'Asia/Kolkata',
      city_id: 1,
      restaurant_id: 7,
      fulfilment: 'delivery',
      payment_method: 'upi',
      is_new_customer: false,
      user_uses: 0,
      lines: [{ category_id: 3, amount: 50_000 }],
    },
  ).ok;

afterEach(() => vi.unstubAllEnvs());

// A visitor's computer in another time zone gets the same answers as one in the restaurant's.
describe.each(['Asia/Kolkata', 'UTC', 'America/New_York', 'Pacific/Auckland'])(
  'on a computer in %s (restaurants-3)',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });

    test('open Fri 18:00–02:00, closed Thu; ask Fri 01:00: closed', () =>
      expect(isOpenAt(fridayNight, at('Fri', '01:00'))).toBe(false));

    test('open Fri 18:00–02:00, closed Sat; ask Sat 19:00: closed', () =>
      expect(isOpenAt(fridayNight, at('Sat', '19:00'))).toBe(false));

    test('open Fri 18:00–02:00, closed Sat; ask Sat 01:00: open', () =>
      expect(isOpenAt(fridayNight, at('Sat', '01:00'))).toBe(true));

    test('coupon valid Fri 22:00–02:00; ask Sat 00:30: valid', () =>
      expect(isValid({ weekdays: [5], hours: { from: '22:00', to: '02:00' } }, at('Sat', '00:30'))).toBe(true));

    test('happy hour 22:00–01:00; ask 23:00: on', () =>
      expect(isValid({ weekdays: null, hours: { from: '22:00', to: '01:00' } }, at('Fri', '23:00'))).toBe(true));

    test('happy hour 22:00–01:00; ask 15:00: off', () =>
      expect(isValid({ weekdays: null, hours: { from: '22:00', to: '01:00' } }, at('Fri', '15:00'))).toBe(false));

    test('order scheduled for 00:30 at a place open 18:00–02:00: accepted', () => {
      const rules = { leadMinutes: 45, days: 7, slotMinutes: 30, cutoffMinutes: 20, now: at('Fri', '20:00') };
      expect(isSlotOffered(everyNight, rules, at('Sat', '00:30'))).toBe(true);
    });

    test('ASAP order at 04:00 when closed: refused', () => {
      expect(canOrderAt(everyNight, at('Sat', '04:00'))).toBe(false);
      expect(canOrderAt(everyNight, at('Sat', '01:30'))).toBe(true);
    });
  },
);
