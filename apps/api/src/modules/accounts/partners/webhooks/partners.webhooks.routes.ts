import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/partners.webhooks';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import { eventsFile } from './partners.events.csv.ts';
import * as service from './partners.webhooks.service.ts';

const ended = answer(200, { message: 'Nothing more is sent there.' });
const sent = answer(202, { message: 'On its way.' });

function ownRoutes(app: FastifyInstance, deps: service.WebhookDeps): void {
  route(app, contract.getPartnerEndpoint, async ({ caller }) =>
    answer(200, { endpoint: await service.findEndpoint(deps, caller.restaurantId) }),
  );
  route(app, contract.setPartnerEndpoint, async ({ caller, body }) =>
    answer(200, await service.setEndpoint(deps, caller, body)),
  );
  route(app, contract.removePartnerEndpoint, async ({ caller }) => {
    await service.removeEndpoint(deps, caller);
    return ended;
  });
  route(app, contract.rotatePartnerSecret, async ({ caller }) => answer(201, await service.rotateSecret(deps, caller)));
  route(app, contract.testPartnerEndpoint, async ({ caller }) => {
    await service.sendTest(deps, caller);
    return sent;
  });
  route(app, contract.listPartnerDeliveries, async ({ caller, query }) =>
    answer(200, await service.listDeliveries(deps, caller.restaurantId, query)),
  );
  route(app, contract.replayPartnerDeliveries, async ({ caller, body }) =>
    answer(202, { replayed: await service.replayDeliveries(deps, caller, body) }),
  );
  route(app, contract.exportPartnerEvents, async ({ caller, query }) =>
    eventsFile(deps.db, caller.restaurantId, query),
  );
}

function officeRoutes(app: FastifyInstance, deps: service.WebhookDeps): void {
  const handOf = (caller: { userId: number }, params: { restaurant_id: number }) => ({
    userId: caller.userId,
    restaurantId: params.restaurant_id,
  });
  route(app, contract.getPartnerEndpointOf, async ({ params }) => {
    await service.requireRestaurant(deps, params.restaurant_id);
    return answer(200, { endpoint: await service.findEndpoint(deps, params.restaurant_id) });
  });
  route(app, contract.setPartnerEndpointOf, async ({ caller, params, body }) =>
    answer(200, await service.setEndpoint(deps, handOf(caller, params), body)),
  );
  route(app, contract.removePartnerEndpointOf, async ({ caller, params }) => {
    await service.removeEndpoint(deps, handOf(caller, params));
    return ended;
  });
  route(app, contract.rotatePartnerSecretOf, async ({ caller, params }) =>
    answer(201, await service.rotateSecret(deps, handOf(caller, params))),
  );
  route(app, contract.testPartnerEndpointOf, async ({ caller, params }) => {
    await service.sendTest(deps, handOf(caller, params));
    return sent;
  });
  route(app, contract.listPartnerDeliveriesOf, async ({ params, query }) => {
    await service.requireRestaurant(deps, params.restaurant_id);
    return answer(200, await service.listDeliveries(deps, params.restaurant_id, query));
  });
  route(app, contract.replayPartnerDeliveriesOf, async ({ caller, params, body }) =>
    answer(202, { replayed: await service.replayDeliveries(deps, handOf(caller, params), body) }),
  );
  route(app, contract.exportPartnerEventsOf, async ({ params, query }) => {
    await service.requireRestaurant(deps, params.restaurant_id);
    return eventsFile(deps.db, params.restaurant_id, query);
  });
}

/** The address that hears a restaurant's events, as the restaurant sets it and as the office does for it. */
export function webhookRoutes(app: FastifyInstance, deps: service.WebhookDeps): void {
  ownRoutes(app, deps);
  officeRoutes(app, deps);
}
