import type { FastifyInstance } from 'fastify';
import { contentRoutes } from './content-modules.ts';
import type { Deps } from './deps.ts';
import { feedbackJobs, feedbackRoutes } from './feedback-modules.ts';
import { addressRoutes } from './modules/addresses/addresses.routes.ts';
import { accountRoutes } from './modules/auth/account.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { authJobs } from './modules/auth/auth.timers.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { cityRoutes } from './modules/cities/cities.routes.ts';
import { dietRoutes } from './modules/diet/diet.routes.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { menuRoutes } from './modules/menu/menu.routes.ts';
import { notificationJobs } from './modules/notifications/notifications.jobs.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { checkoutRoutes } from './modules/orders/checkout.routes.ts';
import { kitchenRoutes } from './modules/orders/orders.kitchen.routes.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { orderJobs } from './modules/orders/orders.timers.ts';
import { restaurantRoutes } from './modules/restaurants/restaurants.routes.ts';
import { searchRoutes } from './modules/search/search.routes.ts';

/** Every module's routes, in plain order. */
export function moduleRoutes(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps);
  accountRoutes(app, deps);
  cityRoutes(app, deps);
  restaurantRoutes(app, deps);
  menuRoutes(app, deps);
  searchRoutes(app, deps);
  favouriteRoutes(app, deps);
  cartRoutes(app, deps);
  addressRoutes(app, deps);
  dietRoutes(app, deps);
  feedbackRoutes(app, deps);
  contentRoutes(app, deps);
  checkoutRoutes(app, deps);
  orderRoutes(app, deps);
  kitchenRoutes(app, deps);
  notificationRoutes(app, deps);
}

/** What modules do by the clock or later. */
export function moduleJobs(deps: Deps): void {
  authJobs(deps);
  orderJobs(deps);
  feedbackJobs(deps);
  notificationJobs(deps);
}
