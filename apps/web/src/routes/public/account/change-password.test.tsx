import { changePassword } from '@tawa/contract/accounts/auth.account';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './change-password.tsx';

test('a password that is changed is told, and the home page follows (auth-22)', async () => {
  signIn('restaurant');
  const told = vi.spyOn(toast, 'success');
  fakeApi().answer(changePassword, { status: 200, body: { message: 'Password changed successfully.' } });
  const { user } = renderRoutes(
    [
      { path: '/', element: <h1>Home page</h1> },
      { path: '/change-password', Component: Screen },
    ],
    '/change-password',
  );
  await user.type(await screen.findByLabelText('Current password'), 'old-one-1');
  await user.type(screen.getByLabelText('New password'), 'new-one-2');
  await user.type(screen.getByLabelText('Confirm password'), 'new-one-2');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('heading', { name: 'Home page' })).toBeTruthy();
  expect(told).toHaveBeenCalledWith('Password changed successfully.');
});
