import { expect, test } from 'vitest';
import {
  addressIn,
  blogAddress,
  dishAddress,
  isPrivateAddress,
  readAddress,
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
  '/t/abc',
])('%s is private (crawlers-2)', (path) => {
  expect(isPrivateAddress(path)).toBe(true);
});

test.each([
  ['/', 'en', '/'],
  ['/hi', 'hi', '/'],
  ['/hi/', 'hi', '/'],
  ['/kn?page=2', 'kn', '/?page=2'],
  ['/hi/menu#book', 'hi', '/menu#book'],
  ['/history', 'en', '/history'],
  ['/en/menu', 'en', '/en/menu'],
  ['/HI/menu', 'en', '/HI/menu'],
  ['', 'en', ''],
])('%j is in %s what %j is in English (languages-1)', (address, language, plain) => {
  expect(readAddress(address)).toEqual({ language, plain });
});

test.each([
  ['en', '/', '/'],
  ['hi', '/', '/hi'],
  ['kn', '/?page=2', '/kn?page=2'],
  ['hi', '/#top', '/hi#top'],
  ['kn', '/dish/1', '/kn/dish/1'],
  ['en-XA', '/menu', '/menu'],
])('in %s %j is %j (languages-1)', (language, plain, address) => {
  expect(addressIn(language, plain)).toBe(address);
});

test('what is private in English is private in every language (crawlers-2)', () => {
  expect(['/hi/myorders/TW-1', '/kn/checkout', '/hi/t/abc'].every(isPrivateAddress)).toBe(true);
  expect(['/hi', '/kn/restaurants', '/hi/complaints/new'].some(isPrivateAddress)).toBe(false);
});
