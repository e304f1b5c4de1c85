import type { Module } from '../../module.ts';
import { venueOfficeRoutes } from './venues.office.routes.ts';
import { venueRoutes } from './venues.routes.ts';

export const venuesModule: Module = { routes: [venueRoutes, venueOfficeRoutes] };
