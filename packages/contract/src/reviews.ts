import { z } from 'zod/mini';
import { id, idParam, instant } from './common.ts';
import { endpoint } from './endpoint.ts';

const byRestaurant = z.object({ id: idParam });
const score = z.int().check(z.minimum(1), z.maximum(5));

export const getRatings = endpoint({
  method: 'GET',
  path: '/restaurant/:id/ratings',
  summary: 'The average and how often each rating was given',
  access: 'public',
  params: byRestaurant,
  responses: {
    200: z.object({ average_rating: z.number(), ratings: z.array(z.object({ rating: score, count: z.int() })) }),
  },
  cache: { topics: ['ratings'], maxAgeMs: 60_000 },
});

export const getRatingByUser = endpoint({
  method: 'GET',
  path: '/restaurant/:id/getratingbyuser/:userId',
  summary: 'What the customer gave this restaurant, if anything',
  access: ['user'],
  owner: 'userId',
  params: z.object({ id: idParam, userId: idParam }),
  responses: { 200: z.object({ rating: z.nullable(score) }) },
});

export const review = z.object({
  review_id: id,
  review: z.string(),
  author: z.string(),
  rating: z.nullable(score),
  verified_order: z.boolean(),
  reply: z.nullable(z.string()),
  created_on: instant,
});
export type Review = z.infer<typeof review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/restaurant/:id/reviews',
  summary: 'Visible reviews, newest first, 100 at most',
  access: 'public',
  params: byRestaurant,
  responses: { 200: z.object({ reviews: z.array(review) }) },
  cache: { topics: ['ratings'], maxAgeMs: 60_000 },
});
