import type { Endpoint } from '@tawa/contract/common/endpoint';
import { getDish, listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { expectConsoleError } from '#testing/setup.ts';
import { goOnWithTheLine } from '../watch/go-on.ts';
import { lazyScreen, routes } from '../router.tsx';

beforeEach(() => localStorage.setItem('selectedCity', JSON.stringify({ id: 1, name: 'Pune' })));

const screens: readonly [address: string, endpoint: Endpoint, failed: string, missing: string][] = [
  [
    '/restaurantdetails/Dum-Handi/1',
    getRestaurantDetails,
    'Failed to load restaurant details. Please try again later.',
    'Restaurant not found.',
  ],
  ['/dish/4', getDish, 'Failed to load dishes.', 'Dish not found.'],
];

test.each(screens)(
  '%s says what could not be loaded, and what is not there (navigation-5, failures-7)',
  async (address, endpoint, failed, missing) => {
    const api = fakeApi();
    api.answer(listDishesOfRestaurant, { status: 200, body: [] });
    api.refuse(endpoint, refusal('internal', ''));
    expectConsoleError('');
    const { unmount } = renderRoutes(routes, address);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByText('Reference test')).toBeTruthy();
    unmount();
    api.refuse(endpoint, refusal('not_found', ''));
    renderRoutes(routes, address);
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'This plate is empty' })).toBeTruthy();
  },
);

test('without a line a page blames no server, and comes by itself when the line is back (offline-7)', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const api = fakeApi();
  expectConsoleError('');
  renderRoutes(routes, '/dish/4');
  expect(await screen.findByRole('heading', { level: 1, name: "You're Offline" })).toBeTruthy();
  expect(screen.queryByText('Looks like the server is down')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  line.mockReturnValue(true);
  api.refuse(getDish, refusal('not_found', ''));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Dish not found.')).toBeTruthy();
});

test('a page that still waits for its code when the line is back is opened anew', async () => {
  const opened: string[] = [];
  const { router, user } = renderRoutes([
    { path: '/', element: <Link to="/there?q=dal#best">Go</Link> },
    { path: '/there', lazy: () => new Promise<never>(() => undefined) },
  ]);
  goOnWithTheLine(router, (address) => opened.push(address));
  window.dispatchEvent(new Event('online'));
  expect(opened).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'Go' }));
  window.dispatchEvent(new Event('online'));
  expect(opened).toEqual(['/there?q=dal#best']);
});

test('without a line the page stays, and the one that was asked for comes with the line (offline-6)', async () => {
  let isOn = false;
  const there = lazyScreen({
    screen: async () => {
      if (!isOn) throw new TypeError('Failed to fetch dynamically imported module');
      return { Screen: () => <h1>There</h1> };
    },
  });
  const { user } = renderRoutes([
    { path: '/', element: <Link to="/there">Go</Link> },
    { path: '/there', lazy: there },
  ]);
  await user.click(screen.getByRole('link', { name: 'Go' }));
  expect(screen.getByRole('link', { name: 'Go' })).toBeTruthy();
  isOn = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'There' })).toBeTruthy();
});
