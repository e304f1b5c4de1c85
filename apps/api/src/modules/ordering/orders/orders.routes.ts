import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders';
import { dayMs } from '@tawa/domain/common/durations';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { route } from '#platform/http/route.ts';
import { notFound, type Move, type Mover } from './placing/attempt.ts';
import { orderAnswer, summaryOf } from './history/order-answer.ts';
import * as store from './history/orders.read.store.ts';
import { requestCancel } from './orders.changes.ts';
import { answerQuestion } from './moves/orders.shortage.service.ts';
import { withQuestions } from './substitutes/questions.ts';
import { statusOf } from './history/stored-words.ts';
import { moveOrder } from './moves/transitions.ts';

const pageSize = 10;

/** The caller as an actor on orders, held to the orders that are theirs. */
export function moverOf(caller: Caller): Mover {
  const { role, userId } = caller;
  if (role === 'user') return { actor: 'customer', actor_id: userId, scope: { user_id: userId } };
  if (role === 'restaurant')
    return {
      actor: 'restaurant',
      actor_id: userId,
      partner_key_id: caller.partnerKeyId,
      scope: { restaurant_id: caller.restaurantId },
    };
  return { actor: 'admin', actor_id: userId, scope: {} };
}

export function moveAnswer(move: Move) {
  if (!move.ok) return answer(409, move.refusal);
  const { order_number, status, version } = move.order;
  return answer(200, { order_number, status: statusOf(status), version });
}

export function orderRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db, clock } = deps;
  route(app, contract.listOrders, async ({ caller, query: { tab, days, before = null } }) => {
    const since = days === undefined ? null : new Date(clock.now().getTime() - days * dayMs);
    // One more than is answered tells whether any follow.
    const rows = await store.listOrders(db, caller.userId, { tab, since, before, limit: pageSize + 1 });
    const { total } = await store.countOrders(db, caller.userId, { tab, since });
    const orders = rows.slice(0, pageSize).map((row) => summaryOf(row));
    const next = rows.length > pageSize ? (orders.at(-1)?.order_number ?? null) : null;
    return answer(200, { orders, total, next });
  });

  route(app, contract.getOrder, async ({ caller, params }) => {
    const row = await store.findOrder(db, caller.userId, params.order_number);
    if (!row) throw notFound();
    return answer(200, await withQuestions(db, row, orderAnswer(row, clock.now())));
  });

  route(app, contract.moveOrder, async ({ caller, params, body }) =>
    moveAnswer(await moveOrder(deps, moverOf(caller), params.order_number, body)),
  );

  route(app, contract.answerShortage, async ({ caller, params, body }) =>
    moveAnswer(await answerQuestion(deps, moverOf(caller), params.order_number, body)),
  );

  route(app, contract.requestCancel, async ({ caller, params, body }) =>
    moveAnswer(await requestCancel(deps, moverOf(caller), params.order_number, body.reason)),
  );
}
