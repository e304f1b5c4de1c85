import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { expect, test } from 'vitest';
import { createQueryClient } from '#lib/api/query-client.ts';
import { listDishesOfRestaurant } from '@tawa/contract/catalogue/menu';
import { restaurantDetails } from '#testing/restaurant.ts';
import { fakeApi } from '#testing/fake-api.ts';
import { load } from './restaurant-details.tsx';

const loadAt = (address: string) => {
  const api = fakeApi();
  api.answer(getRestaurantDetails, { status: 200, body: restaurantDetails() });
  api.answer(listDishesOfRestaurant, { status: 200, body: [] });
  const params = { restaurantName: address.split('/')[2], restaurantId: '1' };
  return load({ client: createQueryClient(), params, url: new URL(address, 'https://tawa.example') });
};

test('a restaurant under another name is at its own address for good (crawlers-4)', async () => {
  const answered: unknown = await loadAt('/restaurantdetails/old-name/1?from=mail').catch((thrown: unknown) => thrown);
  if (!(answered instanceof Response)) throw new Error('Nobody was sent on');
  expect(answered.status).toBe(301);
  expect(answered.headers.get('location')).toBe('/restaurantdetails/Dum-Handi/1?from=mail');
});

test('its own name opens it', async () => {
  await expect(loadAt('/restaurantdetails/Dum-Handi/1')).resolves.toBeUndefined();
});
