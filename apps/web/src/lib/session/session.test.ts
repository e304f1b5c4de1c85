import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeToken } from '#testing/tokens.ts';

const store = (items: Record<string, string>) =>
  Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value));

/** The module as a fresh tab has it. */
async function freshSession() {
  vi.resetModules();
  return import('./session.ts');
}

beforeEach(() => localStorage.clear());

describe('what is stored is restored', () => {
  test('a valid token, id and role sign in with the id as a number (auth-16)', async () => {
    const token = makeToken();
    store({ token, userid: '1001', userType: 'user' });
    const { getSession } = await freshSession();
    expect(getSession()).toEqual({ token, userId: 1001, userType: 'user', restaurant_id: null });
  });

  test('a restaurant keeps its own id', async () => {
    store({ token: makeToken(), userid: '1002', userType: 'restaurant', restaurant_id: '7' });
    const { getSession } = await freshSession();
    expect(getSession()?.restaurant_id).toBe(7);
  });

  test.each(['token', 'userid', 'userType'])(
    'without %s nobody is signed in and nothing is thrown away (auth-16)',
    async (gone) => {
      store({ token: makeToken(), userid: '1001', userType: 'user' });
      localStorage.removeItem(gone);
      const { getSession } = await freshSession();
      expect(getSession()).toBeNull();
      expect(localStorage.length).toBe(2);
    },
  );

  test.each([
    ['an expired token', makeToken(-1)],
    ['a token of this very second', makeToken(0)],
    ['garbage', 'garbage'],
    ['three parts of garbage', 'a.b.c'],
    ['a payload that is not JSON', 'a.bm9wZQ.c'],
  ])('%s logs out silently and forgets all four items (auth-5)', async (_, token) => {
    store({ token, userid: '1001', userType: 'user', restaurant_id: '7' });
    document.documentElement.dataset.member = '';
    const { getSession } = await freshSession();
    expect(getSession()).toBeNull();
    expect(localStorage.length).toBe(0);
    expect(document.documentElement.dataset.member).toBeUndefined();
  });

  test('an id that is no number is not believed (auth-16)', async () => {
    store({ token: makeToken(), userid: '1e3', userType: 'user' });
    const { getSession } = await freshSession();
    expect(getSession()).toBeNull();
  });

  test('a user type that is no role stays signed in', async () => {
    store({ token: makeToken(), userid: '1001', userType: 'courier' });
    const { getSession } = await freshSession();
    expect(getSession()?.userType).toBe('courier');
    expect(localStorage.length).toBe(3);
  });
});

test('login writes the product’s keys and logout removes them', async () => {
  const { startSession, endSession, getSession } = await freshSession();
  const token = makeToken();
  startSession({ token, userId: 1002, userType: 'restaurant', restaurant_id: 7 });
  const stored = ['token', 'userid', 'userType', 'restaurant_id'].map((key) => localStorage.getItem(key));
  expect(stored).toEqual([token, '1002', 'restaurant', '7']);
  endSession();
  expect(getSession()).toBeNull();
  expect(localStorage.length).toBe(0);
});

test('a customer who follows a restaurant does not inherit its id', async () => {
  const { startSession } = await freshSession();
  startSession({ token: makeToken(), userId: 1002, userType: 'restaurant', restaurant_id: 7 });
  startSession({ token: makeToken(), userId: 1001, userType: 'user', restaurant_id: null });
  expect(localStorage.getItem('restaurant_id')).toBeNull();
});

test('an action that needs a login goes on at once for those who have one', async () => {
  const { startSession, requireLogin } = await freshSession();
  const done = vi.fn<() => void>();
  requireLogin({ title: 'Log in to save', onLogin: done });
  expect(done).not.toHaveBeenCalled();
  startSession({ token: makeToken(), userId: 1001, userType: 'user', restaurant_id: null });
  requireLogin({ title: 'Log in to save', onLogin: done });
  expect(done).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 1001 }));
});

test('a logout in another tab is a logout here (navigation-6)', async () => {
  store({ token: makeToken(), userid: '1001', userType: 'user' });
  const { getSession, watchOtherTabs } = await freshSession();
  watchOtherTabs();
  expect(getSession()).not.toBeNull();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  expect(getSession()).toBeNull();
});
