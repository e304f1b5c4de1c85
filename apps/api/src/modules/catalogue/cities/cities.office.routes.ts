import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/cities.office';
import { slug } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { listing } from './cities.office.store.ts';
import { addRow, deleteRow, updateRow } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'cities', key: 'city_id', subject: 'city' };

const valuesOf = (form: contract.CityForm) => ({ ...form, slug: slug(form.cityname) });

/** The office's cities; a city that is switched off hides its restaurants and keeps its orders. */
export function cityOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const { db } = deps;
  route(app, contract.listOfficeCities, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportOfficeCities, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addCity, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, valuesOf(body), { actor_id: caller.userId }) }),
  );
  route(app, contract.updateCity, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: valuesOf(body) }, { actor_id: caller.userId });
    return answer(200, { message: 'City saved.' });
  });
  route(app, contract.deleteCity, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'City deleted.' });
  });
}
