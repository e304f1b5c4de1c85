import { getMap } from '@tawa/contract/accounts/addresses';
import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.settings';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCopies, readSound } from '#lib/kitchen-device.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { drainToasts } from '#ui/toast/toast.ts';
import { Screen } from './profile-settings.tsx';

vi.setConfig({ testTimeout: 20_000 });

const settings: contract.KitchenSettings = {
  time_zone: 'Asia/Kolkata',
  week: [{ weekday: 1, opens: '11:00', closes: '23:00' }],
  special: [],
  auto_accept: false,
  prep_minutes: 20,
  last_order_minutes: 20,
  min_order: 99,
  packaging_fee: 10,
  offers_delivery: true,
  offers_pickup: true,
  slot_minutes: 30,
  slot_capacity_minutes: null,
  delivery_radius_m: 4500,
  delivery_pincodes: null,
  travel_minutes: 15,
  delivery_fee: 29,
  free_delivery_from: null,
  bell: 'chime',
  printer_mm: 80,
  lat: null,
  lng: null,
};

function open(part: string) {
  const api = fakeApi();
  const kept = { ...settings };
  api.answer(contract.getKitchenSettings, () => answer(200, kept));
  api.answer(getMap, { status: 200, body: { tiles: null, credit: { text: 'Maps', url: 'https://maps.example' } } });
  signIn('restaurant');
  const said: string[] = [];
  const stop = drainToasts(({ text }) => said.push(text));
  const sent = (endpoint: { method: string; path: string }) =>
    api.calls.filter((call) => call.endpoint === `${endpoint.method} ${endpoint.path}`).map(({ parts }) => parts.body);
  const path = '/restaurant-profile-settings';
  const routes = [
    { path, Component: Screen },
    { path: '*', Component: () => <p>elsewhere</p> },
  ];
  return { api, kept, said, stop, sent, ...renderRoutes(routes, `${path}?part=${part}`) };
}

const saved = answer(200, { message: 'Saved.' });
const field = (name: string | RegExp) => screen.findByRole('spinbutton', { name });
const press = (name: string) => screen.getByRole('button', { name });

test('what the server refuses of taking orders stands at its field, and what is saved is said (restaurants-31)', async () => {
  const { api, user, said, stop, sent } = open('orders');
  api.refuse(contract.saveTaking, refusal('invalid', 'No.', { min_order: 'Below the packaging.' }));
  const minimum = await field('Minimum order');
  await user.clear(minimum);
  await user.type(minimum, '149.5');
  await user.click(press('Save'));
  expect(await screen.findByText('Below the packaging.')).toBeTruthy();
  expect(document.activeElement).toBe(minimum);
  expect(said).toEqual([]);
  api.answer(contract.saveTaking, saved);
  await user.click(press('Save'));
  await waitFor(() => expect(said).toEqual(['Taking orders saved']));
  expect(sent(contract.saveTaking).at(-1)).toMatchObject({ min_order: 149.5, prep_minutes: 20, offers_pickup: true });
  expect(press('Save')).toHaveProperty('disabled', true);
  stop();
});

test('a preparation of no time is refused before it is sent', async () => {
  const { user, sent, stop } = open('orders');
  const prep = await field('Usual preparation time');
  await user.clear(prep);
  await user.type(prep, '2');
  await user.click(press('Save'));
  expect(await screen.findByText('5 at least')).toBeTruthy();
  expect(sent(contract.saveTaking)).toEqual([]);
  stop();
});

test('pin codes are pasted many at once, wrong words stay to be mended, and the radius goes with them', async () => {
  const { api, user, said, sent, stop } = open('delivery');
  api.answer(contract.saveArea, saved);
  await user.click(await screen.findByRole('radio', { name: 'Pin codes' }));
  await user.click(press('Save'));
  expect(await screen.findByText('Name a pin code')).toBeTruthy();
  await user.type(screen.getByRole('textbox', { name: 'Add pin codes' }), '560038, 560001 12345{Enter}');
  expect(screen.getByText('Not a pin code: 12345')).toBeTruthy();
  await user.clear(screen.getByRole('textbox', { name: 'Add pin codes' }));
  await user.click(press('Save'));
  await waitFor(() => expect(said).toEqual(['Delivery saved']));
  expect(sent(contract.saveArea)).toEqual([
    {
      delivery_radius_m: null,
      delivery_pincodes: ['560001', '560038'],
      travel_minutes: 15,
      delivery_fee: 29,
      free_delivery_from: null,
    },
  ]);
  stop();
});

test('a fee beyond its bound and a radius that is too small are said at their fields (restaurants-31)', async () => {
  const { user, sent, stop } = open('delivery');
  const radius = await field('Radius around the kitchen');
  await user.clear(radius);
  await user.type(radius, '0.2');
  const fee = await field('Delivery fee');
  await user.clear(fee);
  await user.type(fee, '900');
  await user.click(press('Save'));
  expect(await screen.findByText('500 m at least')).toBeTruthy();
  expect(screen.getByText('At most ₹500')).toBeTruthy();
  expect(sent(contract.saveArea)).toEqual([]);
  stop();
});

test('another part is left for only after a question while something is not saved (restaurants-31)', async () => {
  const { user, stop } = open('orders');
  const minimum = await field('Minimum order');
  await user.type(minimum, '9');
  await user.click(screen.getByRole('link', { name: 'Delivery' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await field('Minimum order')).toHaveProperty('value', '999');
  await user.click(screen.getByRole('link', { name: 'Delivery' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await field('Delivery fee')).toBeTruthy();
  stop();
});

test('a sound is chosen for the kitchen; whether this device rings and how many copies it prints stays on it', async () => {
  const { api, kept, user, said, sent, stop } = open('device');
  api.answer(contract.saveAlerts, ({ body }) => {
    Object.assign(kept, body);
    return saved;
  });
  await user.click(await screen.findByRole('radio', { name: /Loud kitchen/ }));
  await waitFor(() => expect(said).toEqual(['Sound saved']));
  expect(sent(contract.saveAlerts)).toEqual([{ bell: 'kitchen', printer_mm: 80 }]);
  expect(screen.getByRole('radio', { name: /Loud kitchen/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('switch', { name: 'Ring on this device' }));
  await user.click(screen.getByRole('radio', { name: '2' }));
  expect(readSound()).toBe(false);
  expect(readCopies()).toBe(2);
  stop();
});
