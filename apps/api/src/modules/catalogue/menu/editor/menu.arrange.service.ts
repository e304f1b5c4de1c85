// Order, states and prices of many dishes at once.
import type { Received } from '@tawa/contract/common/endpoint';
import type * as contract from '@tawa/contract/catalogue/menu.kitchen';
import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import { changePrices as decideChange } from '@tawa/domain/catalogue/menu-prices';
import { serviceDayEnd } from '@tawa/domain/catalogue/opening-hours';
import { notOwnPart } from '#platform/keys/auth.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './menu.arrange.store.ts';
import { addCategory, applyPlans, notePrices } from './menu.editor.store.ts';
import { listRows, noDish } from './menu.editor.service.ts';
import {
  getEditableKitchen,
  scheduleOf,
  tellEditors,
  type Editor,
  type Kitchen,
  type MenuDeps,
} from '../menu.kitchen.ts';

type States = Received<typeof contract.setDishState>['body'];
type Place = Received<typeof contract.placeDish>['body'];
type Prices = Received<typeof contract.changePrices>['body'];

const centsPerUnit = 100;

function untilOf({ state, until }: States, kitchen: Kitchen, now: Date): Date | null {
  if (state !== 'sold_out' || until === null) return null;
  if (until === undefined || until === 'service_day') return serviceDayEnd(scheduleOf(kitchen), now);
  const moment = new Date(until);
  if (moment <= now)
    throw new AppError('invalid', 'Choose a time to come.', { fields: { until: 'Choose a time to come.' } });
  return moment;
}

/** Marks dishes; throws `forbidden` for a draft or a hidden dish that somebody puts on sale who may only say what is sold out. */
export async function setDishState(
  { db, clock }: MenuDeps,
  { restaurantId, mayPublish }: Editor,
  input: States,
): Promise<MenuRow[]> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const kitchen = await getEditableKitchen(tx, restaurantId);
    const menuIds = [...new Set(input.menu_ids)];
    if (input.state === 'on' && !mayPublish && (await store.hasUnseenDish(tx, restaurantId, menuIds)))
      throw notOwnPart();
    const mark = { state: input.state, until: untilOf(input, kitchen, now) };
    const { rows } = await store.setStates(tx, { restaurantId, menuIds, now }, mark);
    if (rows.length < menuIds.length) throw noDish();
    await tellEditors(tx, restaurantId);
    return listRows(tx, restaurantId, now, menuIds);
  });
}

export async function placeDish(
  { db }: MenuDeps,
  { restaurantId }: Editor,
  { menuId, category_id, after }: Place & { menuId: number },
): Promise<void> {
  await transaction(db, async (tx) => {
    await getEditableKitchen(tx, restaurantId);
    await store.lockArrangement(tx, restaurantId);
    if (category_id !== null) await addCategory(tx, restaurantId, category_id);
    if (!(await store.setCategory(tx, { restaurantId, menuId, categoryId: category_id }))) throw noDish();
    const there = (await store.listIdsOfCategory(tx, restaurantId, category_id)).map((row) => row.menu_id);
    const others = there.filter((id) => id !== menuId);
    if (after !== null && !others.includes(after))
      throw new AppError('conflict', 'The dish before it was moved meanwhile. Try again.');
    const place = after === null ? 0 : others.indexOf(after) + 1;
    await store.numberDishes(tx, others.toSpliced(place, 0, menuId));
    await tellEditors(tx, restaurantId);
  });
}

export async function arrangeCategories(
  { db }: MenuDeps,
  { restaurantId }: Editor,
  categoryIds: readonly number[],
): Promise<void> {
  await transaction(db, async (tx) => {
    await getEditableKitchen(tx, restaurantId);
    await store.lockArrangement(tx, restaurantId);
    const ids = [...new Set(categoryIds)];
    if ((await store.countActiveCategories(tx, ids)) < ids.length)
      throw new AppError('not_found', 'There is no such category.');
    const used = await store.findCategoryInUse(tx, restaurantId, ids);
    if (used) throw new AppError('conflict', `Move the dishes of ${used.category_name} first.`);
    await store.replaceCategories(tx, restaurantId, ids);
    await tellEditors(tx, restaurantId);
  });
}

export async function changePrices(
  { db, clock }: MenuDeps,
  { restaurantId, userId }: Editor,
  input: Prices,
): Promise<{ changed: MenuRow[] } | { overtaken: number[] }> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    await getEditableKitchen(tx, restaurantId);
    const versions = new Map(input.dishes.map(({ menu_id, version }) => [menu_id, version]));
    const held = await store.holdDishes(tx, restaurantId, [...versions.keys()]);
    if (held.length < versions.size) throw noDish();
    const overtaken = held.filter(({ menu_id, version }) => versions.get(menu_id) !== version);
    if (overtaken.length > 0) return { overtaken: overtaken.map(({ menu_id }) => menu_id) };
    const change = { by: input.by, amount: Math.round(input.amount * centsPerUnit) };
    const changes = held.map(({ menu_id, dish_name, price, discounted_price }) => {
      const next = decideChange({ price, discounted_price }, change);
      if (!next) throw new AppError('invalid', `${dish_name} cannot have the price that follows.`);
      const before = { price_before: price, discounted_before: discounted_price };
      return { menu_id, ...before, price: next.price, discounted: next.discounted_price };
    });
    await store.setPrices(tx, changes, { userId, now });
    await notePrices(tx, changes, 'bulk', { userId, now });
    await applyPlans(tx, now, restaurantId);
    await tellEditors(tx, restaurantId);
    return { changed: await listRows(tx, restaurantId, now, [...versions.keys()]) };
  });
}
