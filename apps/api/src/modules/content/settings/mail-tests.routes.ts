import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/content/settings.mail-tests';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './mail-tests.service.ts';

export function mailTestRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'keys'>): void {
  route(app, contract.sendMailTest, async ({ caller }) => answer(201, await service.sendTest(deps, caller.userId)), {
    budget: 'mail',
  });
  route(app, contract.getMailTest, async ({ caller, params }) =>
    answer(200, await service.getTest(deps, caller.userId, params.mail_id)),
  );
}
