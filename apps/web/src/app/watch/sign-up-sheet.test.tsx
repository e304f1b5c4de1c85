import { login } from '@tawa/contract/accounts/auth';
import { loginByCode, sendLoginCode, signUp } from '@tawa/contract/accounts/auth.codes';
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
const meera = { Name: 'Meera Nair', 'E-mail or mobile': '98451 23456', Password: 'blue-lantern-42' };

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
  api.answer(signUp, { status: 201, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await fill();
  await send();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(getSession()?.userId).toBe(1001);
  expect(api.calls.find(({ endpoint }) => endpoint === 'POST /users/signup')?.parts.body).toEqual({
    name: 'Meera Nair',
    contact: '9845123456',
    password: 'blue-lantern-42',
  });
  expect(added().map(({ parts }) => parts.body)).toEqual([
    { userid: 1001, menu_id: 4, quantity: 2, options: [7], note: 'No onion', forceClear: false },
  ]);
});

test('a number that has an account moves to the login with it, and the password is what is missing (auth-29)', async () => {
  const { api, told, user, fill, send } = await open();
  api.refuse(signUp, refusal('conflict', 'Registered already.', { contact: 'This already has an account.' }));
  api.refuse(login, refusal('signed_out', 'Not right.'));
  await fill();
  await send();
  expect(await screen.findByRole('dialog', { name: 'Welcome back' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    '+91 98451 23456 already has an account. Log in to add your dish.',
  );
  expect(screen.getByLabelText('E-mail, username or mobile')).toHaveProperty('value', '9845123456');
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
  // The account was made and its answer lost: the same words open it.
  api.refuse(signUp, refusal('conflict', 'Registered already.', { contact: 'This already has an account.' }));
  api.answer(login, { status: 200, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await send();
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
});

test('without a password a code makes the account and adds the dish, and going back keeps what was typed (codes-10)', async () => {
  const { api, told, user } = await open();
  const press = () => user.click(screen.getByRole('button', { name: 'No password: send me a code' }));
  await press();
  expect(await screen.findByText('Name is required')).toBeTruthy();
  expect(api.calls).toEqual([]);
  await user.type(screen.getByLabelText('Name'), 'Meera Nair');
  await user.type(screen.getByLabelText('E-mail or mobile'), '98451 23456');
  const again_at = new Date(Date.now() + 30_000).toISOString();
  api.answer(sendLoginCode, { status: 200, body: { sent_by: 'sms', expires_at: again_at, again_at } });
  await press();
  expect(await screen.findByRole('dialog', { name: 'Enter the code' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Change number' }));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Nair');
  await press();
  api.answer(loginByCode, { status: 200, body: session });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await user.type(await screen.findByLabelText('Code'), '417206');
  await waitFor(() => expect(told).toHaveBeenCalledWith('Dish added succesfully'));
  expect(api.calls.find(({ endpoint }) => endpoint === 'POST /users/codes/login')?.parts.body).toMatchObject({
    contact: '98451 23456',
    name: 'Meera Nair',
  });
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
