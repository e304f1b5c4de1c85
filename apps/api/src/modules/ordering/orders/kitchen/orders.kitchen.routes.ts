import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.kitchen';
import { addPackingPhoto as addPackingPhotoContract } from '@tawa/contract/ordering/orders.packing';
import { listSubstitutes as listSubstitutesContract } from '@tawa/contract/ordering/orders.substitutes';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { route } from '#platform/http/route.ts';
import { listKitchenOrders } from './kitchen-board.ts';
import { getKitchenStatus, listOwnRestaurants, setKitchenStatus } from './kitchen-switch.ts';
import { moveAnswer, moverOf } from '../orders.routes.ts';
import { delayOrder } from '../orders.changes.ts';
import { addPackingPhoto } from '../packing/orders.packing-photo.service.ts';
import { packApart } from '../packing/orders.packing.service.ts';
import { moveSeveral } from '../moves/orders.several.service.ts';
import { keepDish } from '../moves/orders.kept-dish.service.ts';
import { reportShortage } from '../moves/orders.shortage.service.ts';
import { listSubstitutes } from '../substitutes/orders.substitutes.service.ts';

/** The restaurant of a caller; throws for an account without one. */
export function kitchenRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'files' | 'providers'>): void {
  route(app, contract.listKitchenOrders, async ({ caller, query }) =>
    answer(200, await listKitchenOrders(deps, caller, query)),
  );

  route(app, contract.moveKitchenOrders, async ({ caller, body }) =>
    answer(200, { orders: await moveSeveral(deps, moverOf(caller), body) }),
  );

  route(app, contract.delayOrder, async ({ caller, params, body }) =>
    moveAnswer(await delayOrder(deps, moverOf(caller), params.order_number, body.minutes)),
  );

  route(app, contract.packApart, async ({ caller, params, body }) =>
    moveAnswer(await packApart(deps, moverOf(caller), params.order_number, body)),
  );

  route(
    app,
    addPackingPhotoContract,
    async ({ caller, params, upload }) => {
      const mover = { ...moverOf(caller), actor_id: caller.userId };
      const { photo, sent_at } = await addPackingPhoto(deps, mover, params.order_number, upload);
      return answer(201, { photo, sent_at: sent_at.toISOString() });
    },
    { budget: 'upload' },
  );

  route(app, contract.reportShortage, async ({ caller, params, body }) =>
    moveAnswer(await reportShortage(deps, moverOf(caller), params.order_number, body)),
  );

  route(app, contract.keepDish, async ({ caller, params, body }) =>
    moveAnswer(await keepDish(deps, moverOf(caller), params.order_number, body.order_item_id)),
  );

  route(app, listSubstitutesContract, async ({ caller, params: { order_number, order_item_id } }) =>
    answer(200, { dishes: await listSubstitutes(deps, moverOf(caller), order_number, order_item_id) }),
  );

  route(app, contract.getKitchenStatus, async ({ caller }) =>
    answer(200, await getKitchenStatus(deps, caller.restaurantId)),
  );

  route(app, contract.listOwnRestaurants, async ({ caller }) =>
    answer(200, { restaurants: await listOwnRestaurants(deps, caller) }),
  );

  route(app, contract.setKitchenStatus, async ({ caller, body }) =>
    answer(200, await setKitchenStatus(deps, caller.restaurantId, body)),
  );
}
