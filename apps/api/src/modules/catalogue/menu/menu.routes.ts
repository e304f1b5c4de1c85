import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { shownDish, shownDishes, shownMenu } from '#platform/cache/shown.ts';
import { route } from '#platform/http/route.ts';
import { linkToNext } from '#platform/database/whole-list.ts';
import * as lists from './menu.lists.service.ts';
import * as service from './menu.service.ts';

export function menuRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listDishes, async ({ query }) => {
    const { dishes, next } = await lists.listDishes(deps, query, clock.now());
    const headers = linkToNext(contract.listDishes.path, next, query.city);
    return { ...answer(200, dishes), headers, shown: shownDishes(query.city, dishes) };
  });
  route(app, contract.listDishPage, async ({ query }) => {
    const page = await lists.listDishPage(deps, query, clock.now());
    return { ...answer(200, page), shown: shownDishes(query.city, page.dishes) };
  });
  route(app, contract.listDishesOfRestaurant, async ({ params }) => {
    const { value, holdsMs } = await service.listDishesOfRestaurant(deps, params.id, clock.now());
    return { ...answer(200, value), shown: shownMenu(params.id), holdsMs };
  });
  route(app, contract.listDishesOfCategory, async ({ params: { word }, query }) => {
    const { dishes, next } = await lists.listDishesOfCategory(deps, { word, ...query }, clock.now());
    const path = contract.listDishesOfCategory.path.replace(':word', encodeURIComponent(word));
    return {
      ...answer(200, dishes),
      headers: linkToNext(path, next, query.city),
      shown: shownDishes(query.city, dishes),
    };
  });
  route(app, contract.getDish, async ({ params }) => {
    const { value, holdsMs } = await service.getDish(deps, params.menu_id, clock.now());
    return { ...answer(200, value), shown: shownDish(value), holdsMs };
  });
  // A category concerns every menu, and no dish concerns the list of them.
  route(app, contract.listCategories, async () => ({
    ...answer(200, await service.listCategories(db)),
    shown: { menu: {} },
  }));
}
