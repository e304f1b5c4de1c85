import { listAddresses } from '@tawa/contract/accounts/addresses';
import { listRestaurants, type ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { selectCity } from '#lib/place/selected-city.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { tabTo } from '#testing/keys.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './restaurants.tsx';

const kitchen = (restaurant_id: number): ListedRestaurant => ({
  restaurant_id,
  restaurant_name: `Kitchen ${restaurant_id}`,
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
  price_for_two: 400,
});

const counts = {
  cuisines: { Indian: 30, Thai: 2 },
  type: { '': 32, veg: 7 },
  time: { '': 32 },
  rating: { '': 32 },
  price: { '': 32 },
  open: 5,
  offers: 0,
};

function open(address: string, change: Partial<ListedRestaurant> = {}) {
  const api = fakeApi();
  const asked: Record<string, unknown>[] = [];
  api.answer(listRestaurants, ({ query = {} }) => {
    asked.push(query);
    const total = query.type === 'veg' ? 0 : query.search ? 1 : 32;
    const far = query.sort === 'distance' ? { lat: 12.9605, lng: 77.5946 } : {};
    const restaurants = total === 0 ? [] : [{ ...kitchen(Number(query.page)), ...far, ...change }];
    return { status: 200 as const, body: { restaurants, total, counts } };
  });
  const shown = renderRoutes([{ path: '/restaurants', Component: Screen }], address);
  return { api, asked, ...shown, search: () => shown.router.state.location.search };
}

const rail = () => within(screen.getByRole('complementary', { name: 'Filters' }));

test('filters stand in the address with their counts, and each leaves by its chip (restaurants-11)', async () => {
  const { user, search, asked } = open('/restaurants?cuisine=Thai&table=x');
  expect(await screen.findByText('32 restaurants')).toBeTruthy();
  expect(rail().getByRole('checkbox', { name: 'Indian 30' })).toBeTruthy();
  await user.click(rail().getByRole('radio', { name: /4.5 and up/ }));
  expect(search()).toBe('?cuisine=Thai&rating=4.5&table=x');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ cuisines: 'Thai', rating: 4.5, page: '1' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter Thai' }));
  expect(search()).toBe('?rating=4.5&table=x');
  expect(document.activeElement).toBe(screen.getByText('32 restaurants'));
});

test('words go on once the typing rests, and a link elsewhere empties them', async () => {
  const { user, search, router } = open('/restaurants');
  const field = await screen.findByRole('searchbox', { name: 'Search restaurants' });
  await user.type(field, 'dum');
  await waitFor(() => expect(search()).toBe('?search=dum'));
  expect(await screen.findByText('1 restaurant')).toBeTruthy();
  await router.navigate('/restaurants');
  await waitFor(() => expect(field).toHaveProperty('value', ''));
});

test('more restaurants come when asked for, and the address remembers how many (restaurants-13)', async () => {
  const { user, search } = open('/restaurants');
  await user.click(await screen.findByRole('button', { name: 'Show 8 more' }));
  expect(await screen.findByRole('article', { name: 'Kitchen 2' })).toBeTruthy();
  expect(screen.getByRole('article', { name: 'Kitchen 1' })).toBeTruthy();
  expect(search()).toBe('?pages=2');
});

test('the sheet counts while one chooses; closing it changes nothing, its button does', async () => {
  const { user, search } = open('/restaurants');
  await screen.findByText('32 restaurants');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  const thai = sheet.getByRole('button', { name: 'Thai' });
  expect([thai.textContent, thai.getAttribute('aria-description')]).toEqual(['Thai2', '2 restaurants']);
  await user.click(sheet.getByRole('button', { name: /^Veg/ }));
  expect(await sheet.findByRole('button', { name: 'No matches' })).toHaveProperty('disabled', true);
  await user.click(sheet.getByRole('button', { name: 'Clear all' }));
  expect(sheet.getByRole('button', { name: 'Chinese' })).toHaveProperty('disabled', true);
  await user.click(sheet.getByRole('button', { name: 'Thai' }));
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  expect(search()).toBe('');
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await user.click(again.getByRole('button', { name: 'Thai' }));
  await user.click(await again.findByRole('button', { name: 'Show 32 restaurants' }));
  expect(search()).toBe('?cuisine=Thai');
});

test('no match names what was asked for and lets go of it; a failure can be tried again (restaurants-11)', async () => {
  const { user, search, api, unmount } = open('/restaurants?type=veg&search=xyz');
  expect(await screen.findByRole('heading', { name: 'No matching restaurants found.' })).toBeTruthy();
  expect(screen.getByText(/“xyz”, Veg/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(search()).toBe('');
  unmount();
  api.refuse(listRestaurants, refusal('internal', 'no'));
  renderRoutes([{ path: '/restaurants', Component: Screen }], '/restaurants?sort=time');
  expect(await screen.findByText('Failed to load restaurants. Please try again later.')).toBeTruthy();
});

test('by keys alone a filter is set and a page is asked for (keyboard-1)', async () => {
  const { user, search } = open('/restaurants');
  await screen.findByText('32 restaurants');
  await tabTo(user, 'checkbox', /^Indian/);
  await user.keyboard(' ');
  await waitFor(() => expect(search()).toBe('?cuisine=Indian'));
  await tabTo(user, 'button', 'Show 8 more');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(search()).toBe('?cuisine=Indian&pages=2'));
});

test('while the list is read, 3 to 12 places stand for it (restaurants-10)', async () => {
  for (const [chance, places] of [
    [0, 3],
    [0.999, 12],
  ] as const) {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const { unmount } = open('/restaurants');
    const loading = screen.getByText('Loading restaurants').parentElement;
    expect(loading?.children).toHaveLength(1 + places);
    unmount();
  }
});

test('a restaurant without a picture has a sign in its place (restaurants-10)', async () => {
  open('/restaurants');
  const card = await screen.findByRole('article', { name: 'Kitchen 1' });
  expect(card.querySelector('svg')).toBeTruthy();
});

const sortBy = async (name: RegExp) => {
  const [sort] = await screen.findAllByRole('combobox', { name: 'Sort by' });
  return within(sort ?? document.body).findByRole<HTMLOptionElement>('option', { name });
};

test('without a place nothing is sorted by distance, and it is not offered (restaurants-14)', async () => {
  const { asked } = open('/restaurants?sort=distance');
  expect(await screen.findByText('32 restaurants')).toBeTruthy();
  expect(screen.queryByRole('option', { name: /^Distance/ })).toBeNull();
  expect(asked.every(({ sort, near }) => sort === 'relevance' && near === undefined)).toBe(true);
});

test('a customer’s own address is what distances are measured from, to a hundred metres (restaurants-14)', async () => {
  signIn('user');
  const { api, user, search, asked } = open('/restaurants');
  const place = { line1: '', line2: '', landmark: '', cityname: '', pincode: '560038', phone: '', is_default: true };
  api.answer(listAddresses, {
    status: 200,
    body: [
      { ...place, address_id: 1, label: 'Work', city_id: 1, lat: null, lng: null },
      { ...place, address_id: 2, label: 'Home', city_id: 1, lat: 12.97159, lng: 77.59456 },
    ],
  });
  const option = await sortBy(/^Distance from Home$/);
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Sort by' })[0] ?? document.body, option);
  expect(search()).toBe('?sort=distance');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'distance', near: '12.972,77.595' }));
  expect(await screen.findByText(/1\.2 km/)).toBeTruthy();
});

test('a card says name, cuisine, words, rating with one decimal, minutes, area and city (restaurants-9)', async () => {
  open('/restaurants', { description: 'Slow biryani.', average_rating: 4, delivery_time: 35, logo: 'uploads/l.webp' });
  const card = await screen.findByRole('article', { name: 'Kitchen 1' });
  for (const part of ['Indian', 'Slow biryani.', 'Rated 4.0', '35 min', 'Jayanagar, Bengaluru'])
    expect(card.textContent).toContain(part);
  expect(card.querySelector('img[src$="l.webp"]')).toBeTruthy();
});

test('a restaurant that has not said how long it takes stands with 30 minutes (restaurants-9)', async () => {
  open('/restaurants', { delivery_time: 0 });
  expect((await screen.findByRole('article', { name: 'Kitchen 1' })).textContent).toContain('30 min');
});

test('the list is that of the chosen city (restaurants-9)', async () => {
  const { asked } = open('/restaurants');
  expect(await screen.findByText('32 restaurants')).toBeTruthy();
  act(() => selectCity({ id: 1, name: 'Bengaluru' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Restaurants in Bengaluru' })).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ city: 'Bengaluru' }));
});
