import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu.sections';
import type { FastifyInstance } from 'fastify';
import { route } from '#platform/http/route.ts';
import type { MenuDeps } from '../menu.kitchen.ts';
import { getSections, saveSections } from './menu.sections.service.ts';

export function menuSectionRoutes(app: FastifyInstance, deps: MenuDeps): void {
  route(app, contract.getSections, async ({ caller }) => answer(200, await getSections(deps.db, caller.restaurantId)));
  route(app, contract.saveSections, async ({ caller, body }) => {
    const saved = await saveSections(deps, caller.restaurantId, body);
    if (!saved.isOvertaken) return answer(200, saved.setup);
    const message = 'Somebody changed the sections meanwhile. Nothing of yours was written.';
    return answer(409, { message, current: saved.setup });
  });
}
