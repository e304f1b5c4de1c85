import type { Module } from '../../module.ts';
import { bookingOfficeRoutes } from './office/office.routes.ts';
import { bookingJobs } from './bookings.timers.ts';
import { bookingRoutes } from './bookings.routes.ts';
import { deskRoutes } from './desk/desk.routes.ts';

export const bookingsModule: Module = { routes: [bookingRoutes, deskRoutes, bookingOfficeRoutes], jobs: [bookingJobs] };
