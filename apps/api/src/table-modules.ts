import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { bookingRoutes } from './modules/bookings/bookings.routes.ts';
import { bookingJobs } from './modules/bookings/bookings.timers.ts';
import { deskRoutes } from './modules/bookings/desk.routes.ts';
import { bookingDeskRoutes } from './modules/bookings/office.routes.ts';
import { venueDeskRoutes } from './modules/venues/venues.desk.routes.ts';
import { venueRoutes } from './modules/venues/venues.routes.ts';

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
