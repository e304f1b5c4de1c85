import * as contract from '@tawa/contract/accounts/consents';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './consents.service.ts';

export function consentRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listConsents, async ({ caller }) =>
    answer(200, await service.listConsents(db, caller.userId, clock.now())),
  );
  route(app, contract.acceptText, async ({ caller, body }) => {
    await service.acceptText(db, { ...body, user_id: caller.userId, at: clock.now() });
    return answer(200, { message: 'Thank you.' });
  });
  route(app, contract.chooseMarketing, async ({ caller, body }) => {
    await service.chooseMarketing(db, caller.userId, body.given, clock.now());
    return answer(200, { message: body.given ? 'We will write when there is an offer.' : 'No more offers by mail.' });
  });
}
