import { addRestaurant, addUser } from '@tawa/contract/accounts/auth';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { RegisterForm } from './register-form.tsx';

function open(kind: 'user' | 'restaurant') {
  const api = fakeApi();
  const done = vi.fn<() => void>();
  const { user } = render(<RegisterForm kind={kind} nameLabel="Name" failed="Registration failed." onDone={done} />);
  const fill = async (fields: { name: string; email: string; password: string; mobile: string }) => {
    await user.type(screen.getByLabelText('Name'), fields.name);
    await user.type(screen.getByLabelText('Email'), fields.email);
    await user.type(screen.getByLabelText('Password'), fields.password);
    await user.type(screen.getByLabelText('Mobile'), fields.mobile);
  };
  const send = () => user.click(screen.getByRole('button', { name: /Register/ }));
  return { api, done, user, fill, send };
}
const meera = { name: 'Meera', email: 'meera@example.com', password: 'secret-1', mobile: '9876543210' };

test('an empty form names every field that is missing and sends nothing (auth-18)', async () => {
  const { api, send } = open('user');
  await send();
  for (const text of ['Name is required', 'Email is required', 'Password is required', 'Mobile is required'])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByText('You must accept the terms of use')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('wrong values are named by the contract’s own texts (auth-18)', async () => {
  const { fill, send } = open('user');
  await fill({ name: 'M', email: 'meera', password: '12345', mobile: '98765' });
  await send();
  for (const text of ['Invalid email', 'Password must be at least 6 characters', 'Mobile must be 10 digits'])
    expect(await screen.findByText(text)).toBeTruthy();
});

test('the terms stay with the form: the server gets the four fields and no more (auth-18)', async () => {
  const { api, done, user, fill, send } = open('restaurant');
  api.answer(addRestaurant, { status: 201, body: { message: 'ok', userId: 1002, restaurant_id: 7 } });
  await fill(meera);
  await user.click(screen.getByRole('checkbox'));
  await send();
  await vi.waitFor(() => expect(done).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(api.calls).toEqual([{ endpoint: 'POST /users/add-restaurant', parts: { body: meera } }]);
});

test('a refusal stands above the form and under its field, and what was typed stays', async () => {
  const { api, done, user, fill, send } = open('user');
  api.refuse(addUser, refusal('conflict', 'This e-mail is registered already.', { email: 'Already registered' }));
  await fill(meera);
  await user.click(screen.getByRole('checkbox'));
  await send();
  expect(await screen.findByText('This e-mail is registered already.')).toBeTruthy();
  expect(screen.getByText('Already registered')).toBeTruthy();
  expect(screen.getByLabelText('Mobile')).toHaveProperty('value', meera.mobile);
  expect(done).not.toHaveBeenCalled();
});

test.each(['user', 'restaurant'] as const)(
  'a %s may have a common password of 6 characters, is told so plainly and sees how well another one holds (auth-2)',
  async (kind) => {
    const { api, done, user, fill, send } = open(kind);
    api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1002 } });
    api.answer(addRestaurant, { status: 201, body: { message: 'ok', userId: 1002, restaurant_id: 7 } });
    await fill({ ...meera, password: 'qwerty' });
    expect(await screen.findByText(/very weak, one of the most common/)).toBeTruthy();
    await user.type(screen.getByLabelText('Password'), '-tamarind-kettle-84');
    expect(await screen.findByText('strong')).toBeTruthy();
    expect(screen.queryByText(/one of the most common/)).toBeNull();
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'qwerty');
    await user.click(screen.getByRole('checkbox'));
    await send();
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(api.calls[0]?.parts.body).toMatchObject({ password: 'qwerty' });
  },
);
