import type { Module } from '../../module.ts';
import { refundFileRoutes } from './files/refunds.files.routes.ts';
import { refundFigures } from './refunds.figures.store.ts';
import { refundJobs } from './refunds.process.ts';
import { refundRoutes } from './refunds.routes.ts';

export const refundsModule: Module = {
  routes: [refundRoutes, refundFileRoutes],
  jobs: [refundJobs],
  figures: refundFigures,
};
