import { type Again, orderAgain, previewAgain } from '@tawa/contract/ordering/cart.reorder';
import { getOrderFeedback, giveOrderFeedback, rateDish } from '@tawa/contract/catalogue/reviews';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { OrderFeedback } from '#features/catalogue/reviews/shop/order-feedback.tsx';
import { toast } from '#ui/toast/toast.ts';
import { AgainSheet } from '#features/ordering/cart/shop/reorder/again-sheet.tsx';

const nothing = {
  rating: null,
  review: null,
  reply: null,
  hidden_reason: null,
  dishes: [
    { menu_id: 1, name: 'Dal', stars: null, photo: null },
    { menu_id: 2, name: 'Naan', stars: null, photo: null },
  ],
  dishes_until: '2199-01-01T00:00:00Z',
};

function mount(element: ReactNode) {
  const { user } = renderRoutes([
    { path: '/', element },
    { path: '/cart', element: <p>the cart</p> },
  ]);
  return user;
}

const sentTo = (api: ReturnType<typeof fakeApi>, end: string) =>
  api.calls
    .filter(({ endpoint }) => endpoint.startsWith('PUT') && endpoint.endsWith(end))
    .map(({ parts }) => parts.body);

test('stars are needed; words go with them in one call (reviews-3)', async () => {
  const api = fakeApi();
  api.answer(getOrderFeedback, { status: 200, body: nothing });
  api.answer(giveOrderFeedback, { status: 200, body: { ...nothing, rating: 4 } });
  const user = mount(<OrderFeedback userId={1001} orderNumber="FD-AAAAAA" />);
  await user.click(await screen.findByRole('button', { name: 'Send rating' }));
  expect(await screen.findByText('Choose 1 to 5 stars')).toBeTruthy();
  const own = within(screen.getByRole('group', { name: 'Your rating' }));
  await user.click(own.getByRole('radio', { name: '4 stars' }));
  await user.type(screen.getByLabelText(/A few words/), ' Lovely. ');
  await user.click(screen.getByRole('button', { name: 'Send rating' }));
  await waitFor(() => expect(sentTo(api, 'feedback')).toEqual([{ rating: 4, review: 'Lovely.' }]));
});

test('one tap rates a dish; it stands at once, and goes back where it was not kept (reviews-11)', async () => {
  const api = fakeApi();
  const told = vi.spyOn(toast, 'error');
  api.answer(getOrderFeedback, { status: 200, body: nothing });
  api.answer(rateDish, { status: 200, body: nothing });
  const user = mount(<OrderFeedback userId={1001} orderNumber="FD-AAAAAA" />);
  const dal = within(await screen.findByRole('group', { name: 'Your stars for Dal' }));
  await user.click(dal.getByRole('radio', { name: '5 stars' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(dal.getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', true);
  expect(sentTo(api, 'stars')).toEqual([{ menu_id: 1, stars: 5 }]);
  api.refuse(rateDish, refusal('conflict', 'Too late.'));
  await user.click(dal.getByRole('radio', { name: '1 star' }));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Too late.'));
  expect(dal.getByRole('radio', { name: '5 stars' })).toHaveProperty('checked', true);
});

test('once dishes can no longer be rated, what was given can be read (reviews-11)', async () => {
  const api = fakeApi();
  const dishes = [
    { menu_id: 1, name: 'Dal', stars: 4, photo: null },
    { menu_id: 2, name: 'Naan', stars: null, photo: null },
  ];
  api.answer(getOrderFeedback, { status: 200, body: { ...nothing, dishes, dishes_until: '2020-01-01T00:00:00Z' } });
  mount(<OrderFeedback userId={1001} orderNumber="FD-AAAAAA" />);
  expect(await screen.findByRole('img', { name: /^4/ })).toBeTruthy();
  expect(screen.queryByText('Naan')).toBeNull();
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
