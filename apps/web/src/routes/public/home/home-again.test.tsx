import { listOrders } from '@tawa/contract/ordering/orders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { storageKeys } from '#lib/storage.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { HomeAgain } from './home-again.tsx';

test('who never ordered sees no place for it, and none is kept in the next page (first-page-5)', async () => {
  signIn();
  fakeApi().answer(listOrders, { status: 200, body: { orders: [], total: 0, next: null } });
  localStorage.setItem(storageKeys.ordered, '1');
  render(<HomeAgain userid={7} />);
  await waitFor(() => expect(localStorage.getItem(storageKeys.ordered)).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Order again' })).toBeNull();
});
