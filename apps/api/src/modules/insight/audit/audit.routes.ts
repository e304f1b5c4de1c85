import { exportAudit, listAudit } from '@tawa/contract/insight/audit';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { listing } from './audit.store.ts';

/** What the office reads of its own deeds. */
export function auditRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listAudit, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, exportAudit, async ({ query }) => answerCsv(db, listing(query), query));
}
