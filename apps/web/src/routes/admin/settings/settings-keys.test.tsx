import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import {
  listProviderKeys,
  removeProviderKey,
  setProviderKey,
  type ProviderKey,
} from '@tawa/contract/content/provider-keys';
import { providerKeyNames } from '@tawa/domain/content/provider-keys';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './settings.tsx';

const unset = { from: null, is_readable: true, ends_in: null, set_by: null, set_on: null };
const keys: ProviderKey[] = providerKeyNames.map((name) => ({ name, ...unset }));
const [first, ...others] = keys;
const set: ProviderKey = {
  name: 'RAZORPAY_KEY_ID',
  from: 'office',
  is_readable: true,
  ends_in: '4410',
  set_by: 'Ravi Nair',
  set_on: '2026-11-20T10:00:00.000Z',
};

function open(address: string, fault?: ReturnType<typeof refusal>) {
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf('owner')));
  const shown = [
    set,
    ...others.map((key) => {
      if (key.name === 'RAZORPAY_KEY_SECRET') return { ...set, name: key.name, is_readable: false };
      return key.name === 'SMTP_URL' ? { ...key, from: 'environment' as const } : key;
    }),
  ];
  api.answer(listProviderKeys, answer(200, shown));
  if (fault) api.refuse(listProviderKeys, fault);
  api.answer(setProviderKey, answer(200, { message: 'Set.' }));
  api.answer(removeProviderKey, answer(200, { message: 'Removed.' }));
  const sent = (start: string) =>
    api.calls.flatMap(({ endpoint, parts }) => (endpoint.startsWith(start) ? [parts] : []));
  return { api, sent, ...renderRoutes([{ path: '/settings', Component: Screen }], address) };
}

test('keys stand by provider: since when, how they end, which are the server’s own', async () => {
  open('/settings?group=providers');
  const razorpay = await screen.findByRole('region', { name: 'Razorpay' });
  expect(razorpay.textContent).toMatch(/Key id.*ends in 4410.*Set on 20 Nov 2026 by Ravi Nair/);
  expect(within(razorpay).getByRole('link', { name: 'Replace Razorpay, key id' })).toBeTruthy();
  expect(razorpay.textContent).toMatch(/Can’t be decrypted.*so Razorpay is off/);
  const mail = screen.getByRole('region', { name: 'Mail server' });
  expect(mail.textContent).toContain('Set on the server itself');
  expect(within(mail).queryByRole('link')).toBeNull();
  expect(first?.name).toBe('RAZORPAY_KEY_ID');
});

test('a key is typed unseen, checked, sent with a reason and stands nowhere afterwards (settings-7)', async () => {
  const { sent, user } = open('/settings?group=providers&open=STRIPE_SECRET_KEY');
  const field = await screen.findByLabelText('New key');
  expect(field.getAttribute('type')).toBe('password');
  await user.type(field, 'pk_live_public');
  await user.click(screen.getByRole('button', { name: 'Set the key' }));
  expect(await screen.findByText('Does not look like one: sk_live_…')).toBeTruthy();
  expect(screen.getByText('Reason is required')).toBeTruthy();
  expect(field).toHaveProperty('value', 'pk_live_public');
  await user.clear(field);
  await user.type(field, 'sk_live_abcdefghijkl');
  await user.type(screen.getByLabelText('Reason, kept in the audit log'), 'A new account');
  await user.click(screen.getByRole('button', { name: 'Set the key' }));
  expect(await screen.findByRole('region', { name: 'Stripe' })).toBeTruthy();
  expect(sent('PUT')).toMatchObject([{ body: { value: 'sk_live_abcdefghijkl', reason: 'A new account' } }]);
  expect(document.body.innerHTML).not.toContain('sk_live_abcdefghijkl');
});

test('a key is forgotten after a question', async () => {
  const { sent, user } = open('/settings?group=providers&open=RAZORPAY_KEY_ID');
  await user.click(await screen.findByRole('button', { name: 'Remove this key' }));
  expect(sent('DELETE')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Remove the key' }));
  expect(sent('DELETE')).toMatchObject([{ params: { name: 'RAZORPAY_KEY_ID' } }]);
});

test('keys that cannot be read say so', async () => {
  open('/settings?group=providers', refusal('forbidden', 'Your account may not do this.'));
  expect(await screen.findByText('We couldn’t load the keys.')).toBeTruthy();
});
