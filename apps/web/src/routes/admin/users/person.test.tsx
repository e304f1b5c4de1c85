import { answer } from '@tawa/contract/common/endpoint';
import { getUser } from '@tawa/contract/accounts/users.office';
import * as desk from '@tawa/contract/accounts/users.person';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import type { OfficePerson } from '#features/accounts/users/office/users.queries.ts';
import { Screen } from './person.tsx';

const kiran: OfficePerson = {
  user_id: 1002,
  role: 'user',
  name: 'Kiran Bhat',
  username: 'kiran.bhat',
  email: 'kiran@example.in',
  mobile: '9002930030',
  status: 'active',
  status_reason: null,
  cod_allowed: 1,
  created_on: '2026-08-14T10:00:00.000Z',
  orders: 32,
  email_verified: true,
  mobile_verified: true,
  has_password: true,
  two_factor: false,
  restaurant_id: null,
  restaurant_name: null,
  spent: 17_681.8,
  refused_cash: 2,
  complaints: 2,
  open_sessions: 0,
  last_seen_at: null,
  is_you: false,
  notes: [],
  history: [],
};

const figures = {
  given_back: 842.08,
  refunds: 3,
  credit: 150,
  goodwill_left: 350,
  served: 30,
  last_order_at: '2026-11-21T14:28:00.000Z',
  complaints_open: 1,
};

function open(change: Partial<OfficePerson> = {}) {
  const api = fakeApi();
  api.answer(getUser, answer(200, { ...kiran, ...change }));
  api.answer(desk.getPerson, answer(200, { figures, events: [], has_more: false }));
  api.answer(desk.listUserSessions, answer(200, { sessions: [] }));
  const sent = (endpoint: string) =>
    api.calls.flatMap(({ endpoint: called, parts }) => (called === endpoint ? [parts.body] : []));
  return { api, sent, ...renderRoutes([{ path: '/users/:user_id', Component: Screen }], '/users/1002') };
}

test('a wrong e-mail is corrected with a reason, and only what changed is sent (person-9)', async () => {
  const { api, sent, user } = open();
  api.answer(desk.correctPerson, answer(200, { message: 'Corrected.' }));
  await user.click(await screen.findByRole('button', { name: /^Edit name, phone, e-mail/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Edit the account of Kiran Bhat' });
  const email = within(sheet).getByRole('textbox', { name: 'E-mail' });
  await user.clear(email);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('Email is required')).toBeTruthy();
  expect(within(sheet).getByText('Say why, and who asked for it')).toBeTruthy();
  await user.type(email, 'kiran.bhat@example.in');
  await user.type(within(sheet).getByRole('textbox', { name: /^Why/ }), 'A letter was missing');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent('PATCH /admin/users/:user_id')).toEqual([
    { email: 'kiran.bhat@example.in', reason: 'A letter was missing' },
  ]);
});

test('what another account has is said under its field, and a form without a change is not sent (person-9)', async () => {
  const { api, sent, user } = open({ email: null });
  api.refuse(
    desk.correctPerson,
    refusal('conflict', 'Taken.', { mobile: 'Another account has confirmed this number.' }),
  );
  await user.click(await screen.findByRole('button', { name: /^Edit name, phone, e-mail/ }));
  const sheet = await screen.findByRole('dialog');
  await user.type(within(sheet).getByRole('textbox', { name: /^Why/ }), 'She has a new number');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('Change something first.')).toBeTruthy();
  const mobile = within(sheet).getByRole('textbox', { name: /Mobile/ });
  await user.clear(mobile);
  await user.type(mobile, '9002930099');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await within(sheet).findByText('Another account has confirmed this number.')).toBeTruthy();
  expect(mobile).toHaveProperty('value', '9002930099');
  expect(sent('PATCH /admin/users/:user_id')).toEqual([{ mobile: '9002930099', reason: 'She has a new number' }]);
});
