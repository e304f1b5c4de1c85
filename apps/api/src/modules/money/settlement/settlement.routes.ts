import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payments';
import { toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { dueOf, statusOf } from '#modules/money/payments/payments.service.ts';
import { askProvider, hear, openPayment } from './settlement.service.ts';
import { findOwnPayment, type OwnPayment } from './settlement.store.ts';
import { statusOf as orderStatusOf } from '#modules/ordering/orders/orders.service.ts';

async function ownPayment(deps: Pick<Deps, 'db'>, userId: number, orderNumber: string): Promise<OwnPayment> {
  const own = await findOwnPayment(deps.db, userId, orderNumber);
  if (!own) throw new AppError('not_found', 'Order not found.');
  return own;
}

const paymentAnswer = (own: OwnPayment, now: Date): contract.Payment => ({
  order_number: own.order_number,
  order_status: orderStatusOf(own.order_status),
  version: own.version,
  restaurant_name: own.restaurant_name,
  names: own.restaurant_names,
  amount: toRupees(dueOf(own)),
  method: own.method,
  provider: own.provider,
  status: statusOf(own.status),
  attempts: own.attempts,
  last_failure: own.last_failure,
  opened_at: own.created_on.toISOString(),
  expires_at: own.expires_at?.toISOString() ?? null,
  server_time: now.toISOString(),
});

export function settlementRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'providers' | 'log'>): void {
  const read = async (userId: number, number: string) =>
    paymentAnswer(await ownPayment(deps, userId, number), deps.clock.now());

  route(app, contract.getPayment, async ({ caller, params }) =>
    answer(200, await read(caller.userId, params.order_number)),
  );

  route(app, contract.openPayment, async ({ caller, params }) => {
    const own = await ownPayment(deps, caller.userId, params.order_number);
    const now = deps.clock.now();
    const isOpen = own.order_status === 'pending_payment' && own.expires_at !== null && own.expires_at > now;
    return isOpen ? answer(200, await openPayment(deps, own)) : answer(409, paymentAnswer(own, now));
  });

  route(app, contract.checkPayment, async ({ caller, params }) => {
    const own = await ownPayment(deps, caller.userId, params.order_number);
    if (!(await askProvider(deps, own.payment_id)))
      throw new AppError('unavailable', 'The provider does not answer at the moment. We keep asking.', {
        retryAfterS: 5,
      });
    return answer(200, await read(caller.userId, params.order_number));
  });

  // Nobody but the provider calls this, and it must never be told to wait: its own rules end the hook for that.
  route(
    app,
    contract.hearProvider,
    async ({ params, rawBody, headers }) => {
      const result = await hear(deps, { provider: params.provider, body: rawBody ?? Buffer.alloc(0), headers });
      if (result === 'forged') {
        deps.log.warn({ provider: params.provider }, 'an unsigned event was refused');
        throw new AppError('invalid', 'The signature does not fit.');
      }
      if (result === 'no_json') throw new AppError('invalid', 'The body is not valid JSON.');
      if (result === 'unreadable') deps.log.error({ provider: params.provider }, 'a signed event could not be read');
      return answer(200, { result });
    },
    { budget: null },
  );
}
