import { listRefunds, requestRefund } from '@tawa/contract/money/refunds';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { RefundRequest } from './refund-request.tsx';

const overview = {
  refunds: [],
  can_request: true,
  request_until: '2026-11-22T10:00:00.000Z',
  was_cash: false,
  lines: [
    { order_item_id: 5, name: 'Dal', left: 2 },
    { order_item_id: 6, name: 'Naan', left: 0 },
  ],
};

const mount = () =>
  renderRoutes([{ path: '/', element: <RefundRequest userid={1001} orderNumber="FD-AAAAAA" /> }]).user;
const open = { name: 'Ask for a refund' };

test('a reason and dishes are needed; only portions that are left can be chosen (refunds-7)', async () => {
  const api = fakeApi();
  api.answer(listRefunds, { status: 200, body: overview });
  api.refuse(requestRefund, refusal('conflict', 'The two hours for a refund are over.'));
  const user = mount();
  await user.click(await screen.findByRole('button', open));
  const send = await screen.findByRole('button', { name: 'Send' });
  await user.click(send);
  expect(screen.getByRole('alert').textContent).toContain('Say what was wrong');
  await user.click(screen.getByRole('radio', { name: 'Something was missing' }));
  await user.click(send);
  expect(screen.getByRole('alert').textContent).toContain('Choose the dishes');
  expect(screen.queryByRole('group', { name: 'Quantity of Naan' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add one' }));
  await user.click(send);
  expect(await screen.findByText('The two hours for a refund are over.')).toBeTruthy();
  const sent = api.calls.find(({ endpoint }) => endpoint.startsWith('POST'));
  expect(sent?.parts.body).toEqual({
    reason: 'Something was missing',
    note: '',
    items: [{ order_item_id: 5, quantity: 1 }],
  });
});

test('cash can go to a UPI id, and a wrong one is told at its field (refunds-7)', async () => {
  const api = fakeApi();
  api.answer(listRefunds, { status: 200, body: { ...overview, was_cash: true } });
  api.refuse(requestRefund, refusal('invalid', 'Please look again.', { upi_id: 'Enter a UPI id such as name@bank' }));
  const user = mount();
  await user.click(await screen.findByRole('button', open));
  await user.click(await screen.findByRole('radio', { name: 'Something was missing' }));
  await user.click(screen.getByRole('checkbox', { name: 'The whole order' }));
  await user.type(screen.getByLabelText(/UPI id/), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Enter a UPI id such as name@bank')).toBeTruthy();
  const sent = api.calls.find(({ endpoint }) => endpoint.startsWith('POST'));
  expect(sent?.parts.body).toEqual({ reason: 'Something was missing', note: '', upi_id: 'nobody' });
});

test('after its time nothing is offered (refunds-7)', async () => {
  const api = fakeApi();
  api.answer(listRefunds, { status: 200, body: { ...overview, can_request: false } });
  mount();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByRole('button', open)).toBeNull();
});
