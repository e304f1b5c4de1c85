import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getSession } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { makeToken, signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { SessionWatch } from './session-watch.tsx';

const routes = [
  { path: '/', element: <SessionWatch /> },
  { path: '/login', element: <h1>Login page</h1> },
];
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// What a timer would load lazily is loaded before, because time stands still here.
await Promise.all([
  import('./expired-dialog.tsx'),
  import('#features/accounts/auth/shop/auth.queries.ts'),
  import('#ui/dialog/sheet-box.tsx'),
]);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'setTimeout', 'clearTimeout'] });
  fakeApi();
});

test('within five seconds of the token’s end the person is asked to log in again (auth-5)', async () => {
  signIn('user', makeToken(8));
  renderRoutes(routes);
  await pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(5000);
  expect(screen.getByRole('dialog', { name: 'Session Expired' })).toHaveProperty(
    'textContent',
    expect.stringContaining('Your session has ended. Please log in again to continue.'),
  );
});

test('Login Again forgets the session and leads to the login page (auth-24)', async () => {
  signIn('user', makeToken(1));
  const told = vi.spyOn(toast, 'success');
  renderRoutes(routes);
  await pass(5000);
  fireEvent.click(screen.getByRole('button', { name: 'Login Again' }));
  await pass(2000);
  expect(screen.getByRole('heading', { name: 'Login page' })).toBeTruthy();
  expect(told).toHaveBeenCalledWith('Logged out successfully', { duration: 5000 });
  expect(getSession()).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

test('the backdrop is pressed like the button (auth-24)', async () => {
  signIn('user', makeToken(1));
  const told = vi.spyOn(toast, 'success');
  renderRoutes(routes);
  await pass(5000);
  const backdrop = document.querySelector('.bg-black\\/55') ?? document.body;
  fireEvent.pointerDown(backdrop);
  fireEvent.mouseDown(backdrop);
  fireEvent.click(backdrop);
  await pass(2000);
  expect(told).toHaveBeenCalledWith('Logged out successfully', { duration: 5000 });
  expect(screen.getByRole('heading', { name: 'Login page' })).toBeTruthy();
});

test('a token that cannot be read goes without a question (auth-5)', async () => {
  signIn('user', 'garbage');
  renderRoutes(routes);
  await pass(5000);
  expect(screen.getByRole('heading', { name: 'Login page' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('guests are not watched', async () => {
  renderRoutes(routes);
  await pass(20_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('heading')).toBeNull();
});
