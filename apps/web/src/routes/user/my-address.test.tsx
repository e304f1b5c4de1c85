import { addAddress, getMap, listAddresses, type Address } from '@tawa/contract/accounts/addresses';
import { listReach } from '@tawa/contract/ordering/checkout';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import type { Answer } from '@tawa/contract/common/endpoint';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { render } from '../../testing/render.tsx';
import { signIn } from '../../testing/tokens.ts';
import { Screen } from './my-address.tsx';

const address = (address_id: number, change: Partial<Address> = {}): Address => ({
  address_id,
  label: `Place ${address_id}`,
  line1: '14, 3rd Cross',
  line2: '',
  landmark: '',
  city_id: 1,
  cityname: 'Bengaluru',
  pincode: '560038',
  phone: '9845012345',
  lat: 12.97,
  lng: 77.64,
  is_default: address_id === 1,
  ...change,
});

const nowhere: Extract<Answer<typeof listReach>, { status: 200 }>['body'] = { restaurant: null, addresses: [] };

function open(addresses: Address[], reach = nowhere) {
  const api = fakeApi();
  api.answer(listAddresses, { status: 200, body: addresses });
  api.answer(listReach, { status: 200, body: reach });
  api.answer(listActiveCities, {
    status: 200,
    body: [{ city_id: 1, cityname: 'Bengaluru', lat: 12.97, lng: 77.59, restaurant_count: 3 }],
  });
  api.answer(getMap, { status: 200, body: { tiles: null, credit: { text: 'Maps', url: 'https://maps.example' } } });
  signIn('user');
  return { api, ...render(<Screen />) };
}

const stand = (found: { latitude: number; longitude: number } | null) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (told: (place: { coords: unknown }) => void, refused: () => void) =>
        found ? told({ coords: found }) : refused(),
    },
  });
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

test('each address says whether the restaurant of the cart comes there (addresses-2)', async () => {
  open([address(1), address(2, { lat: null, lng: null })], {
    restaurant: { restaurant_id: 7, restaurant_name: 'Dum & Handi' },
    addresses: [
      { address_id: 1, delivers: true },
      { address_id: 2, delivers: false },
    ],
  });
  const [near, far] = await screen.findAllByRole('listitem');
  expect(await within(near ?? document.body).findByText('Dum & Handi delivers here')).toBeTruthy();
  expect(within(far ?? document.body).getByText('Dum & Handi does not deliver here')).toBeTruthy();
  expect(within(far ?? document.body).getByText('No pin on the map yet')).toBeTruthy();
});

test('with an empty cart nothing is said of any restaurant', async () => {
  open([address(1)]);
  expect(await screen.findByText('Place 1')).toBeTruthy();
  expect(screen.queryByText(/deliver/)).toBeNull();
});

async function fillNew(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('dialog'));
  const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  await form.findByLabelText('House and street');
  fill('House and street', '7, Temple Road');
  fill('City', '1');
  fill('Pin code', '560003');
  fill('Phone', '9845012345');
  return form;
}
const sentPlace = ({ api }: ReturnType<typeof open>) =>
  api.calls.find(({ endpoint }) => endpoint === 'POST /addresses')?.parts.body;

test('where the device is becomes the point that is saved (addresses-3)', async () => {
  stand({ latitude: 12.9351, longitude: 77.6244 });
  const page = open([]);
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const form = await fillNew(page.user);
  expect(await form.findByRole('application', { name: /^Map/ })).toBeTruthy();
  expect(form.getByText('Map unavailable. You can still set the pin.')).toBeTruthy();
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  await form.findByRole('button', { name: 'Remove pin' });
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(sentPlace(page)).toMatchObject({ lat: 12.9351, lng: 77.6244 }));
});

test('a device that does not say where it is, and a map that cannot be read, leave the address without a point (addresses-3)', async () => {
  stand(null);
  const page = open([]);
  page.api.refuse(getMap, refusal('internal', ''));
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const form = await fillNew(page.user);
  expect(await form.findByText('Map unavailable. You can still save the address.')).toBeTruthy();
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  expect(await form.findByText('We couldn’t find your location. Move the map instead.')).toBeTruthy();
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(sentPlace(page)).toMatchObject({ lat: null, lng: null }));
});

test('a chosen point can be taken away again', async () => {
  stand({ latitude: 12.9351, longitude: 77.6244 });
  const page = open([]);
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const form = await fillNew(page.user);
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  await page.user.click(await form.findByRole('button', { name: 'Remove pin' }));
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(sentPlace(page)).toMatchObject({ lat: null, lng: null }));
});

test('ten addresses are all that are kept', async () => {
  open(Array.from({ length: 10 }, (_each, index) => address(index + 1)));
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Add an address' })).toHaveProperty(
    'disabled',
    true,
  );
});
