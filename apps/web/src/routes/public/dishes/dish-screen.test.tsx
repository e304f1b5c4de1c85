import { addToCart } from '@tawa/contract/ordering/cart';
import { listFavourites } from '@tawa/contract/catalogue/favourites';
import { getDish, listDishesOfCategory, type DishDetails } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, type RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { useLoginRequest, type Role } from '#lib/session/session.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { restaurantDetails } from '#testing/restaurant.ts';
import { signIn } from '#testing/tokens.ts';
import { toast } from '#ui/toast/toast.ts';
import { Screen } from './dish.tsx';

const dish: DishDetails = {
  menu_id: 4,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_name: 'Palak Paneer',
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: 'Spinach, cooked slowly with fresh cheese.',
  price: 200,
  discounted_price: 170,
  discount: 15,
  num_of_order: 1234,
  average_rating: 0,
  rating_count: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: ['milk', 'nuts'],
  suits: ['jain'],
  logo: null,
  calories: 1430,
  serving: null,
  option_groups: [],
};
const { logo: _logo, calories: _calories, serving: _serving, parts: _parts, option_groups: _groups, ...own } = dish;
const listed = { ...own, is_open: true, next_open_at: null };

const Asked = () => <p>{useLoginRequest()?.title}</p>;
const Carried = () => <pre>{JSON.stringify(useLocation().state)}</pre>;

function open({
  role,
  change,
  kitchen,
}: { role?: Role; change?: Partial<DishDetails>; kitchen?: Partial<RestaurantDetails> } = {}) {
  const api = fakeApi();
  if (role) signIn(role);
  api.answer(getDish, { status: 200, body: { ...dish, ...change } });
  api.answer(getRestaurantDetails, { status: 200, body: restaurantDetails(kitchen) });
  api.answer(listDishesOfCategory, {
    status: 200,
    body: [listed, { ...listed, menu_id: 5, dish_name: 'Dal Makhani' }],
  });
  api.answer(listFavourites, { status: 200, body: [] });
  const told = { error: vi.spyOn(toast, 'error'), success: vi.spyOn(toast, 'success') };
  const Page = () => (
    <>
      <Screen />
      <Asked />
    </>
  );
  const routes = [
    { path: '/dish/:menu_id', Component: Page },
    { path: '/checkout', Component: Carried },
  ];
  const { user } = renderRoutes(routes, '/dish/4');
  return { api, told, user };
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('a dish tells price, discount, preparation, orders, category, allergens, marks and calories (menu-9)', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Palak Paneer' });
  const text = document.body.textContent ?? '';
  for (const part of ['₹170.00', '₹200.00', '15% off', '20 min preparation', '1,234 orders', 'Spinach, cooked slowly'])
    expect(text).toContain(part);
  expect(await screen.findByText(/Contains Milk, Tree nuts\./)).toBeTruthy();
  expect(screen.getByText('Jain')).toBeTruthy();
  expect(screen.getByText('1,430 kcal · serving size not declared')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Curries' }).getAttribute('href')).toBe('/ourdishes?category=Curries');
  expect(await screen.findByRole('article', { name: 'Dal Makhani' })).toBeTruthy();
});

test.each([
  [{ status: 'online', closes_at: '2026-06-15T17:30:00Z' } as const, /Rated 4\.4Openuntil 11:00 pm/],
  [{ status: 'offline', reason: 'offline' } as const, /Rated 4\.4Closed/],
])(
  'the page says how the kitchen is rated and whether it is open: %j (restaurants-5, menu-10)',
  async (kitchen, said) => {
    open({ kitchen });
    const [link] = await screen.findAllByRole('link', { name: 'Dum & Handi' });
    await waitFor(() => expect(document.body.textContent).toMatch(said));
    expect(link?.getAttribute('href')).toBe('/restaurantdetails/Dum-Handi/1');
  },
);

test('what the kitchen has not said is not made up (menu-9)', async () => {
  open({ change: { allergens: [], suits: [], calories: null } });
  expect(await screen.findByText(/No listed allergens/)).toBeTruthy();
  expect(screen.getByText(/Energy not declared/)).toBeTruthy();
  expect(document.body.textContent).not.toContain('kcal');
});

test('the quantity begins at 1 and never goes below (menu-11)', async () => {
  const { user } = open({ role: 'user' });
  expect(await button(/Add to Cart.*170\.00/)).toBeTruthy();
  const less = await button(/(fewer|less|remove|minus|decrease)/i);
  await user.click(less);
  expect(await button(/Add to Cart.*170\.00/)).toBeTruthy();
  await user.click(await button(/(more|plus|increase|add one)/i));
  expect(await button(/Add to Cart.*340\.00/)).toBeTruthy();
});

test('customers add to the cart in the product’s words; guests, kitchens and the office have no such button', async () => {
  const { api, told, user } = open({ role: 'user' });
  api.refuse(addToCart, refusal('internal', ''));
  await user.click(await button(/Add to Cart/));
  await waitFor(() => expect(told.error).toHaveBeenCalledWith('dish not add'));
  api.answer(addToCart, { status: 200, body: { message: 'ok', cart_id: 1, quantity: 1 } });
  await user.click(await button(/Add to Cart/));
  await waitFor(() => expect(told.success).toHaveBeenCalledWith('Dish added succesfully'));
});

test.each([undefined, 'restaurant', 'admin'] as const)('%s has no Add to Cart (menu-11)', async (role) => {
  open({ role });
  expect(await button('Buy Now')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Add to Cart/ })).toBeNull();
});

test('Buy Now asks guests to log in and carries the dish of a customer to the checkout without a call (menu-11)', async () => {
  const guest = open();
  await waitFor(async () => expect(await button('Buy Now')).toHaveProperty('disabled', false));
  await guest.user.click(await button('Buy Now'));
  expect(await screen.findByText('Log in to buy Palak Paneer')).toBeTruthy();
});

test('a customer goes straight on to the checkout', async () => {
  const { api, user } = open({ role: 'user' });
  await waitFor(async () => expect(await button('Buy Now')).toHaveProperty('disabled', false));
  await user.click(await button('Buy Now'));
  expect(await screen.findByText(/"menu_id":4.*"quantity":1/)).toBeTruthy();
  expect(api.calls.filter(({ endpoint }) => !endpoint.startsWith('GET'))).toEqual([]);
});

test('at a closed kitchen a dish can be added and not be bought (menu-11)', async () => {
  open({ role: 'user', kitchen: { status: 'offline', reason: 'offline' } });
  await waitFor(async () => expect(await button('Buy Now')).toHaveProperty('disabled', true));
  expect(await button(/Add to Cart/)).toHaveProperty('disabled', false);
});
