import { addToCart } from '@tawa/contract/ordering/cart';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Role } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { useAddToCart } from './use-add-to-cart.tsx';

const wanted = { menu_id: 4, dish_name: 'Palak Paneer', dish_img: null, quantity: 2, options: [], note: '' };

function Adding() {
  const { add, question } = useAddToCart();
  return (
    <>
      <button onClick={() => add(wanted)}>Add</button>
      {question}
    </>
  );
}

async function press(role: Role) {
  signIn(role);
  const api = fakeApi();
  const told = { error: vi.spyOn(toast, 'error'), success: vi.spyOn(toast, 'success') };
  const { user } = render(<Adding />);
  const add = () => user.click(screen.getByRole('button', { name: 'Add' }));
  return { api, told, user, add };
}

test('the server’s words tell why a dish was not added, and the product’s own when it gave none (cart-6)', async () => {
  const { api, told, add } = await press('user');
  api.refuse(addToCart, refusal('conflict', 'This dish is sold out.'));
  await add();
  await waitFor(() => expect(told.error).toHaveBeenLastCalledWith('This dish is sold out.'));
  api.refuse(addToCart, refusal('internal', ''));
  await add();
  await waitFor(() => expect(told.error).toHaveBeenLastCalledWith('Failed to add item to cart. Please try again.'));
});

test.each(['restaurant', 'admin'] as const)('a %s is told that it cannot add, without a call', async (role) => {
  const { api, told, add } = await press(role);
  await add();
  expect(told.error).toHaveBeenCalledWith('Unable to add item to cart');
  expect(api.calls).toEqual([]);
});

test('another restaurant’s cart is asked about, and only a yes sends the dish again with forceClear (cart-6)', async () => {
  const { api, told, user, add } = await press('user');
  api.answer(addToCart, {
    status: 409,
    body: {
      code: 'CART_OF_ANOTHER_RESTAURANT',
      message: 'Clear your cart?',
      requireConfirmation: true,
      current: { restaurant_name: 'Forno Verde', logo: null, dishes: 3, total: 640 },
      adding: { restaurant_name: 'Dum & Handi', logo: null },
    },
  });
  await add();
  expect(await screen.findByRole('heading', { name: 'Clear your cart?' })).toBeTruthy();
  expect(screen.getByText(/Adding from Dum & Handi removes 3 dishes from Forno Verde/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep current cart' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(api.calls).toHaveLength(1);
  await add();
  await screen.findByRole('heading', { name: 'Clear your cart?' });
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 2 } });
  await user.click(screen.getByRole('button', { name: 'Clear and add' }));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Dish added succesfully'));
  expect(api.calls.map(({ parts }) => parts.body)).toMatchObject([
    { forceClear: false },
    { forceClear: false },
    { forceClear: true, menu_id: 4, quantity: 2 },
  ]);
});

test('the question needs no more than the answer that asks for it', async () => {
  const { api, user, add } = await press('user');
  api.answer(addToCart, { status: 409, body: JSON.parse('{"requireConfirmation":true}') });
  await add();
  expect(await screen.findByRole('heading', { name: 'Clear your cart?' })).toBeTruthy();
  expect(screen.getByText(/Adding from another one removes what is in it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear and add' }));
  await waitFor(() => expect(api.calls.at(-1)?.parts.body).toMatchObject({ forceClear: true }));
});

test.each([{}, [], null, '<h1>Conflict</h1>', { message: 'The kitchen is full.' }])(
  'a conflict that asks nothing (%j) is a failure of this act alone (failures-1, failures-6)',
  async (body) => {
    const { told, add, api } = await press('user');
    api.refuse(addToCart, { status: 409, body: JSON.parse(JSON.stringify(body)) });
    await add();
    const words = body !== null && typeof body === 'object' && 'message' in body;
    const text = words ? 'The kitchen is full.' : 'Failed to add item to cart. Please try again.';
    await waitFor(() => expect(told.error).toHaveBeenCalledWith(text));
    expect(screen.queryByText('Something went wrong')).toBeNull();
  },
);
