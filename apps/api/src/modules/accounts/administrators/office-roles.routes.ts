import * as contract from '@tawa/contract/accounts/administrators.roles';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './office-roles.service.ts';

export function officeRoleRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listOfficeRoles, async () => answer(200, { roles: await service.listRoles(deps) }));
  route(app, contract.addOfficeRole, async ({ caller, body }) =>
    answer(201, await service.addRole(deps, caller.userId, body)),
  );
  route(app, contract.updateOfficeRole, async ({ caller, params, body }) => {
    await service.updateRole(deps, { actor_id: caller.userId, ...params }, body);
    return answer(200, { message: `${body.name} is saved. It counts from everybody’s next step on.` });
  });
  route(app, contract.deleteOfficeRole, async ({ caller, params, body }) => {
    await service.deleteRole(deps, { actor_id: caller.userId, ...params }, body.instead);
    return answer(200, { message: 'The role is deleted.' });
  });
}
