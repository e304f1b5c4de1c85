import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/cities.office';
import { slug } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { findCity, listing } from './cities.office.store.ts';
import { todayOf } from './cities.terms.service.ts';
import { addRow, deleteRow, updateRow } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'cities', key: 'city_id', subject: 'city' } as const;

const refuse = (text: string) => new AppError('invalid', text, { fields: { opens_on: text } });

/** A city that is shown is open; another one may have a day to come on which it opens. */
function valuesOf({ opens_on = null, ...form }: contract.CityForm, today: string) {
  if (opens_on !== null && form.isactive) throw refuse('A city that is shown is open: leave the day empty.');
  if (opens_on !== null && opens_on <= today) throw refuse('Choose a day to come.');
  return { ...form, opens_on, slug: slug(form.cityname) };
}

/** The office's cities; a city that is switched off hides its restaurants and keeps its orders. */
export function cityOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listOfficeCities, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportOfficeCities, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.getOfficeCity, async ({ params }) => {
    const city = await findCity(db, params.id);
    if (!city) throw notFound();
    return answer(200, city);
  });
  route(app, contract.addCity, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, valuesOf(body, todayOf(clock)), { actor_id: caller.userId }) }),
  );
  route(app, contract.updateCity, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: valuesOf(body, todayOf(clock)) }, { actor_id: caller.userId });
    return answer(200, { message: 'City saved.' });
  });
  route(app, contract.deleteCity, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'City deleted.' });
  });
}
