import { exportAudit, listAudit } from '@tawa/contract/insight/audit';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { linesOf, tellAll } from './audit.sentences.ts';
import { listing } from './audit.store.ts';

/** What the office reads of its own deeds. */
export function auditRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, listAudit, async ({ query }) => {
    const { rows, ...counted } = await readPage(db, listing(query), query);
    return answer(200, { rows: await tellAll(db, rows), ...counted });
  });
  route(app, exportAudit, async ({ query }) =>
    answerCsv(db, listing(query), query, async (rows) => linesOf(await tellAll(db, rows))),
  );
}
