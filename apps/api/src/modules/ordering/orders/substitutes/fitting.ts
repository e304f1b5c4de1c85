// Which dishes of a kitchen can stand in for portions of an order: had now, without a choice to make, taxed alike, never cheaper
// than their coupon, and nothing in them that the customer avoids and had not ordered knowingly.
import { type Allergen, allergens, type DietProfile, noDiet } from '@tawa/domain/accounts/diet';
import { avoidedIn, judgeLine } from '@tawa/domain/accounts/line-food';
import { decideAvailability } from '@tawa/domain/catalogue/availability';
import { decideServing } from '@tawa/domain/catalogue/section-times';
import { effectivePrice } from '@tawa/domain/common/money';
import type { OrderMoney } from '@tawa/domain/money/ledger';
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
  price: SubstitutePrice;
}

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

/** Can so many of a dish be had as it is, without a choice? */
function canBeHad(dish: Dish, quantity: number, { now, at, time_zone }: Moment): boolean {
  const { sold_out_until, daily_stock: stock } = dish;
  const state = !dish.isactive ? 'hidden' : dish.sold_out ? 'sold_out' : 'available';
  return (
    dish.parts.length === 0 &&
    dish.groups.every(({ min_choices }) => min_choices === 0) &&
    (stock === null || stock >= quantity) &&
    decideAvailability({ state, sold_out_until, stock }, { now, time_zone }).state === 'available' &&
    decideServing(dish.sections, { at, time_zone }).isOn
  );
}

/** Can a dish that was offered still be had? */
export async function canStandIn(
  db: Db,
  order: OrderRow,
  { dish, quantity, now }: { dish: Dish; quantity: number; now: Date },
): Promise<boolean> {
  const moment = await momentOf(db, order, now);
  return moment !== undefined && canBeHad(dish, quantity, moment);
}

const toldOf = (order: OrderRow): Allergen[] => allergens.filter((name) => order.allergies.includes(name));

/** What must be kept out of a dish, for an allergy that was told with the order. */
export const avoidedBy = (order: OrderRow, dish: Dish): Allergen[] =>
  avoidedIn(judgeLine(lineFoodOf(dish, []), noDiet).food, toldOf(order));

interface Guest {
  profile: DietProfile;
  told: readonly Allergen[];
  is_veg: boolean;
  /** What the guard said of the dish that was ordered. */
  known: readonly string[];
}

const reasonsOf = (dish: Dish, option_ids: readonly number[], profile: DietProfile): string[] => {
  const chosen = dish.groups.flatMap(({ kind, options }) => options.map((option) => ({ ...option, kind })));
  const options = chosen.filter(({ option_id }) => option_ids.includes(option_id));
  return judgeLine(lineFoodOf(dish, options), profile).misfits.map(({ text }) => text);
};

/** Nothing of what was told is ever in it; of what they eat, nothing that they had not ordered before. */
function suits(dish: Dish, { profile, told, is_veg, known }: Guest): boolean {
  if (is_veg && !dish.is_veg) return false;
  if (reasonsOf(dish, [], { ...noDiet, allergens: told }).length > 0) return false;
  return reasonsOf(dish, [], profile).every((reason) => known.includes(reason));
}

interface Ordered extends Pick<Missing, 'order' | 'line' | 'quantity' | 'now'> {
  /** All lines of the order, for what is missing itself stands in for nothing. */
  lines: readonly OrderLine[];
}

const chosenOptions = z.array(z.object({ option_id: z.int() }));
const optionIds = (options: unknown): number[] => z.parse(chosenOptions, options).map(({ option_id }) => option_id);

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
      dish.tax_category === line.tax_category &&
      canBeHad(dish, quantity, moment) &&
      suits(dish, guest),
  );
  return ranked({ worth, quantity, replaced }, fitting);
}

interface Replaced {
  worth: OrderMoney;
  quantity: number;
  replaced: Dish | undefined;
}

function ranked({ worth, quantity, replaced }: Replaced, dishes: readonly Dish[]): Fitting[] {
  const priced = dishes.flatMap((dish) => {
    const price = priceSubstitute(worth, quantity, effectivePrice(dish));
    return price ? [{ ...placeOf(dish), menu_id: dish.menu_id, fitting: { dish, price } }] : [];
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
