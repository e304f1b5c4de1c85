import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/staff.tablets';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as pins from './staff.pins.service.ts';
import * as service from './staff.tablets.service.ts';

/** The tablet that calls; to anything else there is none. */
function tabletOf({ tablet }: KitchenCaller): string {
  if (tablet === null) throw new AppError('not_found', 'This is not a shared tablet.');
  return tablet.tabletId;
}

export function tabletRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'tokens' | 'passwords' | 'rateLimit'>,
): void {
  route(app, contract.listTablets, async ({ caller }) => answer(200, await service.listTablets(deps, caller)));
  route(app, contract.setUpTablet, async ({ caller, body, address, userAgent }) => {
    const device = { ...body, sessionId: caller.sessionId, address, userAgent };
    return answer(201, await service.setUpTablet(deps, caller, device));
  });
  route(app, contract.endTablet, async ({ caller, params }) => {
    await service.endTablet(deps, caller, params.tablet_id);
    return answer(200, { message: 'The tablet is no longer shared.' });
  });
  route(app, contract.giveFirstPin, async ({ caller, params }) =>
    answer(200, await pins.giveFirstPin(deps, caller, params.person_id)),
  );
  route(app, contract.getOwnPin, async ({ caller }) => answer(200, { pin: await pins.getOwnPin(deps, caller.userId) }));
  route(app, contract.setOwnPin, async ({ caller, body }) => {
    await pins.setOwnPin(deps, caller, body.pin);
    return answer(200, { message: 'Your PIN is saved.' });
  });
  route(app, contract.getTablet, async ({ caller }) =>
    answer(200, await service.getTablet(deps, caller.restaurantId, tabletOf(caller))),
  );
  route(app, contract.enterTablet, async ({ caller, body, address, userAgent }) => {
    const { restaurantId, sessionId } = caller;
    const place = { restaurantId, sessionId, tabletId: tabletOf(caller), address, userAgent };
    const entered = await service.enterTablet(deps, { ...place, ...body });
    if (entered === 'needs-pin') return answer(409, { code: 'NEW_PIN' as const, message: 'Choose a PIN of your own.' });
    return answer(200, entered);
  });
}
