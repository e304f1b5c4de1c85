import { listTeam } from '@tawa/contract/content/team';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as store from './team.store.ts';

export function teamRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listTeam, async () => answer(200, await store.listTeam(db)));
}
