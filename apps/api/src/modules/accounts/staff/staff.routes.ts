import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/staff';
import { partsAtTablet } from '@tawa/contract/common/tablet-access';
import { mayWorkIn, staffAreas } from '@tawa/domain/accounts/staff';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { route } from '#platform/http/route.ts';
import * as service from './staff.service.ts';

const ownerOf = ({ restaurantId, userId }: KitchenCaller): service.Owner => ({
  restaurant_id: restaurantId,
  user_id: userId,
});

export function staffRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env' | 'passwords'>): void {
  route(app, contract.getOwnAccess, ({ caller }) => {
    const { staffRole: role, tablet } = caller;
    const areas = staffAreas.filter((area) => mayWorkIn(role, area));
    return answer(200, { role, areas: tablet ? partsAtTablet(areas, tablet.isPerson) : areas });
  });
  route(app, contract.listStaff, async ({ caller }) =>
    answer(200, { staff: await service.listStaff(deps, caller.restaurantId) }),
  );
  const budget = { budget: 'mail' } as const;
  route(
    app,
    contract.inviteStaff,
    async ({ caller, body, language }) => {
      await service.inviteStaff(deps, ownerOf(caller), { ...body, language, email: body.email.toLowerCase() });
      return answer(201, { message: 'The invitation is on its way.' });
    },
    budget,
  );
  route(
    app,
    contract.inviteStaffAgain,
    async ({ caller, params, language }) => {
      await service.inviteAgain(deps, ownerOf(caller), { staffId: params.staff_id, language });
      return answer(200, { message: 'Another invitation is on its way.' });
    },
    budget,
  );
  route(app, contract.changeStaffRole, async ({ caller, params, body }) => {
    await service.changeRole(deps, ownerOf(caller), params.staff_id, body.role);
    return answer(200, { message: 'The role is changed.' });
  });
  route(app, contract.removeStaff, async ({ caller, params }) => {
    await service.removeStaff(deps, ownerOf(caller), params.staff_id);
    return answer(200, { message: 'Taken off the staff.' });
  });
  route(app, contract.readInvitation, async ({ body }) => answer(200, await service.readInvitation(deps, body.token)));
  route(app, contract.acceptInvitation, async ({ body }) => {
    await service.acceptInvitation(deps, body);
    return answer(201, { message: 'Welcome. Log in with your e-mail and the new password.' });
  });
}
