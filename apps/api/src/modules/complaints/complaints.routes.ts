import { countUnresolvedComplaints } from '@tawa/contract/complaints';
import { answer } from '@tawa/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../platform/route.ts';
import * as store from './complaints.store.ts';

export function complaintRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, countUnresolvedComplaints, async () => answer(200, { unresolvedCount: await store.countUnresolved(db) }));
}
