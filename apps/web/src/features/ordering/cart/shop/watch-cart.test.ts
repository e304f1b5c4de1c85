import { expect, test } from 'vitest';
import { storageKeys } from '#lib/storage.ts';
import { watchClient } from '#testing/query-clients.ts';
import { watchCartOfOtherTabs } from './watch-cart.ts';

test('a cart that another tab ordered is read again here, and nothing else is (cart-11)', () => {
  const client = watchClient();
  for (const key of ['cart', 'quote', 'menu']) client.setQueryData([key, 7], []);
  watchCartOfOtherTabs(client);
  const isOld = (key: string) => client.getQueryState([key, 7])?.isInvalidated;
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.token }));
  expect(['cart', 'quote', 'menu'].map(isOld)).toEqual([false, false, false]);
  window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.cart }));
  expect(['cart', 'quote', 'menu'].map(isOld)).toEqual([true, true, false]);
});
