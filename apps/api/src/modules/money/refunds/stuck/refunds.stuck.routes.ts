import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/refunds.stuck';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { findOwn } from '@tawa/domain/common/own';
import { route } from '#platform/http/route.ts';
import { markBackPaid, retryBack } from '#modules/money/shares/shares.service.ts';
import { listStuck } from './refunds.stuck.store.ts';

/** Why something went back before there was an order; with one, its refund says it. */
const reasons: Readonly<Record<string, string>> = {
  taken_back: 'The guest took their money back',
  group_ended: 'The group ended without an order',
  unused: 'The order needed less',
  wrong_amount: 'Another amount was paid',
  paid_twice: 'Paid twice',
  paid_late: 'Paid too late',
};

/** What waits for a person of what was to go back, and what is done about guests' parts of it. */
export function stuckRefundRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listStuckRefunds, async () => {
    const rows = await listStuck(deps.db);
    const refunds = rows.map(({ reason, ...row }) => ({ ...row, reason: findOwn(reasons, reason) ?? reason }));
    return answer(200, { refunds, total: rows[0]?.all ?? 0 });
  });

  route(app, contract.retryShareRefund, async ({ caller, params: { share_refund_id } }) => {
    await retryBack(deps, share_refund_id, caller.userId);
    return answer(200, { share_refund_id });
  });

  route(app, contract.markShareRefundPaid, async ({ caller, params: { share_refund_id }, body: { reference } }) => {
    await markBackPaid(deps, share_refund_id, { by: caller.userId, reference });
    return answer(200, { share_refund_id });
  });
}
