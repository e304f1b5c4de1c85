import type { Order } from '@tawa/contract/ordering/orders';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '#testing/render.tsx';
import { shopOrder } from '#testing/order-samples.ts';
import { OrderHead } from './order-head.tsx';

const cancelled = (change: Partial<Order>): Order =>
  shopOrder({ closed_at: shopOrder().placed_at, ...ended, ...change });
const ended = {
  status: 'cancelled',
  cancelled_by: 'customer',
  cancel_reason: 'CHANGED_MIND',
  payment_status: 'failed',
} as const;

test.each([
  ['failed', 'upi', undefined, true],
  ['created', 'card', undefined, true],
  ['refunded', 'upi', undefined, false],
  ['captured', 'credit', undefined, false],
  ['created', 'upi', 100, false],
  ['created', 'cod', undefined, false],
] as const)(
  'a cancelled order whose payment is %s by %s says whether nothing was charged',
  async (payment_status, payment_method, credit_used, isSaid) => {
    render(<OrderHead order={cancelled({ payment_status, payment_method, ...(credit_used && { credit_used }) })} />);
    await screen.findByText('Changed my mind');
    expect(screen.queryByText('Nothing was charged.') !== null).toBe(isSaid);
  },
);

test.each([
  ['customer', 'You said:'],
  ['restaurant', 'The kitchen said:'],
  ['admin', 'Our team said:'],
] as const)('the reason of the %s is told as theirs', async (cancelled_by, who) => {
  render(<OrderHead order={cancelled({ cancelled_by })} />);
  expect((await screen.findByText('Changed my mind')).parentElement?.textContent).toBe(`${who} Changed my mind`);
});

test('dishes for a table come to it and are served, nobody picks them up', async () => {
  const table = { names: 'T4', guests: 2 };
  const change = { status: 'ready', fulfilment: 'pickup', table, promised_to: '2099-06-15T15:10:00Z' } as const;
  render(<OrderHead order={cancelled({ ...change, cancelled_by: null, cancel_reason: null, closed_at: null })} />);
  expect(await screen.findByRole('heading', { name: 'Ready to serve' })).toBeTruthy();
  expect(screen.getByText('At your table by 8:40 pm')).toBeTruthy();
  expect(screen.getByText('Served')).toBeTruthy();
  expect(screen.queryByText(/pick/i)).toBeNull();
});
