import { answer } from '@tawa/contract/common/endpoint';
import { allowCash, blockUser, getUser, unblockUser } from '@tawa/contract/accounts/users.office';
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

const seen = { name: kiran.name, email: kiran.email, mobile: kiran.mobile };

const figures = {
  given_back: 842.08,
  refunds: 3,
  credit: 150,
  goodwill_left: 350,
  served: 30,
  last_order_at: '2026-11-21T14:28:00.000Z',
  complaints_open: 1,
};

const counts = { orders: 32, money: 41, complaints: 2, account: 6 };

const told: desk.PersonAccount = {
  agreements: [
    {
      document: 'term-of-use',
      title: 'Terms of use',
      accepted_version: 2,
      accepted_at: '2026-08-14T10:00:00.000Z',
      asks_again: false,
    },
  ],
  offers: {
    mail: { given: true, at: null },
    notices: { given: true, at: null },
    diet: { given: false, at: null },
  },
  diet: { diet: 'jain', halal: false, allergens: ['peanuts'] },
  addresses: [
    {
      address_id: 1,
      label: 'Home',
      line1: '14, 3rd Cross',
      line2: '',
      landmark: 'the water tank',
      cityname: 'Bengaluru',
      pincode: '560038',
      phone: '9002930030',
      is_default: true,
    },
  ],
};

function open(change: Partial<OfficePerson> = {}) {
  const api = fakeApi();
  api.answer(getUser, answer(200, { ...kiran, ...change }));
  api.answer(desk.getPerson, answer(200, { figures, counts, events: [], has_more: false }));
  api.answer(desk.listUserSessions, answer(200, { sessions: [] }));
  api.answer(desk.getPersonAccount, answer(200, told));
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
    { email: 'kiran.bhat@example.in', reason: 'A letter was missing', seen },
  ]);
});

test('whoever was overtaken reads what the account says by now, keeps what they typed, and puts it over that (person-14)', async () => {
  const { api, sent, user } = open();
  const current = { name: 'Kiran Rao', email: 'rao@example.in', mobile: seen.mobile };
  api.answer(desk.correctPerson, { status: 409, body: { message: 'Changed meanwhile.', current } });
  await user.click(await screen.findByRole('button', { name: /^Edit name, phone, e-mail/ }));
  const sheet = await screen.findByRole('dialog');
  const name = within(sheet).getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Kiran B');
  await user.type(within(sheet).getByRole('textbox', { name: /^Why/ }), 'By phone');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  const banner = await within(sheet).findByRole('alert');
  expect(
    within(banner)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name: Kiran Rao', 'E-mail: rao@example.in']);
  expect(name).toHaveProperty('value', 'Kiran B');
  expect(within(sheet).getByRole('textbox', { name: 'E-mail' })).toHaveProperty('value', 'rao@example.in');
  expect(within(sheet).getByRole('textbox', { name: /^Why/ })).toHaveProperty('value', 'By phone');
  api.answer(desk.correctPerson, answer(200, { message: 'Corrected.' }));
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent('PATCH /admin/users/:user_id')).toEqual([
    { name: 'Kiran B', reason: 'By phone', seen },
    { name: 'Kiran B', reason: 'By phone', seen: current },
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
  expect(sent('PATCH /admin/users/:user_id')).toEqual([
    { mobile: '9002930099', reason: 'She has a new number', seen: { ...seen, email: null } },
  ]);
});

test('agreed texts, wanted offers, diet and addresses are read in full (person-10)', async () => {
  open();
  expect(await screen.findByText('Terms of use, version 2, 14 Aug 2026')).toBeTruthy();
  expect(screen.getByText('By mail, as notifications')).toBeTruthy();
  expect(screen.getByText('Jain, no peanuts')).toBeTruthy();
  expect(screen.getByText('14, 3rd Cross, the water tank, Bengaluru 560038')).toBeTruthy();
  expect(screen.getByText('Phone 90029 30030')).toBeTruthy();
});

test('of whoever said nothing it says so, and of a restaurant’s owner it asks neither diet nor address (person-10)', async () => {
  const { api, router } = open();
  const none = { given: false, at: null };
  api.answer(
    desk.getPersonAccount,
    answer(200, { agreements: [], offers: { mail: none, notices: none, diet: none }, diet: null, addresses: [] }),
  );
  expect(await screen.findByText('Wants none')).toBeTruthy();
  expect(screen.getByText('Hasn’t said')).toBeTruthy();
  expect(screen.getByText('None saved')).toBeTruthy();
  api.answer(getUser, answer(200, { ...kiran, user_id: 1003, role: 'restaurant' }));
  await router.navigate('/users/1003');
  expect(await screen.findByText('Wants none')).toBeTruthy();
  await expect.poll(() => screen.queryByText('None saved')).toBeNull();
});

test('each tab says how much it holds, everything says nothing (person-11)', async () => {
  open();
  expect(await screen.findByRole('tab', { name: 'Orders and tables 32' })).toBeTruthy();
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Everything',
    'Orders and tables32',
    'Money41',
    'Complaints2',
    'Account6',
  ]);
});

test('an account is blocked with a reason and let in again where it stands (person-12)', async () => {
  const { api, sent, user } = open();
  api.answer(blockUser, () => {
    api.answer(getUser, answer(200, { ...kiran, status: 'blocked', status_reason: 'Fraud' }));
    return answer(200, { message: 'Account blocked.' });
  });
  api.answer(unblockUser, answer(200, { message: 'Account unblocked.' }));
  const press = await screen.findByRole('button', { name: /^Block/ });
  expect(press.textContent).toContain('1 complaint stays open with the office');
  await user.click(press);
  const sheet = await screen.findByRole('dialog', { name: 'Block Kiran Bhat?' });
  await user.click(within(sheet).getByRole('button', { name: 'Block' }));
  expect(await within(sheet).findByText('Enter a reason')).toBeTruthy();
  await user.type(within(sheet).getByRole('textbox'), 'Fraud');
  await user.click(within(sheet).getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('Blocked: “Fraud”')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send a reset link/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Unblock/ }));
  await expect.poll(() => sent('POST /admin/users/:user_id/unblock')).toEqual([{}]);
  expect(sent('POST /admin/users/:user_id/block')).toEqual([{ reason: 'Fraud' }]);
});

test('cash is switched off and on where it stands (person-12)', async () => {
  const { api, sent, user } = open();
  api.answer(allowCash, () => {
    api.answer(getUser, answer(200, { ...kiran, cod_allowed: 0 }));
    return answer(200, { message: 'Cash on delivery switched off.' });
  });
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  await user.click(await screen.findByRole('button', { name: 'Allow again' }));
  await expect.poll(() => sent('PUT /admin/users/:user_id/cash')).toEqual([{ allowed: false }, { allowed: true }]);
});

test('a message is written and sent once (person-13)', async () => {
  const { api, sent, user } = open();
  api.answer(desk.writeToPerson, answer(200, { message: 'Message sent.' }));
  await user.click(await screen.findByRole('button', { name: /^Write a message/ }));
  const sheet = await screen.findByRole('dialog', { name: 'Write to Kiran Bhat' });
  await user.click(within(sheet).getByRole('button', { name: 'Send' }));
  expect(await within(sheet).findByText('Write a message')).toBeTruthy();
  await user.type(within(sheet).getByRole('textbox'), 'Your bag is at our desk.');
  await user.click(within(sheet).getByRole('button', { name: 'Send' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(sent('POST /admin/users/:user_id/messages')).toEqual([
    { text: 'Your bag is at our desk.', key: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
});

test('one’s own account has nothing to press but is read whole (person-12)', async () => {
  open({ is_you: true });
  expect(await screen.findByText('Jain, no peanuts')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Edit|Block)/ })).toBeNull();
});
