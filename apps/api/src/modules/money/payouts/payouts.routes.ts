import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payouts';
import { tablePageSize } from '@tawa/domain/common/limits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { listOwnRestaurantIds } from '#modules/catalogue/restaurants/restaurants.service.ts';
import * as service from './payouts.service.ts';
import * as store from './payouts.store.ts';
import { answerStatementCsv, getStatement, getStatementWithLines, payoutAnswer } from './statement-answer.ts';

async function pageOf(db: Deps['db'], restaurants: readonly number[], page: number) {
  const total = await store.countOwn(db, restaurants);
  const rows = await store.listOwn(db, restaurants, { limit: tablePageSize, offset: (page - 1) * tablePageSize });
  const total_pages = Math.max(1, Math.ceil(total / tablePageSize));
  return { payouts: rows.map((row) => payoutAnswer(row)), total, total_pages };
}

/** Statements for their restaurants. */
export function payoutRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.listOwnPayouts, async ({ caller, query: { page } }) =>
    answer(200, await pageOf(db, [caller.restaurantId], page)),
  );

  route(app, contract.listPayoutsOfAll, async ({ caller, query: { page } }) =>
    answer(200, await pageOf(db, await listOwnRestaurantIds(db, caller), page)),
  );

  route(app, contract.getOwnPayout, async ({ caller, params }) =>
    answer(200, await getStatementWithLines(db, params.payout_id, { restaurants: [caller.restaurantId] })),
  );

  route(app, contract.getOwnPayoutCsv, async ({ caller, params }) =>
    answerStatementCsv(db, params.payout_id, { restaurants: [caller.restaurantId] }),
  );

  route(app, contract.disputePayout, async ({ caller, params, body }) => {
    await service.dispute(deps, params.payout_id, caller.restaurantId, body.text);
    return answer(200, await getStatement(db, params.payout_id));
  });
}
