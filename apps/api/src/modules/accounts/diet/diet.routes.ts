import * as contract from '@tawa/contract/accounts/diet';
import { answer } from '@tawa/contract/common/endpoint';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as service from './diet.service.ts';

export function dietRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getDiet, async ({ caller }) => {
    const diet = await service.findDiet(db, caller.userId);
    return answer(200, { diet: diet && { ...diet, allergens: [...diet.allergens] } });
  });
  route(app, contract.saveDiet, async ({ caller, body }) => {
    await service.saveDiet(db, caller.userId, body, clock.now());
    return answer(200, { message: 'Your diet is saved.' });
  });
}
