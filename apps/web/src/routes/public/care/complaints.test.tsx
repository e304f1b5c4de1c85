import { me } from '@tawa/contract/accounts/auth';
import { createComplaint, listComplaints } from '@tawa/contract/care/complaints';
import { listOrders, type OrderSummary } from '@tawa/contract/ordering/orders';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, startSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { tabTo } from '#testing/keys.ts';
import { render, renderRoutes } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { Screen } from './complaints.tsx';

const customer = { token: makeToken(), userId: 1001, userType: 'user', restaurant_id: null } as const;
const complaint = {
  orderId: 'FD-7K3M9Q',
  email: 'asha@example.in',
  phone: '9876543210',
  name: 'Asha Rao',
  message: 'The curry was cold.',
};
const labels = {
  orderId: 'Order ID',
  email: 'Email',
  phone: 'Phone',
  name: 'Name',
  subject: /^Subject/,
  message: 'Message',
};
const whole = { ...complaint, subject: '' };

beforeEach(() => startSession(customer));

function open(address = '/complaints', past: readonly OrderSummary[] = []) {
  const api = fakeApi();
  api.answer(listOrders, ({ query }) => ({
    status: 200 as const,
    body: { orders: query?.tab === 'past' ? [...past] : [], total: past.length, next: null },
  }));
  const { user, router } = renderRoutes(
    [
      { path: '/complaints', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    address,
  );
  const type = (field: keyof typeof labels, value: string) =>
    fireEvent.change(screen.getByLabelText(labels[field]), { target: { value } });
  const fill = (change: Partial<typeof whole> = {}) => {
    for (const [field, value] of Object.entries({ ...whole, ...change }))
      fireEvent.change(screen.getByLabelText(Object.entries(labels).find(([name]) => name === field)?.[1] ?? ''), {
        target: { value },
      });
  };
  const found = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit complaint' });
  const button = () => found;
  const isReady = () => waitFor(() => expect(button().disabled).toBe(false));
  const sent = () => api.calls.filter(({ endpoint }) => endpoint === 'POST /complaints');
  return { api, user, router, type, fill, button, isReady, sent };
}

test('the user id is filled in from storage and cannot be typed over', () => {
  open();
  const field = screen.getByLabelText<HTMLInputElement>('User ID');
  expect(field.value).toBe('1001');
  expect(field.readOnly).toBe(true);
});

const account = {
  userId: 1001,
  userType: 'user',
  restaurant_id: null,
  name: 'Meera Nair',
  username: 'meera',
  email: 'meera@example.in',
  mobile: '9845012345',
  email_verified: true,
  mobile_verified: false,
  has_password: true,
  two_factor: false,
  language: null,
} as const;

test('what the account knows is filled in, but not over what was typed', async () => {
  const { api, type } = open();
  api.answer(me, { status: 200, body: account });
  type('name', 'Asha Rao');
  expect(await screen.findByDisplayValue('meera@example.in')).toBe(screen.getByLabelText('Email'));
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '9845012345');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Asha Rao');
});

test('nothing is filled in under the fingers of somebody who is about to type', async () => {
  const { api } = open();
  api.answer(me, { status: 200, body: account });
  screen.getByLabelText('Phone').focus();
  expect(await screen.findByDisplayValue('Meera Nair')).toBe(screen.getByLabelText('Name'));
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '');
});

test('by keys alone a complaint is written and sent (keyboard-1)', async () => {
  const { api, user, sent, isReady } = open();
  api.refuse(createComplaint, refusal('internal', ''));
  for (const field of ['orderId', 'message', 'email', 'phone', 'name'] as const) {
    await tabTo(user, 'textbox', labels[field]);
    await user.keyboard(complaint[field]);
  }
  await isReady();
  await tabTo(user, 'button', 'Submit complaint');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('it can be sent only while every required field is filled and none is wrong (complaints-2)', async () => {
  const { fill, type, button, isReady } = open();
  expect(button().disabled).toBe(true);
  fill();
  await isReady();
  for (const field of ['orderId', 'email', 'phone', 'name', 'message'] as const) {
    type(field, '');
    await waitFor(() => expect(button().disabled).toBe(true));
    type(field, whole[field]);
    await isReady();
  }
  type('subject', 'ab');
  await waitFor(() => expect(button().disabled).toBe(true));
  type('subject', '');
  await isReady();
});

test.each([
  ['email', 'asha', 'Invalid email address.'],
  ['phone', '12345', 'Mobile number must be 10 digits.'],
  ['name', 'A', 'Name is too short.'],
  ['subject', 'ab', 'Subject is too short.'],
  ['message', 'short', 'Message must be at least 10 characters.'],
] as const)('%s is checked with the first change (complaints-2)', async (field, value, text) => {
  const { type } = open();
  type(field, value);
  expect(await screen.findByText(text)).toBeTruthy();
});

test('a field that is left empty says so when it is left (complaints-2)', async () => {
  const { user } = open();
  await user.click(screen.getByLabelText('Order ID'));
  await user.tab();
  expect(await screen.findByText('Order ID is required')).toBeTruthy();
});

test('what was sent is confirmed, and two seconds later the home page opens (complaints-2)', async () => {
  const { api, user, router, fill, button, isReady, sent } = open();
  api.answer(createComplaint, { status: 201, body: { message: 'ok', complaint_id: 1 } });
  fill();
  await isReady();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button());
  expect(await screen.findByText('Complaint submitted successfully.')).toBeTruthy();
  expect(sent()[0]?.parts.body).toEqual({ ...whole, userId: '1001' });
  await vi.advanceTimersByTimeAsync(1500);
  expect(router.state.location.pathname).toBe('/complaints');
  await vi.advanceTimersByTimeAsync(600);
  expect(router.state.location.pathname).toBe('/');
});

test('the server’s texts land at their fields, and a change takes them away', async () => {
  const { api, user, fill, type, button, isReady } = open();
  const text = 'This is not one of your orders.';
  api.refuse(createComplaint, refusal('invalid', text, { orderId: text }));
  fill();
  await isReady();
  await user.click(button());
  expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(screen.getByLabelText('Order ID').getAttribute('aria-invalid')).toBe('true');
  expect(button().disabled).toBe(true);
  type('orderId', 'FD-AAAAAA');
  await isReady();
  expect(screen.queryByText(text)).toBeNull();
});

test.each([
  ['the server’s words', refusal('busy', 'Too many requests.'), 'Too many requests.'],
  ['a server without words', refusal('internal', ''), 'Something went wrong. Please try again later.'],
  ['a lost line', null, 'Network error. Please check connection.'],
])('%s stand above the form, which can be sent again', async (_, failure, text) => {
  const { api, user, fill, button, isReady } = open();
  if (failure) api.refuse(createComplaint, failure);
  fill();
  await isReady();
  await user.click(button());
  expect((await screen.findByRole('alert')).textContent).toBe(text);
  await isReady();
  expect(screen.getByLabelText('Message')).toHaveProperty('value', complaint.message);
});

test('a guest is asked to log in and cannot send; a login fills the id and keeps what was typed', async () => {
  endSession();
  const { fill, button, isReady } = open();
  expect(screen.getByText('Complaints are about your orders, so log in first.')).toBeTruthy();
  fill();
  await screen.findByDisplayValue(complaint.message);
  expect(button().disabled).toBe(true);
  startSession(customer);
  await isReady();
  expect(screen.getByLabelText('User ID')).toHaveProperty('value', '1001');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', complaint.message);
});

const order: OrderSummary = {
  order_number: 'FD-AAAAAA',
  status: 'delivered',
  version: 1,
  fulfilment: 'delivery',
  table: null,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  logo: null,
  placed_at: '2026-11-04T10:00:00.000Z',
  scheduled_for: null,
  promised_to: '2026-11-04T11:00:00.000Z',
  closed_at: null,
  items: [],
  total: 100,
};

test('one of the latest orders can be chosen by its dish and time instead of typed (complaints-15)', async () => {
  const items = [
    { name: 'Palak Paneer', quantity: 1, is_veg: 1 as const },
    { name: 'Naan', quantity: 2, is_veg: 1 as const },
  ];
  const { user } = open('/complaints', [{ ...order, items }]);
  const chip = { name: 'Palak Paneer and 1 more Dum & Handi, 4 Nov 2026, 3:30 pm' };
  await user.click(await screen.findByRole('button', { ...chip, pressed: false }));
  expect(screen.getByLabelText('Order ID')).toHaveProperty('value', 'FD-AAAAAA');
  expect(await screen.findByRole('button', { ...chip, pressed: true })).toBeTruthy();
});

test('the reason comes first, and whom we answer to is filled in without a number of the account (complaints-15)', async () => {
  const { api, user, type, isReady, button, sent } = open('/complaints?order=FD-AAAAAA');
  api.answer(me, { status: 200, body: account });
  api.answer(createComplaint, { status: 201, body: { message: 'ok', complaint_id: 1 } });
  expect(await screen.findByText('Meera Nair')).toBeTruthy();
  expect(screen.queryByLabelText('User ID')).toBeNull();
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Came late', pressed: false }));
  expect(screen.getByRole('button', { name: 'Came late' }).getAttribute('aria-pressed')).toBe('true');
  type('message', 'It came an hour after the promise.');
  await isReady();
  await user.click(button());
  await waitFor(() =>
    expect(sent()[0]?.parts.body).toMatchObject({
      category: 'late',
      orderId: 'FD-AAAAAA',
      userId: '1001',
      name: 'Meera Nair',
      phone: '9845012345',
    }),
  );
});

test('whom we answer to can be somebody else (complaints-15)', async () => {
  const { api, user } = open();
  api.answer(me, { status: 200, body: account });
  await user.click(await screen.findByRole('button', { name: 'Change where we answer' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'meera@example.in');
  expect(screen.getByLabelText<HTMLInputElement>('User ID').readOnly).toBe(true);
});

test('the address may name the order', () => {
  open('/complaints?order=FD-AAAAAA');
  expect(screen.getByLabelText('Order ID')).toHaveProperty('value', 'FD-AAAAAA');
});

test('complaints that cannot be read are not silently left out: they are asked for once, and again on request (complaints-3)', async () => {
  const api = fakeApi();
  api.refuse(listComplaints, refusal('internal', 'x'));
  const { user } = render(<Screen />);
  expect(await screen.findByText('We couldn’t load your complaints.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit complaint' })).toBeTruthy();
  await new Promise((go) => setTimeout(go, 200));
  expect(api.calls.filter(({ endpoint }) => endpoint === 'GET /complaints')).toHaveLength(1);
  api.answer(listComplaints, { status: 200, body: { complaints: [], total: 0, total_pages: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('We couldn’t load your complaints.')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'File a complaint' })).toBeTruthy();
});
