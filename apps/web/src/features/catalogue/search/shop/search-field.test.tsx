import { suggest, type SuggestedDish, type Suggestions } from '@tawa/contract/catalogue/search';
import { listOftenOrdered } from '@tawa/contract/ordering/orders.often';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';

const dish = (menu_id: number, dish_name: string): SuggestedDish => ({
  menu_id,
  dish_name,
  dish_img: null,
  restaurant_id: 7,
  restaurant_name: 'Paneer House',
  is_veg: 1,
  contains_egg: 0,
  price: 299,
  discounted_price: null,
  is_open: true,
  next_open_at: null,
  average_rating: 4.2,
  rating_count: 31,
  delivery_time: 30,
});

const found: Suggestions = {
  chips: [],
  left_out: [],
  dropped: [],
  corrected: null,
  dish_count: 9,
  kitchen_count: 5,
  restaurant_count: 6,
  dishes: [dish(1, 'Paneer Tikka'), dish(2, 'Palak Paneer')],
  restaurants: [
    {
      restaurant_id: 7,
      restaurant_name: 'Paneer House',
      logo: null,
      venue_name: 'Jayanagar',
      cityname: 'Bengaluru',
      average_rating: 4.2,
      rating_count: 31,
      dish_count: 4,
    },
  ],
};

function open(panel: 'below' | 'inline' = 'below', body: Suggestions = found) {
  const api = fakeApi();
  api.answer(suggest, { status: 200, body });
  const shown = renderRoutes([
    { path: '/', element: <SearchField panel={panel} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const place = () => shown.router.state.location.pathname + shown.router.state.location.search;
  return { ...shown, api, place, field: screen.getByRole('combobox', { name: 'Search restaurants or dishes' }) };
}

const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '');
const row = (name: RegExp) => screen.findByRole('row', { name });

afterEach(() => act(forgetSearches));

test('the arrow keys walk through the suggestions and back into the field, which keeps the focus', async () => {
  const { user, field, place } = open();
  await user.type(field, 'pan');
  await row(/Paneer Tikka/);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toContain('Palak Paneer');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active()?.textContent).toContain('All 9 dishes in 5 restaurants');
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(place()).toBe('/restaurantdetails/Paneer-House/7');
});

test('Enter in the field searches for what was typed, and a suggested dish opens', async () => {
  const first = open();
  await first.user.type(first.field, '  pan & co{Enter}');
  expect(first.place()).toBe('/search?q=pan+%26+co');
  first.unmount();
  const second = open();
  await second.user.type(second.field, 'pan');
  await second.user.click(within(await row(/Palak Paneer/)).getByRole('button'));
  expect(second.place()).toBe('/dish/2');
  expect(window.localStorage.getItem('recentSearches')).toBe('["Palak Paneer","pan & co"]');
});

test('the suggestions go once the focus has left the field and its button (search-5)', async () => {
  const { user, field } = open();
  await user.type(field, 'pan');
  await row(/Paneer Tikka/);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear the search' }));
  expect(screen.getByRole('grid')).toBeTruthy();
  await user.tab();
  expect(screen.queryByRole('grid')).toBeNull();
});

test('Escape closes the suggestions first and empties the field then', async () => {
  const { user, field } = open();
  await user.type(field, 'pan');
  await row(/Paneer Tikka/);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(field).toHaveProperty('value', 'pan');
  await user.keyboard('{Escape}');
  expect(field).toHaveProperty('value', '');
});

test('recent searches are offered first; each can be removed by pointer or keys, and all at once (search-4)', async () => {
  for (const text of ['dosa', 'momos', 'thali']) rememberSearch(text);
  const { user, field } = open();
  await user.click(field);
  expect((await screen.findAllByRole('row')).map((each) => each.textContent)).toEqual(['thali', 'momos', 'dosa']);
  await user.click(screen.getByRole('button', { name: 'Remove momos from recent searches' }));
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(active()?.getAttribute('aria-label')).toBe('Remove thali from recent searches');
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('row').map((each) => each.textContent)).toEqual(['dosa']);
  expect(document.activeElement).toBe(field);
  await user.keyboard('{ArrowDown}{Delete}');
  expect(screen.queryByRole('row')).toBeNull();
  expect(window.localStorage.getItem('recentSearches')).toBeNull();
});

test('the number of suggestions is said, and a mistyped word stands put right in its chip', async () => {
  const { user, field } = open('inline', {
    ...found,
    restaurants: [],
    corrected: 'paneer',
    chips: [{ kind: 'words', typed: 'panneer', value: 'paneer' }],
  });
  await user.type(field, 'panneer');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 suggestions'));
  expect(screen.getByRole('button', { name: 'Remove filter Paneer' })).toBeTruthy();
});

test('a server that fails leaves a plain search that works', async () => {
  const { user, field, api, place } = open();
  api.refuse(suggest, refusal('internal', 'no'));
  await user.type(field, 'pan');
  expect(await row(/See all results/)).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(place()).toBe('/search?q=pan');
});

test('a dish shows its kitchen, rating, mark and price, and when it would come', async () => {
  const { user, field } = open();
  await user.type(field, 'pan');
  const { textContent } = await row(/Paneer Tikka/);
  expect(textContent).toContain('4.2');
  expect(textContent).toMatch(/Paneer House · by \d+:\d[05] [ap]m/);
  expect(textContent).toContain('₹299.00');
});

test('a cross takes one part away, the text stays, and all results are without it too (search-8)', async () => {
  const chips = [
    { kind: 'diet', typed: 'veg', value: 'veg' },
    { kind: 'price', typed: 'under 250', value: '250' },
  ] as const;
  const { user, field, api, place } = open('below', { ...found, chips: [...chips] });
  await user.type(field, 'veg under 250');
  await user.click(await screen.findByRole('button', { name: 'Remove filter Veg' }));
  expect(field).toHaveProperty('value', 'veg under 250');
  await waitFor(() => expect(api.calls.at(-1)?.parts.query).toMatchObject({ without: 'veg' }));
  await user.click(within(await row(/All 9 dishes/)).getByRole('button'));
  expect(place()).toBe('/search?q=veg+under+250&without=veg');
});

test('where nothing fits it is said, above what is close to it (search-9)', async () => {
  const dropped = { kind: 'price', typed: 'under 20', value: '20' } as const;
  const chips = [{ kind: 'words', typed: 'paneer', value: 'paneer' } as const, dropped];
  const { user, field } = open('below', { ...found, dish_count: 0, chips, dropped: [dropped] });
  await user.type(field, 'paneer under 20');
  expect(await screen.findByText('No paneer under ₹20 near you. Close to it:')).toBeTruthy();
  expect(await row(/See all results/)).toBeTruthy();
});

test('a customer is offered what they order often before a letter is typed, and one press leads to the dish (search-11)', async () => {
  signIn('user');
  rememberSearch('dosa');
  const api = fakeApi();
  api.answer(listOftenOrdered, { status: 200, body: [dish(1, 'Masala Dosa')] });
  const { user, router } = renderRoutes([
    { path: '/', element: <SearchField panel="inline" below={<p>kinds</p>} /> },
    { path: '*', element: <p>elsewhere</p> },
  ]);
  const often = await screen.findByRole('rowgroup', { name: 'You order often' });
  expect(screen.getByText('kinds').isConnected).toBe(true);
  expect(screen.getByRole('button', { name: 'Clear recent searches' }).isConnected).toBe(true);
  await user.click(within(often).getByRole('button', { name: /Masala Dosa/ }));
  expect(router.state.location.pathname).toBe('/dish/1');
});
