import * as own from '@tawa/contract/accounts/news';
import * as kitchen from '@tawa/contract/accounts/news.kitchen';
import * as office from '@tawa/contract/accounts/news.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './news.service.ts';
import * as store from './news.store.ts';

export function newsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, own.listNewsPermissions, async ({ caller }) =>
    answer(200, await service.listPermissions(deps, caller.userId)),
  );
  route(app, own.chooseNews, async ({ caller, params, body }) =>
    answer(200, await service.chooseNews(deps, { user_id: caller.userId, ...params }, body.given)),
  );
  route(app, own.listReceivedNews, async ({ caller, query }) =>
    answer(200, await store.listReceived(db, caller.userId, query)),
  );
  route(app, kitchen.listSentNews, async ({ caller, query }) =>
    answer(200, await service.listSent(deps, caller.restaurantId, query)),
  );
  route(app, kitchen.getNewsReach, async ({ caller }) =>
    answer(200, await service.getReach(deps, caller.restaurantId)),
  );
  route(app, kitchen.sendNews, async ({ caller, body }) => answer(201, await service.sendNews(deps, caller, body)));
  route(app, kitchen.stopNews, async ({ caller, params }) =>
    answer(200, await service.stopNews(deps, { ...params, restaurant_id: caller.restaurantId, by: caller.userId })),
  );
  route(app, office.listNewsOfRestaurant, async ({ params }) =>
    answer(200, await service.listNewest(deps, params.restaurant_id)),
  );
  route(app, office.stopNewsOfRestaurant, async ({ caller, params, body }) =>
    answer(200, await service.stopNews(deps, { ...params, by: caller.userId, reason: body.reason })),
  );
}
