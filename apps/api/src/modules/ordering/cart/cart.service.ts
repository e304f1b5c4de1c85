// Owns carts: all entries of a cart belong to one restaurant. Mixing is decided under the cart's row lock.
import type { CartEntry } from '@tawa/contract/ordering/cart';
import { decideAvailability, listMissingParts } from '@tawa/domain/catalogue/availability';
import { decideOrderable, type Orderable, servedFromText } from '@tawa/domain/catalogue/section-times';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { checkOptions, decideAdd, defaultOptions, priceWithOptions } from '@tawa/domain/ordering/cart';
import { cartLinesMax, timeZoneDefault } from '@tawa/domain/common/limits';
import { effectivePrice, toRupees } from '@tawa/domain/common/money';
import { readSettings } from '@tawa/domain/content/settings';
import { toldFoodOf } from '#db/dishes/dish-food.ts';
import { partsOf } from '#db/dishes/dish-parts.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { readDiet } from '#modules/accounts/diet/diet.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './cart.store.ts';

export { findDish, listDishes, type Dish } from './cart.store.ts';
export { noteShownPrices, clearingPaid, clearingOrdered } from './cart.checkout.service.ts';

interface Add {
  userid: number;
  menu_id: number;
  quantity: number;
  /** Left out by callers that let nobody choose. */
  options?: number[] | undefined;
  note: string;
  forceClear: boolean;
}

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

interface Moment {
  now: Date;
  /** What lies in a cart can be had for some minutes after the time of its section. */
  inCartSince?: Date;
}

/** Throws where a dish cannot be put into a cart at this moment. */
export function refuseUnsold(dish: store.Dish | undefined, moment: Moment): asserts dish is store.Dish {
  if (!dish || !dish.isactive || !dish.is_sold_here) throw new AppError('not_found', 'Dish not found.');
  if (isSoldOut(dish, moment.now)) throw new AppError('conflict', 'This dish is sold out at the moment.');
  const time = timeProblem(dish, orderableAt(dish, moment), moment.now);
  if (time) throw new AppError('conflict', `This dish is ${time}.`);
}

type Timed = Pick<store.Dish, 'sections'>;
const zoneOf = ({ sections: [first] }: Timed): string => first?.time_zone ?? timeZoneDefault;

/** Whether a dish is served at a moment, or can be ordered ahead for when it is. */
const orderableAt = (dish: Timed, { now, inCartSince }: Moment): Orderable =>
  decideOrderable(dish.sections, { at: now, time_zone: zoneOf(dish), inCartSince });

/** 'served from 7:00 am tomorrow' of what can neither be had nor ordered ahead; null of the rest. */
const timeProblem = (dish: Timed, { isOn, isAhead, from }: Orderable, now: Date): string | null =>
  isOn || isAhead ? null : `served ${servedFromText(from, now, zoneOf(dish))}`;

/** Can a dish be put into a cart as far as its time of day goes? */
export function isOfferedNow(dish: Timed, now: Date): boolean {
  const { isOn, isAhead } = orderableAt(dish, { now });
  return isOn || isAhead;
}

/** Can a dish not be had at the moment? */
export function isSoldOut(dish: Counted, now: Date): boolean {
  const { sold_out_until, daily_stock: stock, parts } = dish;
  const state = dish.sold_out ? ('sold_out' as const) : ('available' as const);
  const moment = { now, time_zone: timeZoneDefault };
  return decideAvailability({ state, sold_out_until, stock, parts: partsOf(parts) }, moment).state !== 'available';
}

type Counted = Pick<store.Dish, 'sold_out' | 'sold_out_until' | 'daily_stock' | 'parts'>;

/** The chosen options in their order and the price that follows; throws `invalid` when they do not fit. */
export function choose(dish: store.Dish, chosen: readonly number[]) {
  const check = checkOptions(dish.groups, chosen);
  if (!check.ok) throw new AppError('invalid', check.message, { fields: { options: check.message } });
  const options = dish.groups
    .flatMap(({ kind, options }) => options.map((option) => ({ ...option, kind })))
    .filter(({ option_id }) => check.optionIds.includes(option_id));
  const price = priceWithOptions(
    dish,
    options.map((option) => option.price),
  );
  return { option_ids: check.optionIds, unit_price: effectivePrice(price), options };
}

/** How many portions one line holds, by what the office has stored for it. */
export const mostOf = (value: unknown): number => readSettings([{ key: 'line_max', value }])('line_max');

const tooMany = (most: number) =>
  new AppError('invalid', `At most ${most} of one dish.`, { fields: { quantity: `At most ${most} of one dish` } });

export type Added =
  /** `begun` is the restaurant whose cart this dish began. */
  | { outcome: 'added'; cart_id: number; quantity: number; begun: number | null }
  | {
      outcome: 'needs-confirmation';
      current: { restaurant_name: string; names: Names | null; logo: string | null; dishes: number; total: number };
      adding: { restaurant_name: string; names: Names | null; logo: string | null };
    };

export function addToCart(db: Db, { userid: user_id, menu_id, ...add }: Add, now: Date): Promise<Added> {
  return transaction(db, async (tx) => {
    const dish = await store.findDishAndLockCart(tx, { userId: user_id, menuId: menu_id, now });
    refuseUnsold(dish, { now });
    const { option_ids, unit_price } = choose(dish, add.options ?? defaultOptions(dish.groups));
    const choice = { option_ids, unit_price };
    const decision = decideAdd(dish.cart_restaurant_id, dish.restaurant_id, add.forceClear);
    if (decision === 'confirm') {
      const current = await store.summarise(tx, user_id);
      const adding = { restaurant_name: dish.restaurant_name, names: dish.restaurant_names, logo: dish.logo };
      return { outcome: 'needs-confirmation', current: { ...current, total: toRupees(current.total) }, adding };
    }
    if (decision === 'replace') await store.replaceCart(tx, user_id, dish.restaurant_id);
    const { quantity, note } = add;
    const line = { user_id, menu_id, ...choice, quantity, note, created_on: now };
    const { lines, ...added } = await addLine(tx, line, mostOf(dish.line_max));
    if (lines > cartLinesMax) throw new AppError('conflict', `A cart holds ${cartLinesMax} different dishes at most.`);
    const isFirst = lines === 1 && added.quantity === quantity;
    return { outcome: 'added', ...added, begun: isFirst ? dish.restaurant_id : null };
  });
}

const quantityCheck = 'cart_items_quantity_check';

async function addLine(tx: Tx, line: Parameters<typeof store.addItem>[1], most: number) {
  const added = await store.addItem(tx, line).catch((error: unknown) => {
    if (error instanceof Error && 'constraint' in error && error.constraint === quantityCheck) throw tooMany(most);
    throw error;
  });
  if (added.quantity > most) throw tooMany(most);
  return added;
}

interface Change {
  quantity?: number | undefined;
  options?: number[] | undefined;
  note?: string | undefined;
}

/** Changes one entry in its place; with the choice of another entry it joins that one. */
export function updateCartEntry(
  db: Db,
  entry: { userId: number; cartId: number },
  change: Change,
  now: Date,
): Promise<void> {
  return transaction(db, async (tx) => {
    await store.lockOwnCart(tx, entry.userId);
    const item = await store.findItem(tx, entry.userId, entry.cartId);
    if (!item) throw new AppError('not_found', 'This dish is no longer in your cart.');
    const { quantity = item.quantity, note = item.note } = change;
    const most = (await findSettings(tx, now))('line_max');
    if (quantity > Math.max(most, item.quantity)) throw tooMany(most);
    if (change.options === undefined) {
      await store.updateItem(tx, item.cart_id, { quantity, note });
      return;
    }
    const dish = await store.findDish(tx, item.menu_id);
    refuseUnsold(dish, { now, inCartSince: item.created_on });
    const { option_ids, unit_price } = choose(dish, change.options);
    const choice = { option_ids, unit_price };
    const same = await store.findItemOfChoice(tx, entry.userId, item.menu_id, choice.option_ids);
    if (!same || same.cart_id === item.cart_id) {
      await store.updateItem(tx, item.cart_id, { ...choice, quantity, note });
      return;
    }
    await store.deleteItem(tx, entry.userId, item.cart_id);
    const { menu_id, created_on } = item;
    await addLine(tx, { user_id: entry.userId, menu_id, ...choice, quantity, note, created_on }, most);
  });
}

export function deleteCartEntry(db: Db, userId: number, cartId: number): Promise<void> {
  return transaction(db, async (tx) => {
    await store.lockOwnCart(tx, userId);
    if (!(await store.deleteItem(tx, userId, cartId)))
      throw new AppError('not_found', 'This dish is no longer in your cart.');
    await store.dropEmptyCart(tx, userId);
  });
}

export const clearCart = (db: Db, userId: number) => store.clearingCart(db, userId).execute();

type EntryRow = Awaited<ReturnType<typeof store.listEntries>>[number];

function entryOf(row: EntryRow, now: Date): CartEntry {
  const price = priceWithOptions(
    row,
    row.options.map((option) => option.price),
  );
  const lostOption =
    row.options.find((option) => !option.available) ?? (row.options.length < row.option_ids.length ? {} : undefined);
  const soldOut = isSoldOut(row, now) || lostOption !== undefined;
  const { is_sold_here, parts, sections: _sections, created_on: _since, allergens: _held, eats, ...line } = row;
  const orderable = orderableAt(row, { now, inCartSince: row.created_on });
  const time = soldOut ? null : timeProblem(row, orderable, now);
  const isLost = soldOut || time !== null;
  const availability = row.isactive && is_sold_here ? (isLost ? 'sold_out' : 'available') : 'gone';
  return {
    ...line,
    is_veg: bit(row.is_veg),
    price: toRupees(price.price),
    discounted_price: price.discounted_price === null ? null : toRupees(price.discounted_price),
    options: row.options.map(({ option_id, option_name, names, is_veg }) => ({
      option_id,
      option_name,
      names,
      is_veg: bit(is_veg),
    })),
    food: toldFoodOf(row, row.options, eats && readDiet(eats)),
    availability,
    problem: is_sold_here
      ? problemOf(availability, {
          lostOption: lostOption !== undefined,
          lostPart: listMissingParts(partsOf(parts), { now, time_zone: timeZoneDefault })[0]?.dish_name ?? null,
          time,
          repriced: row.unit_price !== effectivePrice(price),
        })
      : `${row.restaurant_name} does not take orders at the moment`,
    ...(availability === 'available' &&
      orderable.isAhead &&
      orderable.from && { served_from: orderable.from.toISOString() }),
  };
}

interface Doubts {
  lostOption: boolean;
  /** What is missing in a combo. */
  lostPart: string | null;
  time: string | null;
  repriced: boolean;
}

function problemOf(availability: CartEntry['availability'], doubts: Doubts): string | null {
  const { lostOption, lostPart, time, repriced } = doubts;
  if (availability === 'gone') return 'No longer on the menu';
  if (time !== null) return `This is ${time}`;
  if (availability === 'sold_out') {
    if (lostOption) return 'One of your choices is sold out';
    return lostPart === null ? 'Sold out at the moment' : `Sold out because ${lostPart} is`;
  }
  return repriced ? 'The price has changed since you added it' : null;
}

export async function listCart(db: Db, userId: number, now: Date): Promise<CartEntry[]> {
  return (await store.listEntries(db, userId)).map((row) => entryOf(row, now));
}
