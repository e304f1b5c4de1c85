import { listCategories, listDishes, type Dish } from '@tawa/contract/menu';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { renderRoutes } from '../../testing/render.tsx';
import { Screen } from './our-dishes.tsx';

const dish = (menu_id: number, dish_name: string, change: Partial<Dish> = {}): Dish => ({
  menu_id,
  dish_name,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  dish_img: null,
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: '',
  price: 100,
  discount: 0,
  num_of_order: 0,
  isactive: 1,
  availability: 'available',
  back_at: null,
  has_options: false,
  contains_egg: 0,
  allergens: [],
  suits: [],
  ...change,
});
const body = [
  dish(1, 'Palak Paneer'),
  dish(2, 'Chicken Chettinad', { is_veg: 0 }),
  dish(3, 'Masala Dosa', { category: 'Dosas' }),
  dish(4, 'Gone Dal', { isactive: 0 }),
];
const categories = ['Curries', 'Dosas'].map((category_name, at) => ({
  category_id: at + 1,
  category_name,
  slug: category_name.toLowerCase(),
  image: null,
}));

async function open(address: string) {
  const api = fakeApi();
  api.answer(listDishes, { status: 200, body });
  api.answer(listCategories, { status: 200, body: categories });
  const shown = renderRoutes([{ path: '/ourdishes', Component: Screen }], address);
  await screen.findByRole('button', { name: 'Dosas' });
  return { ...shown, search: () => shown.router.state.location.search };
}

const shownDishes = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('dishes on sale are narrowed by category, kind and words in any case, all of it in the address', async () => {
  const { user, search } = await open('/ourdishes');
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer', 'Chicken Chettinad', 'Masala Dosa']));
  await user.click(screen.getByRole('button', { name: 'Curries' }));
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer', 'Chicken Chettinad']));
  await user.click(screen.getByRole('radio', { name: 'Veg' }));
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer']));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'CHETT');
  await waitFor(() => expect(shownDishes()).toEqual(['Chicken Chettinad']));
  expect(search()).toBe('?search=CHETT&category=Curries');
});

test('a choice without a dish says so and can be let go', async () => {
  const { user, search } = await open('/ourdishes?category=Dosas&food=non-veg');
  expect(await screen.findByText('No dishes found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shownDishes()).toHaveLength(3));
  expect(search()).toBe('');
});

test('dishes that cannot be read are told in the words for it, and can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(listDishes, refusal('internal', ''));
  api.answer(listCategories, { status: 200, body: categories });
  const { user } = renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes');
  expect(await screen.findByText('Failed to load dishes.')).toBeTruthy();
  api.answer(listDishes, { status: 200, body });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownDishes()).toHaveLength(3));
});
