import type { Module } from '../../module.ts';
import { riderJobs, riderRoutes } from './riders.routes.ts';

export const ridersModule: Module = { routes: [riderRoutes], jobs: [riderJobs] };
