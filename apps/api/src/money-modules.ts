import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { documentRoutes } from '#modules/money/documents/documents.routes.ts';
import { documentJobs } from '#modules/money/documents/documents.service.ts';
import { cashRoutes } from '#modules/ordering/orders/moves/orders.cash.routes.ts';
import { payoutDeskRoutes } from '#modules/money/payouts/payouts.office.routes.ts';
import { payoutRoutes } from '#modules/money/payouts/payouts.routes.ts';
import { payoutJobs } from '#modules/money/payouts/payouts.service.ts';
import { refundJobs } from '#modules/money/refunds/refunds.process.ts';
import { refundRoutes } from '#modules/money/refunds/refunds.routes.ts';
import { demoRoutes } from '#modules/money/settlement/demo.routes.ts';
import { returnRoutes } from '#modules/money/settlement/return.routes.ts';
import { settlementJobs } from '#modules/money/settlement/settlement.jobs.ts';
import { settlementRoutes } from '#modules/money/settlement/settlement.routes.ts';

/** Payments, refunds, payouts and their papers. */
export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  settlementRoutes(app, deps);
  demoRoutes(app, deps);
  returnRoutes(app, deps);
  refundRoutes(app, deps);
  payoutRoutes(app, deps);
  payoutDeskRoutes(app, deps);
  documentRoutes(app, deps);
  cashRoutes(app, deps);
}

/** What they do by the clock or later. */
export function moneyJobs(deps: Deps): void {
  refundJobs(deps);
  payoutJobs(deps);
  documentJobs(deps);
  settlementJobs(deps);
}
