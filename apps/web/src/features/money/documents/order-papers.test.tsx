import { listOrderPapers, type Paper } from '@tawa/contract/money/documents';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { OrderPapers } from './order-papers.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const paper: Paper = {
  document_id: 4,
  kind: 'invoice',
  number: 'INV/26-27/000004',
  issued_at: '2026-11-20T10:00:00.000Z',
  total: 420,
  refund_id: null,
};
const mount = () =>
  renderRoutes([
    {
      path: '/',
      element: <OrderPapers userid={1001} orderNumber="FD-AAAAAA" frame={(content) => <section>{content}</section>} />,
    },
  ]).user;

test('each paper is named with its number and its sum, and is fetched in the caller’s name', async () => {
  const api = fakeApi();
  const voucher = { ...paper, document_id: 5, kind: 'credit_note' as const, number: 'CRN/26-27/000001', total: 20 };
  api.answer(listOrderPapers, { status: 200, body: { documents: [paper, voucher] } });
  const fetched = vi.fn<typeof fetch>(async () => new Response('%PDF-1.7', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const user = mount();
  expect(await screen.findByText('Credit note')).toBeTruthy();
  expect(screen.getByText('₹420.00')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Download invoice INV/26-27/000004' }));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/documents/4/pdf');
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
});

test('papers that could not be read say so; an order without any shows nothing', async () => {
  const api = fakeApi();
  api.refuse(listOrderPapers, refusal('unavailable', 'Not now.'));
  mount();
  expect(await screen.findByText('We couldn’t load the papers of this order.')).toBeTruthy();
});
