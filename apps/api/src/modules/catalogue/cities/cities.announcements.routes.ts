import { getCityAnnouncement } from '@tawa/contract/catalogue/cities';
import * as contract from '@tawa/contract/catalogue/cities.office';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { notFound } from '#platform/http/errors.ts';
import { addRow, deleteRow, updateRow } from '#modules/insight/audit/audit.service.ts';
import * as store from './cities.announcements.store.ts';
import { findCity } from './cities.office.store.ts';

const shelf = { table: 'city_announcements', key: 'city_announcement_id', subject: 'city_announcement' } as const;

/** The hand of somebody who changes a row of the city that the path names, and of no other. */
const handOf = (actor_id: number, city_id: number) => ({
  actor_id,
  first: async (_: unknown, before: Readonly<Record<string, unknown>>) => {
    if (before.city_id !== city_id) throw notFound();
  },
});

/** What visitors of a city read: the office's side and theirs. */
export function cityAnnouncementRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  const values = (form: contract.AnnouncementForm, set_by: number) => ({ ...form, set_by, set_on: clock.now() });
  const checkCity = async (cityId: number) => {
    if (!(await findCity(db, cityId))) throw notFound();
  };
  route(app, getCityAnnouncement, async ({ params }) => {
    const found = await store.findWords(db, params.city_id, clock.now());
    return answer(200, { words: found?.words ?? null });
  });
  route(app, contract.listCityAnnouncements, async ({ params }) => {
    await checkCity(params.city_id);
    return answer(200, await store.listAnnouncements(db, params.city_id, clock.now()));
  });
  route(app, contract.addCityAnnouncement, async ({ caller, params: { city_id }, body }) => {
    await checkCity(city_id);
    const row = { city_id, ...values(body, caller.userId) };
    return answer(201, { city_announcement_id: await addRow(deps, shelf, row, { actor_id: caller.userId }) });
  });
  route(app, contract.updateCityAnnouncement, async ({ caller, params, body }) => {
    const change = { id: params.city_announcement_id, values: values(body, caller.userId) };
    await updateRow(deps, shelf, change, handOf(caller.userId, params.city_id));
    return answer(200, { message: 'Announcement saved.' });
  });
  route(app, contract.deleteCityAnnouncement, async ({ caller, params }) => {
    await deleteRow(deps, shelf, params.city_announcement_id, handOf(caller.userId, params.city_id));
    return answer(200, { message: 'Announcement taken back.' });
  });
}
