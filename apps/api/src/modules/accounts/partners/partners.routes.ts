import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/partners';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './partners.service.ts';

const ended = { message: 'Ended. It is refused from now on.' };

/** Keys of other systems, as the restaurant makes them and as the office does for it. */
export function partnerRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listPartnerKeys, async ({ caller }) =>
    answer(200, { keys: await service.listKeys(deps, caller.restaurantId) }),
  );
  route(app, contract.addPartnerKey, async ({ caller, body }) => answer(201, await service.addKey(deps, caller, body)));
  route(app, contract.revokePartnerKey, async ({ caller, params }) => {
    await service.revokeKey(deps, caller, params.partner_key_id);
    return answer(200, ended);
  });

  route(app, contract.listPartnerKeysOf, async ({ params }) =>
    answer(200, { keys: await service.listKeysOf(deps, params.restaurant_id) }),
  );
  route(app, contract.addPartnerKeyOf, async ({ caller, params, body }) =>
    answer(201, await service.addKey(deps, { userId: caller.userId, restaurantId: params.restaurant_id }, body)),
  );
  route(app, contract.revokePartnerKeyOf, async ({ caller, params }) => {
    const hand = { userId: caller.userId, restaurantId: params.restaurant_id };
    await service.revokeKey(deps, hand, params.partner_key_id);
    return answer(200, ended);
  });
}
