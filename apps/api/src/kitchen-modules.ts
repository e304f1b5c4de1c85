import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { blogJobs } from './modules/blogs/blogs.desk.routes.ts';
import { blogEditorRoutes } from './modules/blogs/blogs.editor.routes.ts';
import { chefEditorRoutes } from './modules/chefs/chefs.editor.routes.ts';
import { ownCouponRoutes } from './modules/coupons/own-coupons.routes.ts';
import { menuEditorRoutes } from './modules/menu/menu.editor.routes.ts';
import { menuJobs } from './modules/menu/menu.timers.ts';
import { pictureUploadRoutes } from './modules/pictures/pictures.routes.ts';
import { licenceJobs } from './modules/restaurants/restaurants.licences.ts';
import { restaurantProfileRoutes } from './modules/restaurants/restaurants.profile.routes.ts';
import { kitchenSettingsRoutes } from './modules/restaurants/restaurants.settings.routes.ts';
import { restaurantReviewRoutes } from './modules/restaurants/restaurants.review.routes.ts';
import { funnelJobs, funnelRoutes } from './modules/statistics/funnel.routes.ts';
import { statisticsRoutes } from './modules/statistics/statistics.routes.ts';
import { riderJobs, riderRoutes } from './modules/riders/riders.routes.ts';
import { staffRoutes } from './modules/staff/staff.routes.ts';

/** What restaurants write of themselves. */
export function kitchenModuleRoutes(app: FastifyInstance, deps: Deps): void {
  menuEditorRoutes(app, deps);
  pictureUploadRoutes(app, deps);
  chefEditorRoutes(app, deps);
  restaurantProfileRoutes(app, deps);
  restaurantReviewRoutes(app, deps);
  kitchenSettingsRoutes(app, deps);
  staffRoutes(app, deps);
  riderRoutes(app, deps);
  statisticsRoutes(app, deps);
  funnelRoutes(app, deps);
  ownCouponRoutes(app, deps);
  blogEditorRoutes(app, deps);
}

/** What the clock does with it. */
export function kitchenModuleJobs(deps: Deps): void {
  menuJobs(deps);
  riderJobs(deps);
  licenceJobs(deps);
  blogJobs(deps);
  funnelJobs(deps);
}
