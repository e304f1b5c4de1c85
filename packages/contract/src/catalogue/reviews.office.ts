import { reasonLengthMax, reviewLengthMax } from '@tawa/domain/common/limits';
import { reportReasons } from '@tawa/domain/catalogue/ratings';
import { z } from 'zod/mini';
import { id, idParam, instant, message, page, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, dayFilter, listAnswer, listQuery } from '../common/lists.ts';
import { review } from './reviews.ts';

const score = z.int().check(z.minimum(1), z.maximum(5));

export const kitchenReview = z.object({ ...review.shape, reported: z.boolean() });
export type KitchenReview = z.infer<typeof kitchenReview>;

export const listKitchenReviews = endpoint({
  method: 'GET',
  path: '/kitchen/reviews',
  summary: 'Visible reviews of the caller’s restaurant, newest first, 10 a page, with the stars of its dishes',
  access: ['restaurant'],
  query: z.object({ tab: z._default(z.enum(['unanswered', 'all']), 'all'), page }),
  responses: {
    200: z.object({
      reviews: z.array(kitchenReview),
      total_pages: z.int(),
      counts: z.object({ all: z.int(), unanswered: z.int() }),
      average_rating: z.number(),
      ratings: z.array(z.object({ rating: score, count: z.int() })),
      dishes: z.array(z.object({ menu_id: id, name: z.string(), average_rating: z.number(), rating_count: z.int() })),
    }),
  },
});

/** A restaurant's one reply to a review, as its form checks it. */
export const replyForm = z.strictObject({ reply: requiredText('Write a reply', reviewLengthMax) });

export const replyToReview = endpoint({
  method: 'PUT',
  path: '/kitchen/reviews/:review_id/reply',
  summary: 'Writes the one reply, or changes the one that was seen; `was` is that one',
  access: ['restaurant'],
  params: z.object({ review_id: idParam }),
  body: z.strictObject({
    reply: requiredText('Write a reply', reviewLengthMax),
    was: z._default(z.nullable(z.string().check(z.maxLength(reviewLengthMax))), null),
  }),
  responses: { 200: message },
});

export const feedback = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  user_id: id,
  name: z.string(),
  rating: z.nullable(score),
  review_id: z.nullable(id),
  review: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  verified_order: z.boolean(),
  visible: z.boolean(),
  hidden_reason: z.nullable(z.string()),
  created_on: instant,
  reports: z.array(
    z.object({
      reason: z.enum(reportReasons),
      note: z.string(),
      by: z.enum(['user', 'restaurant', 'admin']),
      created_on: instant,
    }),
  ),
});
export type Feedback = z.infer<typeof feedback>;

export const listFeedback = endpoint({
  method: 'GET',
  path: '/admin/feedback',
  summary: 'Ratings and reviews with their reports, 25 a page',
  access: ['admin'],
  query: listQuery(['-created_on'], {
    tab: z._default(z.enum(['all', 'reported', 'hidden']), 'all'),
    city: z.optional(idParam),
    restaurant: z.optional(idParam),
    /** Visible stars that were given in these service days, from 5:00 am to 5:00 am, as a report counts them. */
    rated_from: dayFilter,
    rated_to: dayFilter,
  }),
  responses: { 200: listAnswer(feedback) },
});
export const exportFeedback = endpoint(csvOf(listFeedback));

export const decideFeedback = endpoint({
  method: 'PATCH',
  path: '/admin/feedback/:restaurant_id/:user_id',
  summary: 'Hides somebody’s rating and review with a reason, publishes them again, or keeps them in spite of reports',
  access: ['admin'],
  params: z.object({ restaurant_id: idParam, user_id: idParam }),
  body: z.strictObject({
    decision: z.enum(['hide', 'publish', 'keep']),
    reason: z._default(z.string().check(z.trim(), z.maxLength(reasonLengthMax)), ''),
  }),
  responses: { 200: z.object({ visible: z.boolean() }) },
});

export const hideFeedback = endpoint({
  method: 'POST',
  path: '/admin/feedback/bulk',
  summary: 'Hides what several people gave and wrote, with one reason; each by itself',
  access: ['admin'],
  body: z.strictObject({
    pairs: bulkOf(z.strictObject({ restaurant_id: id, user_id: id })),
    reason: requiredText('Give a reason', reasonLengthMax),
  }),
  responses: { 200: bulkAnswer },
});
