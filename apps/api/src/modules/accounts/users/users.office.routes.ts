import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/users.office';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import * as service from './users.office.service.ts';
import { listing } from './users.office.store.ts';

const done = (message: string) => answer(200, { message });

/** What the office sees of accounts and does to them. */
export function userOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  const handOf = (caller: { userId: number }, { user_id }: { user_id: number }) => ({
    actor_id: caller.userId,
    user_id,
  });

  route(app, contract.listUsers, async ({ query }) =>
    answer(200, await readPage(db, listing(query, clock.now()), query)),
  );
  route(app, contract.exportUsers, async ({ query }) => answerCsv(db, listing(query, clock.now()), query));
  route(app, contract.getUser, async ({ caller, params }) =>
    answer(200, await service.getUser(deps, handOf(caller, params))),
  );
  route(app, contract.blockUser, async ({ caller, params, body }) => {
    await service.blockUser(deps, handOf(caller, params), body.reason);
    return done('Account blocked.');
  });
  route(app, contract.unblockUser, async ({ caller, params }) => {
    await service.unblockUser(deps, handOf(caller, params));
    return done('Account unblocked.');
  });
  route(app, contract.moveUsers, async ({ caller, body: { to, user_ids, reason } }) => {
    const move = (user_id: number) =>
      to === 'blocked'
        ? service.blockUser(deps, handOf(caller, { user_id }), reason)
        : service.unblockUser(deps, handOf(caller, { user_id }));
    return answer(200, await doEach(user_ids, move));
  });
  route(app, contract.allowCash, async ({ caller, params, body }) => {
    await service.allowCash(deps, handOf(caller, params), body.allowed);
    return done(body.allowed ? 'Cash on delivery allowed.' : 'Cash on delivery switched off.');
  });
  route(app, contract.addUserNote, async ({ caller, params, body }) => {
    await service.addNote(deps, handOf(caller, params), body.note);
    return answer(201, { message: 'Note added.' });
  });
  route(app, contract.sendResetLink, async ({ caller, params }) => {
    await service.sendResetLink(deps, handOf(caller, params));
    return answer(202, { message: 'Link sent.' });
  });
}
