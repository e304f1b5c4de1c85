import * as contract from '@tawa/contract/accounts/auth';
import { answer } from '@tawa/contract/common/endpoint';
import { beginVisit } from '@tawa/contract/accounts/auth.visits';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './auth.service.ts';
import * as visits from './auth.visits.service.ts';

export function authRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.login,
    async ({ body, address, userAgent, language, requestId, caller }) => {
      const session = await service.login(deps, body, { address, userAgent, language });
      const isOpen = session !== 'needs-code';
      if (isOpen && caller) await service.logout(deps, caller);
      const factors = isOpen && body.code !== undefined ? 'password and code' : 'password';
      deps.log.info({ requestId, address, factors, isOpen, ...(isOpen && { userId: session.userId }) }, 'a login');
      return session === 'needs-code'
        ? answer(202, { needsCode: true as const, message: 'Enter the code of your authenticator app.' })
        : answer(200, { ...session, message: 'Logged in successfully' });
    },
    { budget: 'loginOfAddress' },
  );
  route(
    app,
    contract.addUser,
    async ({ body, language }) =>
      answer(201, {
        message: 'User registered successfully!',
        userId: await service.addCustomer(deps, { ...body, language }),
      }),
    { budget: 'registration' },
  );
  route(
    app,
    contract.addRestaurant,
    async ({ body, language }) =>
      answer(201, {
        message: 'Restaurant registered successfully',
        ...(await service.addRestaurant(deps, { ...body, language })),
      }),
    { budget: 'registration' },
  );
  route(app, contract.logout, async ({ caller }) => {
    await service.logout(deps, caller);
    return answer(200, { message: 'Logged out successfully' });
  });
  route(app, beginVisit, async ({ caller, params, body }) =>
    answer(201, await visits.beginVisit(deps, { visitor_id: caller.userId, ...params, ...body })),
  );
  route(app, contract.me, async ({ caller }) => answer(200, await service.getMe(deps, caller)));
}
