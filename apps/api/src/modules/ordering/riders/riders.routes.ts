import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/riders';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './riders.service.ts';
import { deleteOldLinks } from './riders.store.ts';
import * as rounds from './rounds.service.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'rateLimit' | 'providers'>;
const done = answer(200, { message: 'Done.' });

export function riderRoutes(app: FastifyInstance, deps: RouteDeps): void {
  route(app, contract.makeRiderLink, async ({ caller, params }) =>
    answer(200, await rounds.makeLink(deps, caller.restaurantId, params.order_number)),
  );
  route(app, contract.sendOutTogether, async ({ caller, body }) => {
    const sender = { restaurantId: caller.restaurantId, userId: caller.userId };
    return answer(200, await rounds.sendTogether(deps, sender, body));
  });
  route(app, contract.revokeRiderLink, async ({ caller, params }) => {
    await rounds.revokeLink(deps, caller.restaurantId, params.order_number);
    return done;
  });
  route(app, contract.readRiderPage, async ({ body, address }) =>
    answer(200, await service.readPage(deps, { ...body, address })),
  );
  route(app, contract.deliverByRider, async ({ body: { token, stop, ...step }, address }) => {
    const move = await service.deliver(deps, { token, stop, address }, step);
    return move.ok ? answer(200, { status: 'delivered' as const }) : answer(409, move.refusal);
  });
  route(app, contract.reportUndelivered, async ({ body: { token, stop, ...report }, address }) => {
    await service.undelivered(deps, { token, stop, address }, report);
    return answer(200, { status: 'out_for_delivery' as const });
  });
  route(app, contract.showCodeOfStop, async ({ body, address }) =>
    answer(200, await service.showCodeOfStop(deps, { ...body, address })),
  );
  route(app, contract.checkCodeOfStop, async ({ body, address }) =>
    answer(200, await service.checkCodeOfStop(deps, { ...body, address })),
  );
  route(app, contract.shareRiderPlace, async ({ body: { token, ...point }, address }) => {
    await service.sharePlace(deps, { token, address }, point);
    return done;
  });
  route(app, contract.hideRiderPlace, async ({ body, address }) => {
    await service.hidePlace(deps, { token: body.token, address });
    return done;
  });
  route(app, contract.getRiderPlace, async ({ caller, params }) =>
    answer(200, { place: await service.findPlace(deps, caller.userId, params.order_number) }),
  );
}

/** What the clock does with riders' links. */
export function riderJobs(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): void {
  deps.jobs.every('*/10 * * * *', 'riders.forget-links', async () => {
    await deleteOldLinks(deps.db, deps.clock.now());
  });
}
