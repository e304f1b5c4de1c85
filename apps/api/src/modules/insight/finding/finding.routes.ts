import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/insight/finding';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './finding.service.ts';

/** What is found by name or number from anywhere in a panel. */
export function findingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const budget = { budget: 'find' as const };
  route(
    app,
    contract.findInOffice,
    async ({ caller, query }) => answer(200, await service.findInOffice(deps, query, caller.rights)),
    budget,
  );
  route(
    app,
    contract.findInKitchen,
    async ({ caller, query }) => answer(200, await service.findInKitchen(deps, query, caller)),
    budget,
  );
}
