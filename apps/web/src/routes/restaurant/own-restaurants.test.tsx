import { compareMenus, copyDishes } from '@tawa/contract/catalogue/restaurants.own';
import { answer } from '@tawa/contract/common/endpoint';
import { restaurantHeader } from '@tawa/contract/common/own-restaurants';
import { compareRestaurants } from '@tawa/contract/insight/statistics.own';
import { listPayoutsOfAll } from '@tawa/contract/money/payouts';
import { listOwnRestaurants, type OwnRestaurant, setKitchenStatus } from '@tawa/contract/ordering/orders.kitchen';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { drainToasts } from '#ui/toast/toast.ts';
import { Screen } from './own-restaurants.tsx';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  return drainToasts(({ text }) => told.push(text));
});

const own = (restaurant_id: number, restaurant_name: string, change: Partial<OwnRestaurant> = {}): OwnRestaurant => ({
  restaurant_id,
  restaurant_name,
  place: 'Indiranagar',
  logo: null,
  lifecycle: 'active',
  switch: 'online',
  switch_until: null,
  switch_since: null,
  missed_orders: [],
  busy_minutes: 0,
  prep_minutes: 20,
  status: 'online',
  reason: null,
  next_open_at: null,
  closes_at: null,
  open_orders: 3,
  late_orders: 0,
  ...change,
});
const paused = own(2, 'Sol', {
  switch: 'paused',
  status: 'offline',
  reason: 'paused',
  missed_orders: ['FD-AA2Q7B', 'FD-AA2Q7C'],
});
const figures = (restaurant_id: number) => ({
  restaurant_id,
  placed: 4,
  placed_before: 2,
  gross: 800,
  gross_before: 400,
  on_time: 75,
  prep_half: 18,
  rating: 4.4,
  days: [800],
});

function open(address = '/own-restaurants', restaurants = [own(1, 'Dum'), paused]) {
  const api = fakeApi();
  api.answer(listOwnRestaurants, answer(200, { restaurants }));
  const { restaurant_id: _id, prep_half: _half, rating: _rating, days: _days, ...all } = figures(0);
  api.answer(
    compareRestaurants,
    answer(200, {
      from: '2026-11-20',
      to: '2026-11-20',
      all: { ...all, placed: 8 },
      restaurants: [figures(1), figures(2)],
    }),
  );
  const rendered = renderRoutes([{ path: '/own-restaurants', element: <Screen /> }], address);
  const sent = (name: string) => api.calls.filter(({ endpoint }) => endpoint === name).map(({ parts }) => parts);
  return { api, sent, ...rendered };
}

test('a paused restaurant stands on top, and one press takes orders there and nowhere else (own-restaurants-1)', async () => {
  const { api, sent, user } = open();
  api.answer(setKitchenStatus, answer(200, own(2, 'Sol')));
  expect(await screen.findByText('2 orders in a row were not answered.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Take orders again' }));
  await waitFor(() => expect(sent('PUT /kitchen/status')).toHaveLength(1));
  expect(sent('PUT /kitchen/status')).toMatchObject([
    { headers: { [restaurantHeader]: '2' }, body: { switch: 'online' } },
  ]);
  await waitFor(() => expect(sent('GET /kitchen/restaurants').length).toBeGreaterThan(1));
});

test('a press that is refused says so, and the restaurant stays on top', async () => {
  const { api, user } = open();
  api.refuse(setKitchenStatus, refusal('conflict', 'The restaurant is closed for good.'));
  await user.click(await screen.findByRole('button', { name: 'Take orders again' }));
  await waitFor(() => expect(told).toEqual(['The restaurant is closed for good.']));
  expect(screen.getByText('Sol, Indiranagar is paused.')).toBeTruthy();
});

test('what one menu lacks is copied to the other one that is chosen (own-restaurants-9)', async () => {
  const { api, sent, user } = open('/own-restaurants?tab=menus');
  const side = { menu_id: 7, price: 200, discounted_price: null, state: 'on' as const, sold_out_until: null };
  api.answer(
    compareMenus,
    answer(200, {
      same: 4,
      differing_count: 1,
      missing_count: 1,
      differing: [{ dish_name: 'Kulfi', first: side, second: null }],
    }),
  );
  api.answer(copyDishes, answer(200, { copied: 1 }));
  expect(await screen.findByText('4 dishes are the same, 1 differs.')).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Compare' }), 'Sol, Indiranagar');
  await waitFor(() =>
    expect(sent('GET /kitchen/restaurants/menus').at(-1)).toMatchObject({ query: { first: 2, second: 1 } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Copy 1 missing dish' }));
  await waitFor(() => expect(told).toEqual(['1 dish copied to Dum, Indiranagar']));
  expect(sent('POST /kitchen/restaurants/menus')).toMatchObject([{ body: { from: 2, to: 1 } }]);
});

test('without a statement, with one restaurant alone and after a failure it says so', async () => {
  const first = open('/own-restaurants?tab=statements');
  first.api.answer(listPayoutsOfAll, answer(200, { payouts: [], total: 0, total_pages: 1 }));
  expect(await screen.findByText('No statement yet')).toBeTruthy();
  first.unmount();
  const alone = open('/own-restaurants', [own(1, 'Dum')]);
  expect(await screen.findByText('You have one restaurant')).toBeTruthy();
  alone.unmount();
  const { api } = open();
  api.refuse(compareRestaurants, refusal('internal', 'Something went wrong.'));
  expect(await screen.findByText('The figures did not load.')).toBeTruthy();
});
