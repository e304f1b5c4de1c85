import * as contract from '@tawa/contract/accounts/broadcasts';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './broadcasts.service.ts';
import { sendTrial } from './broadcasts.trial.ts';

/** What the office tells many at once. */
export function broadcastRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  route(app, contract.listBroadcasts, async ({ query }) => answer(200, await service.listBroadcasts(deps, query)));
  route(app, contract.getBroadcast, async ({ params }) =>
    answer(200, await service.getBroadcast(deps, params.broadcast_id)),
  );
  route(app, contract.previewBroadcast, async ({ body }) => answer(200, await service.previewPeople(deps, body)));
  route(app, contract.addBroadcast, async ({ caller, body }) =>
    answer(201, await service.addBroadcast(deps, caller.userId, body)),
  );
  route(app, contract.updateBroadcast, async ({ caller, params, body }) =>
    answer(200, await service.updateBroadcast(deps, { actor_id: caller.userId, ...params }, body)),
  );
  route(app, contract.deleteBroadcast, async ({ caller, params }) => {
    await service.deleteBroadcast(deps, { actor_id: caller.userId, ...params });
    return answer(200, { message: 'Draft deleted.' });
  });
  route(app, contract.testBroadcast, async ({ caller, params }) => {
    await sendTrial(deps, { actor_id: caller.userId, ...params });
    return answer(200, { message: 'Sent to you.' });
  });
  route(app, contract.planBroadcast, async ({ caller, params, body }) =>
    answer(200, await service.planBroadcast(deps, { actor_id: caller.userId, ...params }, body)),
  );
  route(app, contract.moveBroadcast, async ({ caller, params, body }) =>
    answer(200, await service.moveBroadcast(deps, { actor_id: caller.userId, ...params }, body.act)),
  );
}
