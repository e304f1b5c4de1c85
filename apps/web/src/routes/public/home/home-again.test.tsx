import { listOrders } from '@tawa/contract/ordering/orders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useKeepOrdered } from '#features/ordering/orders/shop/orders.queries.ts';
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

const delivered = {
  order_number: 'FD-7K3M9Q',
  status: 'delivered',
  version: 6,
  fulfilment: 'delivery',
  table: null,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  logo: null,
  placed_at: '2026-11-20T14:00:00Z',
  scheduled_for: null,
  promised_to: '2026-11-20T14:40:00Z',
  closed_at: '2026-11-20T14:35:00Z',
  total: 392.7,
} as const;

function Keeper() {
  useKeepOrdered(7);
  return null;
}

test('orders that were read elsewhere keep their place in the home page (first-page-5)', async () => {
  signIn();
  fakeApi().answer(listOrders, { status: 200, body: { orders: [{ ...delivered, items: [] }], total: 1, next: null } });
  localStorage.removeItem(storageKeys.ordered);
  render(<Keeper />);
  await waitFor(() => expect(localStorage.getItem(storageKeys.ordered)).toBe('both'));
});
