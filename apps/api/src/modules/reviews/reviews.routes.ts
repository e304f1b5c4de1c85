import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/reviews';
import { averageRating } from '@tawa/domain/ratings';
import { shortName } from '@tawa/domain/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import * as store from './reviews.store.ts';

type Summary = Awaited<ReturnType<typeof store.findSummary>>;

const countsOf = (row: Summary) =>
  [row?.ratings_5, row?.ratings_4, row?.ratings_3, row?.ratings_2, row?.ratings_1].map((count, index) => ({
    rating: 5 - index,
    count: count ?? 0,
  }));

export function reviewRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.getRatings, async ({ params }) => {
    const ratings = countsOf(await store.findSummary(db, params.id));
    return answer(200, { average_rating: averageRating(ratings), ratings });
  });
  route(app, contract.getRatingByUser, async ({ params }) => {
    const row = await store.findRating(db, params.id, params.userId);
    return answer(200, { rating: row?.rating ?? null });
  });
  route(app, contract.listReviews, async ({ params }) => {
    const rows = await store.listReviews(db, params.id);
    const reviews = rows.map(({ name, created_on, ...row }) => ({
      ...row,
      author: shortName(name),
      created_on: created_on.toISOString(),
    }));
    return answer(200, { reviews });
  });
}
