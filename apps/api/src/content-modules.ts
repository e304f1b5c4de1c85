import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { blogRoutes } from '#modules/content/blogs/blogs.routes.ts';
import { chefRoutes } from '#modules/catalogue/chefs/chefs.routes.ts';
import { contactRoutes } from '#modules/care/contact/contact.routes.ts';
import { crawlerRoutes } from '#modules/content/crawlers/crawlers.routes.ts';
import { faqRoutes } from '#modules/content/faqs/faqs.routes.ts';
import { legalRoutes } from '#modules/content/legal/legal.routes.ts';
import { teamRoutes } from '#modules/content/team/team.routes.ts';
import { testimonialRoutes } from '#modules/content/testimonials/testimonials.routes.ts';

/** What the product says about itself, and what people write to it. */
export function contentRoutes(app: FastifyInstance, deps: Deps): void {
  chefRoutes(app, deps);
  blogRoutes(app, deps);
  faqRoutes(app, deps);
  teamRoutes(app, deps);
  testimonialRoutes(app, deps);
  contactRoutes(app, deps);
  legalRoutes(app, deps);
  crawlerRoutes(app, deps);
}
