import { disputePayout, getOwnPayout, listOwnPayouts, type Payout } from '@tawa/contract/money/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { PayoutList } from './payout-list.tsx';

const payout: Payout = {
  payout_id: 3,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  period_from: '2026-11-09',
  period_to: '2026-11-16',
  status: 'issued',
  orders: 2,
  net: 1520.5,
  issued_at: '2026-11-16T01:00:00.000Z',
  paid_at: null,
  reference: null,
  dispute: null,
};
const line = {
  order_number: 'FD-AAAAAA',
  reason: '',
  at: '2026-11-12T08:00:00.000Z',
  item_total: 400,
  discount: -20,
  packaging: 20,
  delivery: 0,
  tip: 0,
  own_gst: 0,
  commission: -76,
  commission_gst: -13.68,
  tds: -0.4,
  refunds: 0,
  refund_files: [12],
  cash: 0,
  adjustment: 0,
  net: 309.92,
  gst_9_5: 20,
};

function mount(...payouts: Payout[]) {
  const api = fakeApi();
  api.answer(listOwnPayouts, { status: 200, body: { payouts, total: payouts.length, total_pages: 1 } });
  const { user } = renderRoutes([{ path: '/', element: <PayoutList page={1} /> }]);
  return { api, user };
}

test('a week shows what it came to, and opens order by order (payouts-2)', async () => {
  const { api, user } = mount(payout);
  api.answer(getOwnPayout, { status: 200, body: { payout, lines: [line] } });
  expect(await screen.findByText('₹1,520.50')).toBeTruthy();
  expect(screen.getByText('To be paid')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Order by order' }));
  const table = await screen.findByRole('table', { name: 'The statement, order by order' });
  expect(await within(table).findAllByText('FD-AAAAAA')).not.toEqual([]);
  expect(within(table).getByText('−₹89.68')).toBeTruthy();
  const [file] = within(table).getAllByRole('link', { name: 'R-12' });
  expect(file?.getAttribute('href')).toBe('/restaurant-refunds/12');
});

test('an issued week can be disputed in words, a paid one cannot (payouts-2)', async () => {
  const paid = { ...payout, payout_id: 2, status: 'paid' as const, paid_at: payout.issued_at, reference: 'UTR1' };
  const { api, user } = mount(payout, paid);
  api.answer(disputePayout, { status: 200, body: { ...payout, status: 'disputed' } });
  expect(await screen.findByText(/bank reference UTR1/)).toBeTruthy();
  const [dispute, ...more] = screen.getAllByRole('button', { name: 'Something is wrong' });
  expect(more).toEqual([]);
  if (dispute) await user.click(dispute);
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Say what is wrong')).toBeTruthy();
  await user.type(screen.getByLabelText(/What is wrong/), 'One order is missing.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(api.calls.at(-2)?.parts).toEqual({ params: { payout_id: 3 }, body: { text: 'One order is missing.' } }),
  );
});

test('before the first week it says when that comes', async () => {
  mount();
  expect(await screen.findByText('No statement yet')).toBeTruthy();
});
