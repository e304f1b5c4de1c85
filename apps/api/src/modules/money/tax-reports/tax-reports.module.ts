import type { Module } from '../../module.ts';
import { taxReportJobs } from './tax-reports.count.ts';
import { taxReportRoutes } from './tax-reports.routes.ts';

export const taxReportsModule: Module = { routes: [taxReportRoutes], jobs: [taxReportJobs] };
