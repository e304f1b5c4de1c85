import * as contract from '@tawa/contract/accounts/consents';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './consents.service.ts';

const said = {
  mail: { yes: 'We will write when there is an offer.', no: 'No more offers by mail.' },
  notices: { yes: 'We will tell you here when there is an offer.', no: 'No more offers as notices.' },
  diet: { yes: 'Offers may match your diet.', no: 'Offers no longer match your diet.' },
} as const;

export function consentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  const { db, clock } = deps;
  route(app, contract.listConsents, async ({ caller }) =>
    answer(200, await service.listConsents(db, caller.userId, clock.now())),
  );
  route(app, contract.acceptText, async ({ caller, body }) => {
    await service.acceptText(db, { ...body, user_id: caller.userId, at: clock.now() });
    return answer(200, { message: 'Thank you.' });
  });
  route(app, contract.chooseMarketing, async ({ caller, body }) => {
    await service.chooseMarketing(db, caller.userId, body, clock.now());
    return answer(200, { message: said[body.of][body.given ? 'yes' : 'no'] });
  });
  leavingRoutes(app, deps);
}

const formBytesMax = 2048;

/** Mail programs press the way out of a letter themselves, and send a form with it (RFC 8058); nothing in it is read. */
function leavingRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytesMax },
      async () => undefined,
    );
    route(
      scope,
      contract.leaveOffers,
      async ({ params }) => {
        await service.leaveOffers(deps, params.token);
        return answer(200, { message: 'No more offers by mail.' });
      },
      // Many letters are left from the few machines of a mail provider.
      { budget: null },
    );
  });
}
