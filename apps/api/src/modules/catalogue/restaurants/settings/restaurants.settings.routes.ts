import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.settings';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './restaurants.settings.service.ts';

const saved = answer(200, { message: 'Saved.' });

export function kitchenSettingsRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getKitchenSettings, async ({ caller }) =>
    answer(200, await service.getSettings(deps, caller.restaurantId)),
  );
  route(app, contract.saveHours, async ({ caller, body }) => {
    await service.saveHours(deps, caller.restaurantId, body);
    return saved;
  });
  route(app, contract.saveTaking, async ({ caller, body }) => {
    await service.saveTaking(deps, caller.restaurantId, body);
    return saved;
  });
  route(app, contract.saveArea, async ({ caller, body }) => {
    await service.saveArea(deps, caller.restaurantId, body);
    return saved;
  });
  route(app, contract.getAlerts, async ({ caller }) => {
    const { bell, printer_mm } = await service.getSettings(deps, caller.restaurantId);
    return answer(200, { bell, printer_mm });
  });
  route(app, contract.saveAlerts, async ({ caller, body }) => {
    await service.saveAlerts(deps, caller.restaurantId, body);
    return saved;
  });
}
