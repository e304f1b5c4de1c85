import { getComplaint, type ComplaintThread, reopenComplaint, replyToComplaint } from '@tawa/contract/care/complaints';
import { getKitchenComplaint, refundAsKitchen, replyAsKitchen } from '@tawa/contract/care/complaints.office';
import { dayMs } from '@tawa/domain/common/durations';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#lib/session/session.ts';
import { Screen as KitchenScreen } from '../restaurant/complaint.tsx';
import { Screen as OwnScreen } from './complaint.tsx';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { makeToken } from '../../testing/tokens.ts';

beforeEach(() => startSession({ token: makeToken(), userId: 1001, userType: 'user', restaurant_id: null }));

const due = new Date(Date.now() + dayMs).toISOString();
const thread: ComplaintThread = {
  complaint_id: 12,
  category: 'quality',
  status: 'in_progress',
  subject: 'Cold food',
  message: 'The curry was cold.',
  created_on: '2026-11-04T10:00:00.000Z',
  last_message_on: '2026-11-04T12:00:00.000Z',
  due_at: due,
  overdue: false,
  order_number: 'FD-AAAAAA',
  restaurant_name: 'Dum & Handi',
  logo: null,
  version: 3,
  customer_name: 'Asha R.',
  order: {
    order_number: 'FD-AAAAAA',
    placed_at: '2026-11-04T09:00:00.000Z',
    delivered_at: '2026-11-04T09:40:00.000Z',
    total: 300,
    items: [{ order_item_id: 1, name: 'Dal', quantity: 1, is_veg: 1 }],
  },
  photos: [],
  messages: [
    {
      complaint_message_id: 5,
      author: 'restaurant',
      name: 'Dum & Handi',
      channel: 'all',
      refunded: null,
      message: 'We are sorry.',
      created_on: '2026-11-04T12:00:00.000Z',
    },
  ],
  events: [
    {
      from_status: 'open',
      to_status: 'acknowledged',
      actor: 'restaurant',
      words: null,
      at: '2026-11-04T11:59:00.000Z',
    },
  ],
  clocks: [
    { key: 'acknowledge', due_at: due, done_at: '2026-11-04T11:59:00.000Z' },
    { key: 'redress', due_at: '2026-11-05T10:00:00.000Z', done_at: null },
  ],
  outcome: null,
  can_write: true,
  reopen_until: null,
  refunds: [],
};

function open(change: Partial<ComplaintThread> = {}) {
  const api = fakeApi();
  api.answer(getComplaint, { status: 200, body: { ...thread, ...change } });
  api.answer(getKitchenComplaint, {
    status: 200,
    body: { ...thread, ...change, warned: false, refundable: null, is_for_office: false },
  });
  const { user } = renderRoutes(
    [
      { path: '/complaints/:complaint_id', Component: OwnScreen },
      { path: '/restaurant-complaints/:complaint_id', Component: KitchenScreen },
    ],
    '/complaints/12',
  );
  const sent = (endpoint: string) => api.calls.filter((call) => call.endpoint === endpoint);
  return { api, user, sent };
}

test('the thread tells what was said and done in its order, and what is late in words', async () => {
  open();
  const said = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(said.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining('The curry was cold.'),
    expect.stringContaining('Acknowledged by the restaurant'),
    expect.stringContaining('We are sorry.'),
  ]);
  expect(screen.getByText('Was due', { exact: false })).toBeTruthy();
});

test('a message is sent once, and what the server refuses leaves it where it was typed', async () => {
  const { api, user, sent } = open();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  await user.type(field, 'It was the whole pot.');
  api.refuse(replyToComplaint, refusal('busy', 'Please wait a moment.'));
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Please wait a moment.')).toBeTruthy();
  expect(field.value).toBe('It was the whole pot.');
  api.answer(replyToComplaint, { status: 201, body: { complaint_id: 12, status: 'in_progress', version: 4 } });
  await user.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent('POST /complaints/:complaint_id/messages')).toHaveLength(2);
});

test('a settled complaint takes no message, and a resolved one can be opened again with a reason', async () => {
  const { api, user, sent } = open({ status: 'resolved', can_write: false, due_at: null, reopen_until: due });
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(screen.queryByLabelText('Your message')).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  api.answer(reopenComplaint, { status: 200, body: { complaint_id: 12, status: 'reopened', version: 4 } });
  await user.type(dialog.getByLabelText('What is still wrong?'), 'Cold again.');
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  await waitFor(() => expect(sent('POST /complaints/:complaint_id/reopen')).toHaveLength(1));
  expect(sent('POST /complaints/:complaint_id/reopen')[0]?.parts.body).toEqual({ message: 'Cold again.' });
});

test('a restaurant gives money back with words, up to what it may; what it gave stands in the thread (complaints-16)', async () => {
  const api = fakeApi();
  api.answer(getKitchenComplaint, {
    status: 200,
    body: { ...thread, warned: false, refundable: 150, is_for_office: false },
  });
  const { user } = renderRoutes(
    [{ path: '/restaurant-complaints/:complaint_id', Component: KitchenScreen }],
    '/restaurant-complaints/12',
  );
  await user.click(await screen.findByRole('button', { name: 'Give money back' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Up to ₹150.00, from your next payout.')).toBeTruthy();
  await user.type(sheet.getByLabelText('How much'), '200');
  await user.type(sheet.getByLabelText('What the customer reads with it'), 'Our fault.');
  api.refuse(refundAsKitchen, refusal('invalid', 'At most ₹150.00.', { amount: 'At most ₹150.00' }));
  await user.click(sheet.getByRole('button', { name: 'Give it back' }));
  expect(await sheet.findByText('At most ₹150.00')).toBeTruthy();
  await user.clear(sheet.getByLabelText('How much'));
  await user.type(sheet.getByLabelText('How much'), '120.50');
  api.answer(refundAsKitchen, { status: 201, body: { complaint_id: 12, status: 'in_progress', version: 4 } });
  const messages = thread.messages.map((said) => ({ ...said, refunded: 120.5, message: 'Our fault.' }));
  api.answer(getKitchenComplaint, {
    status: 200,
    body: { ...thread, messages, warned: false, refundable: null, is_for_office: false },
  });
  await user.click(sheet.getByRole('button', { name: 'Give it back' }));
  expect(await screen.findByText('Gave back ₹120.50')).toBeTruthy();
  const sent = api.calls.filter(({ endpoint }) => endpoint === 'POST /kitchen/complaints/:complaint_id/refund');
  expect(sent.at(-1)?.parts.body).toEqual({ version: 3, amount: 120.5, message: 'Our fault.' });
  expect(screen.queryByRole('button', { name: 'Give money back' })).toBeNull();
});

test('a restaurant chooses who reads its answer', async () => {
  const api = fakeApi();
  api.answer(getKitchenComplaint, {
    status: 200,
    body: { ...thread, warned: true, refundable: null, is_for_office: false },
  });
  api.answer(replyAsKitchen, { status: 201, body: { complaint_id: 12, status: 'in_progress', version: 4 } });
  const { user } = renderRoutes(
    [{ path: '/restaurant-complaints/:complaint_id', Component: KitchenScreen }],
    '/restaurant-complaints/12',
  );
  expect(await screen.findByText('Our team has warned you about this.')).toBeTruthy();
  await user.click(screen.getByLabelText('Our team only'));
  await user.type(screen.getByLabelText('Your answer'), 'The new cook.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(api.calls.at(-2)?.parts.body ?? api.calls.at(-1)?.parts.body).toEqual({
      message: 'The new cook.',
      channel: 'kitchen',
    }),
  );
});

test('a complaint that is none of one’s own reads as not found', async () => {
  const api = fakeApi();
  api.refuse(getComplaint, refusal('not_found', 'Complaint not found.'));
  renderRoutes([{ path: '/complaints/:complaint_id', Component: OwnScreen }], '/complaints/99');
  expect(await screen.findByRole('heading', { level: 1, name: 'Complaint not found' })).toBeTruthy();
});
