import { endOtherSessions, listSessions, updateProfile } from '@tawa/contract/accounts/auth.account';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

const profile = {
  name: 'Meera Nair',
  username: 'meera.nair',
  email: 'meera@example.com',
  mobile: '9845012345',
  email_verified: true,
  mobile_verified: true,
  has_password: true,
};
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('another name is saved without a password', async () => {
  const api = fakeApi();
  api.answer(updateProfile, { status: 200, body: { message: 'Your profile is saved.' } });
  const { user } = render(<ProfileCard profile={profile} />);
  expect(save()).toHaveProperty('disabled', true);
  await user.clear(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Meera N');
  await user.click(save());
  await vi.waitFor(() => expect(api.calls).toHaveLength(1), { timeout: 10_000 });
  expect(api.calls[0]?.parts.body).toMatchObject({ name: 'Meera N', username: 'meera.nair' });
  expect(api.calls[0]?.parts.body).not.toMatchObject({ email: profile.email });
});

test('another e-mail asks for the password and says at its field when it is wrong (auth-12)', async () => {
  const api = fakeApi();
  const wrong = 'The current password is not right.';
  api.refuse(updateProfile, refusal('invalid', wrong, { password: wrong }));
  const { user } = render(<ProfileCard profile={profile} />);
  expect(screen.queryByLabelText('Your password')).toBeNull();
  await user.type(screen.getByLabelText('Email'), '.in');
  await user.type(screen.getByLabelText('Your password'), 'not this');
  await user.click(save());
  expect(await screen.findByText(wrong)).toBeTruthy();
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'meera@example.com.in');
});

test('an account with a second step is asked for a code as well (auth-12)', async () => {
  const api = fakeApi();
  const text = 'Enter a code of your app, or one of your recovery codes.';
  api.refuse(updateProfile, refusal('invalid', text, { code: text }));
  const { user } = render(<ProfileCard profile={profile} />);
  await user.type(screen.getByLabelText('Email'), '.in');
  await user.type(screen.getByLabelText('Your password'), 'blue-lantern-42');
  expect(screen.queryByLabelText(/Code from the app/)).toBeNull();
  await user.click(save());
  expect(await screen.findByText(text)).toBeTruthy();
  api.answer(updateProfile, { status: 200, body: { message: 'Your profile is saved.' } });
  await user.type(screen.getByLabelText(/Code from the app/), '123456');
  await user.click(save());
  await vi.waitFor(() => expect(api.calls).toHaveLength(2), { timeout: 10_000 });
  expect(api.calls[1]?.parts.body).toMatchObject({ password: 'blue-lantern-42', code: '123456' });
});

test.each([
  ['Username', 'meera.n', { username: 'meera.n' }],
  ['Mobile', '9845012346', { mobile: '9845012346' }],
])('another %s asks for the password and sends it along (auth-12)', async (label, value, sent) => {
  const api = fakeApi();
  api.answer(updateProfile, { status: 200, body: { message: 'Your profile is saved.' } });
  const { user } = render(<ProfileCard profile={profile} />);
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), value);
  await user.type(screen.getByLabelText('Your password'), 'blue-lantern-42');
  await user.click(save());
  await vi.waitFor(() => expect(api.calls).toHaveLength(1), { timeout: 10_000 });
  expect(api.calls[0]?.parts.body).toMatchObject({ ...sent, password: 'blue-lantern-42' });
});

test('an address that is not proved says so and offers the mail again', () => {
  fakeApi();
  render(<ProfileCard profile={{ ...profile, email_verified: false, mobile_verified: true, has_password: true }} />);
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
});

const entry = (session_id: string, device: string, is_current: boolean) => ({
  session_id,
  device,
  is_current,
  address: '203.0.113.7',
  created_on: '2026-11-20T10:00:00.000Z',
  last_seen_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-20T10:00:00.000Z',
});

test('this device has no way out here, the others have one each and one together', async () => {
  const api = fakeApi();
  const here = entry('11111111-1111-4111-8111-111111111111', 'Chrome on Linux', true);
  const away = entry('22222222-2222-4222-8222-222222222222', 'Safari on iOS', false);
  api.answer(listSessions, { status: 200, body: { sessions: [here, away] } });
  api.answer(endOtherSessions, { status: 200, body: { message: 'Every other device is signed out.' } });
  const { user } = render(<SessionsCard userid={1001} />);
  expect(await screen.findByRole('button', { name: 'Sign out Safari on iOS' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sign out Chrome on Linux' })).toBeNull();
  api.answer(listSessions, { status: 200, body: { sessions: [here] } });
  await user.click(screen.getByRole('button', { name: 'Sign out others' }));
  await vi.waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull(), { timeout: 10_000 });
});

test('without a password nothing that opens the account can be saved, and the way to one is shown (codes-8)', async () => {
  const { user } = render(
    <ProfileCard
      profile={{ ...profile, email: null, email_verified: false, mobile_verified: true, has_password: false }}
    />,
  );
  await user.type(screen.getByLabelText('Name'), 'a');
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false);
  await user.type(screen.getByLabelText('Email'), 'asha@example.in');
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/change-password');
});

test('a customer confirms an unproved number in the profile (codes-7)', async () => {
  const unproved = { ...profile, mobile_verified: false, has_password: true };
  render(<ProfileCard profile={unproved} canProve />);
  expect(screen.getByRole('button', { name: /^Send a code to \+91/ })).toBeTruthy();
});
