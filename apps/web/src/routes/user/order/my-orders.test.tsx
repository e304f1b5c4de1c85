import { listOrders, type OrderSummary } from '@tawa/contract/ordering/orders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './my-orders.tsx';

const order = (index: number): OrderSummary => ({
  order_number: `FD-AAAA${index}`,
  status: 'delivered',
  version: 1,
  fulfilment: 'delivery',
  table: null,
  restaurant_id: 1,
  restaurant_name: `Kitchen ${index}`,
  logo: null,
  placed_at: '2026-11-04T10:00:00.000Z',
  scheduled_for: null,
  promised_to: '2026-11-04T11:00:00.000Z',
  closed_at: '2026-11-04T11:00:00.000Z',
  items: [],
  total: 100,
});

function open(address: string, known: OrderSummary[] = []) {
  const api = fakeApi();
  api.answer(listOrders, ({ query }) => {
    const from = known.findIndex(({ order_number }) => order_number === query?.before) + 1;
    const next = known[from + 2] ? (known[from + 1]?.order_number ?? null) : null;
    return { status: 200 as const, body: { orders: known.slice(from, from + 2), total: known.length, next } };
  });
  signIn('user');
  const asked = () =>
    api.calls.findLast(({ endpoint }) => endpoint === `${listOrders.method} ${listOrders.path}`)?.parts.query;
  return { api, asked, ...renderRoutes([{ path: '/myorders', Component: Screen }], address) };
}
const shown = () => screen.getAllByRole('article').length;

test('the next orders come on demand, until all are there (orders-20)', async () => {
  const { user, asked } = open('/myorders?tab=past', [order(1), order(2), order(3)]);
  expect(await screen.findByText('2 of 3 orders')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByText('3 of 3 orders')).toBeTruthy();
  expect(shown()).toBe(3);
  expect(asked()).toMatchObject({ tab: 'past', before: 'FD-AAAA2' });
  expect(screen.queryByRole('button', { name: 'Show more orders' })).toBeNull();
});

test('state and time stand in the address and are asked for (orders-20)', async () => {
  const { user, router, asked } = open('/myorders?tab=past', [order(1)]);
  await user.click(await screen.findByRole('button', { name: 'Delivered', pressed: false }));
  await waitFor(() => expect(asked()).toMatchObject({ tab: 'delivered' }));
  await user.selectOptions(screen.getByLabelText('Placed'), 'Last 30 days');
  await waitFor(() => expect(asked()).toMatchObject({ tab: 'delivered', days: 30 }));
  expect(router.state.location.search).toBe('?tab=past&state=delivered&days=30');
});

test('an address that asks for what there is not shows what is under way', async () => {
  const { asked } = open('/myorders?tab=eaten&state=x&days=7');
  expect(await screen.findByText('No active orders')).toBeTruthy();
  expect(asked()).toMatchObject({ tab: 'active' });
});

test('nothing in a time is not nothing at all', async () => {
  const { user, asked } = open('/myorders?tab=past&state=cancelled&days=30');
  expect(await screen.findByText('No orders in this period')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show any time' }));
  expect(await screen.findByText('No cancelled orders')).toBeTruthy();
  expect(asked()).toMatchObject({ tab: 'cancelled', days: undefined });
});

test('a list that cannot be read says so; next orders that cannot be read keep those that are there', async () => {
  const { api, user } = open('/myorders?tab=past', [order(1), order(2), order(3)]);
  await screen.findByText('2 of 3 orders');
  api.refuse(listOrders, refusal('internal', ''));
  await user.click(screen.getByRole('button', { name: 'Show more orders' }));
  expect(await screen.findByText('We couldn’t load the next orders.')).toBeTruthy();
  expect(shown()).toBe(2);
});

test('without an active order the list opens on past ones, each to order again; a choice stays', async () => {
  const { api, user } = open('/myorders');
  api.answer(listOrders, ({ query }) => {
    const orders = query?.tab === 'past' ? [order(1)] : [];
    return { status: 200 as const, body: { orders, total: orders.length, next: null } };
  });
  expect(await screen.findByText('1 of 1 order')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Active' }));
  expect(await screen.findByText('No active orders')).toBeTruthy();
});
