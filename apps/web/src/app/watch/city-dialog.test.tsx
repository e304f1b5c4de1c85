import { listAddresses } from '@tawa/contract/accounts/addresses';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { tabTo } from '#testing/keys.ts';
import { render } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { useCityPicker } from '#lib/place/city-picker.ts';
import { CityDialog } from './city-dialog.tsx';
import { CityOfCustomer } from './city-of-customer.tsx';

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

const home = {
  address_id: 1,
  label: 'Home',
  line1: '14, 3rd Cross',
  line2: '',
  landmark: '',
  pincode: '560038',
  lat: 12.97,
  lng: 77.64,
  phone: '',
  is_default: true,
};

test('the city of a customer’s own address is taken, and the question stays away (cities-5)', async () => {
  signIn('user');
  const addresses = [
    { ...home, address_id: 2, is_default: false, city_id: 2, cityname: 'Chennai' },
    { ...home, city_id: 1, cityname: 'Bengaluru' },
  ];
  fakeApi().answer(listAddresses, { status: 200, body: addresses });
  render(<CityOfCustomer userid={7} />);
  await waitFor(() => expect(localStorage.getItem('selectedCity')).toBe(JSON.stringify({ id: 1, name: 'Bengaluru' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a customer without an address is asked (cities-5)', async () => {
  signIn('user');
  const api = fakeApi();
  api.answer(listAddresses, { status: 200, body: [] });
  api.answer(listActiveCities, { status: 200, body: [city(1, 'Bengaluru')] });
  render(<CityOfCustomer userid={7} />);
  expect(await screen.findByRole('button', { name: /Bengaluru/ })).toBeTruthy();
});
