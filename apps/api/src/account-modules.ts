import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { addressRoutes } from './modules/addresses/addresses.routes.ts';
import { accountRoutes } from './modules/auth/account.routes.ts';
import { deletionJobs, deletionRoutes } from './modules/auth/auth.deletion.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { authJobs } from './modules/auth/auth.timers.ts';
import { consentRoutes } from './modules/consents/consents.routes.ts';
import { dietRoutes } from './modules/diet/diet.routes.ts';
import { exportJobs, exportRoutes } from './modules/exports/exports.routes.ts';
import { favouriteRoutes } from './modules/favourites/favourites.routes.ts';
import { notificationJobs } from './modules/notifications/notifications.jobs.ts';
import { notificationRoutes } from './modules/notifications/notifications.routes.ts';
import { spendingRoutes } from './modules/spending/spending.routes.ts';
import { viewRoutes } from './modules/users/users.views.routes.ts';

/** The account itself and what a person keeps in it. */
export function accountModuleRoutes(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps);
  accountRoutes(app, deps);
  deletionRoutes(app, deps);
  favouriteRoutes(app, deps);
  addressRoutes(app, deps);
  dietRoutes(app, deps);
  consentRoutes(app, deps);
  exportRoutes(app, deps);
  spendingRoutes(app, deps);
  notificationRoutes(app, deps);
  viewRoutes(app, deps);
}

export function accountJobs(deps: Deps): void {
  authJobs(deps);
  deletionJobs(deps);
  exportJobs(deps);
  notificationJobs(deps);
}
