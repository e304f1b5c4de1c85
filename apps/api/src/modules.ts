import type { FastifyInstance } from 'fastify';
import { accountJobs, accountModuleRoutes } from './account-modules.ts';
import { contentRoutes } from './content-modules.ts';
import type { Deps } from './deps.ts';
import { feedbackJobs, feedbackRoutes } from './feedback-modules.ts';
import { kitchenModuleJobs, kitchenModuleRoutes } from './kitchen-modules.ts';
import { cartRoutes } from '#modules/ordering/cart/cart.routes.ts';
import { cityRoutes } from '#modules/catalogue/cities/cities.routes.ts';
import { menuRoutes } from '#modules/catalogue/menu/menu.routes.ts';
import { checkoutRoutes } from '#modules/ordering/orders/checkout/checkout.routes.ts';
import { kitchenHistoryRoutes } from '#modules/ordering/orders/history/orders.history.routes.ts';
import { kitchenRoutes } from '#modules/ordering/orders/kitchen/orders.kitchen.routes.ts';
import { orderRoutes } from '#modules/ordering/orders/orders.routes.ts';
import { orderJobs } from '#modules/ordering/orders/moves/orders.timers.ts';
import { restaurantRoutes } from '#modules/catalogue/restaurants/restaurants.routes.ts';
import { moneyJobs, moneyRoutes } from './money-modules.ts';
import { officeJobs, officeRoutes } from './office-modules.ts';
import { searchRoutes } from '#modules/catalogue/search/search.routes.ts';
import { tableJobs, tableRoutes } from './table-modules.ts';

/** Every module's routes, in plain order. */
export function moduleRoutes(app: FastifyInstance, deps: Deps): void {
  accountModuleRoutes(app, deps);
  cityRoutes(app, deps);
  restaurantRoutes(app, deps);
  menuRoutes(app, deps);
  kitchenModuleRoutes(app, deps);
  searchRoutes(app, deps);
  cartRoutes(app, deps);
  feedbackRoutes(app, deps);
  contentRoutes(app, deps);
  checkoutRoutes(app, deps);
  orderRoutes(app, deps);
  kitchenRoutes(app, deps);
  kitchenHistoryRoutes(app, deps);
  moneyRoutes(app, deps);
  tableRoutes(app, deps);
  officeRoutes(app, deps);
}

/** What modules do by the clock or later. */
export function moduleJobs(deps: Deps): void {
  accountJobs(deps);
  kitchenModuleJobs(deps);
  orderJobs(deps);
  feedbackJobs(deps);
  moneyJobs(deps);
  tableJobs(deps);
  officeJobs(deps);
}
