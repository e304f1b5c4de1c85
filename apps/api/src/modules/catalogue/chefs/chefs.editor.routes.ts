import * as contract from '@tawa/contract/catalogue/chefs.kitchen';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import * as service from './chefs.editor.service.ts';
import { listChefs } from './chefs.editor.store.ts';

function editorOf({ restaurantId, userId }: Caller) {
  if (restaurantId === null) throw new AppError('not_found', 'This account has no restaurant.');
  return { restaurantId, userId };
}

export function chefEditorRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.listEditedChefs, async ({ caller }) =>
    answer(200, await listChefs(deps.db, editorOf(caller).restaurantId)),
  );
  route(app, contract.addChef, async ({ caller, body }) =>
    answer(201, await service.addChef(deps, editorOf(caller), body)),
  );
  route(app, contract.arrangeChefs, async ({ caller, body }) => {
    await service.arrangeChefs(deps, editorOf(caller), body.chef_ids);
    return answer(200, { message: 'Arranged.' });
  });
  route(app, contract.updateChef, async ({ caller, params, body }) =>
    answer(200, await service.updateChef(deps, editorOf(caller), { chefId: params.chef_id, form: body })),
  );
  route(app, contract.deleteChef, async ({ caller, params }) => {
    const name = await service.deleteChef(deps, editorOf(caller), params.chef_id);
    return answer(200, { message: `${name} is removed.` });
  });
}
