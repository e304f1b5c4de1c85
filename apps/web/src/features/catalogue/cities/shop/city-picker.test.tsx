import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { CityPicker } from './city-picker.tsx';
import { findNearestCity } from './nearest-city.ts';

const city = (city_id: number, cityname: string, lat: number, lng: number) => ({
  city_id,
  cityname,
  lat,
  lng,
  restaurant_count: city_id,
});
const cities = [city(1, 'Bengaluru', 12.97, 77.59), city(2, 'Chennai', 13.08, 80.27), city(3, 'Mumbai', 19.08, 72.88)];

test('the search ignores case and outer spaces, and a choice names the city (cities-1)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: cities });
  const choose = vi.fn<() => void>();
  const { user } = render(<CityPicker selectedId={1} onChoose={choose} />);
  expect(screen.getByText('Loading cities...')).toBeTruthy();
  expect((await screen.findByRole('button', { name: /Bengaluru/ })).getAttribute('aria-pressed')).toBe('true');
  await user.type(screen.getByRole('searchbox', { name: 'Search for a city' }), '  CHEN ');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /Chennai/ }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Chennai' });
});

test('a city is found by the beginning of an old name (cities-4)', async () => {
  const named = cities.map((one) => ({ ...one, other_names: one.city_id === 3 ? ['Bombay', 'मुंबई'] : [] }));
  fakeApi().answer(listActiveCities, { status: 200, body: named });
  const { user } = render(<CityPicker selectedId={null} onChoose={vi.fn<() => void>()} />);
  await screen.findByRole('button', { name: /Mumbai/ });
  await user.type(screen.getByRole('searchbox'), 'bomb');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Mumbai'),
  ]);
});

test('a search without a city says so (cities-1)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: cities });
  const { user } = render(<CityPicker selectedId={null} onChoose={vi.fn<() => void>()} />);
  await screen.findByRole('button', { name: /Mumbai/ });
  await user.type(screen.getByRole('searchbox'), 'Atlantis');
  expect(screen.getByText('No cities found.')).toBeTruthy();
});

test('a list that cannot be read is an empty one, and can be asked for again (cities-1, cities-3)', async () => {
  const api = fakeApi();
  api.refuse(listActiveCities, refusal('internal', 'no'));
  const { user } = render(<CityPicker selectedId={null} onChoose={vi.fn<() => void>()} />);
  expect(await screen.findByText('No cities found.')).toBeTruthy();
  api.answer(listActiveCities, { status: 200, body: cities });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Mumbai/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a place is asked for by a press alone, and kept to a hundred metres (restaurants-14)', async () => {
  fakeApi().answer(listActiveCities, { status: 200, body: cities });
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  const choose = vi.fn<() => void>();
  const { user } = render(<CityPicker selectedId={null} onChoose={choose} />);
  await screen.findByRole('button', { name: /Chennai/ });
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  const coords = { latitude: 13.067439, longitude: 80.237617, accuracy: 5 };
  getCurrentPosition.mock.calls[0]?.[0](Object.assign(Object.create(null), { coords }));
  expect(choose).toHaveBeenCalledExactlyOnceWith({ id: 2, name: 'Chennai' });
  expect(localStorage.getItem('place')).toBe(JSON.stringify({ city_id: 2, lat: 13.067, lng: 80.238 }));
});

test('a place belongs to the nearest city within reach, and to none far from all', () => {
  expect(findNearestCity(cities, { lat: 13.0, lng: 77.7 })?.cityname).toBe('Bengaluru');
  expect(findNearestCity(cities, { lat: 28.6, lng: 77.2 })).toBeNull();
});
