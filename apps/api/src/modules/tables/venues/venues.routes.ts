import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/venues';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as service from './venues.service.ts';

function ownRestaurant({ restaurantId }: Caller): number {
  if (restaurantId === null) throw new AppError('not_found', 'This account has no restaurant.');
  return restaurantId;
}

const editorOf = (caller: Caller): service.Editor => ({ restaurantId: ownRestaurant(caller), userId: caller.userId });

export function venueRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listOwnVenues, async ({ caller }) =>
    answer(200, await service.listOwnVenues(db, ownRestaurant(caller), clock.now())),
  );
  route(app, contract.addVenue, async ({ caller, body }) =>
    answer(201, await service.addVenue(deps, editorOf(caller), body)),
  );
  route(app, contract.updateVenue, async ({ caller, params, body }) =>
    answer(200, await service.updateVenue(deps, editorOf(caller), { venueId: params.venue_id, form: body })),
  );
  route(app, contract.addTable, async ({ caller, params, body }) =>
    answer(201, await service.addTable(db, ownRestaurant(caller), params.venue_id, body)),
  );
  route(app, contract.updateTable, async ({ caller, params, body }) =>
    answer(200, await service.updateTable(db, ownRestaurant(caller), params.table_id, body)),
  );
  route(app, contract.moveTable, async ({ caller, params, body }) =>
    answer(200, { tables: await service.moveTable(db, ownRestaurant(caller), params.table_id, body) }),
  );
  route(app, contract.updateBookingSettings, async ({ caller, body }) =>
    answer(200, await service.updateSettings(db, ownRestaurant(caller), body)),
  );
}
