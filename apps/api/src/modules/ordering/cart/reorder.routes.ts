import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/cart.reorder';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { orderAgain, previewAgain } from './reorder.service.ts';

const reasons = {
  CART_OF_ANOTHER_RESTAURANT: 'Clear your cart?',
  CHANGED: 'Something has changed since you looked. Please look at it again.',
  NOTHING_LEFT: 'None of these dishes can be had at the moment.',
} as const;

/** Orders of the past, once more. */
export function againRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'funnel'>): void {
  route(app, contract.previewAgain, async ({ caller, params }) =>
    answer(200, await previewAgain(deps, caller.userId, params.order_number)),
  );
  route(app, contract.orderAgain, async ({ caller, params, body }) => {
    const outcome = await orderAgain(deps, caller.userId, params.order_number, body);
    if (outcome.ok) {
      if (outcome.begun !== null) deps.funnel.count(outcome.begun, 'carts');
      return answer(200, { message: 'Dish added succesfully', dishes: outcome.dishes });
    }
    return answer(409, { code: outcome.code, message: reasons[outcome.code], again: outcome.again });
  });
}
