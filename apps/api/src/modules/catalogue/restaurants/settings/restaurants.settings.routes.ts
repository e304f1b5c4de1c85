import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as service from './restaurants.settings.service.ts';

function ownRestaurant({ restaurantId }: Caller): number {
  if (restaurantId === null) throw new AppError('not_found', 'This account has no restaurant.');
  return restaurantId;
}

const saved = answer(200, { message: 'Saved.' });

export function kitchenSettingsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getKitchenSettings, async ({ caller }) =>
    answer(200, await service.getSettings(deps, ownRestaurant(caller))),
  );
  route(app, contract.saveHours, async ({ caller, body }) => {
    await service.saveHours(deps, ownRestaurant(caller), body);
    return saved;
  });
  route(app, contract.saveTaking, async ({ caller, body }) => {
    await service.saveTaking(deps, ownRestaurant(caller), body);
    return saved;
  });
  route(app, contract.saveArea, async ({ caller, body }) => {
    await service.saveArea(deps, ownRestaurant(caller), body);
    return saved;
  });
  route(app, contract.getAlerts, async ({ caller }) => {
    const { bell, printer_mm } = await service.getSettings(deps, ownRestaurant(caller));
    return answer(200, { bell, printer_mm });
  });
  route(app, contract.saveAlerts, async ({ caller, body }) => {
    await service.saveAlerts(deps, ownRestaurant(caller), body);
    return saved;
  });
}
