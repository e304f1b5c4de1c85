import {
  decideFeedback,
  listFeedback,
  listKitchenReviews,
  replyToReview,
} from '@tawa/contract/catalogue/reviews.office';
import {
  getOwnFeedback,
  getRatings,
  giveOrderFeedback,
  listReviews,
  rateRestaurant,
  reportReview,
  reviewRestaurant,
} from '@tawa/contract/catalogue/reviews';
import { changeSetting } from '@tawa/contract/content/settings';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let id: number;
let owner: TestUser;
let guest: TestUser;
let caller: TestCaller;
let kitchen: TestCaller;
let office: TestCaller;
let colleague: TestCaller;

beforeAll(async () => {
  world = await startTestApp({ isDemo: true });
  [office, colleague] = [
    world.as(await world.addUser({ role: 'admin' })),
    world.as(await world.addUser({ role: 'admin' })),
  ];
});
afterAll(() => world.close());
beforeEach(async () => {
  owner = await world.addUser({ role: 'restaurant' });
  guest = await world.addUser({ name: 'Asha Devi Rao' });
  id = await addRestaurant(world.deps, { owner_id: owner.userId });
  [caller, kitchen] = [world.as(guest), world.as(owner)];
});

const own = (user = guest) => ({ id, userId: user.userId });
const rate = (rating: number, user = guest) =>
  world.as(user).call(rateRestaurant, { params: own(user), body: { rating } });
const write = async (review: string) =>
  (await caller.ok(reviewRestaurant, { params: own(), body: { review } })).review_id;
const ratings = () => world.guest.ok(getRatings, { params: { id } });
const visible = async () => (await world.guest.ok(listReviews, { params: { id } })).reviews;
const place = () => ({ restaurant_id: id, user_id: guest.userId });
const byNumber = (a: number, b: number) => a - b;

test('a second rating takes the place of the first, and the average and bars follow at once (reviews-1)', async () => {
  await rate(2);
  expect(await ratings()).toMatchObject({ average_rating: 2 });
  await rate(5);
  expect(await ratings()).toMatchObject({ average_rating: 5, ratings: [{ count: 1 }, {}, {}, { count: 0 }, {}] });
});

test('ratings of many at once are all counted, and two of one person count once (reviews-1)', async () => {
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => world.addUser()));
  await Promise.all([...people.map((person) => rate(4, person)), rate(1), rate(1), rate(1)]);
  expect((await ratings()).ratings).toMatchObject([{}, { count: 6 }, {}, {}, { count: 1 }]);
});

test.each([0, 6, 3.5, -1])('%d stars are refused', async (rating) => {
  expect((await rate(rating)).status).toBe(400);
});

test('nobody rates in another account’s name, as a guest, as a restaurant, or a restaurant that is not there', async () => {
  const [stranger, body] = [await world.addUser(), { rating: 5 }];
  expect((await world.as(stranger).call(rateRestaurant, { params: own(), body })).status).toBe(403);
  expect((await world.guest.call(rateRestaurant, { params: own(), body })).status).toBe(401);
  expect((await kitchen.call(rateRestaurant, { params: own(owner), body })).status).toBe(403);
  const nowhere = { ...own(), id: 2_000_000_000 };
  expect((await caller.call(rateRestaurant, { params: nowhere, body })).status).toBe(404);
  expect((await ratings()).average_rating).toBe(0);
});

test('a review is one for each person, can be changed, and is marked only after a delivered order there (reviews-1, reviews-2)', async () => {
  await write('It was fine.');
  await write('It was very good.');
  expect(await visible()).toMatchObject([{ review: 'It was very good.', verified_order: false, author: 'Asha R.' }]);
});

test('with the setting on, only those who were served may rate (reviews-2)', async () => {
  const set = async (value: string) => {
    world.clock.advance(1000);
    await office.ok(changeSetting, { body: { key: 'reviews_from', value, reason: 'Strangers rated' } });
  };
  await set('served');
  const refused = await rate(5);
  await set('everyone');
  expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('your first order') } });
});

test('what is hidden is nowhere, its author is told why, and it comes back (reviews-4)', async () => {
  await rate(1);
  const review_id = await write('Terrible.');
  await kitchen.ok(reportReview, { params: { review_id }, body: { reason: 'untrue' } });
  const hide = { decision: 'hide', reason: 'It names private details.' } as const;
  await office.ok(decideFeedback, { params: place(), body: hide });
  expect(await visible()).toEqual([]);
  expect(await ratings()).toMatchObject({ average_rating: 0 });
  expect(await caller.ok(getOwnFeedback, { params: own() })).toMatchObject({ rating: 1, hidden_reason: hide.reason });
  expect(
    (await office.ok(listFeedback, { query: { tab: 'reported' } })).rows.map((each) => each.review_id),
  ).not.toContain(review_id);
  await rate(2);
  await write('Still terrible.');
  expect(await visible()).toEqual([]);
  await office.ok(decideFeedback, { params: place(), body: { decision: 'publish' } });
  expect(await visible()).toMatchObject([{ review: 'Still terrible.', rating: 2 }]);
  expect(await caller.ok(getOwnFeedback, { params: own() })).toMatchObject({ hidden_reason: null });
});

test('hiding asks for a reason, and of two who decide at once one does (reviews-4)', async () => {
  await rate(1);
  await write('Terrible.');
  expect((await office.call(decideFeedback, { params: place(), body: { decision: 'hide' } })).status).toBe(400);
  const body = { decision: 'hide', reason: 'Against the rules.' } as const;
  const answers = await Promise.all(
    [office, colleague].map((one) => one.call(decideFeedback, { params: place(), body })),
  );
  expect(answers.map(({ status }) => status).sort(byNumber)).toEqual([200, 409]);
  expect((await ratings()).average_rating).toBe(0);
  const nobody = { ...place(), user_id: 2_000_000_000 };
  expect((await office.call(decideFeedback, { params: nobody, body })).status).toBe(404);
});

test('a restaurant replies once, changes what it has seen, and answers none but its own (reviews-5)', async () => {
  const review_id = await write('Too salty.');
  const say = (reply: string, was: string | null = null) =>
    kitchen.call(replyToReview, { params: { review_id }, body: { reply, was } });
  const first = await Promise.all([say('Sorry.'), say('We apologise.')]);
  expect(first.map(({ status }) => status).sort(byNumber)).toEqual([200, 409]);
  const [shown] = await visible();
  expect((await say('Less salt from today.', shown?.reply ?? null)).status).toBe(200);
  expect(await visible()).toMatchObject([{ reply: 'Less salt from today.', replied_on: expect.any(String) }]);
  const rival = await world.addUser({ role: 'restaurant' });
  await addRestaurant(world.deps, { owner_id: rival.userId });
  const theirs = { params: { review_id }, body: { reply: 'Ha.', was: 'Less salt from today.' } };
  expect((await world.as(rival).call(replyToReview, theirs)).status).toBe(404);
  expect(await kitchen.ok(listKitchenReviews, { query: { tab: 'unanswered' } })).toMatchObject({
    reviews: [],
    counts: { all: 1, unanswered: 0 },
  });
});

test('a report is one for each person; what is not there cannot be reported', async () => {
  const review_id = await write('Too salty.');
  const wish = { params: { review_id }, body: { reason: 'spam', note: 'Everywhere the same.' } } as const;
  await Promise.all([kitchen.ok(reportReview, wish), kitchen.ok(reportReview, wish)]);
  const { rows } = await office.ok(listFeedback, { query: { tab: 'reported', search: 'too salty' } });
  expect(rows).toMatchObject([{ review_id, reports: [{ reason: 'spam', by: 'restaurant' }] }]);
  expect((await kitchen.call(reportReview, { ...wish, params: { review_id: 2_000_000_000 } })).status).toBe(404);
  await office.ok(decideFeedback, { params: place(), body: { decision: 'keep' } });
  expect((await office.call(decideFeedback, { params: place(), body: { decision: 'keep' } })).status).toBe(409);
  expect(await visible()).toHaveLength(1);
});

const listedAs = async (query: { search: string; tab?: 'reported' | 'hidden'; sort?: string }) =>
  (await office.ok(listFeedback, { query })).rows.map(({ rating, review }) => ({ rating, review }));

test('the office reads stars and words as one row, whichever of them there is, and the file has the same rows (reviews-7)', async () => {
  const [starred, other] = [
    await world.addUser({ name: 'Starred Guest' }),
    await world.addUser({ name: 'Other Guest' }),
  ];
  await rate(4, starred);
  world.clock.advance(1000);
  await rate(2);
  await write('=SUM(A1) was on the bill.');
  world.clock.advance(1000);
  const there = { id, userId: other.userId };
  await world.as(other).ok(reviewRestaurant, { params: there, body: { review: 'Only words.' } });
  const { restaurant_name: search } = await world.db
    .selectFrom('restaurants')
    .select('restaurant_name')
    .where('restaurant_id', '=', id)
    .executeTakeFirstOrThrow();
  const words = { rating: 2, review: '=SUM(A1) was on the bill.' };
  const three = [{ rating: null, review: 'Only words.' }, words, { rating: 4, review: null }];
  expect(await listedAs({ search })).toEqual(three);
  expect(await listedAs({ search, sort: 'created_on' })).toEqual(three.toReversed());
  await office.ok(decideFeedback, { params: place(), body: { decision: 'hide', reason: 'Not about the food' } });
  expect(await listedAs({ search, tab: 'hidden' })).toEqual([words]);
  const reply = await world.app.inject({
    url: `/api/admin/feedback/csv?tab=hidden&search=${encodeURIComponent(search)}`,
    headers: { authorization: `Bearer ${await world.tokenOf(await world.addUser({ role: 'admin' }))}` },
  });
  expect(reply.headers['content-type']).toContain('text/csv');
  const [head, row, rest] = reply.body.trim().split('\n');
  expect(head).toContain('restaurant_name,user_id,name,rating');
  expect(row).toContain('Asha Devi Rao,2,');
  expect(row).toContain("'=SUM(A1)");
  expect(row).toContain('Not about the food');
  expect(rest).toBeUndefined();
});

async function findOrders() {
  const orders = await world.db
    .selectFrom('orders')
    .select(['order_id', 'order_number', 'user_id', 'restaurant_id', 'status'])
    .orderBy('order_id')
    .execute();
  const served = orders.find(({ status }) => status === 'delivered');
  const rejected = orders.find(({ status }) => status === 'rejected' || status === 'cancelled');
  if (!served || !rejected) throw new Error('The demo has no such orders.');
  return { served, rejected };
}

test('a delivered order is rated with words in one go; any other is not found (reviews-3)', async () => {
  const { served, rejected } = await findOrders();
  const customer = world.as({ userId: served.user_id, role: 'user' });
  const params = { order_number: served.order_number };
  const body = { rating: 4, review: 'Well done.' };
  expect(await customer.ok(giveOrderFeedback, { params, body })).toMatchObject(body);
  expect(await customer.ok(giveOrderFeedback, { params, body: { rating: 4 } })).toMatchObject(body);
  const others = world.as({ userId: rejected.user_id, role: 'user' });
  const theirs = { params: { order_number: rejected.order_number }, body: { rating: 4 } };
  expect((await others.call(giveOrderFeedback, theirs)).status).toBe(404);
  expect((await caller.call(giveOrderFeedback, { params, body: { rating: 1 } })).status).toBe(404);
  const marked = await world.guest.ok(listReviews, { params: { id: served.restaurant_id } });
  expect(marked.reviews).toContainEqual(expect.objectContaining({ review: 'Well done.', verified_order: true }));
});

test('one address and a new account have only so many ratings in a while (reviews-6)', async () => {
  const strict = await startTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const place = await addRestaurant(strict.deps);
  const newcomer = await strict.addUser();
  const params = { id: place, userId: newcomer.userId };
  const send = async (rating: number) =>
    (await strict.as(newcomer).call(rateRestaurant, { params, body: { rating } })).status;
  const statuses = [];
  for (let count = 0; count < 7; count++) statuses.push(await send(1 + (count % 5)));
  await strict.close();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
