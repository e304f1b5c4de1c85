import * as contract from '@tawa/contract/catalogue/search.office';
import { answer } from '@tawa/contract/common/endpoint';
import { sql, type SqlBool } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { answerCsv, holds, type Listing, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { addRow, deleteRow, updateRow } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'search_aliases', key: 'alias_id', subject: 'search_alias' } as const;

const listing = (query: { search: string; kind?: string }): Listing<contract.OfficeSearchAlias> => ({
  from: sql`search_aliases a`,
  select: sql<contract.OfficeSearchAlias>`a.alias_id, a.kind, a.written, a.stands_for`,
  key: 'a.alias_id',
  sorts: {
    stands_for: sql`lower(a.stands_for)`,
    written: sql`lower(a.written)`,
    kind: sql`a.kind`,
    alias_id: sql`a.alias_id`,
  },
  where: [
    holds(sql`lower(a.written || ' ' || a.stands_for)`, query.search),
    query.kind !== undefined && sql<SqlBool>`a.kind = ${query.kind}`,
  ],
});

/** The office's other ways to write something. */
export function searchOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const { db } = deps;
  route(app, contract.listSearchAliases, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportSearchAliases, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addSearchAlias, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, body, { actor_id: caller.userId }) }),
  );
  route(app, contract.updateSearchAlias, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: body }, { actor_id: caller.userId });
    return answer(200, { message: 'Search word saved.' });
  });
  route(app, contract.deleteSearchAlias, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'Search word deleted.' });
  });
}
