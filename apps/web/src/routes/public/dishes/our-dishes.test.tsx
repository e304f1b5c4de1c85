import { listCategories, listDishPage, type ListedDish } from '@tawa/contract/catalogue/menu';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Parts } from '#lib/api/api-client.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { Screen } from './our-dishes.tsx';

const dish = (menu_id: number, dish_name: string, change: Partial<ListedDish> = {}): ListedDish => ({
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
const all = [
  dish(1, 'Palak Paneer'),
  dish(2, 'Chicken Chettinad', { is_veg: 0 }),
  dish(3, 'Masala Dosa', { category: 'Dosas' }),
];
const pageOf = (dishes: ListedDish[], more = false) => ({ dishes, total: dishes.length + (more ? 1 : 0), more });
const categories = ['Curries', 'Dosas'].map((category_name, at) => ({
  category_id: at + 1,
  category_name,
  slug: category_name.toLowerCase(),
  image: null,
}));

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Answers as the server narrows: by one category, by kind, by words within the name. */
function narrow({ query = {} }: Parts) {
  const words = textOf(query['search']).toLowerCase();
  const fits = ({ category, is_veg, dish_name }: ListedDish) =>
    [category, ''].includes(textOf(query['category'])) &&
    (query['food'] === undefined || (is_veg === 1) === (query['food'] === 'veg')) &&
    dish_name.toLowerCase().includes(words);
  return { status: 200 as const, body: pageOf(all.filter(fits)) };
}

async function open(address: string) {
  const api = fakeApi();
  api.answer(listDishPage, narrow);
  api.answer(listCategories, { status: 200, body: categories });
  const shown = renderRoutes([{ path: '/ourdishes', Component: Screen }], address);
  await screen.findByRole('button', { name: 'Dosas' });
  return { ...shown, search: () => shown.router.state.location.search };
}

const shownDishes = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('dishes on sale are narrowed by category, kind and words in any case, all of it in the address (menu-4)', async () => {
  const { user, search } = await open('/ourdishes');
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer', 'Chicken Chettinad', 'Masala Dosa']));
  await user.click(screen.getByRole('button', { name: 'Curries' }));
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer', 'Chicken Chettinad']));
  await user.click(screen.getByRole('radio', { name: 'Veg' }));
  await waitFor(() => expect(shownDishes()).toEqual(['Palak Paneer']));
  await user.click(screen.getByRole('radio', { name: 'All' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'CHETT');
  await waitFor(() => expect(shownDishes()).toEqual(['Chicken Chettinad']));
  await waitFor(() => expect(search()).toBe('?search=CHETT&category=Curries'));
});

test('a choice without a dish says so and can be let go (menu-4)', async () => {
  const { user, search } = await open('/ourdishes?category=Dosas&food=non-veg');
  expect(await screen.findByText('No dishes found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shownDishes()).toHaveLength(3));
  expect(search()).toBe('');
});

test('dishes that cannot be read are told in the words for it, and can be asked for again', async () => {
  const api = fakeApi();
  api.refuse(listDishPage, refusal('internal', ''));
  api.answer(listCategories, { status: 200, body: categories });
  const { user } = renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes');
  expect(await screen.findByText('Failed to load dishes.')).toBeTruthy();
  api.answer(listDishPage, narrow);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shownDishes()).toHaveLength(3));
});

test('further pages stand below the first, in the address, until all are shown (menu-3)', async () => {
  const api = fakeApi();
  api.answer(listCategories, { status: 200, body: categories });
  api.answer(listDishPage, ({ query }) => {
    const isFirst = String(query?.['page']) === '1';
    const body = { dishes: isFirst ? all : [dish(9, 'Tomato Soup')], total: 4, more: isFirst };
    return { status: 200 as const, body };
  });
  const { user, router } = renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes?food=veg');
  expect(await screen.findByText('4 dishes')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show more dishes' }));
  await waitFor(() => expect(shownDishes().at(-1)).toBe('Tomato Soup'));
  expect(shownDishes()).toHaveLength(4);
  expect(router.state.location.search).toBe('?food=veg&pages=2');
  expect(screen.queryByRole('button', { name: 'Show more dishes' })).toBeNull();
});

test('words in the address find a dish without a city, from the server and not among those at hand (menu-3)', async () => {
  const api = fakeApi();
  api.answer(listCategories, { status: 200, body: categories });
  api.answer(listDishPage, { status: 200, body: pageOf([dish(9, 'Tomato Soup')]) });
  renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes?search=Tomato+Soup');
  await waitFor(() => expect(shownDishes()).toEqual(['Tomato Soup']));
  expect(api.calls.find(({ endpoint }) => endpoint === 'GET /menu/dishes')?.parts.query).toMatchObject({
    search: 'Tomato Soup',
    city: undefined,
  });
});

test('the page says where it lies, and a card what the dish is, cut at 80 characters (menu-5)', async () => {
  const api = fakeApi();
  api.answer(listCategories, { status: 200, body: categories });
  const description = 'Slow. '.repeat(30);
  api.answer(listDishPage, { status: 200, body: pageOf([dish(1, 'Palak Paneer', { description })]) });
  renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(trail.getByText('Dishes').getAttribute('aria-current')).toBe('page');
  const card = await screen.findByRole('article', { name: 'Palak Paneer' });
  expect(within(card).getByText(/^Slow\. .*…$/).textContent.length).toBeLessThanOrEqual(81);
});

test('a dish whose kitchen is closed says when that opens in place of Add (restaurants-37)', async () => {
  const api = fakeApi();
  const next_open_at = new Date(Date.now() + 3_600_000).toISOString();
  const dishes = [dish(1, 'Palak Paneer'), dish(2, 'Masala Dosa', { is_open: false, next_open_at })];
  api.answer(listDishPage, { status: 200, body: pageOf(dishes) });
  api.answer(listCategories, { status: 200, body: categories });
  renderRoutes([{ path: '/ourdishes', Component: Screen }], '/ourdishes');
  const card = within(await screen.findByRole('article', { name: 'Masala Dosa' }));
  expect(card.getByText(/^Closed · Opens /)).toBeTruthy();
  expect(
    await within(screen.getByRole('article', { name: 'Palak Paneer' })).findByRole('button', { name: /^Add/ }),
  ).toBeTruthy();
  expect(card.queryByRole('button', { name: /^Add/ })).toBeNull();
});
