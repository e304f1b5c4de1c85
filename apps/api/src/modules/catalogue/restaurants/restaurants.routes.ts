import { answer } from '@tawa/contract/common/endpoint';
import { listRestaurants as list } from '@tawa/contract/catalogue/restaurants.list';
import * as contract from '@tawa/contract/catalogue/restaurants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { shownCards, shownList } from '#platform/cache/shown.ts';
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
    const headers = linkToNext(contract.listActiveRestaurants.path, next, query.city);
    return { ...answer(200, restaurants), headers, shown: shownList(query.city, restaurants) };
  });
  route(app, list, async ({ query: { city, ...query } }) => {
    const page = await listRestaurants({ db, cache }, { city, ...query }, clock.now());
    return { ...answer(200, page), shown: shownList(city, page.restaurants, query.search) };
  });
  route(app, contract.getRestaurantDetails, async ({ params }) => {
    const { details, turnsAt } = await service.getRestaurantDetails({ db, cache }, params.id, clock.now());
    return { ...answer(200, details), shown: shownCards([params.id]), holdsMs: turnsAt - clock.now().getTime() };
  });
  route(app, contract.getRestaurantStatus, async ({ params }) => ({
    ...answer(200, await service.getRestaurantStatus(db, params.id, clock.now())),
    shown: shownCards([params.id]),
  }));
}
