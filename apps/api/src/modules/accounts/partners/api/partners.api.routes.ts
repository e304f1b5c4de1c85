import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/accounts/partners.api';
import { partnerDishesMax, partnerOrdersMax } from '@tawa/domain/accounts/partners';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { pushDishes } from '#modules/catalogue/menu/menu.service.ts';
import { moveAnswer, moveOrder, moverOf, packApart } from '#modules/ordering/orders/orders.service.ts';
import { dishOf, orderOf } from './partners.api.answers.ts';
import * as store from './partners.api.store.ts';

/** A share of rows and the place to go on from while there are more. */
function shareOf<R>(rows: readonly R[], limit: number, placeOf: (row: R) => number) {
  const share = rows.slice(0, limit);
  const last = share.at(-1);
  return { share, next: rows.length > limit && last !== undefined ? placeOf(last) : null };
}

/** What other systems ask and say with their keys: the same steps as on the kitchen's board. */
export function partnerApiRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock'>): void {
  const { db } = deps;
  route(app, contract.listPartnerOrders, async ({ caller, query: { after = 0, limit = partnerOrdersMax } }) => {
    const rows = await store.listOpenOrders(db, { restaurantId: caller.restaurantId, after, limit: limit + 1 });
    const { share, next } = shareOf(rows, limit, (row) => row.position);
    return answer(200, { orders: share.map((row) => orderOf(row)), next });
  });

  route(app, contract.getPartnerOrder, async ({ caller, params }) => {
    const row = await store.findOrder(db, caller.restaurantId, params.order_number);
    if (!row) throw notFound();
    return answer(200, orderOf(row));
  });

  route(app, contract.acceptPartnerOrder, async ({ caller, params, body }) =>
    moveAnswer(await moveOrder(deps, moverOf(caller), params.order_number, { to: 'accepted', ...body })),
  );
  route(app, contract.rejectPartnerOrder, async ({ caller, params, body }) =>
    moveAnswer(await moveOrder(deps, moverOf(caller), params.order_number, { to: 'rejected', ...body })),
  );
  route(app, contract.packPartnerLine, async ({ caller, params: { order_number }, body: { line, mark } }) => {
    const found = await store.findLine(db, caller.restaurantId, order_number, line);
    if (!found) throw notFound();
    return moveAnswer(await packApart(deps, moverOf(caller), order_number, { ...found, mark }));
  });
  route(app, contract.readyPartnerOrder, async ({ caller, params, body }) =>
    moveAnswer(await moveOrder(deps, moverOf(caller), params.order_number, { to: 'ready', ...body })),
  );
  route(app, contract.sendPartnerOrder, async ({ caller, params, body }) =>
    moveAnswer(await moveOrder(deps, moverOf(caller), params.order_number, { to: 'out_for_delivery', ...body })),
  );

  route(app, contract.listPartnerDishes, async ({ caller, query: { after = 0, limit = partnerDishesMax } }) => {
    const rows = await store.listDishes(db, { restaurantId: caller.restaurantId, after, limit: limit + 1 });
    const { share, next } = shareOf(rows, limit, (row) => row.menu_id);
    return answer(200, { dishes: share.map((row) => dishOf(row, deps.clock.now())), next });
  });

  route(app, contract.pushPartnerDishes, async ({ caller, body }) => {
    const { restaurantId, userId } = caller;
    return answer(200, { dishes: await pushDishes(deps, { restaurantId, userId, mayPublish: true }, body.dishes) });
  });
}
