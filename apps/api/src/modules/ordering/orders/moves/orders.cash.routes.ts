import * as contract from '@tawa/contract/ordering/orders.cash';
import { answer } from '@tawa/contract/common/endpoint';
import { toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { settleCash } from './orders.cash.service.ts';
import { moverOf } from '../orders.routes.ts';

/** Cash that nobody has answered for yet. */
export function cashRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.confirmCash, async ({ caller, params }) => {
    const outcome = { collected: true, note: '' };
    return answer(200, { collected: toRupees(await settleCash(deps, moverOf(caller), params.order_number, outcome)) });
  });

  route(app, contract.settleCash, async ({ caller, params, body }) =>
    answer(200, { collected: toRupees(await settleCash(deps, moverOf(caller), params.order_number, body)) }),
  );
}
