import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/stations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { getSetup, saveStations } from './stations.setup.ts';

export function stationRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  route(app, contract.getStations, async ({ caller }) => answer(200, await getSetup(deps.db, caller.restaurantId)));
  route(app, contract.saveStations, async ({ caller, body }) => {
    const saved = await saveStations(deps, caller.restaurantId, body);
    if (!saved.isOvertaken) return answer(200, saved.setup);
    const message = 'Somebody changed the stations meanwhile. Nothing of yours was written.';
    return answer(409, { message, current: saved.setup });
  });
}
