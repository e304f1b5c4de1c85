import * as contract from '@tawa/contract/catalogue/cities.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './cities.terms.service.ts';

/** What a city has of its own, for whoever may change what counts everywhere. */
export function cityTermRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listDifferingCities, async () => answer(200, await service.listDiffering(deps)));
  route(app, contract.getCityTerms, async ({ params }) => answer(200, await service.getTerms(deps, params.city_id)));
  route(app, contract.changeCityTerm, async ({ caller, params: { city_id }, body }) =>
    answer(201, { city_term_id: await service.changeTerm(deps, { actor_id: caller.userId, city_id }, body) }),
  );
  route(app, contract.takeBackCityTerm, async ({ caller, params: { city_id, city_term_id } }) => {
    await service.takeBackTerm(deps, { actor_id: caller.userId, city_id }, city_term_id);
    return answer(200, { message: 'Taken back.' });
  });
}
