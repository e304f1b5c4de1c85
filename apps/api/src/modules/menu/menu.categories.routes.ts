import { answer } from '@tawa/contract/endpoint';
import * as contract from '@tawa/contract/places-desk';
import { slug } from '@tawa/domain/text';
import { sql, type SqlBool } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { answerCsv, holds, type Listing, readPage } from '../../platform/listing.ts';
import { route } from '../../platform/route.ts';
import { addRow, deleteRow, updateRow } from '../audit/rows.service.ts';
import { mergeCategory } from './menu.categories.service.ts';

const shelf = { table: 'categories', key: 'category_id', subject: 'category' };

const listing = ({ search, shown }: { search: string; shown?: string }): Listing<contract.DeskCategory> => ({
  from: sql`categories c`,
  select: sql<contract.DeskCategory>`c.category_id, c.category_name, c.position, c.isactive::int as isactive,
    (select count(*) from dishes d where d.category_id = c.category_id and d.deleted_on is null) as dishes`,
  key: 'c.category_id',
  sorts: { position: sql`c.position`, category_name: sql`lower(c.category_name)` },
  where: [
    holds(sql`lower(c.category_name)`, search),
    shown !== undefined && sql<SqlBool>`c.isactive = ${shown === '1'}`,
  ],
});

const valuesOf = (form: contract.CategoryForm) => ({ ...form, slug: slug(form.category_name) });

/** The office's categories. */
export function categoryDeskRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const { db } = deps;
  route(app, contract.listDeskCategories, async ({ query }) => answer(200, await readPage(db, listing(query), query)));
  route(app, contract.exportDeskCategories, async ({ query }) => answerCsv(db, listing(query), query));
  route(app, contract.addCategory, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, valuesOf(body), { actor_id: caller.userId }) }),
  );
  route(app, contract.updateCategory, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: valuesOf(body) }, { actor_id: caller.userId });
    return answer(200, { message: 'Category saved.' });
  });
  route(app, contract.deleteCategory, async ({ caller, params: { id } }) => {
    await deleteRow(deps, shelf, id, { actor_id: caller.userId });
    return answer(200, { message: 'Category deleted.' });
  });
  route(app, contract.mergeCategory, async ({ caller, params: { id }, body: { into } }) =>
    answer(200, { moved: await mergeCategory(db, { from: id, into, actor_id: caller.userId }) }),
  );
}
