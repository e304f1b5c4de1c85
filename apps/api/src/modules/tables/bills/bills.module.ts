import type { Module } from '../../module.ts';
import { deskBillRoutes } from './bills.kitchen.routes.ts';
import { billRoutes } from './bills.routes.ts';
import { billJobs } from './bills.timers.ts';

export const billsModule: Module = { routes: [billRoutes, deskBillRoutes], jobs: [billJobs] };
