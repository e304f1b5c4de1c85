import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/venues';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './venues.service.ts';

export function venueRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listOwnVenues, async ({ caller }) =>
    answer(200, await service.listOwnVenues(db, caller.restaurantId, clock.now())),
  );
  route(app, contract.addVenue, async ({ caller, body }) => answer(201, await service.addVenue(deps, caller, body)));
  route(app, contract.updateVenue, async ({ caller, params, body }) =>
    answer(200, await service.updateVenue(deps, caller, { venueId: params.venue_id, form: body })),
  );
  route(app, contract.addTable, async ({ caller, params, body }) =>
    answer(201, await service.addTable(db, caller.restaurantId, params.venue_id, body)),
  );
  route(app, contract.updateTable, async ({ caller, params, body }) =>
    answer(200, await service.updateTable(db, caller.restaurantId, params.table_id, body)),
  );
  route(app, contract.moveTable, async ({ caller, params, body }) =>
    answer(200, { tables: await service.moveTable(db, caller.restaurantId, params.table_id, body) }),
  );
  route(app, contract.updateBookingSettings, async ({ caller, body }) =>
    answer(200, await service.updateSettings(db, caller.restaurantId, body)),
  );
}
