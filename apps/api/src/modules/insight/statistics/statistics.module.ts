import type { Module } from '../../module.ts';
import { funnelJobs, funnelRoutes } from './funnel.routes.ts';
import { statisticsOfficeRoutes } from './statistics.office.routes.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: Module = {
  routes: [statisticsRoutes, funnelRoutes, statisticsOfficeRoutes],
  jobs: [funnelJobs],
};
