import type { Module } from '../../module.ts';
import { scheduledReportRoutes } from './scheduled-reports.routes.ts';
import { scheduledReportJobs } from './scheduled-reports.sending.ts';

export const scheduledReportsModule: Module = { routes: [scheduledReportRoutes], jobs: [scheduledReportJobs] };
