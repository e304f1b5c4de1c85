import { endpoints } from '@tawa/contract/all';
import { answerShapeOf } from '@tawa/contract/common/answer-shape';
import { addToCart, listCart } from '@tawa/contract/ordering/cart';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { addFavourite, listFavourites } from '@tawa/contract/catalogue/favourites';
import { login } from '@tawa/contract/accounts/auth';
import { getDish, listDishes } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, listActiveRestaurants } from '@tawa/contract/catalogue/restaurants';
import { getRatings, listReviews } from '@tawa/contract/catalogue/reviews';
import { fitShape, misfit } from '@tawa/contract/common/shape';
import { expect, test, vi } from 'vitest';
import { sampleAnswer } from '#testing/sample-answer.ts';
import { ApiError, call, provideTransport } from './api-client.ts';

const calls = endpoints.filter(({ endpoint }) => endpoint.media === undefined && !endpoint.stream);
const strange = ['', '<!doctype html><h1>It works</h1>', null, [], {}, { message: 'A message' }, [null], [{}], 7, true];
const statuses = [200, 201, 202, 302, 400, 401, 403, 404, 409, 418, 422, 429, 500, 502, 503];

/** What a call makes of an answer: 'failed' for an error of that act, or the declared answer. */
async function made(endpoint: Endpoint, status: number, body: unknown): Promise<unknown> {
  provideTransport(async () => ({ status, body }));
  return call(endpoint).catch((error: unknown) => {
    if (error instanceof ApiError) return 'failed';
    throw error;
  });
}

test('whatever a call answers is what it declares, or an error of that act (failures-1)', async () => {
  const answers = statuses.flatMap((status) => strange.map((body) => ({ status, body })));
  const wrong: string[] = [];
  for (const { name, endpoint } of calls)
    for (const { status, body } of answers) {
      const answer = await made(endpoint, status, body);
      const schema = endpoint.responses[status];
      const isDeclared = schema !== undefined && fitShape(answerShapeOf(schema), body) !== misfit;
      if ((answer === 'failed') === isDeclared) wrong.push(`${name} ${status} ${JSON.stringify(body)}`);
    }
  expect(wrong).toEqual([]);
});

test('what a call declares is answered as it stands', async () => {
  for (const { name, endpoint } of calls) {
    const sample = sampleAnswer(endpoint);
    expect([name, await made(endpoint, sample.status, sample.body)]).toEqual([name, sample]);
  }
});

const dish = {
  menu_id: 4,
  dish_name: 'Dal',
  dish_img: 'uploads/dal.webp',
  category: 'Curries',
  is_veg: 1,
  preparation_time: 20,
  description: '',
  price: 100,
  discounted_price: 90,
  discount: 10,
  num_of_order: 3,
  average_rating: 0,
  rating_count: 0,
  restaurant_id: 1,
  isactive: 1,
};
const kitchen = {
  restaurant_id: 1,
  restaurant_name: 'Dum',
  logo: null,
  cuisine_type: 'Indian',
  description: '',
  restaurant_type: 'both',
  venue_name: 'Indiranagar',
  cityname: 'Bengaluru',
  statename: 'Karnataka',
  full_address: '12 Main Road',
  contact_number: '9876543210',
  opening_time: '11:00',
  closing_time: '23:00',
  Opening_days: 'Daily',
  website: null,
  average_rating: 4.4,
  delivery_time: 30,
};
const listed: readonly [Endpoint, number, unknown][] = [
  [login, 200, { token: 't', userId: 1001, userType: 'user' }],
  [listDishes, 200, [dish]],
  [getDish, 200, dish],
  [listActiveRestaurants, 200, [kitchen]],
  [getRestaurantDetails, 200, kitchen],
  [listActiveCities, 200, [{ city_id: 1, cityname: 'Pune' }]],
  [getRatings, 200, { average_rating: 4.2, ratings: [{ rating: 5, count: 2 }] }],
  [listReviews, 200, { reviews: [] }],
  [listFavourites, 200, [dish]],
  [addFavourite, 200, {}],
  [listCart, 200, [{ menu_id: 4, cart_id: 2, quantity: 1, price: 100, restaurant_id: 1 }]],
  [addToCart, 200, {}],
  [addToCart, 409, { requireConfirmation: true }],
];

test.each(listed)(
  'the fields that the product lists are enough for $path: %# (failures-1)',
  async (endpoint, status, body) => {
    expect(await made(endpoint, status, body)).toMatchObject({ status, body });
  },
);

test('a conflict without the question is a failure with its words (failures-6)', async () => {
  provideTransport(async () => ({ status: 409, body: { message: 'This dish is sold out.' } }));
  const error: unknown = await call(addToCart, { body: { userid: 1001, menu_id: 4, quantity: 1 } }).catch(
    (e: unknown) => e,
  );
  expect(error).toMatchObject({ status: 409, message: 'This dish is sold out.' });
});

test('JSON that cannot be read is an error of the act, not of the line', async () => {
  provideTransport(null);
  const headers = { 'content-type': 'application/json' };
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{"menu_id":', { status: 200, headers }));
  await expect(call(listDishes)).rejects.toBeInstanceOf(ApiError);
});
