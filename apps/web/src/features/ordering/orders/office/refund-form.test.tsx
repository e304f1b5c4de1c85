import { answer } from '@tawa/contract/common/endpoint';
import { refundOrder } from '@tawa/contract/money/refunds';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { RefundPart } from './refund-form.tsx';

const portions = [
  { dishes: 259, coupon: 28.44, tax: 11.52, amount: 242.08 },
  { dishes: 518, coupon: 56.87, tax: 23.05, amount: 484.18 },
];
const line = { menu_id: 1, dish_img: null, options: [], note: '', discounted_price: null, shortage: null };
const order = {
  order_number: 'FD-7J2M8C',
  status: 'delivered' as const,
  payment_method: 'upi',
  items: [
    { ...line, is_veg: 1 as const, order_item_id: 1, name: 'Palak Paneer', quantity: 2, price: 259, amount: 518 },
    { ...line, is_veg: 1 as const, order_item_id: 2, name: 'Butter Naan', quantity: 4, price: 49, amount: 196 },
  ],
  received: 1095.76,
  refunded: 0,
  refunds: [],
  refundable: [
    { order_item_id: 1, portions },
    { order_item_id: 2, portions: [] },
  ],
};

const givenBack = {
  refund_id: 1,
  amount: 242.08,
  state: 'processed' as const,
  reason: 'Cold',
  destination: 'source' as const,
  credit: 0,
  items: [],
  requested_at: '2026-11-20T15:00:00.000Z',
  decided_at: null,
  processed_at: null,
  bank_reference: null,
  decline_reason: null,
  order_number: 'FD-7J2M8C',
  restaurant_name: 'Dum & Handi',
  liable_party: 'restaurant' as const,
  origin: 'admin' as const,
  note: '',
  is_objected: false,
  failure: null,
  upi_id: null,
  restaurant_comment: null,
  comment_until: '2026-11-21T15:00:00.000Z',
};

test('the button says the sum of the chosen portions, and what it is made of stands above (refunds-9)', async () => {
  const api = fakeApi();
  api.answer(refundOrder, answer(201, givenBack));
  const { user } = render(<RefundPart order={order} />);
  expect(screen.getByRole('button', { name: 'Refund' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: 'Palak Paneer × 2' }));
  expect(screen.getByText('Their share of the coupon').nextSibling?.textContent).toBe('−₹28.44');
  expect(screen.getByText('GST on it').nextSibling?.textContent).toBe('₹11.52');
  await user.click(screen.getByRole('button', { name: 'Add one' }));
  expect(screen.getByRole('button', { name: 'Refund ₹484.18' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Remove one' }));
  await user.type(screen.getByLabelText('Reason, as the customer reads it'), 'Cold');
  expect(screen.getByRole('button', { name: 'Refund ₹242.08' })).toHaveProperty('disabled', true);
  await user.selectOptions(screen.getByLabelText('What happened'), 'Quality of the food');
  expect(screen.getByLabelText('Who pays')).toHaveProperty('value', 'kitchen');
  await user.selectOptions(screen.getByLabelText('Who pays'), 'Tawa');
  expect(screen.getByRole('button', { name: 'Refund ₹242.08' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Why somebody else pays'), 'Our menu was wrong');
  await user.click(screen.getByRole('button', { name: 'Refund ₹242.08' }));
  await expect
    .poll(() => api.calls[0]?.parts.body)
    .toEqual({
      items: [{ order_item_id: 1, quantity: 1 }],
      cause: 'quality',
      payer: 'platform',
      departure: 'Our menu was wrong',
      reason: 'Cold',
      as_credit: false,
    });
});

test('what went back already cannot be chosen, and more than is left is refused with the sum (refunds-9)', async () => {
  fakeApi();
  const { user } = render(<RefundPart order={{ ...order, refunded: 1000 }} />);
  expect(screen.getByRole('checkbox', { name: 'Butter Naan, went back' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Reason, as the customer reads it'), 'Cold');
  await user.click(screen.getByRole('checkbox', { name: 'Palak Paneer × 2' }));
  expect(screen.getByText('This is more than the ₹95.76 that is left.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refund ₹242.08' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('checkbox', { name: /^All that is left/ }));
  await user.selectOptions(screen.getByLabelText('What happened'), 'Quality of the food');
  expect(screen.getByRole('button', { name: 'Refund ₹95.76' })).toHaveProperty('disabled', false);
});
