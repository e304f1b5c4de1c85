import { getRatings, listReviews } from '@tawa/contract/catalogue/reviews';
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api-client.ts';

export const ratingsQuery = (restaurantId: number) =>
  queryOptions({
    queryKey: ['ratings', restaurantId],
    queryFn: async ({ signal }) => (await call(getRatings, { params: { id: restaurantId } }, signal)).body,
  });

// Pages are asked for by the review before which they stand; no row has this id.
const newest = 0;
const firstPage = { limit: 6 };
const laterPage = { limit: 12 };

/** The newest reviews, then older ones on request. */
export const reviewsQuery = (restaurantId: number) =>
  infiniteQueryOptions({
    queryKey: ['reviews', restaurantId],
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === newest ? firstPage : { ...laterPage, before: pageParam };
      return (await call(listReviews, { params: { id: restaurantId }, query }, signal)).body;
    },
    initialPageParam: newest,
    getNextPageParam: ({ next }) => next,
  });

export const useReviews = (restaurantId: number) => useInfiniteQuery(reviewsQuery(restaurantId));
export type ReviewsQuery = ReturnType<typeof useReviews>;
