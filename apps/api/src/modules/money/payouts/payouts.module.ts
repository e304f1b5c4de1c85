import type { Module } from '../../module.ts';
import { payoutOfficeRoutes } from './payouts.office.routes.ts';
import { payoutJobs } from './payouts.service.ts';
import { payoutRoutes } from './payouts.routes.ts';

export const payoutsModule: Module = { routes: [payoutRoutes, payoutOfficeRoutes], jobs: [payoutJobs] };
