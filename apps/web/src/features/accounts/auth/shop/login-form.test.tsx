import { login } from '@tawa/contract/accounts/auth';
import { sendLoginCode } from '@tawa/contract/accounts/auth.codes';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Session } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import type { AskedCode } from './codes/code-step.tsx';
import { LoginForm } from './login-form.tsx';

function open() {
  const api = fakeApi();
  const done = vi.fn<(session: Session) => void>();
  const asked = vi.fn<(asked: AskedCode) => void>();
  const { user } = render(<LoginForm onDone={done} onCode={asked} />);
  const fill = async () => {
    await user.type(screen.getByLabelText('E-mail, username or mobile'), 'meera');
    await user.type(screen.getByLabelText('Password'), 'blue-lantern');
  };
  const send = () => user.click(screen.getByRole('button', { name: 'Login' }));
  return { api, done, asked, user, fill, send };
}

test('a refusal stands above the fields in the server’s words (auth-20)', async () => {
  const { api, fill, send, done } = open();
  api.refuse(login, refusal('signed_out', 'The e-mail, username or password is not right.'));
  await fill();
  await send();
  expect(await screen.findByText('The e-mail, username or password is not right.')).toBeTruthy();
  expect(screen.getByLabelText('E-mail, username or mobile')).toHaveProperty('value', 'meera');
  expect(done).not.toHaveBeenCalled();
});

test('sent before its code came, the form stays and puts no password into the address', () => {
  open();
  expect(screen.getByRole('form', { name: 'Login' }).getAttribute('method')).toBe('dialog');
});

test('an account with a second step asks for its code and keeps what was typed', async () => {
  const { api, user, fill, send, done } = open();
  api.answer(login, { status: 202, body: { needsCode: true, message: 'Enter the code.' } });
  await fill();
  await send();
  const code = await screen.findByLabelText(/Code from your authenticator app/);
  await vi.waitFor(() => expect(document.activeElement).toBe(code), { timeout: 10_000 });
  const session = { token: makeToken(), userId: 1003, userType: 'admin' } as const;
  api.answer(login, { status: 200, body: { ...session, message: 'Logged in successfully' } });
  await user.type(code, '123456');
  await send();
  await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  expect(api.calls.at(-1)?.parts).toMatchObject({ body: { usernameOrEmail: 'meera', code: '123456' } });
});

test('without words from the server it says that the login failed; a success is said too (auth-20)', async () => {
  const { api, fill, send, done } = open();
  const told = { error: vi.spyOn(toast, 'error'), success: vi.spyOn(toast, 'success') };
  api.refuse(login, refusal('internal', ''));
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed');
  expect(told.error).toHaveBeenCalledWith('Failed to login', { duration: 5000 });
  const session = { token: makeToken(), userId: 1001, userType: 'user' } as const;
  api.answer(login, { status: 200, body: { ...session, message: 'ok' } });
  await send();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(told.success).toHaveBeenCalledWith('Logged in successfully', { duration: 5000 });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the password can be shown, and Remember me goes along', async () => {
  const { api, user, fill, send } = open();
  api.refuse(login, refusal('internal', ''));
  await user.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await fill();
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
  await user.click(screen.getByRole('button', { name: /show/i }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  await send();
  await screen.findByRole('alert');
  expect(api.calls.at(-1)?.parts).toMatchObject({ body: { rememberMe: true } });
});

test('without a line it says that the login failed, and why', async () => {
  const { fill, send } = open();
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('Login failed. Network error. Please check connection.');
});

test('a code is sent to the e-mail or number that was typed, and a username is told what is needed (codes-1)', async () => {
  const { api, asked, user, fill } = open();
  const press = () => user.click(screen.getByRole('button', { name: 'Send me a code' }));
  const field = screen.getByLabelText('E-mail, username or mobile');
  await fill();
  await press();
  expect((await screen.findByRole('alert')).textContent).toBe('Enter your e-mail or mobile number first.');
  expect(document.activeElement).toBe(field);
  expect(api.calls).toEqual([]);
  await user.clear(field);
  await user.type(field, '98451 23456');
  const sent = {
    sent_by: 'sms',
    expires_at: '2026-11-26T12:10:00.000Z',
    again_at: '2026-11-26T12:00:30.000Z',
  } as const;
  api.answer(sendLoginCode, { status: 200, body: sent });
  await press();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith({ contact: '98451 23456', sent }), { timeout: 10_000 });
});
