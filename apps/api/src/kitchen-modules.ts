import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { blogJobs } from '#modules/content/blogs/blogs.office.routes.ts';
import { blogEditorRoutes } from '#modules/content/blogs/blogs.editor.routes.ts';
import { chefEditorRoutes } from '#modules/catalogue/chefs/chefs.editor.routes.ts';
import { ownCouponRoutes } from '#modules/money/coupons/coupons.kitchen.routes.ts';
import { menuEditorRoutes } from '#modules/catalogue/menu/editor/menu.editor.routes.ts';
import { menuJobs } from '#modules/catalogue/menu/menu.timers.ts';
import { pictureUploadRoutes } from '#modules/catalogue/pictures/pictures.routes.ts';
import { licenceJobs } from '#modules/catalogue/restaurants/profile/restaurants.licences.ts';
import { restaurantProfileRoutes } from '#modules/catalogue/restaurants/profile/restaurants.profile.routes.ts';
import { kitchenSettingsRoutes } from '#modules/catalogue/restaurants/settings/restaurants.settings.routes.ts';
import { restaurantReviewRoutes } from '#modules/catalogue/restaurants/office/restaurants.review.routes.ts';
import { funnelJobs, funnelRoutes } from '#modules/insight/statistics/funnel.routes.ts';
import { statisticsRoutes } from '#modules/insight/statistics/statistics.routes.ts';
import { riderJobs, riderRoutes } from '#modules/ordering/riders/riders.routes.ts';
import { staffRoutes } from '#modules/accounts/staff/staff.routes.ts';

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
