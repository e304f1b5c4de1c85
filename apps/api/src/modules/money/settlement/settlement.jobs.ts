import type { Deps } from '../../../deps.ts';
import { expireIfUnpaid, lookForSecondPayments, type SettlementDeps, reconcile } from './settlement.service.ts';
import { lookAtCodes } from './payment-codes.service.ts';
import { expireUnpaid } from '#modules/ordering/orders/orders.service.ts';

/** The work of the clock on payments. */
export function settlementJobs(deps: SettlementDeps & Pick<Deps, 'jobs' | 'log'>): void {
  deps.jobs.handle(expireUnpaid, ({ order_id }) => expireIfUnpaid(deps, order_id));
  deps.jobs.every('* * * * *', 'settlement.reconcile', () => reconcile(deps));
  deps.jobs.every('* * * * *', 'settlement.look-at-codes', () => lookAtCodes(deps));
  deps.jobs.every('* * * * *', 'settlement.look-for-second-payments', () => lookForSecondPayments(deps));
}
