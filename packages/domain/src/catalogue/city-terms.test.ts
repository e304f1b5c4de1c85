import { expect, test } from 'vitest';
import {
  beyondRadius,
  cityTermEffect,
  cityTermProblem,
  cityTermWords,
  decideTerm,
  readCityTerms,
  type CityEffectBase,
} from './city-terms.ts';

test.each([
  [900, 700, 600, 900],
  [0, 700, 600, 0],
  [null, 700, 600, 700],
  [null, 0, 600, 0],
  [null, null, 600, 600],
])('own %s, the city’s %s, everywhere %s: %s counts (cities-7)', (own, city, everywhere, counts) => {
  expect(decideTerm(own, city, everywhere)).toBe(counts);
});

test('a city that has ended its own value has none', () => {
  const rows = [
    { term: 'platform_fee', value: null },
    { term: 'delivery_radius', value: 4500 },
    { term: 'of a later release', value: 1 },
  ];
  expect(readCityTerms(rows)).toEqual({ platform_fee: null, commission: null, delivery_radius: 4500 });
});

test('each value has its words and its bounds', () => {
  expect(cityTermWords('platform_fee', 600)).toBe('₹6.00');
  expect(cityTermWords('commission', 1250)).toBe('12.50%');
  expect(cityTermWords('delivery_radius', 4500)).toBe('4.5 km');
  expect(cityTermProblem('delivery_radius', 499)).toBe('From 0.5 km to 30 km');
  expect(cityTermProblem('delivery_radius', Number.NaN)).toBe('From 0.5 km to 30 km');
  expect(cityTermProblem('delivery_radius', 30_000)).toBeNull();
  expect(cityTermProblem('commission', 5001)).toBe('From 0.00% to 50.00%');
  expect(cityTermProblem('platform_fee', 10_000)).toBeNull();
});

const base: CityEffectBase = {
  terms: { commission_bp: 1800, commission_gst_bp: 1800, tds_bp: 10 },
  fee_gst_bp: 1800,
  orders: 1000,
  gross: 500_000_00,
  commission: 90_000_00,
  following: { orders: 800, net: 400_000_00, commission: 72_000_00, everywhere: 60_000_00 },
};

test('a fee is a rupee of each order of the city, a commission counts on what restaurants without their own sold (cities-10)', () => {
  expect(cityTermEffect('platform_fee', { from: 600, to: 700, everywhere: 600 }, base)).toEqual([
    { of: 'customer_pays', amount: 118 },
    { of: 'of_which_gst', amount: 18 },
    { of: 'last_days', amount: 1000_00 },
  ]);
  expect(cityTermEffect('commission', { from: 1800, to: 2000, everywhere: 1800 }, base)).toEqual([
    { of: 'restaurant_pays', amount: 1180 },
    { of: 'commission', amount: 1000 },
    { of: 'commission_gst', amount: 180 },
    { of: 'last_days', amount: 8_000_00 },
  ]);
});

test('back to what counts everywhere is what each restaurant signed', () => {
  expect(cityTermEffect('commission', { from: 1800, to: null, everywhere: 1500 }, base).at(-1)).toEqual({
    of: 'last_days',
    amount: -12_000_00,
  });
  expect(cityTermEffect('platform_fee', { from: 600, to: null, everywhere: 600 }, base)).toEqual([]);
});

test('what lies beyond a radius is counted by restaurants and by deliveries (cities-10)', () => {
  const reach = {
    following: 4,
    own: 2,
    steps: [
      { metres: 1000, orders: 50 },
      { metres: 4500, orders: 7 },
      { metres: 4600, orders: 3 },
    ],
    farthest: [1000, 4500, 4600],
  };
  expect(beyondRadius(reach, 4500)).toEqual({ restaurants: 1, orders: 3, of: 60 });
  expect(beyondRadius(reach, 900)).toEqual({ restaurants: 3, orders: 60, of: 60 });
});
