import { logout } from '@tawa/contract/accounts/auth';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getSession } from '#lib/session/session.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { useLogout } from './use-logout.ts';

function Leaving() {
  const leave = useLogout();
  return (
    <button type="button" onClick={() => void leave()}>
      Log out
    </button>
  );
}

const slow = vi.hoisted(() => {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { code, arrive: () => arrive() };
});

vi.mock('./auth.queries.ts', async (original) => {
  await slow.code;
  return original();
});

test('the session is kept until the call that ends it on the server is on its way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const api = fakeApi();
  const tokens: (string | undefined)[] = [];
  api.answer(logout, () => {
    tokens.push(getSession()?.token);
    return { status: 200 as const, body: { message: 'Logged out' } };
  });
  signIn('user');
  const token = getSession()?.token;
  renderRoutes([
    { path: '/', element: <Leaving /> },
    { path: '/login', element: <h1>Login page</h1> },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(getSession()?.token).toBe(token);

  vi.useRealTimers();
  slow.arrive();
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeTruthy();
  expect(tokens).toEqual([token]);
  expect(getSession()).toBeNull();
});
