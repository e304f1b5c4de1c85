import type { Module } from '../../module.ts';
import { refundFigures } from './refunds.figures.store.ts';
import { refundJobs } from './refunds.process.ts';
import { refundRoutes } from './refunds.routes.ts';

export const refundsModule: Module = { routes: [refundRoutes], jobs: [refundJobs], figures: refundFigures };
