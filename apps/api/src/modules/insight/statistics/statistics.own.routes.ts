import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/insight/statistics.own';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { listOwnRestaurantIds } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { route } from '#platform/http/route.ts';
import { compareRestaurants } from './statistics.own.service.ts';

/** The figures of everything that one owner has, side by side. */
export function statisticsOwnRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.compareRestaurants, async ({ caller, query }) =>
    answer(200, await compareRestaurants(deps, await listOwnRestaurantIds(deps.db, caller), Number(query.days))),
  );
}
