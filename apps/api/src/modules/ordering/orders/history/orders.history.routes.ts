import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/ordering/orders.history';
import { toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { notFound } from '../placing/attempt.ts';
import { orderAnswer } from './order-answer.ts';
import { listing, listStaffNames } from './orders.history.store.ts';
import { findKitchenOrder } from './orders.read.store.ts';

type RouteDeps = Pick<Deps, 'db' | 'clock'>;

/** What a kitchen reads of one of its orders: neither the customer's phone nor address nor code. */
async function detail(
  { db, clock }: RouteDeps,
  restaurantId: number,
  number: string,
): Promise<contract.KitchenOrderDetail> {
  const row = await findKitchenOrder(db, restaurantId, number);
  if (!row) throw notFound();
  const names = await listStaffNames(db, row.order_id);
  const order = orderAnswer(row, clock.now());
  const {
    restaurant_name,
    names: restaurant_names,
    full_address,
    fssai_number = null,
    gstin = null,
  } = row.restaurant_copy;
  // What the contract does not name of it stays here.
  return {
    ...order,
    phone_last4: order.contact_phone.slice(-4),
    restaurant: { restaurant_name, restaurant_names, full_address, fssai_number, gstin },
    refunded: toRupees(row.refunded_total),
    events: order.events.map((event, index) => ({ ...event, actor: names[index] ?? '' })),
  };
}

/** All that a kitchen ever cooked, and one order of it with its bill. */
export function kitchenHistoryRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const { db } = deps;
  route(app, contract.listKitchenHistory, async ({ caller, query }) =>
    answer(200, await readPage(db, listing(caller.restaurantId, query), query)),
  );
  route(app, contract.exportKitchenHistory, async ({ caller, query }) =>
    answerCsv(db, listing(caller.restaurantId, query), query),
  );
  route(app, contract.getKitchenOrder, async ({ caller, params }) =>
    answer(200, await detail(deps, caller.restaurantId, params.order_number)),
  );
}
