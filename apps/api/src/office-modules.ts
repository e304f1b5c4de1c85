import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { administratorRoutes } from '#modules/accounts/administrators/administrators.routes.ts';
import { auditRoutes } from '#modules/insight/audit/audit.routes.ts';
import { blogDeskRoutes } from '#modules/content/blogs/blogs.office.routes.ts';
import { cityDeskRoutes } from '#modules/catalogue/cities/cities.office.routes.ts';
import { contactDeskRoutes } from '#modules/care/contact/contact.office.routes.ts';
import { deskCouponRoutes } from '#modules/money/coupons/coupons.office.routes.ts';
import { faqDeskRoutes } from '#modules/content/faqs/faqs.office.routes.ts';
import { categoryDeskRoutes } from '#modules/catalogue/categories/categories.routes.ts';
import { menuDeskRoutes } from '#modules/catalogue/menu/office/menu.office.routes.ts';
import { orderDeskRoutes } from '#modules/ordering/orders/office/orders.office.routes.ts';
import { statisticsDeskRoutes } from '#modules/insight/statistics/statistics.office.routes.ts';
import { settingJobs } from '#modules/content/settings/settings.service.ts';
import { teamDeskRoutes } from '#modules/content/team/team.office.routes.ts';
import { testimonialDeskRoutes } from '#modules/content/testimonials/testimonials.office.routes.ts';
import { userDeskRoutes } from '#modules/accounts/users/users.office.routes.ts';
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
