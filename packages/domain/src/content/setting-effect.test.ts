import { expect, test } from 'vitest';
import { settingEffect, type EffectBase } from './setting-effect.ts';

const base: EffectBase = {
  terms: { commission_bp: 1800, commission_gst_bp: 1800, tds_bp: 10 },
  fee_gst_bp: 1800,
  orders: 58_204,
  gross: 30_000_000_00,
  commission: 5_400_000_00,
};

test('a rupee more of platform fee is a rupee and its tax for the customer, and a rupee of each order of 30 days (settings-3)', () => {
  expect(settingEffect('platform_fee', 500, 600, base)).toEqual([
    { of: 'customer_pays', amount: 118 },
    { of: 'of_which_gst', amount: 18 },
    { of: 'last_days', amount: 5_820_400 },
  ]);
  expect(settingEffect('platform_fee', 600, 500, base)[0]).toEqual({ of: 'customer_pays', amount: -118 });
});

test('another commission is more for the restaurant with its tax, and nothing of what is past: it is for new restaurants (settings-3)', () => {
  expect(settingEffect('commission_default', 1800, 2000, base)).toEqual([
    { of: 'restaurant_pays', amount: 1180 },
    { of: 'commission', amount: 1000 },
    { of: 'commission_gst', amount: 180 },
  ]);
});

test('another tax on the commission counts on the commission alone', () => {
  expect(settingEffect('commission_gst', 1800, 1200, base)).toEqual([
    { of: 'restaurant_pays', amount: -540 },
    { of: 'commission_gst', amount: -540 },
    { of: 'last_days', amount: -32_400_000 },
  ]);
});

test('tax that is kept back counts on what was sold', () => {
  expect(settingEffect('tds', 10, 100, base)).toEqual([
    { of: 'restaurant_pays', amount: 450 },
    { of: 'tds', amount: 450 },
    { of: 'last_days', amount: 27_000_000_00 / 100 },
  ]);
});

test('the value in force changes nothing', () => {
  expect(settingEffect('tds', 10, 10, base)).toEqual([]);
});
