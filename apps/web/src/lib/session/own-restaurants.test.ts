import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeToken } from '#testing/tokens.ts';

const keep = (restaurant: string, userid = '1002') =>
  Object.entries({ token: makeToken(), userid, userType: 'restaurant', restaurant_id: restaurant }).forEach(
    ([key, value]) => localStorage.setItem(key, value),
  );

/** The modules as a fresh page has them. */
async function freshPage() {
  vi.resetModules();
  const [session, own, api] = [
    await import('./session.ts'),
    await import('./own-restaurants.ts'),
    await import('../api/api-client.ts'),
  ];
  const named = () => api.authorization()[restaurantHeader];
  return { ...session, ...own, named };
}

beforeEach(() => localStorage.clear());

test('every call of a page names the restaurant that it began with, though another tab opens another (own-restaurants-7)', async () => {
  keep('7');
  const page = await freshPage();
  page.watchOtherTabs();
  expect(page.named()).toBe('7');
  keep('8');
  window.dispatchEvent(new StorageEvent('storage', { key: 'restaurant_id' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(page.named()).toBe('7');
});

test('somebody else’s login in another tab takes their own restaurant along (own-restaurants-7)', async () => {
  keep('7');
  const page = await freshPage();
  page.watchOtherTabs();
  keep('9', '1003');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(page.getSession()).toMatchObject({ userId: 1003, restaurant_id: 9 });
});

test('the page that was open keeps its restaurant, the next one begins with the other, and a customer names none (own-restaurants-7)', async () => {
  keep('7');
  const page = await freshPage();
  expect(page.named()).toBe('7');
  page.openRestaurant(8, '#opened');
  expect(page.named()).toBe('7');
  const next = await freshPage();
  expect(next.named()).toBe('8');
  next.startSession({ token: makeToken(), userId: 5, userType: 'user', restaurant_id: null });
  expect(next.named()).toBeUndefined();
});
