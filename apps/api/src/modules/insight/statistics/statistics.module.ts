import type { Module } from '../../module.ts';
import { funnelJobs, funnelRoutes } from './funnel.routes.ts';
import { statisticsDeskRoutes } from './statistics.office.routes.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: Module = {
  routes: [statisticsRoutes, funnelRoutes, statisticsDeskRoutes],
  jobs: [funnelJobs],
};
