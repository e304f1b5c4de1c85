import { addFavourite, deleteFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import { addFavouriteRestaurant, listFavouriteRestaurants } from '@tawa/contract/catalogue/favourites.restaurants';
import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLoginRequest } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { FavouriteRestaurantButton } from './favourite-restaurant-button.tsx';

const dish = { menu_id: 4, dish_name: 'Palak Paneer' };
const saved: ListedDish = {
  is_open: true,
  next_open_at: null,
  ...dish,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: '',
  price: 200,
  discounted_price: null,
  discount: 0,
  num_of_order: 0,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
};

const Asked = () => <p>{useLoginRequest()?.title}</p>;

test('guests are asked to log in, and the heart stays empty (favourites-1)', async () => {
  const api = fakeApi();
  const { user } = render(
    <>
      <FavouriteButton dish={dish} />
      <Asked />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Save Palak Paneer', pressed: false }));
  expect(await screen.findByText('Log in to save Palak Paneer')).toBeTruthy();
  expect(api.calls).toEqual([]);
});

test('a saved dish is forgotten and another one saved; a failure of either says so (favourites-1)', async () => {
  const api = fakeApi();
  const told = vi.spyOn(toast, 'error');
  signIn('user');
  api.answer(listFavourites, { status: 200, body: [] });
  api.refuse(addFavourite, refusal('internal', 'x'));
  const { user } = render(<FavouriteButton dish={dish} />);
  const heart = (pressed: boolean) => screen.findByRole('button', { pressed });
  await user.click(await heart(false));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Something went wrong while adding to favorites.'));
  api.answer(addFavourite, { status: 200, body: { message: 'ok' } });
  api.answer(listFavourites, { status: 200, body: [saved] });
  await user.click(await heart(false));
  api.refuse(deleteFavourite, refusal('internal', 'x'));
  await user.click(await heart(true));
  await waitFor(() => expect(told).toHaveBeenCalledWith('Something went wrong while removing from favorites.'));
  expect(await heart(true)).toBeTruthy();
});

test('the heart of a restaurant saves it; a full list says what to do (favourites-3, favourites-4)', async () => {
  const api = fakeApi();
  const told = vi.spyOn(toast, 'error');
  signIn('user');
  api.answer(listFavouriteRestaurants, { status: 200, body: [] });
  const words = 'You can save 200 restaurants. Remove one first.';
  api.refuse(addFavouriteRestaurant, refusal('conflict', words));
  const restaurant = { restaurant_id: 1, restaurant_name: 'Dum & Handi', logo: null };
  const { user } = render(<FavouriteRestaurantButton restaurant={restaurant} />);
  await user.click(await screen.findByRole('button', { name: 'Save Dum & Handi', pressed: false }));
  await waitFor(() => expect(told).toHaveBeenCalledWith(words));
});
