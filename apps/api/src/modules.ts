import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { addressRoutes } from './modules/addresses/addresses.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { authJobs } from './modules/auth/auth.timers.ts';
import { blogRoutes } from './modules/blogs/blogs.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { chefRoutes } from './modules/chefs/chefs.routes.ts';
import { cityRoutes } from './modules/cities/cities.routes.ts';
import { complaintRoutes } from './modules/complaints/complaints.routes.ts';
import { contactRoutes } from './modules/contact/contact.routes.ts';
import { faqRoutes } from './modules/faqs/faqs.routes.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { legalRoutes } from './modules/legal/legal.routes.ts';
import { menuRoutes } from './modules/menu/menu.routes.ts';
import { checkoutRoutes } from './modules/orders/checkout.routes.ts';
import { kitchenRoutes } from './modules/orders/orders.kitchen.routes.ts';
import { orderRoutes } from './modules/orders/orders.routes.ts';
import { orderJobs } from './modules/orders/orders.timers.ts';
import { restaurantRoutes } from './modules/restaurants/restaurants.routes.ts';
import { reviewRoutes } from './modules/reviews/reviews.routes.ts';
import { teamRoutes } from './modules/team/team.routes.ts';
import { testimonialRoutes } from './modules/testimonials/testimonials.routes.ts';

/** Every module's routes, in plain order. */
export function moduleRoutes(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps);
  cityRoutes(app, deps);
  restaurantRoutes(app, deps);
  menuRoutes(app, deps);
  favouriteRoutes(app, deps);
  cartRoutes(app, deps);
  addressRoutes(app, deps);
  reviewRoutes(app, deps);
  chefRoutes(app, deps);
  blogRoutes(app, deps);
  faqRoutes(app, deps);
  teamRoutes(app, deps);
  testimonialRoutes(app, deps);
  complaintRoutes(app, deps);
  contactRoutes(app, deps);
  legalRoutes(app, deps);
  checkoutRoutes(app, deps);
  orderRoutes(app, deps);
  kitchenRoutes(app, deps);
}

/** What modules do by the clock or later. */
export function moduleJobs(deps: Deps): void {
  authJobs(deps);
  orderJobs(deps);
}
