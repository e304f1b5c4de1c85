import { answer } from '@tawa/contract/common/endpoint';
import { listRestaurants as list } from '@tawa/contract/catalogue/restaurants.list';
import * as contract from '@tawa/contract/catalogue/restaurants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { linkToNext } from '#platform/database/whole-list.ts';
import { listRestaurants } from './list/restaurants.list.service.ts';
import * as service from './restaurants.service.ts';

export function restaurantRoutes(
  app: FastifyInstance,
  { db, clock, cache }: Pick<Deps, 'db' | 'clock' | 'cache'>,
): void {
  route(app, contract.listActiveRestaurants, async ({ query }) => {
    const { restaurants, next } = await service.listActiveRestaurants(db, query, clock.now());
    return { ...answer(200, restaurants), headers: linkToNext(contract.listActiveRestaurants.path, next, query.city) };
  });
  route(app, list, async ({ query: { city, ...query } }) =>
    answer(200, await listRestaurants({ db, cache }, { city, ...query }, clock.now())),
  );
  route(app, contract.getRestaurantDetails, async ({ params }) =>
    answer(200, await service.getRestaurantDetails(db, params.id, clock.now())),
  );
  route(app, contract.getRestaurantStatus, async ({ params }) =>
    answer(200, await service.getRestaurantStatus(db, params.id, clock.now())),
  );
}
