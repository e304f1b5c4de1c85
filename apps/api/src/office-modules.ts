import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { administratorRoutes } from './modules/administrators/administrators.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { blogDeskRoutes } from './modules/blogs/blogs.desk.routes.ts';
import { cityDeskRoutes } from './modules/cities/cities.desk.routes.ts';
import { contactDeskRoutes } from './modules/contact/contact.desk.routes.ts';
import { deskCouponRoutes } from './modules/coupons/desk-coupons.routes.ts';
import { faqDeskRoutes } from './modules/faqs/faqs.desk.routes.ts';
import { categoryDeskRoutes } from './modules/menu/menu.categories.routes.ts';
import { menuDeskRoutes } from './modules/menu/menu.desk.routes.ts';
import { orderDeskRoutes } from './modules/orders/orders.desk.routes.ts';
import { statisticsDeskRoutes } from './modules/statistics/statistics.desk.routes.ts';
import { settingJobs } from './modules/settings/settings.service.ts';
import { teamDeskRoutes } from './modules/team/team.desk.routes.ts';
import { testimonialDeskRoutes } from './modules/testimonials/testimonials.desk.routes.ts';
import { userDeskRoutes } from './modules/users/users.desk.routes.ts';
import { settingModules } from './setting-modules.ts';

/** The office's lists and what it does with their rows. */
export function officeRoutes(app: FastifyInstance, deps: Deps): void {
  administratorRoutes(app, deps);
  auditRoutes(app, deps);
  userDeskRoutes(app, deps);
  orderDeskRoutes(app, deps);
  statisticsDeskRoutes(app, deps);
  menuDeskRoutes(app, deps);
  deskCouponRoutes(app, deps);
  contactDeskRoutes(app, deps);
  blogDeskRoutes(app, deps);
  faqDeskRoutes(app, deps);
  testimonialDeskRoutes(app, deps);
  teamDeskRoutes(app, deps);
  categoryDeskRoutes(app, deps);
  cityDeskRoutes(app, deps);
  settingModules(app, deps);
}

/** What the clock does of it. */
export const officeJobs = (deps: Deps): void => settingJobs(deps);
