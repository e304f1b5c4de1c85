import * as contract from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import { areasOf } from '@tawa/domain/accounts/office-parts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './administrators.service.ts';
import { readAccess } from './office-roles.service.ts';
import { becomeOwner, readOwnerLink } from './owner-links.service.ts';

const welcome = 'Welcome. Log in with your e-mail and the new password.';
const done = (message: string) => answer(200, { message });

export function administratorRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'passwords'>,
): void {
  route(app, contract.getOfficeAccess, async ({ caller: { userId, rights } }) =>
    answer(200, { ...(await readAccess(deps, userId)), rights, areas: areasOf(rights) }),
  );
  route(app, contract.listAdministrators, async ({ caller }) =>
    answer(200, await service.listAdministrators(deps, caller.userId)),
  );
  const budget = { budget: 'mail' } as const;
  route(
    app,
    contract.inviteAdministrator,
    async ({ caller, body }) => {
      await service.inviteAdministrator(deps, caller.userId, { ...body, email: body.email.toLowerCase() });
      return answer(201, { message: 'The invitation is on its way.' });
    },
    budget,
  );
  route(
    app,
    contract.inviteAdministratorAgain,
    async ({ caller, params }) => {
      await service.inviteAgain(deps, caller.userId, params.office_invitation_id);
      return done('Another invitation is on its way.');
    },
    budget,
  );
  route(app, contract.takeBackOfficeInvitation, async ({ caller, params }) => {
    await service.takeBackInvitation(deps, caller.userId, params.office_invitation_id);
    return done('The invitation is taken back.');
  });
  route(app, contract.changeOfficeRole, async ({ caller, params, body }) => {
    await service.changeRole(deps, { actor_id: caller.userId, ...params }, body.role);
    return done('The role is changed.');
  });
  route(app, contract.removeAdministrator, async ({ caller, params }) => {
    await service.removeAdministrator(deps, { actor_id: caller.userId, ...params });
    return done('Taken out of the office.');
  });
  route(app, contract.readOfficeInvitation, async ({ body }) =>
    answer(200, await service.readInvitation(deps, body.token)),
  );
  route(app, contract.acceptOfficeInvitation, async ({ body }) => {
    await service.acceptInvitation(deps, body);
    return answer(201, { message: welcome });
  });
  route(app, contract.readOwnerLink, async ({ body }) => answer(200, await readOwnerLink(deps, body.token)));
  route(app, contract.becomeOwner, async ({ body }) => {
    await becomeOwner(deps, body);
    return answer(201, { message: welcome });
  });
}
