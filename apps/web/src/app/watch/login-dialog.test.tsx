import { login } from '@tawa/contract/accounts/auth';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { endSession, getSession, requireLogin } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { Hosts } from '../hosts.tsx';

beforeEach(() => {
  endSession();
  localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Pune' }));
});

async function asGuest() {
  const api = fakeApi();
  const saved = vi.fn<() => void>();
  const { user } = render(
    <>
      <button onClick={() => requireLogin({ title: 'Log in to save Palak Paneer', onLogin: saved })}>Save</button>
      <Hosts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Log in to save Palak Paneer' });
  const logIn = async (password: string) => {
    await user.clear(screen.getByLabelText('E-mail, username or mobile'));
    await user.type(screen.getByLabelText('E-mail, username or mobile'), 'meera@example.com');
    await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Login' }));
  };
  return { api, saved, user, logIn };
}

const opened = { token: makeToken(), userId: 1001, userType: 'user', message: 'Logged in successfully' } as const;

test('a login in the dialog closes it and does what it interrupted, once, as the person who logged in (auth-23)', async () => {
  const { api, saved, logIn } = await asGuest();
  api.answer(login, { status: 200, body: opened });
  await logIn('secret-1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ userId: 1001, userType: 'user' }));
  expect(getSession()?.userId).toBe(1001);
});

test('a refused login shows the server’s words, keeps what was typed and does nothing else', async () => {
  const { api, saved, logIn } = await asGuest();
  api.refuse(login, refusal('signed_out', 'Wrong e-mail, username or password.'));
  await logIn('wrong-one');
  expect((await screen.findByText('Wrong e-mail, username or password.')).getAttribute('role')).toBe('alert');
  expect(screen.getByLabelText('E-mail, username or mobile')).toHaveProperty('value', 'meera@example.com');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong-one');
  expect(saved).not.toHaveBeenCalled();
});

test('closing the dialog forgets what it interrupted', async () => {
  const { saved, user } = await asGuest();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved).not.toHaveBeenCalled();
});

test('a restaurant finds its way to the registration, which closes the dialog', async () => {
  const { user } = await asGuest();
  const link = screen.getByRole('link', { name: /^Own a restaurant/ });
  expect(link.getAttribute('href')).toBe('/register-restaurant');
  await user.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
