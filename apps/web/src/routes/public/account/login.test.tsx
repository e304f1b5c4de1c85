import { login } from '@tawa/contract/accounts/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './login.tsx';

function open() {
  const api = fakeApi();
  const shown = renderRoutes(
    [
      { path: '/login', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    '/login',
  );
  const send = async () => {
    await shown.user.type(screen.getByLabelText('E-mail, username or mobile'), 'meera');
    await shown.user.type(screen.getByLabelText('Password'), 'blue-lantern');
    await shown.user.click(screen.getByRole('button', { name: 'Login' }));
  };
  return { api, ...shown, send, path: () => shown.router.state.location.pathname };
}

test.each([
  ['user', undefined, '/dashboard'],
  ['restaurant', 7, '/restaurant-dashboard'],
  ['admin', undefined, '/admindashboard'],
] as const)(
  'a %s is kept with token, id and type, and goes to the own dashboard (auth-23)',
  async (userType, kitchen, home) => {
    const { api, send, path } = open();
    const told = vi.spyOn(toast, 'success');
    const token = makeToken();
    const session = { token, userId: 1003, userType, restaurant_id: kitchen };
    api.answer(login, { status: 200, body: { ...session, message: 'ok' } });
    await send();
    await waitFor(() => expect(path()).toBe(home));
    await waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith('Logged in successfully', { duration: 5000 }));
    expect(['token', 'userid', 'userType', 'restaurant_id'].map((key) => localStorage.getItem(key))).toEqual([
      token,
      '1003',
      userType,
      kitchen === undefined ? null : String(kitchen),
    ]);
  },
);

test('the page has both fields, which the browser asks for, and the ways to the other pages (auth-23)', () => {
  open();
  for (const label of ['E-mail, username or mobile', 'Password'])
    expect(screen.getByLabelText(label)).toHaveProperty('required', true);
  for (const [name, path] of [
    [/^Forgot password/, '/forgot-password'],
    ['Sign Up', '/signup'],
    [/^Own a restaurant/, '/register-restaurant'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});
