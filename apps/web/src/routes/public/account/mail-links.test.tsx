import { verifyEmail } from '@tawa/contract/accounts/auth.account';
import { readInvitation } from '@tawa/contract/accounts/staff';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { endSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen as JoinStaff } from './join-staff.tsx';
import { Screen as ResetPassword } from './reset-password.tsx';
import { Screen as VerifyEmail } from './verify-email.tsx';

const spent = 'This link was used already or is too old. Ask for a new one.';

const open = (Component: ComponentType, token = '') => renderRoutes([{ path: '/', Component }], `/${token}`);
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

afterEach(endSession);

test('whoever opens a spent link of an e-mail address is led to where a new one is asked for (auth-25)', async () => {
  fakeApi().refuse(verifyEmail, refusal('unprocessable', spent));
  const { unmount } = open(VerifyEmail, '#spent');
  expect(await screen.findByText(spent)).toBeTruthy();
  expect(await addressOf('Log in for a new link')).toBe('/login');
  unmount();
  signIn();
  open(VerifyEmail, '#spent');
  expect(await addressOf('Ask for a new link')).toBe('/user-profile-settings');
});

test('an invitation that is gone says why and leads to the login, as one that is cut off does (auth-25)', async () => {
  fakeApi().refuse(readInvitation, refusal('unprocessable', 'This invitation was used.'));
  const { unmount } = open(JoinStaff, '#gone');
  expect(await screen.findByText('This invitation was used.')).toBeTruthy();
  expect(await addressOf('Go to login')).toBe('/login');
  unmount();
  open(JoinStaff);
  expect(await screen.findByText('This link is incomplete. Open it from your mail again.')).toBeTruthy();
  expect(await addressOf('Go to login')).toBe('/login');
});

test('a link for a new password that is cut off or too old leads to the page that sends another (auth-25)', async () => {
  const { unmount } = open(ResetPassword);
  expect(await addressOf('Send a new link')).toBe('/forgot-password');
  unmount();
  open(ResetPassword, '#spent');
  expect(await addressOf('Send a new link')).toBe('/forgot-password');
});
