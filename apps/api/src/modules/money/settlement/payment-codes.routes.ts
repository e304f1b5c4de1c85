import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payments.codes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { checkCode, codeAnswer, showCode, stateAnswer } from './payment-codes.service.ts';
import { findOrderOfKitchen } from './payment-codes.store.ts';

/** UPI codes that a kitchen's people show for cash. */
export function paymentCodeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'providers'>): void {
  async function ownOrder(restaurantId: number, orderNumber: string): Promise<number> {
    const order = await findOrderOfKitchen(deps.db, orderNumber, restaurantId);
    if (!order) throw new AppError('not_found', 'Order not found.');
    return order.order_id;
  }

  route(app, contract.showPaymentCode, async ({ caller, params }) => {
    const orderId = await ownOrder(caller.restaurantId, params.order_number);
    return answer(200, await codeAnswer(await showCode(deps, orderId)));
  });

  route(app, contract.checkPaymentCode, async ({ caller, params }) => {
    const orderId = await ownOrder(caller.restaurantId, params.order_number);
    return answer(200, stateAnswer(await checkCode(deps, orderId)));
  });
}
