import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/reviews';
import { averageRating } from '@tawa/domain/catalogue/ratings';
import { shortName } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { shownCards } from '#platform/cache/shown.ts';
import { route } from '#platform/http/route.ts';
import { findOwn } from './reviews.office.store.ts';
import * as service from './reviews.service.ts';
import * as store from './reviews.store.ts';

type Summary = Awaited<ReturnType<typeof store.findSummary>>;

/** How often each rating was given, five stars first. */
export const countsOf = (row: Summary) =>
  [row?.ratings_5, row?.ratings_4, row?.ratings_3, row?.ratings_2, row?.ratings_1].map((count, index) => ({
    rating: 5 - index,
    count: count ?? 0,
  }));

/** What everybody reads about a restaurant. */
function publicReviewRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.getRatings, async ({ params }) => {
    const ratings = countsOf(await store.findSummary(db, params.id));
    return { ...answer(200, { average_rating: averageRating(ratings), ratings }), shown: shownCards([params.id]) };
  });
  route(app, contract.getRatingByUser, async ({ params }) => {
    const row = await store.findRating(db, params.id, params.userId);
    return answer(200, { rating: row?.rating ?? null });
  });
  route(app, contract.listReviews, async ({ params, query: { before = null, limit } }) => {
    const found = await store.listReviews(db, params.id, { before, limit: limit + 1 });
    const rows = found.slice(0, limit);
    const reviews = rows.map(({ name, created_on, replied_on, ...row }) => ({
      ...row,
      author: shortName(name),
      created_on: created_on.toISOString(),
      replied_on: replied_on?.toISOString() ?? null,
    }));
    const next = found.length > limit ? (rows.at(-1)?.review_id ?? null) : null;
    return { ...answer(200, { reviews, next }), shown: shownCards([params.id]) };
  });
}

/** What a customer says about a restaurant or an order. */
function ownReviewRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'rateLimit'>): void {
  const { db } = deps;
  route(app, contract.rateRestaurant, async ({ params, body, address }) => {
    const pair = { restaurant_id: params.id, user_id: params.userId };
    await service.rate(deps, pair, body.rating, address);
    return answer(200, { message: 'Thank you for your rating.', rating: body.rating });
  });
  route(app, contract.reviewRestaurant, async ({ params, body, address }) => {
    const pair = { restaurant_id: params.id, user_id: params.userId };
    return answer(200, {
      message: 'Thank you for your review.',
      ...(await service.review(deps, pair, body.review, address)),
    });
  });
  route(app, contract.getOwnFeedback, async ({ params }) =>
    answer(200, await findOwn(db, { restaurant_id: params.id, user_id: params.userId })),
  );
  route(
    app,
    contract.reportReview,
    async ({ caller, params, body }) => {
      await service.report(db, caller.userId, { ...params, ...body });
      return answer(201, { message: 'Thank you. Our team looks at it.' });
    },
    { budget: 'message' },
  );
  route(app, contract.getOrderFeedback, async ({ caller, params }) =>
    answer(200, await service.getOrderFeedback(db, caller.userId, params.order_number)),
  );
  route(app, contract.giveOrderFeedback, async ({ caller, params, body }) => {
    await service.giveOrderFeedback(deps, caller.userId, params.order_number, body);
    return answer(200, await service.getOrderFeedback(db, caller.userId, params.order_number));
  });
  route(app, contract.rateDish, async ({ caller, params, body }) => {
    await service.rateDish(deps, caller.userId, { ...params, ...body });
    return answer(200, await service.getOrderFeedback(db, caller.userId, params.order_number));
  });
}

export function reviewRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'rateLimit'>): void {
  publicReviewRoutes(app, deps);
  ownReviewRoutes(app, deps);
}
