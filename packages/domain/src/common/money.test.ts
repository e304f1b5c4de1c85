import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  discountPercent,
  effectivePrice,
  formatPaise,
  formatRupees,
  roundHalfUp,
  splitByLargestRemainder,
  toPaise,
  toRupees,
} from './money.ts';

test.each([
  [0, '₹0.00'],
  [0.05, '₹0.05'],
  [5, '₹5.00'],
  [999.99, '₹999.99'],
  [1132, '₹1,132.00'],
  [12_345.5, '₹12,345.50'],
  [123_456, '₹1,23,456.00'],
  [12_345_678.9, '₹1,23,45,678.90'],
  [-100, '-₹100.00'],
  [-0.001, '₹0.00'],
])('%d rupees print as %s (formats-1)', (rupees, text) => expect(formatRupees(rupees)).toBe(text));

test('the hand-made grouping is the one of India', () => {
  const india = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (paise) => {
      expect(formatPaise(paise)).toBe(`₹${india.format(paise / 100)}`);
    }),
  );
});

test('every amount of paise survives the way over the wire', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (paise) => {
      expect(toPaise(toRupees(paise))).toBe(paise);
    }),
  );
});

test('a discounted price wins over the price, even at 0, and only when there is one', () => {
  expect(effectivePrice({ price: 200, discounted_price: 150 })).toBe(150);
  expect(effectivePrice({ price: 200, discounted_price: 0 })).toBe(0);
  expect(effectivePrice({ price: 200, discounted_price: null })).toBe(200);
  expect(effectivePrice({ price: 200 })).toBe(200);
});

test.each([
  [434, 374, 14],
  [200, 100, 50],
  [300, 200, 33],
  [200, 199, 1],
  [200, 200, 0],
  [200, 250, 0],
  [200, null, 0],
  [200, undefined, 0],
  [0, 0, 0],
  [200, 0, 100],
])('%s reduced to %s is %s percent off (menu-5)', (price, discounted, percent) =>
  expect(discountPercent(price, discounted)).toBe(percent),
);

describe('rounding', () => {
  test.each([
    [0, 2, 0],
    [1, 2, 1],
    [1, 3, 0],
    [2, 3, 1],
    [5, 10, 1],
    [49, 100, 0],
    [-1, 2, 0],
    [-3, 2, -1],
    [-2, 3, -1],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%d / %d rounds to %d', (numerator, denominator, rounded) =>
    expect(roundHalfUp(numerator, denominator)).toBe(rounded),
  );

  test.each([
    [1, 0],
    [1, -2],
    [1.5, 2],
    [Number.NaN, 2],
    [1, Number.POSITIVE_INFINITY],
  ])('%d / %d is refused', (numerator, denominator) =>
    expect(() => roundHalfUp(numerator, denominator)).toThrow(RangeError),
  );

  test('is never more than half away, and halves go up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 20_000 }), (n, d) => {
        const twiceOff = 2 * (roundHalfUp(n, d) * d - n);
        expect(twiceOff > -d && twiceOff <= d).toBe(true);
      }),
    );
  });
});

describe('splitting', () => {
  test.each([
    [12_000, [37_400, 27_900, 17_800], [5401, 4029, 2570]],
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [1, 1], [1, 0]],
    [0, [5, 5], [0, 0]],
    [0, [], []],
    [0, [0, 0], [0, 0]],
    [10, [0, 5], [0, 10]],
    [2, [3, 3, 3], [1, 1, 0]],
  ])('%d over %j is %j', (total, weights, shares) => expect(splitByLargestRemainder(total, weights)).toEqual(shares));

  test.each([
    [5, []],
    [5, [0, 0]],
    [-1, [1]],
    [1, [-1, 3]],
    [1.5, [1]],
  ])('%d over %j is refused', (total, weights) =>
    expect(() => splitByLargestRemainder(total, weights)).toThrow(RangeError),
  );

  test('adds up exactly, stays within one of the exact share, and never passes a weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 9_000_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const all = list.reduce((sum, weight) => sum + weight, 0);
        const total = Math.floor(all * part);
        const shares = splitByLargestRemainder(total, list);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        shares.forEach((share, index) => {
          const weight = list[index] ?? 0;
          expect(share).toBeLessThanOrEqual(weight);
          expect(Math.abs(share - (all === 0 ? 0 : (total * weight) / all))).toBeLessThan(1.001);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
