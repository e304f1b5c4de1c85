import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noMoney, type OrderMoney, paidFor } from '../money/ledger.ts';
import { priceSubstitute, rankCandidates } from './substitutes.ts';

// One of 319 less 40 of the restaurant and 40.29 of a coupon, with 5 % GST: what drawing 78 shows.
const skewers: OrderMoney = { ...noMoney, food: 27_900, coupon_platform: 4029, gst_platform: 1194 };

test.each([
  { what: 'the same price', price: 27_900, unit: 27_900, back: 0, borne: 0 },
  { what: 'a cheaper dish', price: 24_900, unit: 24_900, back: 3150, borne: 0 },
  { what: 'a dearer dish, which the kitchen bears', price: 29_900, unit: 27_900, back: 0, borne: 2000 },
  { what: 'as little as the coupon takes off', price: 4029, unit: 4029, back: 25_065, borne: 0 },
])('$what costs its customer never more (substitutes-2)', ({ price, unit, back, borne }) => {
  const priced = priceSubstitute(skewers, 1, price);
  expect(priced).toMatchObject({ unit, borne });
  expect(paidFor(priced?.less ?? noMoney)).toBe(back);
  expect(priced?.money.coupon_platform).toBe(4029);
});

test('a dish that costs less than the coupon takes off is none (substitutes-2)', () =>
  expect(priceSubstitute(skewers, 1, 4028)).toBe(null));

const amounts = fc.record({
  each: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  price: fc.integer({ min: 0, max: 500_000 }),
  coupon: fc.double({ min: 0, max: 1, noNaN: true }),
  byRestaurant: fc.double({ min: 0, max: 1, noNaN: true }),
  rate: fc.constantFrom(0, 500, 1200, 1800),
  isOwn: fc.boolean(),
});

test('what it comes to and what goes back are what it replaces, part by part, and no part is negative (substitutes-2)', () => {
  fc.assert(
    fc.property(amounts, ({ each, quantity, price, coupon, byRestaurant, rate, isOwn }) => {
      const food = each * quantity;
      const taken = Math.floor(food * coupon);
      const coupon_restaurant = Math.floor(taken * byRestaurant);
      const gst = Math.round(((food - taken) * rate) / 10_000);
      const worth: OrderMoney = {
        ...noMoney,
        food,
        coupon_restaurant,
        coupon_platform: taken - coupon_restaurant,
        [isOwn ? 'gst_restaurant' : 'gst_platform']: gst,
      };
      const priced = priceSubstitute(worth, quantity, price);
      const { money, less, borne } = priced ?? {
        money: worth,
        less: noMoney,
        borne: Math.max(0, price - each) * quantity,
      };
      expect(priced !== null || price * quantity < taken).toBe(true);
      expect(Object.values(less).every((amount) => amount >= 0)).toBe(true);
      expect(paidFor(money) + paidFor(less)).toBe(paidFor(worth));
      expect(price < each || paidFor(less) === 0).toBe(true);
      expect(borne).toBe(Math.max(0, price - each) * quantity);
    }),
  );
});

test('what stands beside it on the menu comes first, then the nearest price, then the cheaper one (substitutes-3)', () => {
  const dish = (menu_id: number, price: number, sections: string[] = [], category_id: number | null = null) => ({
    menu_id,
    price,
    sections,
    category_id,
  });
  const missing = { price: 200, sections: ['Starters'], category_id: 4 };
  const ranked = rankCandidates(missing, [
    dish(1, 200),
    dish(2, 260, ['Starters']),
    dish(3, 190, [], 4),
    dish(4, 210, ['Starters', 'Chef’s']),
    dish(5, 150),
  ]);
  expect(ranked.map(({ menu_id }) => menu_id)).toEqual([3, 4, 2, 1, 5]);
});
