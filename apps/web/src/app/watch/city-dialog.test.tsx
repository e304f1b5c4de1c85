import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { tabTo } from '#testing/keys.ts';
import { render } from '#testing/render.tsx';
import { useCityPicker } from '#lib/place/selected-city.ts';
import { CityDialog } from './city-dialog.tsx';

const city = (city_id: number, cityname: string) => ({
  city_id,
  cityname,
  lat: 12,
  lng: 77,
  restaurant_count: 3,
});

const Host = () => (useCityPicker() === 'waiting' ? <CityDialog /> : null);

test('the question stands while no city is kept, and a cross sends it away (cities-1)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: [city(1, 'Bengaluru')] });
  const { user } = render(<Host />);
  await screen.findByRole('button', { name: /Bengaluru/ });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(localStorage.getItem('selectedCity')).toBeNull();
});

test('by keys alone a city is searched and chosen, and the choice is kept (keyboard-1)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: [city(1, 'Bengaluru'), city(2, 'Chennai')] });
  const { user } = render(<CityDialog />);
  await screen.findByRole('button', { name: /Bengaluru/ });
  // The dialog takes the focus a frame after it opened; a key before that is the page's.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await tabTo(user, 'searchbox', 'Search for a city');
  await user.keyboard(' chen');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Bengaluru/ })).toBeNull());
  await tabTo(user, 'button', /Chennai/);
  await user.keyboard('{Enter}');
  expect(localStorage.getItem('selectedCity')).toBe(JSON.stringify({ id: 2, name: 'Chennai' }));
});
