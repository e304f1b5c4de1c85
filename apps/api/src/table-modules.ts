import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { bookingRoutes } from '#modules/tables/bookings/bookings.routes.ts';
import { bookingJobs } from '#modules/tables/bookings/bookings.timers.ts';
import { deskRoutes } from '#modules/tables/bookings/desk/desk.routes.ts';
import { bookingDeskRoutes } from '#modules/tables/bookings/office/office.routes.ts';
import { venueDeskRoutes } from '#modules/tables/venues/venues.office.routes.ts';
import { venueRoutes } from '#modules/tables/venues/venues.routes.ts';

/** Tables in restaurants: where they stand, who takes them, and the desk that seats guests. */
export function tableRoutes(app: FastifyInstance, deps: Deps): void {
  venueRoutes(app, deps);
  bookingRoutes(app, deps);
  deskRoutes(app, deps);
  venueDeskRoutes(app, deps);
  bookingDeskRoutes(app, deps);
}

/** What is done about tables by the clock or later. */
export const tableJobs = (deps: Deps): void => bookingJobs(deps);
