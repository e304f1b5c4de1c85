// Which dishes of a kitchen can stand in for portions of an order: had now, taxed alike, never cheaper than their coupon, and nothing in
// them that the customer avoids and had not ordered knowingly. What must be chosen of one is chosen here: the cheapest that suits.
import { type Allergen, allergens, type DietProfile, noDiet } from '@tawa/domain/accounts/diet';
import { avoidedIn, judgeLine } from '@tawa/domain/accounts/line-food';
import { decideAvailability } from '@tawa/domain/catalogue/availability';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { decideServing } from '@tawa/domain/catalogue/section-times';
import { effectivePrice } from '@tawa/domain/common/money';
import type { OrderMoney } from '@tawa/domain/money/ledger';
import { checkOptions, defaultOptions, priceWithOptions } from '@tawa/domain/ordering/cart';
import { priceSubstitute, rankCandidates, type SubstitutePrice } from '@tawa/domain/ordering/substitutes';
import { z } from 'zod/mini';
import { lineFoodOf } from '#db/dishes/dish-food.ts';
import type { Db } from '#platform/database/db.ts';
import { findDiet } from '#modules/accounts/diet/diet.service.ts';
import { findKitchen } from '../checkout/checkout.store.ts';
import { worthOfPortions } from '../checkout/portions-worth.ts';
import type { OrderLine, OrderRow } from '../orders.store.ts';
import { type Dish, findDish, listDishes } from './orders.substitutes.store.ts';
import type { Missing } from './missing-portions.ts';

/** A dish that fits, and what it would come to. */
export interface Fitting {
  dish: Dish;
  /** What is chosen of it, as an order keeps it. */
  options: Chosen[];
  price: SubstitutePrice;
}

export type Option = Dish['groups'][number]['options'][number];
/** An option as an order keeps it. */
export type Chosen = Pick<Option, 'option_id' | 'option_name' | 'price'> & { names?: Names };

const isOnSale = ({ isactive, sold_out }: Pick<Option, 'isactive' | 'sold_out'>): boolean => isactive && !sold_out;
const groupsOf = (dish: Dish) =>
  dish.groups.map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, available: isOnSale(option) })),
  }));
const stateOf = ({ isactive, sold_out }: Pick<Option, 'isactive' | 'sold_out'>) =>
  isactive ? (sold_out ? ('sold_out' as const) : ('available' as const)) : ('hidden' as const);

interface Moment {
  now: Date;
  /** The time that the order is for. */
  at: Date;
  time_zone: string;
}

async function momentOf(db: Db, order: OrderRow, now: Date): Promise<Moment | undefined> {
  const kitchen = await findKitchen(db, order.restaurant_id);
  return kitchen && { now, at: order.scheduled_for ?? now, time_zone: kitchen.timezone };
}

/** Can so many of a dish be had, with all that is in it? */
function canBeHad(dish: Dish, quantity: number, { now, at, time_zone }: Moment): boolean {
  const { sold_out_until, daily_stock: stock, parts } = dish;
  const needs = [{ stock, quantity: 1 }, ...parts];
  return (
    needs.every((need) => need.stock === null || need.stock >= need.quantity * quantity) &&
    decideAvailability({ state: stateOf(dish), sold_out_until, stock, parts }, { now, time_zone }).state ===
      'available' &&
    decideServing(dish.sections, { at, time_zone }).isOn
  );
}

interface StandingIn {
  dish: Dish;
  option_ids: readonly number[];
  quantity: number;
  now: Date;
}

/** Can a dish that was offered still be had, with what was chosen of it? */
export async function canStandIn(
  db: Db,
  order: OrderRow,
  { dish, option_ids, ...wanted }: StandingIn,
): Promise<boolean> {
  const moment = await momentOf(db, order, wanted.now);
  if (moment === undefined || !checkOptions(groupsOf(dish), option_ids).ok) return false;
  return canBeHad(dish, wanted.quantity, moment);
}

const toldOf = (order: OrderRow): Allergen[] => allergens.filter((name) => order.allergies.includes(name));

/** What must be kept out of a dish, for an allergy that was told with the order. */
export const avoidedBy = (order: OrderRow, dish: Dish, option_ids: readonly number[]): Allergen[] =>
  avoidedIn(judgeLine(lineFoodOf(dish, optionsOf(dish, option_ids)), noDiet).food, toldOf(order));

interface Guest {
  profile: DietProfile;
  told: readonly Allergen[];
  is_veg: boolean;
  /** What the guard said of the dish that was ordered. */
  known: readonly string[];
}

const optionsOf = (dish: Dish, option_ids: readonly number[]) =>
  dish.groups
    .flatMap(({ kind, options }) => options.map((option) => ({ ...option, kind })))
    .filter(({ option_id }) => option_ids.includes(option_id));

const reasonsOf = (dish: Dish, option_ids: readonly number[], profile: DietProfile): string[] =>
  judgeLine(lineFoodOf(dish, optionsOf(dish, option_ids)), profile).misfits.map(({ text }) => text);

/** Nothing of what was told is ever in it; of what they eat, nothing that they had not ordered before. */
function suits(dish: Dish, option_ids: readonly number[], { profile, told, is_veg, known }: Guest): boolean {
  if (is_veg && ![dish, ...optionsOf(dish, option_ids)].every((food) => food.is_veg)) return false;
  if (reasonsOf(dish, option_ids, { ...noDiet, allergens: told }).length > 0) return false;
  return reasonsOf(dish, option_ids, profile).every((reason) => known.includes(reason));
}

/** A dish with the cheapest of what must be chosen of it, as far as it suits; nothing where it does not, or not with enough of them. */
function chooseFor(dish: Dish, guest: Guest): { dish: Dish; options: Chosen[] }[] {
  if (dish.groups.every(({ min_choices }) => min_choices === 0))
    return suits(dish, [], guest) ? [{ dish, options: [] }] : [];
  const groups = groupsOf(dish).map((group) => ({
    ...group,
    options: group.options.filter(({ option_id }) => suits(dish, [option_id], guest)),
  }));
  const option_ids = defaultOptions(groups);
  if (!checkOptions(groups, option_ids).ok || !suits(dish, option_ids, guest)) return [];
  const options = optionsOf(dish, option_ids).map(({ option_id, option_name, names, price }) => ({
    option_id,
    option_name,
    ...(names && { names }),
    price,
  }));
  return [{ dish, options }];
}

interface Ordered extends Pick<Missing, 'order' | 'line' | 'quantity' | 'now'> {
  /** All lines of the order, for what is missing itself stands in for nothing. */
  lines: readonly OrderLine[];
}

const chosenOptions = z.array(z.object({ option_id: z.int() }));
export const optionIds = (options: unknown): number[] =>
  z.parse(chosenOptions, options).map(({ option_id }) => option_id);

async function guestOf(db: Db, { order, line }: Ordered): Promise<{ guest: Guest; replaced: Dish | undefined }> {
  const profile = (await findDiet(db, order.user_id)) ?? noDiet;
  const replaced = line.menu_id === null ? undefined : await findDish(db, line.menu_id);
  const known = replaced ? reasonsOf(replaced, optionIds(line.options), profile) : [];
  return { guest: { profile, told: toldOf(order), is_veg: line.is_veg, known }, replaced };
}

/** Everything that fits, what stands nearest to the missing dish first. */
export async function listFitting(db: Db, ordered: Ordered): Promise<Fitting[]> {
  const { order, line, quantity, now, lines } = ordered;
  const moment = await momentOf(db, order, now);
  if (!moment) return [];
  const { guest, replaced } = await guestOf(db, ordered);
  const worth = await worthOfPortions(db, line, quantity);
  const missing = new Set(lines.flatMap((each) => (each.shortage === null ? [] : (each.menu_id ?? []))));
  const fitting = (await listDishes(db, order.restaurant_id)).filter(
    (dish) =>
      dish.menu_id !== line.menu_id &&
      !missing.has(dish.menu_id) &&
      !dish.parts.some(({ menu_id }) => menu_id === line.menu_id || missing.has(menu_id)) &&
      dish.tax_category === line.tax_category &&
      canBeHad(dish, quantity, moment),
  );
  const chosen = fitting.flatMap((dish) => chooseFor(dish, guest));
  return ranked({ worth, quantity, replaced }, chosen);
}

interface Replaced {
  worth: OrderMoney;
  quantity: number;
  replaced: Dish | undefined;
}

/** What one costs on the menu with what is chosen of it, in paise. */
export const pricesOf = ({ dish, options }: Pick<Fitting, 'dish' | 'options'>) =>
  priceWithOptions(
    dish,
    options.map(({ price }) => price),
  );

function ranked({ worth, quantity, replaced }: Replaced, all: readonly Pick<Fitting, 'dish' | 'options'>[]): Fitting[] {
  const priced = all.flatMap((chosen) => {
    const { dish } = chosen;
    const each = effectivePrice(pricesOf(chosen));
    const price = priceSubstitute(worth, quantity, each);
    return price ? [{ ...placeOf(dish), price: each, menu_id: dish.menu_id, fitting: { ...chosen, price } }] : [];
  });
  const beside = {
    ...(replaced ? placeOf(replaced) : { category_id: null, sections: [] }),
    price: worth.food / quantity,
  };
  return rankCandidates(beside, priced).map(({ fitting }) => fitting);
}

const placeOf = (dish: Dish) => ({
  price: effectivePrice(dish),
  category_id: dish.category_id,
  sections: dish.sections.map(({ name }) => name),
});
