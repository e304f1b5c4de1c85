import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/menu';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import * as lists from './menu.lists.service.ts';
import * as service from './menu.service.ts';

/** The answer with a list, and the address of its next page where there is one. */
function listed(path: string, { dishes, next }: lists.Listed, city: string | undefined) {
  if (next === null) return answer(200, dishes);
  const query = new URLSearchParams({ ...(city !== undefined && { city }), page: String(next) });
  return { ...answer(200, dishes), headers: { link: `</api${path}?${query.toString()}>; rel="next"` } };
}

export function menuRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listDishes, async ({ query }) =>
    listed(contract.listDishes.path, await lists.listDishes(db, query, clock.now()), query.city),
  );
  route(app, contract.listDishPage, async ({ query }) => answer(200, await lists.listDishPage(db, query, clock.now())));
  route(app, contract.listDishesOfRestaurant, async ({ params }) =>
    answer(200, await service.listDishesOfRestaurant(db, params.id, clock.now())),
  );
  route(app, contract.listDishesOfCategory, async ({ params: { word }, query }) => {
    const path = contract.listDishesOfCategory.path.replace(':word', encodeURIComponent(word));
    return listed(path, await lists.listDishesOfCategory(db, { word, ...query }, clock.now()), query.city);
  });
  route(app, contract.getDish, async ({ params }) =>
    answer(200, await service.getDish(db, params.menu_id, clock.now())),
  );
  route(app, contract.listCategories, async () => answer(200, await service.listCategories(db)));
}
