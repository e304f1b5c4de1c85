import type { Module } from '../../module.ts';
import { taxReportRoutes } from './tax-reports.routes.ts';

export const taxReportsModule: Module = { routes: [taxReportRoutes] };
