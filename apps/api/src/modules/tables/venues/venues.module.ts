import type { Module } from '../../module.ts';
import { venueDeskRoutes } from './venues.office.routes.ts';
import { venueRoutes } from './venues.routes.ts';

export const venuesModule: Module = { routes: [venueRoutes, venueDeskRoutes] };
