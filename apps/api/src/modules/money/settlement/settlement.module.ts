import type { Module } from '../../module.ts';
import { demoRoutes } from './demo.routes.ts';
import { paymentCodeRoutes } from './payment-codes.routes.ts';
import { returnRoutes } from './return.routes.ts';
import { settlementFigures } from './settlement.figures.store.ts';
import { settlementJobs } from './settlement.jobs.ts';
import { settlementRoutes } from './settlement.routes.ts';

export const settlementModule: Module = {
  routes: [settlementRoutes, paymentCodeRoutes, demoRoutes, returnRoutes],
  jobs: [settlementJobs],
  figures: settlementFigures,
};
