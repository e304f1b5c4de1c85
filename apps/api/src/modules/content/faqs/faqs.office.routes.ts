import * as contract from '@tawa/contract/content/faqs.office';
import { answer } from '@tawa/contract/common/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, holds, type Listing, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { addRow, deleteRow, updateRow } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'faqs', key: 'faq_id', subject: 'faq' } as const;

const listing = (query: { search: string; type?: string; shown?: string }): Listing<contract.OfficeFaq> => ({
  from: sql`faqs f`,
  select: sql<contract.OfficeFaq>`f.faq_id, f.type, f.question, f.answer, f.position, f.isactive::int as isactive`,
  key: 'f.faq_id',
  sorts: { position: sql`f.position`, type: sql`f.type`, question: sql`lower(f.question)` },
  where: [
    holds(sql`lower(f.question || ' ' || f.answer)`, query.search),
    query.type !== undefined && sql<SqlBool>`f.type = ${query.type}`,
    query.shown !== undefined && sql<SqlBool>`f.isactive = ${query.shown === '1'}`,
  ],
});

/** The office's questions and answers. */
export function faqOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const { db } = deps;
  route(app, contract.listOfficeFaqs, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportOfficeFaqs, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addFaq, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, body, { actor_id: caller.userId }) }),
  );
  route(app, contract.updateFaq, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: body }, { actor_id: caller.userId });
    return answer(200, { message: 'Question saved.' });
  });
  route(app, contract.deleteFaq, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'Question deleted.' });
  });
}
