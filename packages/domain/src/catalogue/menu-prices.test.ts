import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changePrices, dishPriceMax, dishPriceMin } from './menu-prices.ts';

test.each([
  ['10% more, to whole rupees', { price: 24_900, discounted_price: null }, { by: 'percent', amount: 1000 }, 27_400],
  ['5% less', { price: 38_900, discounted_price: null }, { by: 'percent', amount: -500 }, 37_000],
  ['12 rupees more', { price: 24_950, discounted_price: null }, { by: 'rupees', amount: 1200 }, 26_150],
] as const)('%s', (_name, prices, change, price) => {
  expect(changePrices(prices, change)).toEqual({ price, discounted_price: null });
});

test('a discounted price changes with its price', () => {
  const prices = { price: 40_000, discounted_price: 30_000 };
  expect(changePrices(prices, { by: 'percent', amount: 1000 })).toEqual({ price: 44_000, discounted_price: 33_000 });
  expect(changePrices(prices, { by: 'rupees', amount: -5000 })).toEqual({ price: 35_000, discounted_price: 25_000 });
});

test('a change that would leave the bounds is none', () => {
  expect(changePrices({ price: 5000, discounted_price: null }, { by: 'rupees', amount: -5000 })).toBeNull();
  expect(changePrices({ price: 20_000, discounted_price: 1000 }, { by: 'rupees', amount: -1000 })).toBeNull();
  expect(changePrices({ price: dishPriceMax, discounted_price: null }, { by: 'rupees', amount: 1 })).toBeNull();
});

test('whatever is changed, a price stays within its bounds and no discount passes its price (menu-15)', () => {
  const prices = fc.integer({ min: dishPriceMin, max: dishPriceMax }).chain((price) =>
    fc.record({
      price: fc.constant(price),
      discounted_price: fc.option(fc.integer({ min: dishPriceMin, max: price })),
    }),
  );
  const change = fc.oneof(
    fc.record({ by: fc.constant('percent' as const), amount: fc.integer({ min: -9000, max: 20_000 }) }),
    fc.record({ by: fc.constant('rupees' as const), amount: fc.integer({ min: -1_000_000, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(prices, change, (before, by) => {
      const after = changePrices(before, by);
      if (!after) return;
      expect(after.price).toBeGreaterThanOrEqual(dishPriceMin);
      expect(after.price).toBeLessThanOrEqual(dishPriceMax);
      expect(after.discounted_price ?? dishPriceMin).toBeLessThanOrEqual(after.price);
    }),
  );
});
