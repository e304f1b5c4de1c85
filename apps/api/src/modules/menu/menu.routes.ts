import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/menu';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import * as service from './menu.service.ts';

export function menuRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listDishes, async ({ query }) =>
    answer(200, await service.listDishes(db, query.city, clock.now())),
  );
  route(app, contract.listDishesOfRestaurant, async ({ params }) =>
    answer(200, await service.listDishesOfRestaurant(db, params.id, clock.now())),
  );
  route(app, contract.listDishesOfCategory, async ({ params }) =>
    answer(200, await service.listDishesOfCategory(db, params.word, clock.now())),
  );
  route(app, contract.getDish, async ({ params }) =>
    answer(200, await service.getDish(db, params.menu_id, clock.now())),
  );
  route(app, contract.listCategories, async () => answer(200, await service.listCategories(db)));
}
