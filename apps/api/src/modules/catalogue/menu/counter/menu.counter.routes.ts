import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu/menu.counter';
import * as reported from '@tawa/contract/catalogue/menu/menu.reports';
import * as office from '@tawa/contract/catalogue/menu/menu.reports.office';
import type { FastifyInstance } from 'fastify';
import { shownMenu } from '#platform/cache/shown.ts';
import { readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { editorOf } from '../editor/menu.editor.routes.ts';
import type { MenuDeps } from '../menu.kitchen.ts';
import * as counter from './menu.counter.service.ts';
import * as reports from './menu.reports.service.ts';
import { listing } from './menu.reports.store.ts';

/** Prices at the counter: said by the restaurant, read by everybody, reported by customers, judged by the office. */
export function menuCounterRoutes(app: FastifyInstance, deps: MenuDeps): void {
  route(app, contract.getCounterPrices, async ({ params }) => ({
    ...answer(200, await counter.getCounterPrices(deps, params.id)),
    shown: shownMenu(params.id),
  }));
  route(app, reported.getOwnPriceReport, async ({ caller, params }) =>
    answer(200, await reports.getOwnReport(deps, { userId: caller.userId, menuId: params.menu_id })),
  );
  route(app, reported.reportPrice, async ({ caller, params, body }) =>
    answer(201, await reports.reportPrice(deps, { userId: caller.userId, menuId: params.menu_id }, body)),
  );
  route(app, contract.getKitchenCounter, async ({ caller }) =>
    answer(200, await counter.getKitchenCounter(deps, caller.restaurantId)),
  );
  route(app, contract.declareSame, async ({ caller }) =>
    answer(200, { dishes: await counter.declareSame(deps, editorOf(caller)) }),
  );
  route(app, contract.renewCounter, async ({ caller }) =>
    answer(200, { dishes: await counter.renewCounter(deps, editorOf(caller)) }),
  );
  route(app, contract.declareCounterPrice, async ({ caller, params, body }) =>
    answer(200, await counter.declareCounterPrice(deps, editorOf(caller), params.menu_id, body.counter_price)),
  );
  route(app, office.listPriceReports, async ({ query }) => answer(200, await readPage(deps.db, listing(query), query)));
  route(app, office.decidePriceReport, async ({ caller, params, body }) =>
    answer(200, await reports.decideReport(deps, caller.userId, { ...params, ...body })),
  );
}
