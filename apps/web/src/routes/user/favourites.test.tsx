import { listCart, addToCart } from '@tawa/contract/ordering/cart';
import { addFavourite, deleteFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import {
  addFavouriteRestaurant,
  deleteFavouriteRestaurant,
  listFavouriteRestaurants,
} from '@tawa/contract/catalogue/favourites.restaurants';
import type { ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { render } from '../../testing/render.tsx';
import { restaurantDetails } from '../../testing/restaurant.ts';
import { signIn } from '../../testing/tokens.ts';
import { Toasts } from '#ui/toast/toasts.tsx';
import { Screen } from './favourites.tsx';

const dish = (menu_id: number, change: Partial<ListedDish> = {}): ListedDish => ({
  menu_id,
  restaurant_id: 7,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: `Dish ${String(menu_id).padStart(2, '0')}`,
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 12,
  description: '',
  price: 100 + menu_id,
  discounted_price: null,
  discount: 0,
  num_of_order: 3,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  is_open: true,
  next_open_at: null,
  ...change,
});

function open(dishes: ListedDish[], restaurants: ListedRestaurant[] = []) {
  const api = fakeApi();
  api.answer(listFavourites, { status: 200, body: dishes });
  api.answer(listFavouriteRestaurants, { status: 200, body: restaurants });
  api.answer(listCart, { status: 200, body: [] });
  signIn('user');
  const { user } = render(
    <>
      <Screen />
      <Toasts />
    </>,
  );
  return { api, user };
}
const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('without favourites the page says how to get one', async () => {
  open([]);
  expect(await screen.findByText('No favourites yet')).toBeTruthy();
});

test('a removed dish comes back by Undo (favourites-2)', async () => {
  const { api, user } = open([dish(1), dish(2)]);
  api.answer(deleteFavourite, { status: 200, body: { message: '' } });
  api.answer(addFavourite, { status: 200, body: { message: '' } });
  api.answer(listFavourites, { status: 200, body: [dish(1), dish(2)] });
  const remove = await screen.findByRole('button', { name: 'Remove Dish 01 from favourites' });
  api.answer(listFavourites, { status: 200, body: [dish(2)] });
  await user.click(remove);
  await waitFor(() => expect(screen.queryByText('Dish 01')).toBeNull());
  api.answer(listFavourites, { status: 200, body: [dish(1), dish(2)] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Dish 01')).toBeTruthy();
  expect(api.calls.filter(({ endpoint }) => endpoint.endsWith('addtofavorite'))).toHaveLength(1);
});

test('thirty favourites come in pages and are found and put in order (favourites-2)', async () => {
  const { user } = open(Array.from({ length: 30 }, (_one, index) => dish(30 - index)));
  expect(await screen.findByText('30 dishes')).toBeTruthy();
  expect(names()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect(names()).toHaveLength(30);
  await user.selectOptions(screen.getByLabelText('Order'), 'Price, low first');
  expect(names()[0]).toBe('Dish 01');
  await user.type(screen.getByLabelText('Search favourites'), 'sh 2');
  expect(names()).toHaveLength(10);
  await user.type(screen.getByLabelText('Search favourites'), 'x');
  await user.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(names()).toHaveLength(30);
});

test('a dish of another restaurant asks before the cart is replaced, a sold-out one says when it is back (favourites-2)', async () => {
  const soldOut = dish(2, { availability: 'sold_out', back_at: null });
  const { api, user } = open([dish(1), soldOut]);
  const other = { restaurant_name: 'Forno Verde', logo: null };
  api.answer(addToCart, {
    status: 409,
    body: {
      code: 'CART_OF_ANOTHER_RESTAURANT',
      message: '',
      requireConfirmation: true,
      current: { ...other, dishes: 2, total: 200 },
      adding: { restaurant_name: 'Dum & Handi', logo: null },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Dish 01' }));
  expect(await screen.findByText('Clear your cart?')).toBeTruthy();
  expect(screen.getByText('Sold out')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Dish 02' })).toBeNull();
});

test('saved restaurants stand beside the dishes, and a removed one comes back by Undo (favourites-3)', async () => {
  const kitchen: ListedRestaurant = { ...restaurantDetails(), restaurant_name: 'Udupi Table', price_for_two: 300 };
  const { api, user } = open([dish(1)], [kitchen]);
  api.answer(deleteFavouriteRestaurant, { status: 200, body: { message: '' } });
  api.answer(addFavouriteRestaurant, { status: 200, body: { message: '' } });
  const remove = await screen.findByRole('button', { name: 'Remove Udupi Table from favourites' });
  expect(screen.getByRole('region', { name: 'Restaurants' }).textContent).toContain('Udupi Table');
  expect(screen.getByRole('region', { name: 'Dishes' }).textContent).toContain('Dish 01');
  api.answer(listFavouriteRestaurants, { status: 200, body: [] });
  await user.click(remove);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Restaurants' })).toBeNull());
  api.answer(listFavouriteRestaurants, { status: 200, body: [kitchen] });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('region', { name: 'Restaurants' })).toBeTruthy();
});
