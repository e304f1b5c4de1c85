import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/restaurants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import * as service from './restaurants.service.ts';

export function restaurantRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listActiveRestaurants, async ({ query }) =>
    answer(200, await service.listActiveRestaurants(db, query.city, clock.now())),
  );
  route(app, contract.getRestaurantDetails, async ({ params }) =>
    answer(200, await service.getRestaurantDetails(db, params.id, clock.now())),
  );
  route(app, contract.getRestaurantStatus, async ({ params }) =>
    answer(200, await service.getRestaurantStatus(db, params.id, clock.now())),
  );
}
