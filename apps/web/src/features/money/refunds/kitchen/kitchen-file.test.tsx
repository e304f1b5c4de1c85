import type { KitchenRefundFile } from '@tawa/contract/money/refunds.files';
import { appealRefund, addAppealPhoto } from '@tawa/contract/money/refunds.files';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '@tawa/contract/common/endpoint';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { KitchenRefundFileView } from './kitchen-file.tsx';

const at = '2026-11-26T15:00:00.000Z';
const file: KitchenRefundFile = {
  refund_id: 12,
  order_number: 'FD-2C8T4K',
  restaurant_name: 'Dum & Handi',
  logo: null,
  state: 'processed',
  amount: 313.95,
  reason: 'Cold',
  items: [{ name: 'Paneer Subz Biryani', quantity: 1, is_veg: 1, dish_img: null }],
  parts: [
    { kind: 'dishes', amount: 299 },
    { kind: 'gst', amount: 14.95 },
  ],
  cause: 'wrong_dish',
  payer: 'kitchen',
  explanation: 'Its packing photo shows Vegetable Biryani.',
  departure: null,
  decline_reason: null,
  photos: [{ photo: 'uploads/a.webp', width: 4, height: 3, by: 'customer', at, older_at: '2026-06-01T06:30:00.000Z' }],
  complaint: null,
  times: { ready_at: at, delivered_at: at, requested_at: at, decided_at: at, processed_at: at, arrives_by: at },
  origin: 'admin',
  appeal_until: '2026-11-29T18:30:00.000Z',
  appeal: null,
  deducted: 240.3,
  statement: null,
  can_appeal: true,
};
const show = (change: Partial<KitchenRefundFile> = {}) =>
  renderRoutes([{ path: '/', element: <KitchenRefundFileView file={{ ...file, ...change }} /> }]);

test('the file says what it takes, why, what the sum is made of, and until when to object (refund-file-3, refund-file-7)', async () => {
  fakeApi();
  show();
  expect(await screen.findByText('₹240.30 comes off your statement.')).toBeTruthy();
  expect(screen.getByText('Wrong dish: Paneer Subz Biryani')).toBeTruthy();
  expect(screen.getByText('Dum & Handi pays for it')).toBeTruthy();
  expect(screen.getByText('₹14.95')).toBeTruthy();
  expect(screen.getByText(/^The camera says 1 Jun 2026, 12:00 pm/)).toBeTruthy();
  expect(screen.getByText('29 Nov 2026')).toBeTruthy();
});

test('what stands on a statement names its week, and what moved takes nothing (refund-file-6)', async () => {
  fakeApi();
  const statement = { payout_id: 3, period_from: '2026-11-23', period_to: '2026-11-30', is_shown: true };
  show({ statement, can_appeal: false, appeal_until: null });
  expect(await screen.findByText('₹240.30 came off your statement of 23 Nov 2026 to 29 Nov 2026.')).toBeTruthy();
  expect(screen.queryByLabelText('What is wrong?')).toBeNull();
});

test('an objection that is refused keeps its words, one whose photo is refused is there (refund-file-4)', async () => {
  const api = fakeApi();
  const { user } = show();
  await user.type(await screen.findByLabelText('What is wrong?'), 'Our photo shows it');
  api.refuse(appealRefund, refusal('conflict', 'This refund stands on a statement already.'));
  const send = screen.getByRole('button', { name: 'Send the objection' });
  await user.click(send);
  expect(await screen.findByText('This refund stands on a statement already.')).toBeTruthy();
  expect(screen.getByLabelText('What is wrong?')).toHaveProperty('value', 'Our photo shows it');
  await user.upload(screen.getByLabelText('Add a photo'), new File(['x'], 'bag.png', { type: 'image/png' }));
  api.answer(appealRefund, answer(201, { ...file, can_appeal: false }));
  api.refuse(addAppealPhoto, refusal('invalid', 'Choose a photo.'));
  await user.click(send);
  await expect.poll(() => api.calls.length).toBe(3);
});
