import { addRestaurant, addUser, login } from '@tawa/contract/accounts/auth';
import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { endSession, getSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { tabTo } from '#testing/keys.ts';
import { renderRoutes } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { Screen as RegisterRestaurant } from './register-restaurant.tsx';
import { Screen as SignUp } from './signup.tsx';

function open(Component: ComponentType, state?: unknown) {
  const api = fakeApi();
  const told = { error: vi.spyOn(toast, 'error'), success: vi.spyOn(toast, 'success') };
  const shown = renderRoutes(
    [
      { path: '/', Component },
      { path: '/login', element: <h1>Login page</h1> },
      { path: '/checkout', element: <h1>Checkout</h1> },
    ],
    { pathname: '/', state },
  );
  const { user, unmount } = shown;
  const send = async () => {
    for (const [label, value] of Object.entries({
      Email: 'meera@example.in',
      Password: 'secret-12',
      Mobile: '9876543210',
    }))
      await user.type(screen.getByLabelText(label), value);
    await user.type(screen.getByLabelText(/name/i), 'Meera');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Register' }));
  };
  return { api, told, send, user, unmount };
}

test('a new user is greeted and led to the login after a second and a half (auth-20)', async () => {
  const { api, told, send } = open(SignUp);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Register New User');
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1002 } });
  await send();
  expect(await screen.findByRole('button', { name: 'Registering...' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('User registered successfully!'));
  const pressed = Date.now();
  expect(screen.queryByRole('heading', { name: 'Login page' })).toBeNull();
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeTruthy();
  expect(Date.now() - pressed).toBeGreaterThan(1000);
});

test('whoever came from somewhere is signed in and goes on there, without a second form (auth-29)', async () => {
  const { api, told, send } = open(SignUp, { from: '/checkout' });
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1002 } });
  api.answer(login, {
    status: 200,
    body: { token: makeToken(), userId: 1002, userType: 'user', message: 'Logged in successfully' },
  });
  await send();
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
  expect(told.success).toHaveBeenCalledWith('User registered successfully!');
  expect(getSession()?.userId).toBe(1002);
  endSession();
});

test('a login that fails after the account was made is asked for on its page, which knows where to go on (auth-29)', async () => {
  const { api, send } = open(SignUp, { from: '/checkout' });
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1002 } });
  api.refuse(login, refusal('internal', ''));
  await send();
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeTruthy();
});

test('by keys alone somebody signs up (keyboard-1)', async () => {
  const { api, told, user } = open(SignUp);
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1002 } });
  await tabTo(user, 'textbox', /name/i);
  for (const text of ['Meera', 'meera@example.in']) {
    await user.keyboard(text);
    await user.tab();
  }
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
  await user.keyboard('secret-12');
  await tabTo(user, 'textbox', 'Mobile');
  await user.keyboard('9876543210');
  await tabTo(user, 'checkbox', /terms of use/);
  await user.keyboard(' ');
  await tabTo(user, 'button', 'Register');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('User registered successfully!'));
});

test('a refusal without words has the product’s own (auth-20)', async () => {
  const { api, told, send } = open(SignUp);
  api.refuse(addUser, refusal('internal', ''));
  await send();
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('Registration failed. Please try again.'));
});

test('the page for restaurants has an address of its own, the one for customers stays out of searches (crawlers-5)', () => {
  const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  const { unmount } = open(SignUp);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(canonical()).toBeUndefined();
  unmount();
  open(RegisterRestaurant);
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
  expect(canonical()).toMatch(/\/register-restaurant$/);
});

test('a new restaurant is told what comes next, and closing that leads to the login (auth-20)', async () => {
  const { api, told, send, user } = open(RegisterRestaurant);
  api.refuse(addRestaurant, refusal('internal', ''));
  await send();
  expect(await screen.findByText('Failed to add restaurant')).toBeTruthy();
  expect(told.error).toHaveBeenCalledWith('Failed to add restaurant');
  api.answer(addRestaurant, { status: 201, body: { message: 'ok', userId: 1002, restaurant_id: 7 } });
  await user.click(screen.getByRole('button', { name: 'Register' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(
    'Restaurant registered successfully - Complete your profile to get activated and start posting dishes.',
  );
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeTruthy();
});
