import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/groups';
import * as shareCalls from '@tawa/contract/ordering/groups.shares';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as guests from './groups.guests.ts';
import * as service from './groups.service.ts';
import * as shares from './groups.shares.ts';

export function groupRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'rateLimit' | 'providers'>,
): void {
  shareRoutes(app, deps);
  route(app, contract.beginGroup, async ({ caller, body }) => {
    const { isNew, group } = await service.beginGroup(deps, { userId: caller.userId, ...body });
    return answer(isNew ? 201 : 200, group);
  });
  route(app, contract.listGroups, async ({ caller }) => answer(200, await service.listGroups(deps, caller.userId)));
  route(app, contract.getGroup, async ({ caller, params }) =>
    answer(200, await service.getGroup(deps, { userId: caller.userId, groupId: params.group_id })),
  );
  route(app, contract.moveGroup, async ({ caller, params, body }) => {
    const { isDone, group } = await service.moveGroup(deps, { userId: caller.userId, groupId: params.group_id }, body);
    const message = 'This group order has changed. Look at it again.';
    return isDone ? answer(200, group) : answer(409, { code: 'CHANGED' as const, message, group });
  });
  route(app, contract.removeFromGroup, async ({ caller, params }) => {
    const own = { userId: caller.userId, groupId: params.group_id };
    return answer(200, await service.removeGuest(deps, own, params.group_guest_id));
  });
  route(app, contract.removeGroupLine, async ({ caller, params }) => {
    const own = { userId: caller.userId, groupId: params.group_id };
    return answer(200, await service.removeLine(deps, own, params.group_line_id));
  });
  // Many guests of one office look often from one address, which the budget of reading calls allows.
  route(app, contract.readGroupPage, async ({ body }) => answer(200, await guests.readPage(deps, body)), {
    budget: null,
  });
  route(app, contract.joinGroup, async ({ body: { token, secret, ...joining }, address }) =>
    answer(200, await guests.join(deps, { token, secret, address }, joining)),
  );
  route(app, contract.setGroupLine, async ({ body: { token, secret, ...wanted } }) =>
    answer(200, await guests.setLine(deps, { token, secret }, wanted)),
  );
  route(app, contract.leaveGroup, async ({ body }) => {
    await guests.leave(deps, body);
    return answer(200, { message: 'You left the group order.' });
  });
}

function shareRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env' | 'rateLimit' | 'providers'>): void {
  route(app, shareCalls.moveShare, async ({ caller, params, body }) => {
    const own = { userId: caller.userId, groupId: params.group_id };
    return answer(200, await shares.moveShare(deps, own, params.group_guest_id, body.act));
  });
  route(app, shareCalls.openShare, async ({ body: { token, secret, method }, address }) =>
    answer(200, await shares.openShare(deps, { token, secret, address }, method)),
  );
  route(app, shareCalls.checkShare, async ({ body }) => answer(200, await shares.checkShare(deps, body)));
  route(app, shareCalls.takeShareBack, async ({ body }) => answer(200, await shares.takeBack(deps, body)));
}
