import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { againRoutes } from '#modules/ordering/cart/reorder.routes.ts';
import { deskComplaintRoutes, kitchenComplaintRoutes } from '#modules/care/complaints/complaints.office.routes.ts';
import { complaintRoutes } from '#modules/care/complaints/complaints.routes.ts';
import { complaintJobs } from '#modules/care/complaints/complaints.timers.ts';
import { feedbackDeskRoutes, kitchenReviewRoutes } from '#modules/catalogue/reviews/reviews.office.routes.ts';
import { reviewRoutes } from '#modules/catalogue/reviews/reviews.routes.ts';

/** What people say after they have eaten. */
export function feedbackRoutes(app: FastifyInstance, deps: Deps): void {
  reviewRoutes(app, deps);
  againRoutes(app, deps);
  kitchenReviewRoutes(app, deps);
  feedbackDeskRoutes(app, deps);
  complaintRoutes(app, deps);
  kitchenComplaintRoutes(app, deps);
  deskComplaintRoutes(app, deps);
}

/** What the clock does with it. */
export function feedbackJobs(deps: Deps): void {
  complaintJobs(deps);
}
