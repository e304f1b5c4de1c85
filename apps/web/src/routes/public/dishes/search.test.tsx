import { getDish, listCategories } from '@tawa/contract/catalogue/menu';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { search, type FoundDish, type FoundRestaurant, type SearchResults } from '@tawa/contract/catalogue/search';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './search.tsx';

const dish = (menu_id: number, more: Partial<FoundDish> = {}): FoundDish => ({
  menu_id,
  restaurant_id: 1,
  restaurant_name: 'Dum & Handi',
  city_id: 1,
  cityname: 'Bengaluru',
  dish_name: `Dosa ${menu_id}`,
  dish_img: null,
  category: 'Dosa and Idli',
  is_veg: 1,
  preparation_time: 10,
  description: '',
  price: 90,
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
  ...more,
});

const kitchen: FoundRestaurant = {
  restaurant_id: 4,
  restaurant_name: 'Udupi Table',
  logo: null,
  cover_img: null,
  cuisine_type: 'Indian',
  description: '',
  restaurant_type: 'veg',
  venue_name: 'Jayanagar',
  city_id: 1,
  cityname: 'Bengaluru',
  statename: null,
  full_address: null,
  contact_number: null,
  opening_time: '08:00',
  closing_time: '22:00',
  Opening_days: 'Mon-Sun',
  website: null,
  average_rating: 4.4,
  rating_count: 12,
  delivery_time: 30,
  delivery_fee: 0,
  free_delivery_from: null,
  min_order: 0,
  offer: null,
  status: 'online',
  reason: null,
  lat: null,
  lng: null,
  offers_delivery: true,
  served_orders: 0,
  on_time_percent: null,
  next_open_at: null,
  closes_at: null,
  cooks: 'Masala Dosa',
};

const results = (more: Partial<SearchResults>): SearchResults => ({
  chips: [],
  left_out: [],
  corrected: null,
  dish_count: 0,
  kitchen_count: 0,
  restaurant_count: 0,
  dishes: [],
  restaurants: [],
  nearby: null,
  ...more,
});

function open(address: string, answer: (query: Record<string, unknown>) => SearchResults) {
  const api = fakeApi();
  api.answer(listCategories, { status: 200, body: [] });
  api.answer(search, ({ query = {} }) => ({ status: 200 as const, body: answer(query) }));
  return { api, ...renderRoutes([{ path: '/search', Component: Screen }], address) };
}

test('both counts are shown, and more dishes come when asked for, in the address too', async () => {
  const { user, router } = open('/search?q=dosa', ({ page }) =>
    results({
      dish_count: 30,
      restaurant_count: 1,
      dishes: [dish(Number(page), { is_open: page === '1', next_open_at: '2026-11-23T01:00:00Z' })],
    }),
  );
  expect(await screen.findByRole('article', { name: 'Dosa 1' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Dishes 30' }).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Show 6 more' }));
  expect((await screen.findByRole('article', { name: 'Dosa 2' })).textContent).toContain('Closed · Opens');
  expect(screen.getByRole('article', { name: 'Dosa 1' })).toBeTruthy();
  expect(router.state.location.search).toContain('pages=2');
});

test('a dish that was found carries its rating and Add; choices open its sheet, a closed kitchen has no Add (menu-26)', async () => {
  signIn('user');
  const closed = { is_open: false, next_open_at: '2026-11-23T01:00:00Z' };
  const rated = { average_rating: 4.6, rating_count: 1240, has_options: true };
  const { api, user } = open('/search?q=dosa', () =>
    results({ dish_count: 3, dishes: [dish(1), dish(2, rated), dish(3, closed)] }),
  );
  api.answer(listCart, { status: 200, body: [] });
  api.answer(addToCart, { status: 200, body: { message: '', cart_id: 1, quantity: 1 } });
  const group = { option_group_id: 1, group_name: 'Portion', kind: 'size', min_choices: 1, max_choices: 1 } as const;
  const food = { allergens: [], suits: [], calories: null, serving: null };
  const options = [{ option_id: 5, option_name: 'Large', price: 30, is_veg: 1 as const, available: true, ...food }];
  const { is_open: _open, next_open_at: _at, cityname: _city, ...listed } = dish(2, rated);
  api.answer(getDish, {
    status: 200,
    body: {
      ...listed,
      parts: undefined,
      logo: null,
      calories: null,
      serving: null,
      option_groups: [{ ...group, options }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add Dosa 1' }));
  const added = () => api.calls.filter(({ endpoint }) => endpoint.includes('addtocart'));
  await waitFor(() => expect(added()[0]?.parts.body).toMatchObject({ menu_id: 1, quantity: 1 }));
  expect(screen.getByRole('article', { name: 'Dosa 2' }).textContent).toContain('4.6(1,240');
  await user.click(screen.getByRole('button', { name: 'Add Dosa 2' }));
  expect(await screen.findByRole('radio', { name: /Large/ })).toBeTruthy();
  expect(added()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Add Dosa 3', hidden: true })).toBeNull();
});

test('restaurants have a tab of their own, which says for what they were found', async () => {
  const { user, router } = open('/search?q=dosa', ({ kind }) =>
    results({
      dish_count: 1,
      restaurant_count: 1,
      ...(kind === 'dishes' ? { dishes: [dish(1)] } : { restaurants: [kitchen] }),
    }),
  );
  await user.click(await screen.findByRole('tab', { name: 'Restaurants 1' }));
  expect(await screen.findByRole('article', { name: 'Udupi Table' })).toBeTruthy();
  expect(screen.getByText('Serves Masala Dosa')).toBeTruthy();
  expect(router.state.location.search).toContain('kind=restaurants');
});

test('a name that only restaurants have opens their tab at once', async () => {
  open('/search?q=udupi', ({ kind }) =>
    results({ restaurant_count: 1, restaurants: kind === 'restaurants' ? [kitchen] : [] }),
  );
  expect(await screen.findByRole('article', { name: 'Udupi Table' })).toBeTruthy();
});

test('a mistyped word says which other word was searched for', async () => {
  open('/search?q=dosaa', () => results({ corrected: 'dosa', dish_count: 1, dishes: [dish(1)] }));
  await screen.findByRole('article', { name: 'Dosa 1' });
  expect(screen.getByRole('status').textContent).toContain('Including results for dosa');
});

test('nothing found repeats the words and offers a way on; a failure can be tried again', async () => {
  const { api, user, unmount } = open('/search?q=caviar', () => results({}));
  expect(await screen.findByRole('heading', { name: 'No dishes found.' })).toBeTruthy();
  expect(screen.getByText(/Nothing fits “caviar”/)).toBeTruthy();
  unmount();
  api.refuse(search, refusal('internal', 'no'));
  renderRoutes([{ path: '/search', Component: Screen }], '/search?q=tea');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  api.answer(search, { status: 200, body: results({ dish_count: 1, dishes: [dish(9)] }) });
  await user.click(retry);
  expect(await screen.findByRole('article', { name: 'Dosa 9' })).toBeTruthy();
});

test('without words there is a field to type them in', async () => {
  open('/search', () => results({}));
  expect(await screen.findByRole('combobox', { name: 'Search restaurants or dishes' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What are you craving?');
});

test('what was understood stands in chips, and a cross takes one away in the address (search-8)', async () => {
  const { user, router } = open('/search?q=veg+dosa+dinners', () =>
    results({
      chips: [
        { kind: 'diet', typed: 'veg', value: 'veg' },
        { kind: 'words', typed: 'dosa', value: 'dosa' },
      ],
      left_out: ['dinners'],
      dish_count: 1,
      dishes: [dish(1)],
    }),
  );
  await screen.findByRole('article', { name: 'Dosa 1' });
  expect(screen.getByRole('status').textContent).toContain('1 dish, 0 restaurants');
  expect(screen.getByRole('status').textContent).toContain('Left out: dinners');
  await user.click(screen.getByRole('button', { name: 'Remove filter Veg' }));
  expect(router.state.location.search).toBe('?q=veg+dosa+dinners&without=veg');
});

test('where nothing fits, the part to drop and what is near are shown (search-9)', async () => {
  const price = { kind: 'price', typed: 'under 100', value: '100' } as const;
  const chips = [{ kind: 'words', typed: 'dosa', value: 'dosa' } as const, price];
  const { user, router } = open('/search?q=dosa+under+100', () =>
    results({ corrected: 'dosa', chips, nearby: { dropped: [price], dishes: [dish(3)], restaurants: [] } }),
  );
  expect(await screen.findByRole('heading', { name: 'No dosa under ₹100 near you' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Dosa 3' })).toBeTruthy();
  expect(screen.queryByText(/Including results/)).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Remove filter Under ₹100' })[1] ?? document.body);
  expect(router.state.location.search).toContain('without=under+100');
});

test('where only restaurants fit, the page says so, offers the dishes near it and the way to those restaurants (search-9)', async () => {
  const price = { kind: 'price', typed: 'under 60', value: '60' } as const;
  const chips = [{ kind: 'words', typed: 'dosa', value: 'dosa' } as const, price];
  const { user, router } = open('/search?q=dosa+under+60', ({ kind }) =>
    results({
      chips,
      restaurant_count: 1,
      nearby: { dropped: [price], dishes: [dish(3)], restaurants: [] },
      restaurants: kind === 'restaurants' ? [kitchen] : [],
    }),
  );
  expect(await screen.findByRole('heading', { name: 'No dosa under ₹60 near you' })).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Dishes 0' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('article', { name: 'Dosa 3' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'See 1 restaurant that fits' }));
  expect(await screen.findByRole('article', { name: 'Udupi Table' })).toBeTruthy();
  expect(router.state.location.search).toContain('kind=restaurants');
});
