import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { againRoutes } from './modules/cart/cart.again.routes.ts';
import { deskComplaintRoutes, kitchenComplaintRoutes } from './modules/complaints/complaints.desk.routes.ts';
import { complaintRoutes } from './modules/complaints/complaints.routes.ts';
import { complaintJobs } from './modules/complaints/complaints.timers.ts';
import { feedbackDeskRoutes, kitchenReviewRoutes } from './modules/reviews/reviews.desk.routes.ts';
import { reviewRoutes } from './modules/reviews/reviews.routes.ts';

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
