import { getDish, type DishDetails } from '@tawa/contract/catalogue/menu';
import { listCart, updateCartEntry } from '@tawa/contract/ordering/cart';
import { getQuote } from '@tawa/contract/ordering/checkout';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartEntry } from '../../testing/cart-entry.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { quote } from '../../testing/quote.ts';
import { render } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Screen } from './cart.tsx';

const closed = { code: 'RESTAURANT_UNAVAILABLE', message: 'Dum & Handi is closed at the moment.' } as const;

function open(next_slots: string[]) {
  signIn('user');
  const api = fakeApi();
  api.answer(listCart, { status: 200, body: [cartEntry()] });
  api.answer(getQuote, { status: 200, body: quote({ blocking: [{ ...closed, next_slots }] }) });
  render(<Screen />);
}

test('a closed kitchen with times to come leads to the checkout, where one is chosen (restaurants-7)', async () => {
  open(['2026-11-21T16:00:00.000Z']);
  expect(await screen.findByText('Dum & Handi is closed at the moment.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Go to checkout/ }).getAttribute('href')).toBe('/checkout');
});

test('a kitchen that is switched off stops the checkout, says why and where to go instead (restaurants-7)', async () => {
  open([]);
  expect(await screen.findByText('Dum & Handi is closed at the moment.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go to checkout' })).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: 'See other restaurants' }).getAttribute('href')).toBe('/restaurants');
});

const option = {
  is_veg: 1 as const,
  price: 0,
  available: true,
  allergens: [],
  suits: [],
  calories: null,
  serving: null,
};
const dish = (change: Partial<DishDetails>): DishDetails => ({
  menu_id: 11,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Palak Paneer',
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: 'Spinach and paneer.',
  price: 374,
  discount: 0,
  num_of_order: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: true,
  contains_egg: 0,
  allergens: [],
  suits: [],
  logo: null,
  calories: null,
  serving: null,
  average_rating: 0,
  rating_count: 0,
  option_groups: [],
  ...change,
});

test('the options of a line are changed in the sheet of the dish; one that is gone is not kept (cart-13)', async () => {
  signIn('user');
  const api = fakeApi();
  const line = cartEntry({ has_options: true, quantity: 2, option_ids: [31, 99], note: 'No onion' });
  api.answer(listCart, { status: 200, body: [line, cartEntry({ cart_id: 6, menu_id: 12, dish_name: 'Naan' })] });
  api.answer(getQuote, { status: 200, body: quote() });
  api.answer(updateCartEntry, { status: 200, body: { message: 'Cart updated' } });
  api.answer(getDish, {
    status: 200,
    body: dish({
      option_groups: [
        {
          option_group_id: 3,
          group_name: 'Size',
          kind: 'size',
          min_choices: 1,
          max_choices: 1,
          options: [
            { ...option, option_id: 31, option_name: 'Regular' },
            { ...option, option_id: 32, option_name: 'Large', price: 90 },
          ],
        },
      ],
    }),
  });
  const { user } = render(<Screen />);
  await user.click(await screen.findByRole('button', { name: 'Change the options of Palak Paneer' }));
  expect(screen.queryByRole('button', { name: 'Change the options of Naan' })).toBeNull();
  // While the dish is on its way another sheet stands there.
  expect(await screen.findByRole('radio', { name: /Regular/ })).toHaveProperty('checked', true);
  const sheet = within(screen.getByRole('dialog', { name: 'Palak Paneer' }));
  await user.click(sheet.getByRole('radio', { name: /Large/ }));
  await user.click(sheet.getByRole('button', { name: /^Update/ }));
  await waitFor(() =>
    expect(api.calls.find(({ endpoint }) => endpoint === 'PATCH /cart/:cart_id')?.parts).toMatchObject({
      params: { cart_id: 5 },
      body: { options: [32], quantity: 2, note: 'No onion' },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
