import { getRatings, listReviews, type Review } from '@tawa/contract/catalogue/reviews';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { render } from '#testing/render.tsx';
import { ReviewPanel } from './review-panel.tsx';

const ratings = {
  average_rating: 4,
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 2 : 0 })),
};

test('ratings that cannot be read leave the section out and say nothing (reviews-9)', async () => {
  const api = fakeApi();
  api.refuse(getRatings, refusal('internal', 'no'));
  api.refuse(listReviews, refusal('internal', 'no'));
  render(<ReviewPanel restaurantId={1} name="Dum & Handi" />);
  await expect.poll(() => api.calls).toHaveLength(2);
  expect(document.body.textContent).toBe('');
});

test('reviews that cannot be read leave the ratings, with one decimal, as they are', async () => {
  const api = fakeApi();
  api.answer(getRatings, { status: 200, body: ratings });
  api.refuse(listReviews, refusal('internal', 'no'));
  render(<ReviewPanel restaurantId={1} name="Dum & Handi" />);
  expect(await screen.findByText('4.0')).toBeTruthy();
  expect(screen.getByText('2 ratings')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

const reviewOf = (review_id: number): Review => ({
  review_id,
  review: `Visit ${review_id}`,
  author: 'Ananya R.',
  rating: 4,
  verified_order: true,
  reply: null,
  replied_on: null,
  created_on: '2026-06-17T10:00:00.000Z',
});
const page = (from: number, to: number, next: number | null) =>
  ({
    status: 200,
    body: { reviews: Array.from({ length: from - to + 1 }, (_, at) => reviewOf(from - at)), next },
  }) as const;

test('older reviews come on request, and the focus goes to the first of them (reviews-8)', async () => {
  const api = fakeApi();
  api.answer(getRatings, { status: 200, body: ratings });
  api.answer(listReviews, page(20, 15, 15));
  render(<ReviewPanel restaurantId={1} name="Dum & Handi" />);
  expect(await screen.findAllByText(/^Visit/)).toHaveLength(6);
  api.answer(listReviews, page(14, 13, null));
  await userEvent.click(screen.getByRole('button', { name: 'More reviews' }));
  expect(await screen.findAllByText(/^Visit/)).toHaveLength(8);
  expect(api.calls.at(-1)?.parts.query).toEqual({ limit: 12, before: 15 });
  const focused = document.activeElement;
  expect(focused instanceof HTMLElement && within(focused).getByText('Visit 14')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
});

test('older reviews that cannot be read leave the newest ones and can be asked for again', async () => {
  const api = fakeApi();
  api.answer(getRatings, { status: 200, body: ratings });
  api.answer(listReviews, page(20, 15, 15));
  render(<ReviewPanel restaurantId={1} name="Dum & Handi" />);
  const more = await screen.findByRole('button', { name: 'More reviews' });
  api.refuse(listReviews, refusal('internal', 'no'));
  await userEvent.click(more);
  expect(await screen.findByText('We couldn’t load more reviews. Please try again.')).toBeTruthy();
  api.answer(listReviews, page(14, 13, null));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Visit 13')).toBeTruthy();
  expect(screen.getAllByText(/^Visit/)).toHaveLength(8);
});

test('a restaurant that nobody wrote about says so', async () => {
  const api = fakeApi();
  api.answer(getRatings, { status: 200, body: ratings });
  api.answer(listReviews, { status: 200, body: { reviews: [], next: null } });
  render(<ReviewPanel restaurantId={1} name="Dum & Handi" />);
  expect(await screen.findByText('No reviews yet')).toBeTruthy();
});
