import type { Module } from '../../module.ts';
import { bankFormatRoutes } from './batches/payouts.banks.routes.ts';
import { payoutBatchRoutes } from './batches/payouts.batches.routes.ts';
import { payoutOfficeRoutes } from './payouts.office.routes.ts';
import { payoutJobs } from './payouts.service.ts';
import { payoutRoutes } from './payouts.routes.ts';

export const payoutsModule: Module = {
  routes: [payoutRoutes, payoutOfficeRoutes, payoutBatchRoutes, bankFormatRoutes],
  jobs: [payoutJobs],
};
