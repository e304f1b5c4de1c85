import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.line';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { moveAnswer, moverOf } from '../orders.routes.ts';
import { getLine, listFinished } from './line-display.ts';
import { finishStation, recallOrder, tickLines } from './orders.line.service.ts';

export function lineRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(app, contract.getLine, async ({ caller }) => answer(200, await getLine(deps, caller.restaurantId)));
  route(app, contract.listFinished, async ({ caller, query }) =>
    answer(200, await listFinished(deps, caller.restaurantId, query.station_id ?? null)),
  );
  route(app, contract.tickLines, async ({ caller, params, body }) =>
    moveAnswer(await tickLines(deps, moverOf(caller), params.order_number, body.ticks)),
  );
  route(app, contract.finishStation, async ({ caller, params, body }) =>
    moveAnswer(await finishStation(deps, moverOf(caller), params.order_number, body.station_id)),
  );
  route(app, contract.recallOrder, async ({ caller, params, body }) =>
    moveAnswer(await recallOrder(deps, moverOf(caller), params.order_number, body.station_id)),
  );
}
