import { type Again, orderAgain, previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { getOrderFeedback, giveOrderFeedback } from '@tawa/contract/catalogue/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { OrderFeedback } from '#features/catalogue/reviews/shop/order-feedback.tsx';
import { AgainSheet } from '#features/ordering/cart/shop/reorder/again-sheet.tsx';

const nothing = {
  rating: null,
  review: null,
  reply: null,
  hidden_reason: null,
  dishes: [
    { menu_id: 1, name: 'Dal', up: null },
    { menu_id: 2, name: 'Naan', up: null },
  ],
};

function mount(element: ReactNode) {
  const { user } = renderRoutes([
    { path: '/', element },
    { path: '/cart', element: <p>the cart</p> },
  ]);
  return user;
}

test('stars are needed; thumbs and words go with them in one call (reviews-3)', async () => {
  const api = fakeApi();
  api.answer(getOrderFeedback, { status: 200, body: nothing });
  api.answer(giveOrderFeedback, { status: 200, body: { ...nothing, rating: 4 } });
  const user = mount(<OrderFeedback userId={1001} orderNumber="FD-AAAAAA" />);
  await user.click(await screen.findByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('Choose 1 to 5 stars')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '4 stars' }));
  await user.click(screen.getByRole('button', { name: 'Dal was good' }));
  await user.click(screen.getByRole('button', { name: 'Naan was good' }));
  await user.click(screen.getByRole('button', { name: 'Naan was good' }));
  await user.type(screen.getByLabelText(/A few words/), ' Lovely. ');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  const sent = () => api.calls.filter(({ endpoint }) => endpoint.startsWith('PUT'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.parts.body).toEqual({
    rating: 4,
    review: 'Lovely.',
    thumbs: [
      { menu_id: 1, up: true },
      { menu_id: 2, up: null },
    ],
  });
});

test('an author reads why the words are hidden (reviews-4)', async () => {
  const api = fakeApi();
  const body = { ...nothing, rating: 1, review: 'Bad.', hidden_reason: 'It names private details.' };
  api.answer(getOrderFeedback, { status: 200, body });
  mount(<OrderFeedback userId={1001} orderNumber="FD-AAAAAA" />);
  expect(await screen.findByText(/It names private details/)).toBeTruthy();
});

const again: Again = {
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  is_open: false,
  next_open_at: null,
  lines: [
    { order_item_id: 1, name: 'Dal', quantity: 2, options: [], state: 'dearer', was: 100, now: 120 },
    { order_item_id: 2, name: 'Naan', quantity: 1, options: ['Butter'], state: 'option_gone', was: 40, now: null },
  ],
  total: 240,
  in_cart: { restaurant_name: 'Forno Verde', logo: null, dishes: 2, total: 500 },
};

test('every difference is named, and another restaurant’s cart is asked about before it goes (cart-8)', async () => {
  const api = fakeApi();
  api.answer(previewAgain, { status: 200, body: again });
  api.answer(orderAgain, {
    status: 409,
    body: { code: 'CART_OF_ANOTHER_RESTAURANT', message: 'Clear your cart?', again },
  });
  const user = mount(<AgainSheet orderNumber="FD-AAAAAA" onClose={() => undefined} />);
  const sheet = within(await screen.findByRole('dialog', { name: 'Order again' }));
  expect(await sheet.findByText('Costs more')).toBeTruthy();
  expect(sheet.getByText('One of the choices is no longer offered')).toBeTruthy();
  expect(sheet.getByText(/closed right now/)).toBeTruthy();
  await user.click(sheet.getByRole('button', { name: /Add to cart/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Clear your cart?' }));
  expect(question.getByText(/removes 2 dishes from Forno Verde/)).toBeTruthy();
  api.answer(orderAgain, { status: 200, body: { message: 'Dish added succesfully', dishes: 2 } });
  await user.click(question.getByRole('button', { name: 'Clear and add' }));
  expect(await screen.findByText('the cart')).toBeTruthy();
  const bodies = api.calls.filter(({ endpoint }) => endpoint.startsWith('POST')).map(({ parts }) => parts.body);
  expect(bodies).toEqual([
    { accept_total: 240, force_clear: false },
    { accept_total: 240, force_clear: true },
  ]);
});
