import { confirmCash } from '@tawa/contract/ordering/orders.cash';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { kitchenOrder } from '#testing/order-samples.ts';
import { render } from '#testing/render.tsx';
import { CashTaken } from './cash-taken.tsx';

const name = 'Cash taken: FD-7K3M9Q';

test('an order that closed by itself asks for its cash, and hears that it is there (orders-16)', async () => {
  const api = fakeApi();
  api.answer(confirmCash, answer(200, { collected: 420 }));
  const { user } = render(<CashTaken order={kitchenOrder({ status: 'delivered', cash_due: 420 })} />);
  expect(screen.getByText('Closed automatically. Did you take ₹420.00 in cash?')).toBeTruthy();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(api.calls).toMatchObject([{ parts: { params: { order_number: 'FD-7K3M9Q' } } }]));
});

test.each([
  ['is under way', { status: 'out_for_delivery' as const, cash_due: 420 }],
  ['was paid', { status: 'delivered' as const, cash_due: null }],
])('one that %s does not', (_why, change) => {
  fakeApi();
  render(<CashTaken order={kitchenOrder(change)} />);
  expect(screen.queryByRole('button', { name })).toBeNull();
});
