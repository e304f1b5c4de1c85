import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/categories.office';
import { slug } from '@tawa/domain/common/text';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { namesColumn } from '#db/names.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { listing } from './categories.store.ts';
import { mergeCategory } from './categories.service.ts';
import { addRow, deleteRow, updateRow, withPicture } from '#modules/insight/audit/audit.service.ts';

const shelf = { table: 'categories', key: 'category_id', subject: 'category' } as const;

const valuesOf = ({ names, ...form }: contract.CategoryForm) => ({
  ...form,
  slug: slug(form.category_name),
  ...(names && { names: namesColumn(names) }),
});

/** The office's categories. */
export function categoryOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  const hand = ({ userId }: { userId: number }, { image }: contract.CategoryForm) =>
    withPicture(deps, userId, { field: 'image', path: image });
  route(app, contract.listOfficeCategories, async ({ query }) =>
    answer(200, await readPage(db, listing(query), query)),
  );
  route(app, contract.exportOfficeCategories, async ({ query }) =>
    answerCsv(db, listing({ ...query, exact: true }), query),
  );
  route(app, contract.addCategory, async ({ caller, body }) =>
    answer(201, { id: await addRow(deps, shelf, valuesOf(body), hand(caller, body)) }),
  );
  route(app, contract.updateCategory, async ({ caller, params: { id }, body }) => {
    await updateRow(deps, shelf, { id, values: valuesOf(body) }, hand(caller, body));
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
