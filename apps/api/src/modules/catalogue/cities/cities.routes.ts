import { listActiveCities, listAreas, listComingCities } from '@tawa/contract/catalogue/cities';
import { answer } from '@tawa/contract/common/endpoint';
import { areasOf } from '@tawa/domain/catalogue/cities';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { listComing } from './cities.announcements.store.ts';
import * as store from './cities.store.ts';

export function cityRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listActiveCities, async () => answer(200, await store.listActiveCities(db)));
  route(app, listComingCities, async () => answer(200, await listComing(db)));
  route(app, listAreas, async ({ params }) => ({
    ...answer(200, areasOf(await store.listPlaces(db, params.city_id))),
    shown: { listings: { cities: [params.city_id] } },
  }));
}
