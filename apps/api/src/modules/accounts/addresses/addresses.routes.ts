import * as contract from '@tawa/contract/accounts/addresses';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './addresses.service.ts';
import { listAddresses } from './addresses.store.ts';

export function addressRoutes(app: FastifyInstance, { db, env }: Pick<Deps, 'db' | 'env'>): void {
  const { MAP_TILES_URL, MAP_CREDIT, MAP_CREDIT_URL } = env;
  const tiles = MAP_TILES_URL === 'off' ? null : MAP_TILES_URL;
  route(app, contract.getMap, async () => answer(200, { tiles, credit: { text: MAP_CREDIT, url: MAP_CREDIT_URL } }));

  route(app, contract.listAddresses, async ({ caller }) => answer(200, await listAddresses(db, caller.userId)));
  route(app, contract.addAddress, async ({ caller, body }) =>
    answer(201, await service.addAddress(db, caller.userId, body)),
  );
  route(app, contract.updateAddress, async ({ caller, params, body }) =>
    answer(200, await service.updateAddress(db, caller.userId, params.address_id, body)),
  );
  route(app, contract.deleteAddress, async ({ caller, params }) => {
    await service.deleteAddress(db, caller.userId, params.address_id);
    return answer(200, { message: 'Address deleted' });
  });
}
