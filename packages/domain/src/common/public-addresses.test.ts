import { expect, test } from 'vitest';
import {
  blogAddress,
  dishAddress,
  isPrivateAddress,
  restaurantAddress,
  slugOf,
  standingPages,
} from './public-addresses.ts';

test.each([
  ['Dum & Handi', 'Dum-Handi'],
  ['Café Crème', 'Cafe-Creme'],
  ['  -- spaced --  ', 'spaced'],
  ['तवा', '-'],
  ['', '-'],
])('%j stands in an address as %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('what is public is never taken for private (crawlers-2)', () => {
  const things = [
    restaurantAddress({ restaurant_id: 1, restaurant_name: 'Admin' }),
    dishAddress(1),
    blogAddress({ blogid: 1, title: 'Orders' }),
  ];
  expect([...standingPages, ...things, '/complaints', '/complaints/new'].filter(isPrivateAddress)).toEqual([]);
});

test.each([
  '/myorders/TW-1',
  '/orders',
  '/admin/complaints',
  '/restaurant-dashboard',
  '/checkout',
  '/FAQs',
  '/complaints/7',
  '/pay/demo/x',
  '/r/a-secret',
  '/g/a-secret',
  '/group/7',
])('%s is private (crawlers-2)', (path) => {
  expect(isPrivateAddress(path)).toBe(true);
});
