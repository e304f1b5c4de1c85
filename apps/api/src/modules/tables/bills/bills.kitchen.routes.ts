import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/tables/bills.kitchen';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '#platform/http/route.ts';
import * as codes from './bills.codes.ts';
import * as desk from './bills.desk.ts';

/** The codes of a restaurant's tables, and what its staff does with their bills. */
export function deskBillRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'env'>): void {
  route(app, contract.listTableCodes, async ({ caller }) =>
    answer(200, await codes.listCodes(deps, caller.restaurantId)),
  );
  route(app, contract.makeTableCodes, async ({ caller }) =>
    answer(200, await codes.makeCodes(deps, caller.restaurantId)),
  );
  route(app, contract.renewTableCode, async ({ caller, params }) =>
    answer(200, await codes.renewCode(deps, caller.restaurantId, params.table_id)),
  );
  route(app, contract.removeTableCode, async ({ caller, params }) =>
    answer(200, await codes.removeCode(deps, caller.restaurantId, params.table_id)),
  );
  route(app, contract.listDeskTables, async ({ caller }) =>
    answer(200, await desk.listDeskTables(deps.db, caller.restaurantId, deps.clock.now())),
  );
  route(app, contract.openDeskBill, async ({ caller, params }) =>
    answer(200, await desk.openBill(deps, caller, params.table_id)),
  );
  route(app, contract.moveDeskBill, async ({ caller, params, body }) => {
    const to = { billId: params.bill_id, tableId: body.table_id, version: body.version };
    return answer(200, await desk.moveBill(deps, caller, to));
  });
  route(app, contract.closeDeskBill, async ({ caller, params, body }) => {
    await desk.closeDeskBill(deps, caller, { billId: params.bill_id, version: body.version });
    return answer(200, { message: 'The bill is closed. The code opens a new one for the next guests.' });
  });
  route(app, contract.takeDeskRest, async ({ caller, params, body }) =>
    answer(200, await desk.takeRest(deps, caller, { billId: params.bill_id, ...body })),
  );
  route(app, contract.settleDeskPart, async ({ caller, params, body }) =>
    answer(200, await desk.settlePart(deps, caller, { partId: params.part_id, to: body.to })),
  );
}
