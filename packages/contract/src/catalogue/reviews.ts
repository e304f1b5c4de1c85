import { z } from 'zod/mini';
import { reportReasons } from '@tawa/domain/catalogue/ratings';
import { reasonLengthMax, reviewLengthMax } from '@tawa/domain/common/limits';
import {
  answerText,
  id,
  idParam,
  instant,
  message,
  optionalText,
  orderNumber,
  requiredText,
} from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames } from '../common/names.ts';
import { ownDishPhoto } from './dish-photos.ts';

const reviewsMax = 100;
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
  author: z._default(z.string(), ''),
  rating: z.nullable(score),
  verified_order: z._default(z.boolean(), false),
  reply: z.nullable(z.string()),
  replied_on: z.nullable(instant),
  created_on: instant,
});
export type Review = z.infer<typeof review>;

export const listReviews = endpoint({
  method: 'GET',
  path: '/restaurant/:id/reviews',
  summary: 'Visible reviews, newest first, 100 at most, one page before an id',
  access: 'public',
  params: byRestaurant,
  query: z.object({
    before: z.optional(idParam),
    limit: z._default(
      z.pipe(
        z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, 'Must be a number'))]),
        z.pipe(z.transform(Number), z.int().check(z.minimum(1), z.maximum(reviewsMax))),
      ),
      reviewsMax,
    ),
  }),
  responses: { 200: z.object({ reviews: z.array(review), next: z.nullable(id) }) },
  cache: { topics: ['ratings'], maxAgeMs: 60_000 },
});

const byPerson = z.object({ id: idParam, userId: idParam });
const stars = z
  .int('Choose 1 to 5 stars')
  .check(z.minimum(1, 'Choose 1 to 5 stars'), z.maximum(5, 'Choose 1 to 5 stars'));
const reviewText = requiredText('Write a few words', reviewLengthMax);

export const rateRestaurant = endpoint({
  method: 'POST',
  path: '/restaurant/:id/rating/:userId',
  summary: 'Rates a restaurant; a second rating takes the place of the first',
  access: ['user'],
  owner: 'userId',
  params: byPerson,
  body: z.strictObject({ rating: stars }),
  responses: { 200: z.object({ message: answerText, rating: z._default(score, 1) }) },
});

export const reviewRestaurant = endpoint({
  method: 'POST',
  path: '/restaurant/:id/review/:userId',
  summary: 'Writes about a restaurant; a second review takes the place of the first',
  access: ['user'],
  owner: 'userId',
  params: byPerson,
  body: z.strictObject({ review: reviewText }),
  responses: {
    200: z.object({
      message: answerText,
      review_id: z._default(id, 1),
      verified_order: z._default(z.boolean(), false),
    }),
  },
});

/** What somebody gave and wrote, with the reason where it is hidden. */
export const ownFeedback = z.object({
  rating: z.nullable(score),
  review: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  hidden_reason: z.nullable(z.string()),
});
export type OwnFeedback = z.infer<typeof ownFeedback>;

export const getOwnFeedback = endpoint({
  method: 'GET',
  path: '/restaurant/:id/feedback/:userId',
  summary: 'The customer’s own rating and review of a restaurant',
  access: ['user'],
  owner: 'userId',
  params: byPerson,
  responses: { 200: ownFeedback },
});

export const reportReview = endpoint({
  method: 'POST',
  path: '/reviews/:review_id/report',
  summary: 'Tells the office that a review should not be there; once for each person',
  access: ['user', 'restaurant'],
  params: z.object({ review_id: idParam }),
  body: z.strictObject({ reason: z.enum(reportReasons, 'Choose a reason'), note: optionalText(reasonLengthMax) }),
  responses: { 201: message },
});

const byOrder = z.object({ order_number: orderNumber });

export const orderFeedback = z.object({
  ...ownFeedback.shape,
  /** What was brought of it, each dish once. */
  dishes: z.array(
    z.object({
      menu_id: id,
      name: z.string(),
      names: keptNames,
      stars: z.nullable(score),
      photo: z._default(z.nullable(ownDishPhoto), null),
    }),
  ),
  /** Until when its dishes can be rated. */
  dishes_until: instant,
});
export type OrderFeedback = z.infer<typeof orderFeedback>;

export const getOrderFeedback = endpoint({
  method: 'GET',
  named: true,
  path: '/orders/:order_number/feedback',
  summary: 'What the customer said about a delivered order: rating and review of the restaurant, stars for each dish',
  access: ['user'],
  params: byOrder,
  responses: { 200: orderFeedback },
});

export const giveOrderFeedback = endpoint({
  method: 'PUT',
  named: true,
  path: '/orders/:order_number/feedback',
  summary: 'Rates the restaurant of a delivered order, with words',
  access: ['user'],
  params: byOrder,
  body: z.strictObject({
    rating: stars,
    review: optionalText(reviewLengthMax),
  }),
  responses: { 200: orderFeedback },
});

export const rateDish = endpoint({
  method: 'PUT',
  named: true,
  path: '/orders/:order_number/stars',
  summary: 'Rates a dish of a delivered order, or rates it anew while that is possible',
  access: ['user'],
  params: byOrder,
  body: z.strictObject({ menu_id: id, stars }),
  responses: { 200: orderFeedback },
});
