import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.kitchen';
import * as own from '@tawa/contract/catalogue/restaurants.own';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { signTerms, stepRestaurant } from '../office/restaurants.life.service.ts';
import { addOwnRestaurant } from './own-restaurants.service.ts';
import * as service from './restaurants.profile.service.ts';

const saved = answer(200, { message: 'Saved.' });

/** The owner's side: what the restaurant says of itself, its papers and its steps. */
export function restaurantProfileRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'privateFiles'>): void {
  route(app, own.addOwnRestaurant, async ({ caller, body }) =>
    answer(201, { restaurant_id: await addOwnRestaurant(deps, caller.userId, body.restaurant_name) }),
  );
  route(app, contract.getProfile, async ({ caller }) =>
    answer(200, await service.getProfile(deps, caller.restaurantId)),
  );
  route(app, contract.updatePublicProfile, async ({ caller, body }) => {
    await service.updatePublic(deps, caller, body);
    return saved;
  });
  route(app, contract.keepDraft, async ({ caller, body }) => {
    await service.keepDraft(deps, caller, body);
    return saved;
  });
  route(app, contract.updatePlace, async ({ caller, body }) => {
    await service.updatePlace(deps, caller.restaurantId, body);
    return saved;
  });
  route(app, contract.savePaper, async ({ caller, body }) => {
    await service.savePaper(deps, caller.restaurantId, body);
    return saved;
  });
  route(app, contract.takeBackPaper, async ({ caller, params }) => {
    await service.takeBackPaper(deps, caller.restaurantId, params.field);
    return answer(200, { message: 'Taken back.' });
  });
  const budget = { budget: 'upload' } as const;
  route(
    app,
    contract.uploadDocument,
    async ({ caller, upload }) => answer(201, await service.uploadDocument(deps, caller.restaurantId, await upload())),
    budget,
  );
  route(app, contract.openDocument, async ({ caller, params }) => {
    const { stream, headers } = await service.openDocument(deps, caller.restaurantId, params.document_id);
    return { ...answer(200, stream), headers };
  });
  route(app, contract.signTerms, async ({ caller, body }) => {
    await signTerms(deps, caller, body.version);
    return answer(200, { message: 'Thank you.' });
  });
  route(app, contract.stepRestaurant, async ({ caller, body }) => {
    const { restaurantId, userId } = caller;
    const step = { ...body, by: 'restaurant' as const, actorId: userId };
    const lifecycle = await stepRestaurant(deps, restaurantId, step);
    const message = lifecycle === 'submitted' ? 'Sent for review.' : 'Done.';
    return answer(200, { lifecycle, message });
  });
}
