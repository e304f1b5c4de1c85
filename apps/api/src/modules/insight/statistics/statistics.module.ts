import type { Module } from '../../module.ts';
import { funnelJobs, funnelRoutes } from './funnel.routes.ts';
import { statisticsOfficeRoutes } from './statistics.office.routes.ts';
import { statisticsOwnRoutes } from './statistics.own.routes.ts';
import { statisticsRoutes } from './statistics.routes.ts';

export const statisticsModule: Module = {
  routes: [statisticsRoutes, statisticsOwnRoutes, funnelRoutes, statisticsOfficeRoutes],
  jobs: [funnelJobs],
};
