import { addAddress, getMap, listAddresses, type Address } from '@tawa/contract/accounts/addresses';
import { askReach, listReach } from '@tawa/contract/ordering/checkout';
import { listActiveCities, listAreas } from '@tawa/contract/catalogue/cities';
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

function open(addresses: Address[], reach: typeof nowhere | null = nowhere) {
  const api = fakeApi();
  api.answer(listAddresses, { status: 200, body: addresses });
  if (reach) api.answer(listReach, { status: 200, body: reach });
  else api.refuse(listReach, refusal('internal', 'Something went wrong.'));
  api.answer(listActiveCities, {
    status: 200,
    body: [{ city_id: 1, cityname: 'Bengaluru', lat: 12.97, lng: 77.59, restaurant_count: 3 }],
  });
  api.answer(listAreas, {
    status: 200,
    body: [
      { name: 'Indiranagar', pincode: '560038', lat: 12.9719, lng: 77.6412 },
      { name: 'Koramangala', pincode: '560034', lat: 12.9352, lng: 77.6245 },
    ],
  });
  api.answer(askReach, { status: 200, body: { delivers: true } });
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
  // It is there with the address: a line that came later would push down what stands under it (first-page-6).
  expect(within(near ?? document.body).getByText('Dum & Handi delivers here')).toBeTruthy();
  expect(within(far ?? document.body).getByText('Dum & Handi does not deliver here')).toBeTruthy();
  expect(within(far ?? document.body).getByText('No pin on the map yet')).toBeTruthy();
});

test('the addresses are there, too, where nobody can say who comes to them', async () => {
  open([address(1)], null);
  expect(await screen.findByText('Place 1')).toBeTruthy();
});

test('with an empty cart nothing is said of any restaurant', async () => {
  open([address(1)]);
  expect(await screen.findByText('Place 1')).toBeTruthy();
  expect(screen.queryByText(/deliver/)).toBeNull();
});

async function openNew(user: ReturnType<typeof open>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('dialog'));
  const fill = (label: string, value: string) => fireEvent.change(form.getByLabelText(label), { target: { value } });
  await form.findByLabelText('House and street');
  return { form, fill };
}
async function fillNew(user: ReturnType<typeof open>['user']) {
  const { form, fill } = await openNew(user);
  fill('House and street', '7, Temple Road');
  fill('City', '1');
  fill('Area or PIN code', '560003');
  fill('Phone', '9845012345');
  return form;
}
const sentPlace = ({ api }: ReturnType<typeof open>) =>
  api.calls.find(({ endpoint }) => endpoint === 'POST /addresses')?.parts.body;

test('where the device is becomes the point that is saved, and fills in the city, the area and its pin code (addresses-4)', async () => {
  stand({ latitude: 12.9351, longitude: 77.6244 });
  const page = open([]);
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const { form, fill } = await openNew(page.user);
  expect(form.queryByRole('application')).toBeNull();
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  expect(await form.findByText('Koramangala')).toBeTruthy();
  expect(form.getByText('Bengaluru 560034')).toBeTruthy();
  expect(await form.findByText('We deliver here')).toBeTruthy();
  expect(form.queryByLabelText('City')).toBeNull();
  fill('House and street', '7, Temple Road');
  fill('Phone', '9845012345');
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() =>
    expect(sentPlace(page)).toMatchObject({
      lat: 12.9351,
      lng: 77.6244,
      city_id: 1,
      line2: 'Koramangala',
      pincode: '560034',
      label: 'Home',
    }),
  );
});

test('an area that was typed stays when the pin says another, and a pin far from every restaurant fills in nothing (addresses-4)', async () => {
  stand({ latitude: 12.9351, longitude: 77.6244 });
  const page = open([]);
  const form = await fillNew(page.user);
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  await form.findByRole('button', { name: 'Remove pin' });
  expect(form.getByLabelText('Area or PIN code')).toHaveProperty('value', '560003');
  stand({ latitude: 13.2, longitude: 77.4 });
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  expect(form.getByLabelText('Area or PIN code')).toHaveProperty('value', '560003');
});

test('outside of every area of delivery the address is not saved, and the reason is said (addresses-4)', async () => {
  const page = open([]);
  page.api.answer(askReach, { status: 200, body: { delivers: false } });
  const form = await fillNew(page.user);
  expect(await form.findByText('We do not deliver here yet')).toBeTruthy();
  const save = form.getByRole('button', { name: 'Save address' });
  expect(save).toHaveProperty('disabled', true);
  expect(document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'We do not deliver here yet. Move the pin or choose another area.',
  );
});

test('areas are suggested by name and by pin code, and a key takes one (addresses-4)', async () => {
  const page = open([]);
  const { form, fill } = await openNew(page.user);
  fill('City', '1');
  const field = form.getByLabelText('Area or PIN code');
  await page.user.type(field, 'kora');
  expect(await form.findByRole('option', { name: 'Koramangala 560034' })).toBeTruthy();
  await page.user.keyboard('{ArrowDown}{Enter}');
  expect(form.getByText('Bengaluru 560034')).toBeTruthy();
  await page.user.click(form.getByRole('button', { name: 'Change area and PIN code' }));
  expect(form.getByLabelText('Area or PIN code')).toHaveProperty('value', '560034');
  await page.user.clear(form.getByLabelText('Area or PIN code'));
  await page.user.type(form.getByLabelText('Area or PIN code'), '5600');
  expect(within(form.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
  await page.user.click(form.getByRole('option', { name: 'Indiranagar 560038' }));
  expect(form.getByText('Indiranagar')).toBeTruthy();
});

test('a device that does not say where it is, and a map that cannot be read, leave plain fields (addresses-3)', async () => {
  stand(null);
  const page = open([]);
  page.api.refuse(getMap, refusal('internal', ''));
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const form = await fillNew(page.user);
  expect(await form.findByText('Map unavailable')).toBeTruthy();
  expect(form.queryByRole('application')).toBeNull();
  await page.user.click(form.getByRole('button', { name: 'Use my location' }));
  expect(await form.findByText('We couldn’t find your location. Choose your area instead.')).toBeTruthy();
  page.api.answer(getMap, {
    status: 200,
    body: { tiles: null, credit: { text: 'Maps', url: 'https://maps.example' } },
  });
  await page.user.click(form.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(form.queryByText('Map unavailable')).toBeNull());
  expect(form.getByLabelText('House and street')).toHaveProperty('value', '7, Temple Road');
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

test('an address is called Home, Work or by a name of one’s own', async () => {
  const page = open([]);
  page.api.answer(addAddress, { status: 201, body: address(3) });
  const form = await fillNew(page.user);
  expect(form.getByRole('button', { name: 'Home' }).getAttribute('aria-pressed')).toBe('true');
  await page.user.click(form.getByRole('button', { name: 'Other' }));
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  expect(await form.findByText('Give the address a name')).toBeTruthy();
  await page.user.type(form.getByLabelText('Name of this address'), 'Grandmother');
  await page.user.click(form.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(sentPlace(page)).toMatchObject({ label: 'Grandmother' }));
});

test('ten addresses are all that are kept', async () => {
  open(Array.from({ length: 10 }, (_each, index) => address(index + 1)));
  expect(await screen.findByRole<HTMLButtonElement>('button', { name: 'Add an address' })).toHaveProperty(
    'disabled',
    true,
  );
});
