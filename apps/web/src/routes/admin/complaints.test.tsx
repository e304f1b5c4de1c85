import {
  categoriseComplaint,
  getOfficeComplaint,
  listOfficeComplaints,
  settleComplaint,
  type OfficeComplaint,
} from '@tawa/contract/care/complaints.office';
import { answer } from '@tawa/contract/common/endpoint';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './complaints.tsx';

const row: OfficeComplaint = {
  complaint_id: 7,
  category: 'missing_item',
  status: 'in_progress',
  subject: 'Raita was missing',
  message: 'Everything came except the raita.',
  created_on: '2026-11-20T10:00:00.000Z',
  last_message_on: '2026-11-20T10:00:00.000Z',
  due_at: '2026-12-20T10:00:00.000Z',
  overdue: false,
  order_number: 'FD-AAAAAA',
  restaurant_name: 'Dum & Handi',
  logo: null,
  customer_name: 'Asha Rao',
  restaurant_id: 1,
  escalated_at: null,
};

const order = { placed_at: row.created_on, delivered_at: row.created_on, total: 420, items: [] };

function open(address: string) {
  const api = fakeApi();
  api.answer(listOfficeComplaints, answer(200, { rows: [row], total: 1, total_pages: 1, has_more: false }));
  const show = (version: number) =>
    api.answer(
      getOfficeComplaint,
      answer(200, {
        ...row,
        version,
        order: { ...order, order_number: row.order_number },
        photos: [],
        refunds: [],
        refund_counts: { refunds: 1, orders: 9, days: 90, review_from: 4 },
        messages: [],
        events: [],
        clocks: [],
        outcome: null,
        can_write: true,
        reopen_until: null,
        user_id: 1001,
        email: 'asha@example.in',
        phone: '9876543210',
        warned: false,
        warnings: 0,
        notes: [{ complaint_note_id: 1, name: 'Rahul Nair', note: 'Second one here.', created_on: row.created_on }],
        next: ['resolved', 'declined'],
      }),
    );
  show(3);
  const queries = () =>
    api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'GET /admin/complaints' ? [parts.query] : []));
  const sent = () =>
    api.calls.flatMap(({ endpoint, parts }) =>
      endpoint === 'POST /admin/complaints/:complaint_id/outcome' ? [parts.body] : [],
    );
  return { api, show, queries, sent, ...renderRoutes([{ path: '/admin/complaints', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

test('the address says what is asked for: overdue, sorted, of a category, with a file of the same (complaints-11)', async () => {
  const { queries, user } = open('/admin/complaints?overdue=1&category=missing_item&sort=-created_on');
  await screen.findByRole('row', { name: /Raita was missing/ });
  const asked = { search: '', sort: '-created_on', page: 1, overdue: '1', category: 'missing_item' };
  expect(queries()).toEqual([asked]);
  await user.click(screen.getByRole('button', { name: 'Due' }));
  await waitFor(() => expect(queries().at(-1)).toEqual({ ...asked, sort: 'due' }));
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeTruthy();
});

test('money is asked for in words, once more, and goes with the outcome; what the server refuses keeps what was typed (complaints-12)', async () => {
  const told = vi.spyOn(toast, 'error');
  const { api, sent, user } = open('/admin/complaints?open=7');
  await user.click(await screen.findByText('A sum'));
  await user.type(screen.getByLabelText('Rupees'), '40,5');
  await user.type(screen.getByLabelText('What the customer will read'), 'We are sorry.');
  const press = () => user.click(screen.getByRole('button', { name: /and resolve$/ }));
  await press();
  expect(await screen.findByText('Enter an amount, like 120.50')).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(screen.getByLabelText('Rupees'));
  await user.type(screen.getByLabelText('Rupees'), '40.50');
  await user.selectOptions(screen.getByLabelText('What happened'), 'goodwill');
  await press();
  const question = await screen.findByRole('alertdialog', { name: 'Refund ₹40.50 and resolve?' });
  api.refuse(settleComplaint, refusal('conflict', 'More than what is left.'));
  await user.click(within(question).getByRole('button', { name: 'Refund ₹40.50 and resolve' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('More than what is left.'));
  expect(sent()).toEqual([
    {
      decision: 'resolved',
      version: 3,
      text: 'We are sorry.',
      warn: false,
      refund: { amount: 40.5, cause: 'goodwill', as_credit: false },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('What the customer will read')).toHaveProperty('value', 'We are sorry.');
  expect(screen.getByLabelText('Rupees')).toHaveProperty('value', '40.50');
});

test('a complaint is declined with words alone, whatever sum stands there (complaints-12)', async () => {
  const { api, sent, user } = open('/admin/complaints?open=7');
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('Write an explanation')).toBeTruthy();
  await user.click(screen.getByText('All that is left'));
  await user.type(screen.getByLabelText('What the customer will read'), 'The photo shows it.');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  api.answer(settleComplaint, answer(200, { complaint_id: 7, status: 'declined', version: 4 }));
  const question = await screen.findByRole('alertdialog', { name: 'Decline?' });
  await user.click(within(question).getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({ decision: 'declined', version: 3, text: 'The photo shows it.', warn: false });
});

test('what was typed for the outcome stays when the complaint moves on beside it, and goes with the newer version (complaints-12)', async () => {
  const { api, show, sent, user } = open('/admin/complaints?open=7');
  await user.type(await screen.findByLabelText('What the customer will read'), 'We are sorry.');
  api.answer(categoriseComplaint, answer(200, { complaint_id: 7, status: 'in_progress', version: 4 }));
  show(4);
  await user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Category'), 'quality');
  await waitFor(() =>
    expect(api.calls.filter(({ endpoint }) => endpoint === 'GET /admin/complaints/:complaint_id')).toHaveLength(2),
  );
  expect(screen.getByLabelText('What the customer will read')).toHaveProperty('value', 'We are sorry.');
  await user.click(screen.getByRole('button', { name: 'Resolve with explanation' }));
  api.answer(settleComplaint, answer(200, { complaint_id: 7, status: 'resolved', version: 5 }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Resolve with explanation' }),
  );
  await waitFor(() => expect(sent()[0]).toMatchObject({ version: 4, text: 'We are sorry.' }));
});

test('notes of the office stand in the thread, and what was typed stays with its complaint until it is sent (complaints-14)', async () => {
  const { user } = open('/admin/complaints?open=7');
  const thread = await screen.findByRole('list', { name: 'Messages' });
  expect(within(thread).getByText('Second one here.')).toBeTruthy();
  expect(within(thread).getByText('Internal note, for the office only')).toBeTruthy();
  await user.type(screen.getByLabelText('To the customer', { selector: 'textarea' }), 'Dear Asha');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByLabelText('To the customer', { selector: 'textarea' })).toBeNull());
  await user.click(screen.getByRole('row', { name: /Raita was missing/ }));
  expect(await screen.findByLabelText('To the customer', { selector: 'textarea' })).toHaveProperty(
    'value',
    'Dear Asha',
  );
});
