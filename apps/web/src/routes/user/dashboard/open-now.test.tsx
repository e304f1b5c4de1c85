import { listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectCity } from '#lib/place/selected-city.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { restaurantDetails } from '#testing/restaurant.ts';
import { OpenNow } from './open-now.tsx';

test('who has ordered nothing yet sees a few kitchens of the chosen city that take orders now', async () => {
  const api = fakeApi();
  const body = [1, 2, 3, 4, 5, 6].map((restaurant_id) =>
    restaurantDetails({
      restaurant_id,
      restaurant_name: `Kitchen ${restaurant_id}`,
      status: restaurant_id === 2 ? 'offline' : 'online',
    }),
  );
  api.answer(listActiveRestaurants, { status: 200, body });
  selectCity({ id: 1, name: 'Bengaluru' });
  render(<OpenNow />);
  expect(await screen.findByRole('heading', { name: 'Open now in Bengaluru' })).toBeTruthy();
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual(['Kitchen 1', 'Kitchen 3', 'Kitchen 4', 'Kitchen 5']);
  expect(api.calls.at(0)?.parts.query).toEqual({ city: 'Bengaluru', limit: 200 });
});
