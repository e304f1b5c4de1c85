import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './search.service.ts';

export function searchRoutes(app: FastifyInstance, { db, cache, clock }: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  route(app, contract.search, async ({ query: { q, city, without, kind, page } }) =>
    answer(200, await service.search({ db, cache }, { q, city, without, kind, page }, clock.now())),
  );
  route(app, contract.suggest, async ({ query: { q, city, without } }) =>
    answer(200, await service.suggest({ db, cache }, { q, city, without }, clock.now())),
  );
}
