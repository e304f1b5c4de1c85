// An order put into the cart once more: read as it was, priced as it is now, with every difference named first.
import type { Again, AgainLine } from '@tawa/contract/ordering/cart.reorder';
import type { DietProfile } from '@tawa/domain/accounts/diet';
import { checkOptions } from '@tawa/domain/ordering/cart';
import { toRupees } from '@tawa/domain/common/money';
import type { Deps } from '../../../deps.ts';
import { toldFoodOf } from '#db/dishes/dish-food.ts';
import { optionsOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { findDiet } from '#modules/accounts/diet/diet.service.ts';
import { getRestaurantStatus } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { findPast, type PastItem } from './reorder.store.ts';
import { choose, isOfferedNow, isSoldOut, mostOf } from './cart.service.ts';
import * as store from './cart.store.ts';

interface Reading {
  now: Date;
  profile: DietProfile | null;
}

interface Line {
  answer: AgainLine;
  /** What goes into the cart; nothing where the dish or a choice cannot be had. */
  add: { menu_id: number; option_ids: number[]; unit_price: number; quantity: number; note: string } | null;
}

function lineOf(item: PastItem, dish: store.Dish | undefined, { now, profile }: Reading): Line {
  const was = item.unit_discounted ?? item.unit_price;
  const { order_item_id, name, names, quantity, note } = item;
  const facts = { order_item_id, name, names, quantity, ...optionsOf(item.options), was: toRupees(was) };
  const lost = (state: AgainLine['state']): Line => ({ answer: { ...facts, state, now: null, food: null }, add: null });
  if (!dish || !dish.isactive || !dish.is_sold_here) return lost('gone');
  if (isSoldOut(dish, now) || !isOfferedNow(dish, now)) return lost('sold_out');
  const chosen = item.options.map(({ option_id }) => option_id);
  if (!checkOptions(dish.groups, chosen).ok) return lost('option_gone');
  const { option_ids, unit_price, options: taken } = choose(dish, chosen);
  const state = unit_price === was ? 'same' : unit_price > was ? 'dearer' : 'cheaper';
  return {
    answer: { ...facts, state, now: toRupees(unit_price), food: toldFoodOf(dish, taken, profile) },
    add: { menu_id: dish.menu_id, option_ids, unit_price, quantity, note },
  };
}

async function look(db: Db, user_id: number, order_number: string, now: Date) {
  const past = await findPast(db, user_id, order_number);
  if (!past) throw new AppError('not_found', 'Order not found.');
  const ids = past.items.flatMap(({ menu_id }) => (menu_id === null ? [] : [menu_id]));
  const dishes = await store.listDishes(db, ids);
  const profile = await findDiet(db, user_id);
  const lines = past.items.map((item) =>
    lineOf(
      item,
      dishes.find(({ menu_id }) => menu_id === item.menu_id),
      { now, profile },
    ),
  );
  const total = lines.reduce((sum, { add }) => sum + (add ? add.unit_price * add.quantity : 0), 0);
  return { past, lines, total };
}

type Reorder = Awaited<ReturnType<typeof look>>;

async function answerOf(db: Db, user_id: number, { past, lines, total }: Reorder, now: Date): Promise<Again> {
  const { restaurant_id, restaurant_name, names } = past;
  const status = await getRestaurantStatus(db, restaurant_id, now);
  const held = await store.findCart(db, user_id);
  const isOther = held !== undefined && held.restaurant_id !== restaurant_id;
  const summary = isOther ? await store.summarise(db, user_id) : null;
  return {
    restaurant_id,
    restaurant_name,
    names,
    is_open: status.status === 'online',
    next_open_at: status.next_open_at,
    lines: lines.map(({ answer }) => answer),
    total: toRupees(total),
    in_cart: summary && { ...summary, total: toRupees(summary.total) },
  };
}

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

export async function previewAgain({ db, clock }: ServiceDeps, user_id: number, order_number: string): Promise<Again> {
  const now = clock.now();
  return answerOf(db, user_id, await look(db, user_id, order_number, now), now);
}

type Refusal = 'CART_OF_ANOTHER_RESTAURANT' | 'CHANGED' | 'NOTHING_LEFT';
type Outcome = { ok: true; dishes: number; begun: number | null } | { ok: false; code: Refusal; again: Again };

interface Input {
  accept_total: number;
  force_clear: boolean;
}

/** Fills the cart with all that can be had at the total that was shown, or with nothing. */
export function orderAgain(
  { db, clock }: ServiceDeps,
  user_id: number,
  order_number: string,
  { accept_total, force_clear }: Input,
): Promise<Outcome> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const found = await look(tx, user_id, order_number, now);
    const refuse = async (code: Refusal): Promise<Outcome> => {
      return { ok: false, code, again: await answerOf(tx, user_id, found, now) };
    };
    const adding = found.lines.flatMap(({ add }) => (add ? [add] : []));
    const [first] = adding;
    if (!first) return refuse('NOTHING_LEFT');
    if (toRupees(found.total) !== accept_total) return refuse('CHANGED');
    const { restaurant_id } = found.past;
    const held = await store.findDishAndLockCart(tx, { userId: user_id, menuId: first.menu_id, now });
    if (held && held.cart_restaurant_id !== restaurant_id) {
      if (!force_clear) return refuse('CART_OF_ANOTHER_RESTAURANT');
      await store.replaceCart(tx, user_id, restaurant_id);
    }
    const before = await store.addItems(tx, {
      user_id,
      items: adding,
      created_on: now,
      most: mostOf(held?.line_max),
    });
    const dishes = adding.reduce((sum, { quantity }) => sum + quantity, 0);
    return { ok: true, dishes, begun: before === 0 ? restaurant_id : null };
  });
}
