import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/favourites';
import * as restaurants from '@tawa/contract/catalogue/favourites.restaurants';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { listSavedDishes } from '#modules/catalogue/menu/menu.service.ts';
import { withKitchens } from '#modules/catalogue/restaurants/restaurants.service.ts';
import * as service from './favourites.service.ts';
import * as store from './favourites.store.ts';

export function favouriteRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listFavourites, async ({ params }) => {
    const now = clock.now();
    return answer(200, await withKitchens(deps, await listSavedDishes(db, params.userid, now), now));
  });
  route(app, contract.addFavourite, async ({ body }) => {
    await service.addFavourite(db, { user_id: body.userid, menu_id: body.menu_id });
    return answer(200, { message: 'Saved to favourites' });
  });
  route(app, contract.deleteFavourite, async ({ params }) => {
    await store.deleteFavourite(db, params.userid, params.menu_id);
    return answer(200, { message: 'Removed from favourites' });
  });
  route(app, restaurants.listFavouriteRestaurants, async ({ params }) =>
    answer(200, await service.listFavouriteRestaurants(deps, params.userid)),
  );
  route(app, restaurants.addFavouriteRestaurant, async ({ body }) => {
    await service.addFavouriteRestaurant(deps, { user_id: body.userid, restaurant_id: body.restaurant_id });
    return answer(200, { message: 'Saved to favourites' });
  });
  route(app, restaurants.deleteFavouriteRestaurant, async ({ params }) => {
    await store.deleteFavouriteRestaurant(db, params.userid, params.restaurant_id);
    return answer(200, { message: 'Removed from favourites' });
  });
}
