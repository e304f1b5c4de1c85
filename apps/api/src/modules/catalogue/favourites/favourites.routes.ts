import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/favourites';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { isOnMenu, listSavedDishes } from '#modules/catalogue/menu/menu.service.ts';
import { withKitchens } from '#modules/catalogue/restaurants/restaurants.service.ts';
import * as store from './favourites.store.ts';

export function favouriteRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listFavourites, async ({ params }) => {
    const now = clock.now();
    return answer(200, await withKitchens(deps, await listSavedDishes(db, params.userid, now), now));
  });
  route(app, contract.addFavourite, async ({ body }) => {
    if (!(await isOnMenu(db, body.menu_id))) throw new AppError('not_found', 'Dish not found.');
    await store.addFavourite(db, { user_id: body.userid, menu_id: body.menu_id });
    return answer(200, { message: 'Saved to favourites' });
  });
  route(app, contract.deleteFavourite, async ({ params }) => {
    await store.deleteFavourite(db, params.userid, params.menu_id);
    return answer(200, { message: 'Removed from favourites' });
  });
}
