import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/restaurants.own';
import type { FastifyInstance } from 'fastify';
import { listOwnRestaurantIds } from '#modules/catalogue/restaurants/restaurants.service.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import type { MenuDeps } from '../menu.kitchen.ts';
import { compareMenus, copyDishes } from './menu.own.service.ts';

/** Throws `not_found` unless all of these are the caller's. */
async function requireOwn(db: Db, caller: KitchenCaller, ids: readonly number[]): Promise<void> {
  const own = new Set(await listOwnRestaurantIds(db, caller));
  if (!ids.every((id) => own.has(id))) throw new AppError('not_found', 'Restaurant not found.');
}

/** One owner, several menus. */
export function menuOwnRoutes(app: FastifyInstance, deps: MenuDeps): void {
  route(app, contract.compareMenus, async ({ caller, query: { first, second } }) => {
    await requireOwn(deps.db, caller, [first, second]);
    return answer(200, await compareMenus(deps, first, second));
  });

  route(app, contract.copyDishes, async ({ caller, body: { from, to } }) => {
    await requireOwn(deps.db, caller, [from, to]);
    return answer(200, { copied: await copyDishes(deps, from, { to, userId: caller.userId }) });
  });
}
