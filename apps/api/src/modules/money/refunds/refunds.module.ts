import type { Module } from '../../module.ts';
import { refundFileRoutes } from './files/refunds.files.routes.ts';
import { refundFigures } from './refunds.figures.store.ts';
import { refundJobs } from './refunds.process.ts';
import { refundRoutes } from './refunds.routes.ts';
import { stuckRefundRoutes } from './stuck/refunds.stuck.routes.ts';

export const refundsModule: Module = {
  routes: [refundRoutes, refundFileRoutes, stuckRefundRoutes],
  jobs: [refundJobs],
  figures: refundFigures,
};
