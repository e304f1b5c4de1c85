import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/users.person';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './users.person.service.ts';
import { readFigures } from './users.person.store.ts';

const done = (message: string) => answer(200, { message });

/** One person's whole picture, and what the office does for them. */
export function userPersonRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  const handOf = (caller: { userId: number }, { user_id }: { user_id: number }) => ({
    actor_id: caller.userId,
    user_id,
  });

  route(app, contract.getPerson, async ({ params, query }) =>
    answer(200, await service.getPerson(deps, params.user_id, query)),
  );
  route(app, contract.getPersonAccount, async ({ params }) =>
    answer(200, await service.getAccount(deps, params.user_id)),
  );
  route(app, contract.listUserSessions, async ({ params }) =>
    answer(200, { sessions: await service.listSessions(deps, params.user_id) }),
  );
  route(app, contract.endUserSessions, async ({ caller, params }) => {
    await service.endSessions(deps, handOf(caller, params));
    return done('Signed out everywhere.');
  });
  route(app, contract.endUserSession, async ({ caller, params }) => {
    await service.endSessions(deps, handOf(caller, params), params.session_id);
    return done('Signed out there.');
  });
  route(app, contract.pinUserNote, async ({ caller, params, body }) => {
    await service.pinNote(deps, handOf(caller, params), { noteId: params.note_id, pinned: body.pinned });
    return done(body.pinned ? 'Note pinned.' : 'Note taken off.');
  });
  route(app, contract.giveGoodwill, async ({ caller, params, body }) => {
    await service.giveGoodwill(deps, handOf(caller, params), body);
    const { credit } = await readFigures(deps.db, params.user_id);
    return answer(200, { credit, message: 'Goodwill given.' });
  });
  route(app, contract.resetSecondStep, async ({ caller, params, body }) => {
    await service.resetSecondStep(deps, handOf(caller, params), body);
    return done('The second step is off. A mail tells them.');
  });
  route(app, contract.writeToPerson, async ({ caller, params, body }) => {
    await service.writeTo(deps, handOf(caller, params), body);
    return done('Message sent.');
  });
  route(app, contract.correctPerson, async ({ caller, params, body }) => {
    const { overtakenBy } = await service.correctPerson(deps, handOf(caller, params), body);
    return overtakenBy
      ? answer(409, { message: 'This account was changed meanwhile. Nothing was saved.', current: overtakenBy })
      : done('Corrected.');
  });
}
