import { getRatings, listReviews } from '@tawa/contract/reviews';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../testing/fake-api.ts';
import { render } from '../../testing/render.tsx';
import { ReviewPanel } from './review-panel.tsx';

const ratings = {
  average_rating: 4,
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 2 : 0 })),
};

test('ratings that cannot be read leave the section out and say nothing', async () => {
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
