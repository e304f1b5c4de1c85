import * as contract from '@tawa/contract/catalogue/chefs.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './chefs.editor.service.ts';
import { listChefs } from './chefs.editor.store.ts';

export function chefEditorRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listEditedChefs, async ({ caller }) =>
    answer(200, await listChefs(deps.db, caller.restaurantId)),
  );
  route(app, contract.addChef, async ({ caller, body }) => answer(201, await service.addChef(deps, caller, body)));
  route(app, contract.arrangeChefs, async ({ caller, body }) => {
    await service.arrangeChefs(deps, caller, body.chef_ids);
    return answer(200, { message: 'Arranged.' });
  });
  route(app, contract.updateChef, async ({ caller, params, body }) =>
    answer(200, await service.updateChef(deps, caller, { chefId: params.chef_id, form: body })),
  );
  route(app, contract.deleteChef, async ({ caller, params }) => {
    const name = await service.deleteChef(deps, caller, params.chef_id);
    return answer(200, { message: `${name} is removed.` });
  });
}
