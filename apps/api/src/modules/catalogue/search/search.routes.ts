import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/search';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { shownFound } from '#platform/cache/shown.ts';
import { route } from '#platform/http/route.ts';
import * as service from './search.service.ts';

export function searchRoutes(app: FastifyInstance, { db, cache, clock }: Pick<Deps, 'db' | 'cache' | 'clock'>): void {
  route(app, contract.search, async ({ query: { q, city, without, kind, page } }) => {
    const found = await service.search({ db, cache }, { q, city, without, kind, page }, clock.now());
    const { dishes, restaurants, nearby } = found;
    const shown = shownFound(
      city,
      [...dishes, ...(nearby?.dishes ?? [])],
      [...restaurants, ...(nearby?.restaurants ?? [])],
    );
    return { ...answer(200, found), shown };
  });
  route(app, contract.suggest, async ({ query: { q, city, without } }) =>
    answer(200, await service.suggest({ db, cache }, { q, city, without }, clock.now())),
  );
}
