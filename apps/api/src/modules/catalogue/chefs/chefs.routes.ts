import { listChefs } from '@tawa/contract/catalogue/chefs';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as store from './chefs.store.ts';

export function chefRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listChefs, async ({ params }) => answer(200, await store.listChefs(db, params.id)));
}
