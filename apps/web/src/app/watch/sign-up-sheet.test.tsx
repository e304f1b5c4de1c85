import { addUser, login } from '@tawa/contract/accounts/auth';
import { addToCart } from '@tawa/contract/ordering/cart';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useAddToCart } from '#features/ordering/cart/shop/use-add-to-cart.tsx';
import { endSession, getSession, startSession } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { makeToken } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { Hosts } from '../hosts.tsx';

const line = {
  menu_id: 4,
  dish_name: 'Paneer Subz Biryani',
  dish_img: null,
  quantity: 2,
  options: [7],
  note: 'No onion',
  total: 598,
  chosen: ['Regular'],
};
const session = { token: makeToken(), userId: 1001, userType: 'user', message: 'ok' } as const;
const opened = { token: session.token, userId: 1001, userType: 'user', restaurant_id: null };
const meera = { Name: 'Meera Nair', Email: 'meera@example.in', Mobile: '98451 23456', Password: 'blue-lantern-42' };

function Adding() {
  const { add, question } = useAddToCart();
  return (
    <>
      <button onClick={() => add(line)}>Add</button>
      {question}
    </>
  );
}

beforeEach(() => {
  endSession();
  sessionStorage.clear();
  localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Pune' }));
});

async function open() {
  const api = fakeApi();
  const told = vi.spyOn(toast, 'success');
  const { user, unmount } = render(
    <>
      <Adding />
      <Hosts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const sheet = await screen.findByRole('dialog', { name: 'Create your account' });
  const fill = async () => {
    for (const [label, text] of Object.entries(meera)) await user.type(screen.getByLabelText(label), text);
  };
  const send = () => user.click(screen.getByRole('button', { name: /^Add 2/ }));
  const added = () => api.calls.filter(({ endpoint }) => endpoint === 'POST /cart/addtocart');
  return { api, told, user, unmount, sheet, fill, send, added };
}

test('a newcomer signs up over the dish: account, session and dish come of one press (auth-29)', async () => {
  const { api, told, sheet, fill, send, added } = await open();
  expect(within(sheet).getByText('Paneer Subz Biryani, Regular')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Add 2/ }).textContent).toContain('₹598.00');
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1001 } });
  api.answer(login, { status: 200, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await fill();
  await send();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getSession()?.userId).toBe(1001);
  expect(api.calls.find(({ endpoint }) => endpoint === 'POST /users/adduser')?.parts.body).toEqual({
    name: 'Meera Nair',
    email: 'meera@example.in',
    mobile: '9845123456',
    password: 'blue-lantern-42',
  });
  expect(added().map(({ parts }) => parts.body)).toEqual([
    { userid: 1001, menu_id: 4, quantity: 2, options: [7], note: 'No onion', forceClear: false },
  ]);
});

test('an e-mail that has an account moves to the login with it, and the password is what is missing (auth-29)', async () => {
  const { api, told, user, fill, send } = await open();
  api.refuse(addUser, refusal('conflict', 'Registered already.', { email: 'This e-mail is registered already.' }));
  await fill();
  await send();
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'meera@example.in already has an account. Log in to add your dish.',
  );
  expect(screen.getByLabelText('E-mail or username')).toHaveProperty('value', 'meera@example.in');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  await user.click(screen.getByRole('radio', { name: 'I am new' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Nair');
  await user.click(screen.getByRole('radio', { name: 'I have an account' }));
  api.answer(login, { status: 200, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await user.type(screen.getByLabelText('Password'), 'her-own-one');
  await user.click(screen.getByRole('button', { name: /^Log in and add 2/ }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
});

test('what the server or the line refuses leaves everything typed, and a second press makes no second account (auth-29)', async () => {
  const { api, told, fill, send } = await open();
  await fill();
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t create your account.');
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'blue-lantern-42');
  api.answer(addUser, { status: 201, body: { message: 'ok', userId: 1001 } });
  api.refuse(login, refusal('internal', ''));
  await send();
  await waitFor(() => expect(api.calls.at(-1)?.endpoint).toBe('POST /users/login'));
  await screen.findByRole('alert');
  api.answer(login, { status: 200, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await send();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
  const made = api.calls.filter(({ endpoint }) => endpoint === 'POST /users/adduser');
  expect(made.length).toBe(2);
});

test('leaving for a new password keeps the dish, which is added once after the next login of this tab (cart-10)', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('radio', { name: 'I have an account' }));
  await user.click(screen.getByRole('link', { name: 'Forgot password?' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const api = fakeApi();
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  const shown = render(<Hosts />);
  startSession(opened);
  await waitFor(() => expect(api.calls.map(({ endpoint }) => endpoint)).toContain('POST /cart/addtocart'));
  shown.unmount();
  render(<Hosts />);
  await new Promise((done) => setTimeout(done, 50));
  expect(api.calls.filter(({ endpoint }) => endpoint === 'POST /cart/addtocart')).toHaveLength(1);
});

test('whoever closes the sheet does not want the dish any more (cart-10)', async () => {
  const { api, user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  startSession(opened);
  await new Promise((done) => setTimeout(done, 50));
  expect(api.calls.filter(({ endpoint }) => endpoint === 'POST /cart/addtocart')).toEqual([]);
});
