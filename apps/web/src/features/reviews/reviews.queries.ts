import { getRatings, listReviews } from '@tawa/contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';

export const ratingsQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ['ratings', restaurantId],
    queryFn: async ({ signal }) => (await call(getRatings, { params: { id: restaurantId } }, signal)).body,
  });

export const reviewsQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ['reviews', restaurantId],
    queryFn: async ({ signal }) => (await call(listReviews, { params: { id: restaurantId } }, signal)).body.reviews,
  });
