import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/content/provider-keys';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './provider-keys.service.ts';

/** The keys of payment providers and the mail server, which only go in. */
export function providerKeyRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'sealer' | 'keys'>): void {
  route(app, contract.listProviderKeys, async () => answer(200, await service.listProviderKeys(deps)));
  route(app, contract.setProviderKey, async ({ caller, params, body }) => {
    await service.setProviderKey(deps, caller.userId, { ...params, ...body });
    return answer(200, { message: 'Set. It counts from now on.' });
  });
  route(app, contract.removeProviderKey, async ({ caller, params }) => {
    await service.removeProviderKey(deps, caller.userId, params.name);
    return answer(200, { message: 'Forgotten.' });
  });
}
