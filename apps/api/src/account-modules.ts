import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { addressRoutes } from '#modules/accounts/addresses/addresses.routes.ts';
import { accountRoutes } from '#modules/accounts/auth/account.routes.ts';
import { deletionJobs, deletionRoutes } from '#modules/accounts/deletion/deletion.routes.ts';
import { authRoutes } from '#modules/accounts/auth/auth.routes.ts';
import { authJobs } from '#modules/accounts/auth/auth.timers.ts';
import { consentRoutes } from '#modules/accounts/consents/consents.routes.ts';
import { dietRoutes } from '#modules/accounts/diet/diet.routes.ts';
import { exportJobs, exportRoutes } from '#modules/accounts/exports/exports.routes.ts';
import { favouriteRoutes } from '#modules/catalogue/favourites/favourites.routes.ts';
import { notificationJobs } from '#modules/accounts/notifications/notifications.jobs.ts';
import { notificationRoutes } from '#modules/accounts/notifications/notifications.routes.ts';
import { spendingRoutes } from '#modules/money/spending/spending.routes.ts';
import { viewRoutes } from '#modules/accounts/users/users.views.routes.ts';

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
