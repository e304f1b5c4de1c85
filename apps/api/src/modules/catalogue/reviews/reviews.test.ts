import { getRatingByUser, getRatings, listReviews } from '@tawa/contract/catalogue/reviews';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { addRestaurant, type TestUser } from '#testing/factories.ts';

let world: TestApp;
let id: number;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  id = await addRestaurant(world.deps);
});

const addReview = ({ userId }: TestUser, change: object = {}) =>
  world.db
    .insertInto('reviews')
    .values({ restaurant_id: id, user_id: userId, review: 'Good food.', ...change })
    .execute();
const rate = ({ userId }: TestUser, rating: number, visible = true) =>
  world.db.insertInto('ratings').values({ restaurant_id: id, user_id: userId, rating, visible }).execute();
const reviews = async () => (await world.guest.ok(listReviews, { params: { id } })).reviews;

test('a restaurant that nobody rated has no average and five empty counts', async () => {
  expect(await world.guest.ok(getRatings, { params: { id } })).toEqual({
    average_rating: 0,
    ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })),
  });
});

test('the average weighs every count and has one decimal', async () => {
  await world.db.insertInto('rating_summaries').values({ restaurant_id: id, ratings_5: 2, ratings_2: 1 }).execute();
  expect(await world.guest.ok(getRatings, { params: { id } })).toMatchObject({
    average_rating: 4,
    ratings: [{ count: 2 }, { count: 0 }, { count: 0 }, { count: 1 }, { count: 0 }],
  });
});

test('a review names its author by first name and initial, and nothing else of theirs', async () => {
  const author = await world.addUser({ name: 'Ananya Devi Rao' });
  await addReview(author);
  await rate(author, 4);
  const [only] = await reviews();
  expect(only).toMatchObject({ author: 'Ananya R.', rating: 4, review: 'Good food.' });
  expect(JSON.stringify(only)).not.toMatch(/@|Devi|Rao|user_id/);
});

test('a hidden review is nowhere and a hidden rating is not shown beside its review', async () => {
  const [hidden, rated] = [await world.addUser(), await world.addUser({ name: 'Kabir' })];
  await addReview(hidden, { visible: false });
  await addReview(rated);
  await rate(rated, 1, false);
  expect(await reviews()).toMatchObject([{ author: 'Kabir', rating: null }]);
});

test('reviews stand newest first, 100 at most', async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
  for (let minute = 0; minute < 103; minute++)
    await addReview(await world.addUser(), { review: `Visit ${minute}`, created_on: at(minute) });
  const texts = (await reviews()).map((review) => review.review);
  expect(texts).toEqual(Array.from({ length: 100 }, (_, index) => `Visit ${102 - index}`));
});

test('older reviews are read on from the last one shown: none twice, none left out, whatever is written meanwhile (reviews-8)', async () => {
  const at = new Date(Date.UTC(2026, 0, 1));
  for (let number = 1; number <= 5; number++)
    await addReview(await world.addUser(), { review: `Visit ${number}`, created_on: at, visible: number !== 2 });
  const read = (query: { before?: number; limit: number }) => world.guest.ok(listReviews, { params: { id }, query });
  const textsOf = (page: Awaited<ReturnType<typeof read>>) => page.reviews.map(({ review }) => review);

  const first = await read({ limit: 2 });
  expect(textsOf(first)).toEqual(['Visit 5', 'Visit 4']);
  await addReview(await world.addUser(), { review: 'A new one' });
  const second = await read({ limit: 2, before: first.next ?? 0 });
  expect(textsOf(second)).toEqual(['Visit 3', 'Visit 1']);
  expect(second.next).toBeNull();
});

test('a review of another restaurant is no place to read on from', async () => {
  const other = id;
  await addReview(await world.addUser());
  const [its] = await reviews();
  id = await addRestaurant(world.deps);
  await addReview(await world.addUser());
  expect(await world.guest.ok(listReviews, { params: { id }, query: { before: its?.review_id ?? 0 } })).toEqual({
    reviews: [],
    next: null,
  });
  expect(other).not.toBe(id);
});

test.each([{ limit: 0 }, { limit: 101 }])('%j is refused', async (query) => {
  expect((await world.guest.call(listReviews, { params: { id }, query })).status).toBe(400);
});

test('a customer reads the own rating of this restaurant alone, and nobody else’s', async () => {
  const [me, other] = [await world.addUser(), await world.addUser()];
  await rate(other, 2);
  const own = { id, userId: me.userId };
  expect(await world.as(me).ok(getRatingByUser, { params: own })).toEqual({ rating: null });
  await rate(me, 5);
  expect(await world.as(me).ok(getRatingByUser, { params: own })).toEqual({ rating: 5 });
  expect((await world.as(other).call(getRatingByUser, { params: own })).status).toBe(403);
});
