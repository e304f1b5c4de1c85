import { getMap } from '@tawa/contract/accounts/addresses';
import { listChefs } from '@tawa/contract/catalogue/chefs';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, queryClient } from '#lib/api/query-client.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { restaurantDetails } from '#testing/restaurant.ts';
import { AddressAndHours, Chefs } from './restaurant-facts.tsx';

const chef = {
  chef_id: 1,
  chef_name: 'Farida Begum',
  chef_image: 'uploads/chefs/default.png',
  designation: 'Head chef',
  description: 'Biryani since 1994.',
};

afterEach(() => act(() => onlineManager.setOnline(true)));

test('chefs stand with name, designation and words; a failure says so and can be tried again (restaurants-8)', async () => {
  const api = fakeApi();
  api.refuse(listChefs, refusal('internal', 'no'));
  const { user } = render(<Chefs restaurantId={1} />);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch chefs. Please try again later.');
  api.answer(listChefs, { status: 200, body: [chef] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Farida Begum')).toBeTruthy();
  expect(screen.getByText('Head chef')).toBeTruthy();
  expect(screen.getByText('Biryani since 1994.')).toBeTruthy();
});

test('a page that was opened without a line says so at once and goes on by itself when the line is back (offline-4)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  queryClient();
  expect(onlineManager.isOnline()).toBe(false);
  const api = fakeApi();
  render(<Chefs restaurantId={1} />);
  expect((await screen.findByRole('alert')).textContent).toContain('You’re offline.');
  expect(api.calls).toHaveLength(1);
  api.answer(listChefs, { status: 200, body: [chef] });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Farida Begum')).toBeTruthy();
});

test('what was kept is read without a line', async () => {
  onlineManager.setOnline(false);
  fakeApi().answer(listChefs, { status: 200, body: [chef] });
  render(<Chefs restaurantId={1} />);
  expect(await screen.findByText('Farida Begum')).toBeTruthy();
});

test('a write without a line fails at once and is not sent later, when nobody expects it (offline-4)', async () => {
  onlineManager.setOnline(false);
  const send = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no line'));
  const failed = createQueryClient().getMutationCache().build(createQueryClient(), { mutationFn: send });
  await expect(failed.execute(undefined)).rejects.toThrow('no line');
  expect(send).toHaveBeenCalledTimes(1);
});

vi.mock('#ui/map/place-map.tsx', () => ({
  PlaceMap: ({ label, at }: { label: string; at: { lat: number; lng: number } }) => (
    <p>{`${label} ${at.lat} ${at.lng}`}</p>
  ),
}));

test('the week’s hours mark today, and the place can be found on a map (restaurants-8)', async () => {
  // A Wednesday in Bengaluru, and still a Tuesday further west.
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-03T20:00:00Z'));
  const shifts = [{ opens: '11:00', closes: '23:00' }];
  const hours = ['Tue', 'Wed'].map((day) => ({ day, hours: '11:00 am – 11:00 pm', shifts }));
  const api = fakeApi();
  const { user } = render(
    <AddressAndHours restaurant={restaurantDetails({ hours, fssai_number: '11225333000417' })} />,
  );
  const today = (await screen.findByText('Today')).closest('div');
  expect(today && within(today).getByRole('term').textContent).toBe('WedToday');
  expect(screen.getByRole('link', { name: 'Open in OpenStreetMap' }).getAttribute('href')).toContain(
    'mlat=12.9&mlon=77.6',
  );
  expect(api.calls).toEqual([]);
  api.answer(getMap, { status: 200, body: { tiles: null, credit: { text: '', url: '' } } });
  await user.click(screen.getByRole('button', { name: 'Show on the map', expanded: false }));
  expect(await screen.findByText('Map: Dum & Handi 12.9 77.6')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Hide the map', expanded: true }));
  expect(screen.queryByText(/^Map:/)).toBeNull();
  expect(screen.getByText('FSSAI licence 11225333000417')).toBeTruthy();
});
