import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/users.views';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './users.views.store.ts';

/** How people of the panels keep their lists. */
export function viewRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.listViews, async ({ caller, query }) =>
    answer(200, await store.listViews(db, caller.userId, query.list)),
  );
  route(app, contract.saveView, async ({ caller, body }) => {
    const saved = await transaction(db, async (tx) => {
      const view = await store.saveView(tx, { user_id: caller.userId, ...body });
      if ((await store.listViews(tx, caller.userId, body.list)).length > contract.viewsMax)
        throw new AppError('conflict', `${contract.viewsMax} views of a list at most. Remove one first.`);
      return view;
    });
    return answer(200, saved);
  });
  route(app, contract.deleteView, async ({ caller, params }) => {
    const { numDeletedRows } = await store.deleteView(db, { user_id: caller.userId, ...params });
    if (numDeletedRows === 0n) throw notFound();
    return answer(200, { message: 'Removed.' });
  });
}
