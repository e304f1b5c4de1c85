import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.cancel-runs';
import { mayInOffice, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { previewRun } from './orders.cancel-runs.preview.ts';
import { getRun, listRunOrders, listRuns, startRun } from './orders.cancel-runs.service.ts';

function refuseGoodwill(rights: OfficeRights, goodwill: number): void {
  if (goodwill > 0 && !mayInOffice(rights, 'refunds', 'act'))
    throw new AppError('forbidden', 'Goodwill is given by those who may refund.');
}

/** Orders that the office cancels together. */
export function cancelRunRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.previewCancelRun, async ({ body }) => answer(200, await previewRun(db, body)));
  route(app, contract.startCancelRun, async ({ caller, headers, body }) => {
    refuseGoodwill(caller.rights, body.goodwill);
    const started = await startRun(deps, { actor_id: caller.userId, key: headers['idempotency-key'], body });
    if (started.outcome === 'key-reused')
      return answer(422, { code: 'IDEMPOTENCY_KEY_REUSED' as const, message: 'This key was used for another run.' });
    return answer(started.isFirst ? 201 : 200, await getRun(db, started.id));
  });
  route(app, contract.listCancelRuns, async () => answer(200, { runs: await listRuns(db, clock.now()) }));
  route(app, contract.getCancelRun, async ({ params: { cancel_run_id } }) =>
    answer(200, { run: await getRun(db, cancel_run_id), orders: await listRunOrders(db, cancel_run_id) }),
  );
}
