import * as contract from '@tawa/contract/accounts/auth.account';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { deleteForSomebody } from '@tawa/contract/accounts/users.person';
import * as deletions from './deletion.service.ts';

/** A person asks for the end of the account, or takes that back. */
export function deletionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, contract.getDeletion, async ({ caller }) => answer(200, await deletions.getDeletion(deps, caller)));
  route(app, contract.requestDeletion, async ({ body, caller }) => {
    const requested = await deletions.requestDeletion(deps, caller, body.password);
    return requested.outcome === 'waits'
      ? answer(200, { due: requested.due.toISOString(), message: 'Your account will be deleted in seven days.' })
      : answer(409, {
          code: 'BLOCKED' as const,
          message: 'Your account cannot be deleted yet.',
          blockers: requested.blockers,
        });
  });
  route(app, deleteForSomebody, async ({ caller, params: { user_id }, body }) => {
    const due = await deletions.requestDeletionFor(deps, { actor_id: caller.userId, user_id }, body.reason);
    return answer(200, { due: due.toISOString(), user_id, message: 'The account will be deleted in seven days.' });
  });
  route(app, contract.undoDeletion, async ({ caller }) => {
    await deletions.undoDeletion(deps, caller.userId);
    return answer(200, { message: 'Your account stays.' });
  });
}

export function deletionJobs({ jobs, ...deps }: Pick<Deps, 'jobs' | 'db' | 'clock'>): void {
  jobs.every('23 * * * *', 'auth.delete-accounts', () => deletions.deleteDueAccounts(deps));
}
