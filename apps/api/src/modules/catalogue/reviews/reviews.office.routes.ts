import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/reviews.office';
import { averageRating, averageStars } from '@tawa/domain/catalogue/ratings';
import { shortName } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import * as office from './reviews.office.store.ts';
import { countsOf } from './reviews.routes.ts';
import * as service from './reviews.service.ts';
import { findSummary } from './reviews.store.ts';

const kitchenPageSize = 10;
const pagesOf = (total: number, size: number) => Math.max(1, Math.ceil(total / size));
const iso = (instant: Date | null) => instant?.toISOString() ?? null;

type RouteDeps = Pick<Deps, 'db' | 'clock'>;

/** What a restaurant reads and answers. */
export function kitchenReviewRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listKitchenReviews, async ({ caller, query: { tab, page } }) => {
    const restaurant_id = caller.restaurantId;
    const part = { limit: kitchenPageSize, offset: (page - 1) * kitchenPageSize };
    const unanswered = tab === 'unanswered';
    const rows = await office.listKitchenReviews(db, {
      restaurant_id,
      reporter_id: caller.userId,
      unanswered,
      ...part,
    });
    const counts = await office.countKitchenReviews(db, restaurant_id);
    const ratings = countsOf(await findSummary(db, restaurant_id));
    const rated = await office.listRatedDishes(db, restaurant_id);
    return answer(200, {
      reviews: rows.map(({ name, total: _total, created_on, replied_on, reported, ...row }) => ({
        ...row,
        author: shortName(name),
        created_on: created_on.toISOString(),
        replied_on: iso(replied_on),
        reported: Boolean(reported),
      })),
      total_pages: pagesOf(rows[0]?.total ?? 0, kitchenPageSize),
      counts,
      average_rating: averageRating(ratings),
      ratings,
      dishes: rated.map(({ stars, count, ...dish }) => ({
        ...dish,
        average_rating: averageStars(stars, count),
        rating_count: count,
      })),
    });
  });
  route(app, contract.replyToReview, async ({ caller, params, body }) => {
    const author = { restaurant_id: caller.restaurantId, author_id: caller.userId };
    await service.reply(deps, author, { ...params, ...body });
    return answer(200, { message: 'Your reply is published.' });
  });
}

/** What the office reads and decides. */
export function feedbackOfficeRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listFeedback, async ({ query }) => answer(200, await readPage(db, office.listing(query), query)));
  route(app, contract.exportFeedback, async ({ query }) => answerCsv(db, office.fileListing(query), query));
  route(app, contract.decideFeedback, async ({ caller, params, body }) =>
    answer(200, await service.decide(deps, caller.userId, params, body)),
  );
  route(app, contract.hideFeedback, async ({ caller, body: { pairs, reason } }) =>
    answer(200, await doEach(pairs, (pair) => service.decide(deps, caller.userId, pair, { decision: 'hide', reason }))),
  );
}
