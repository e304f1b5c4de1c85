import * as contract from '@tawa/contract/accounts/auth.codes';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './auth.codes.service.ts';
import { logout, signUp } from './auth.service.ts';

const needsName = { needsName: true as const, message: 'What is your name?' };
const passwordNeeded = {
  code: 'PASSWORD_NEEDED' as const,
  message: 'Log in to this account with its password.',
};

export function codeRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    contract.signUp,
    async ({ body, address, userAgent, language }) =>
      answer(201, { ...(await signUp(deps, body, { address, userAgent, language })), message: 'Welcome to Tawa' }),
    { budget: 'registration' },
  );
  route(app, contract.sendLoginCode, async ({ body, address, language }) =>
    answer(200, await service.sendLoginCode(deps, body.contact, { address, language })),
  );
  route(
    app,
    contract.loginByCode,
    async ({ body, address, userAgent, language, requestId, caller }) => {
      const session = await service.loginByCode(deps, body, { address, userAgent, language });
      const isOpen = typeof session !== 'string';
      if (isOpen && caller) await logout(deps, caller);
      deps.log.info(
        { requestId, address, factors: 'code', isOpen, ...(isOpen && { userId: session.userId }) },
        'a login',
      );
      if (session === 'needs-name') return answer(202, needsName);
      return session === 'password-needed'
        ? answer(409, passwordNeeded)
        : answer(200, { ...session, message: 'Logged in successfully' });
    },
    { budget: 'loginOfAddress' },
  );
  route(app, contract.setPasswordByCode, async ({ caller, body }) => {
    await service.setPasswordByCode(deps, caller, body);
    return answer(200, { message: 'Password set' });
  });
  route(app, contract.sendMobileCode, async ({ caller, body, address, language }) =>
    answer(200, await service.sendMobileCode(deps, caller.userId, body.mobile, { address, language })),
  );
  route(app, contract.proveMobile, async ({ caller, body }) => {
    await service.proveMobile(deps, caller.userId, body);
    return answer(200, { message: 'Number confirmed' });
  });
}
