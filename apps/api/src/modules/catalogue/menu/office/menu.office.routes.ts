import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/catalogue/menu.office';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../deps.ts';
import { calledOf } from '#db/names.ts';
import { doEach } from '#platform/database/do-each.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { route } from '#platform/http/route.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as store from './menu.office.store.ts';

interface Hand {
  actor_id: number;
  menu_id: number;
}

const called = ({ dish_name: name, names }: { dish_name: string; names: unknown }) => calledOf({ name, names });

const hideDish = ({ db }: Pick<Deps, 'db'>, { actor_id, menu_id }: Hand, reason: string): Promise<void> =>
  transaction(db, async (tx) => {
    const dish = await store.hide(tx, menu_id, reason);
    if (!dish) throw new AppError('conflict', 'This dish is not on sale.');
    const facts = { step: 'dish_hidden' as const, reason: `${dish.dish_name}: ${reason}`, ...called(dish) };
    await notify(tx, { to: { restaurant_id: dish.restaurant_id }, kind: 'kitchen_life', facts });
    const change = { before: { isactive: true }, after: { isactive: false } };
    await audit.record(tx, { actor_id, action: 'dish.hide', subject_id: menu_id, reason, ...change });
  });

const showDish = ({ db }: Pick<Deps, 'db'>, { actor_id, menu_id }: Hand): Promise<void> =>
  transaction(db, async (tx) => {
    const dish = await store.show(tx, menu_id);
    if (!dish) throw new AppError('conflict', 'The office has not taken this dish off.');
    const facts = { step: 'dish_shown' as const, reason: dish.dish_name, ...called(dish) };
    await notify(tx, { to: { restaurant_id: dish.restaurant_id }, kind: 'kitchen_life', facts });
    const change = { before: { isactive: false }, after: { isactive: true } };
    await audit.record(tx, { actor_id, action: 'dish.show', subject_id: menu_id, ...change });
  });

/** What the office sees of all menus, and what it takes off them. */
export function menuOfficeRoutes(app: FastifyInstance, deps: Pick<Deps, 'db'>): void {
  const { db } = deps;
  route(app, contract.listAllDishes, async ({ query }) => answer(200, await readPage(db, store.listing(query), query)));
  route(app, contract.exportAllDishes, async ({ query }) => answerCsv(db, store.listing(query), query));
  route(app, contract.getOfficeDish, async ({ params: { menu_id } }) => {
    const [dish, history] = await Promise.all([store.findDish(db, menu_id), audit.listOf(db, 'dish', menu_id)]);
    if (!dish) throw notFound();
    return answer(200, { ...dish, history });
  });
  route(app, contract.hideDish, async ({ caller, params: { menu_id }, body }) => {
    await hideDish(deps, { actor_id: caller.userId, menu_id }, body.reason);
    return answer(200, { message: 'Taken off.' });
  });
  route(app, contract.hideDishes, async ({ caller, body: { menu_ids, reason } }) => {
    const hide = (menu_id: number) => hideDish(deps, { actor_id: caller.userId, menu_id }, reason);
    return answer(200, await doEach(menu_ids, hide));
  });
  route(app, contract.showDish, async ({ caller, params: { menu_id } }) => {
    await showDish(deps, { actor_id: caller.userId, menu_id });
    return answer(200, { message: 'Back on the menu.' });
  });
}
