// Owns dishes, categories, sections and options. A dish is sold out by its own mark, its stock, or a required choice with
// nothing left, and is not served outside the time of its sections; a combo is sold out with any of its parts.
import type { Category, Dish, DishDetails, OptionGroup } from '@tawa/contract/catalogue/menu';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { decideAvailability } from '@tawa/domain/catalogue/availability';
import { decideServing, placesOnMenu, type Shown } from '@tawa/domain/catalogue/section-times';
import { type Portion, portionsOf } from '@tawa/domain/catalogue/combos';
import { averageStars } from '@tawa/domain/catalogue/ratings';
import { nameLanguages, type Names } from '@tawa/domain/catalogue/names/names';
import { categoryFallback, timeZoneDefault } from '@tawa/domain/common/limits';
import { discountPercent, toRupees } from '@tawa/domain/common/money';
import { dishFoodOf, foodOf } from '#db/dishes/dish-food.ts';
import { partsOf, type StoredPart } from '#db/dishes/dish-parts.ts';
import type { StoredPlace } from '#db/dishes/dish-sections.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { said } from '#platform/words/said.ts';
import { AppError } from '#platform/http/errors.ts';
import { findKeptDish, listMenu, type KeptDeps } from './menu.kept.ts';
import * as store from './menu.store.ts';

export { stateOf } from './editor/menu.editor.service.ts';
export { pushDishes } from './push/menu.push.service.ts';

const bit = (value: boolean): 0 | 1 => (value ? 1 : 0);

type Kitchen = Pick<Dish, 'restaurant_name' | 'city_id'> & { restaurant_names?: Dish['names'] | null };

const zoneOf = ({ sections: [first] }: Pick<store.DishRow, 'sections'>): string => first?.time_zone ?? timeZoneDefault;

const partOf = ({ dish_name, names, quantity }: Omit<StoredPart, 'calories'>) => ({
  dish_name,
  ...(names && { names }),
  quantity,
});

// Of the category of dishes without one, which nobody else names.
const fallbackNames: Names = Object.fromEntries(
  nameLanguages.map((language) => [language, said(categoryFallback, language)]),
);

function categoryNamesOf({ category_name, category_names }: store.DishRow): Pick<Dish, 'category_names'> {
  if (category_name === null) return { category_names: fallbackNames };
  return category_names ? { category_names } : {};
}

/** A dish as the wire has it, with the kitchen it is of. */
export function dishOf(row: store.DishRow, kitchen: Kitchen, now: Date): Dish {
  const state = row.sold_out ? ('sold_out' as const) : ('available' as const);
  const own = decideAvailability(
    { state, sold_out_until: row.sold_out_until, stock: row.daily_stock, parts: partsOf(row.parts) },
    { now, time_zone: timeZoneDefault },
  );
  const serving = decideServing(row.sections, { at: now, time_zone: zoneOf(row) });
  const available = own.state === 'available' && !row.lacks_choice;
  // What is sold out would be so within its time as well.
  const from = available ? serving.from : null;
  const food = dishFoodOf(row);
  return {
    menu_id: row.menu_id,
    restaurant_id: row.restaurant_id,
    restaurant_name: kitchen.restaurant_name,
    city_id: kitchen.city_id,
    dish_name: row.dish_name,
    ...(row.names && { names: row.names }),
    ...(kitchen.restaurant_names && { restaurant_names: kitchen.restaurant_names }),
    dish_img: row.dish_img,
    category: row.category_name ?? categoryFallback,
    ...categoryNamesOf(row),
    is_veg: food.is_veg,
    preparation_time: row.preparation_time,
    description: row.description,
    price: toRupees(row.price),
    discounted_price: row.discounted_price === null ? null : toRupees(row.discounted_price),
    discount: discountPercent(row.price, row.discounted_price),
    num_of_order: row.num_of_order,
    average_rating: averageStars(row.stars ?? 0, row.rating_count ?? 0),
    rating_count: row.rating_count ?? 0,
    isactive: bit(row.isactive),
    availability: available && serving.isOn ? 'available' : 'sold_out',
    back_at: (from ?? own.back_at)?.toISOString() ?? null,
    ...(from && { served_from: from.toISOString() }),
    has_options: row.has_options,
    ...(row.parts.length > 0 && { parts: row.parts.map(partOf) }),
    contains_egg: food.contains_egg,
    allergens: [...food.allergens],
    suits: [...food.suits],
  };
}

/** What is served by the clock is looked at again after this time. */
const clockMs = 30_000;

/** For how long (ms) dishes are as they are, as far as the clock goes. */
function holdsMsOf(rows: readonly Pick<store.DishRow, 'sections' | 'sold_out_until' | 'parts'>[], now: Date): number {
  const turns = rows.flatMap(({ sections, sold_out_until, parts }) => {
    const backs = [sold_out_until, ...partsOf(parts).map((part) => part.sold_out_until)];
    const waits = backs.map((back) => (back ? back.getTime() - now.getTime() : Infinity));
    return sections.some(({ time }) => time) ? [...waits, clockMs] : waits;
  });
  return turns.filter((turn) => turn > 0).reduce((least, turn) => Math.min(least, turn), Infinity);
}

/** What holds for a time (ms) by the clock. */
interface Held<T> {
  value: T;
  holdsMs: number;
}

export async function listDishesOfRestaurant(deps: KeptDeps, restaurantId: number, now: Date): Promise<Held<Dish[]>> {
  const rows = await listMenu(deps, restaurantId);
  if (rows.length === 0 && !(await store.isRestaurantListed(deps.db, restaurantId)))
    throw new AppError('not_found', 'Restaurant not found.');
  const value = rows.flatMap((row) => {
    const places = placesOnMenu(row.sections, { at: now, time_zone: zoneOf(row) });
    if (!places) return [];
    const dish = dishOf(row, row, now);
    return places.length === 0 ? dish : { ...dish, sections: places.map(placeOf) };
  });
  return { value, holdsMs: holdsMsOf(rows, now) };
}

// More than a section has dishes.
const placesOfSection = 1000;
const placeOf = ({ section: { name, names, order, place }, from }: Shown<StoredPlace>) => ({
  name,
  ...(names && { names }),
  place: order * placesOfSection + place,
  ...(from && { from: from.toISOString() }),
});

/** The dishes on sale among these that are of these kitchens, in any order. */
export async function listDishesOfKitchens(
  db: Db,
  ids: readonly number[],
  kitchens: ReadonlyMap<number, Pick<Restaurant, 'restaurant_name' | 'names' | 'city_id'>>,
  now: Date,
): Promise<Dish[]> {
  if (ids.length === 0) return [];
  const rows = await store.listDishesOnSale(db, ids);
  return rows.flatMap((row) => {
    const kitchen = kitchens.get(row.restaurant_id);
    return kitchen ? dishOf(row, { ...kitchen, restaurant_names: kitchen.names }, now) : [];
  });
}

export const listSavedDishes = async (db: Db, userId: number, now: Date): Promise<Dish[]> =>
  (await store.listSavedDishes(db, userId)).map((row) => dishOf(row, row, now));

const optionGroupsOf = ({ groups }: Pick<store.WholeDishRow, 'groups'>): OptionGroup[] =>
  groups.map(({ names, ...group }) => ({
    ...group,
    ...(names && { names }),
    kind: group.kind === 'size' ? 'size' : 'addon',
    options: group.options.map(({ sold_out, price, is_veg, names: own, ...option }) => ({
      ...option,
      ...(own && { names: own }),
      price: toRupees(price),
      is_veg: bit(is_veg),
      available: !sold_out,
    })),
  }));

export async function getDish(deps: KeptDeps, menuId: number, now: Date): Promise<Held<DishDetails>> {
  const row = findKeptDish(deps, menuId) ?? (await store.findDish(deps.db, menuId));
  if (!row) throw new AppError('not_found', 'Dish not found.');
  const option_groups = optionGroupsOf(row);
  const { logo, calories, serving } = row;
  const parts = row.parts.map(({ calories: own, ...part }) => {
    const { allergens, suits, ...marks } = foodOf(part);
    return { ...partOf(part), calories: own, ...marks, allergens: [...allergens], suits: [...suits] };
  });
  const { parts: _names, ...dish } = dishOf(row, row, now);
  const value = { ...dish, ...(parts.length > 0 && { parts }), logo, calories, serving, option_groups };
  return { value, holdsMs: holdsMsOf([row], now) };
}

/** Whether everybody can see the dish. */
export const isOnMenu = async (db: Db, menuId: number): Promise<boolean> =>
  (await store.findDish(db, menuId)) !== undefined;

export const listCategories = async (db: Db): Promise<Category[]> =>
  (await store.listCategories(db)).map(({ names, ...category }) => ({ ...category, ...(names && { names }) }));

interface Line extends Portion {
  parts: readonly Portion[];
}

/** The statement that counts ordered dishes and takes their portions; it answers the dishes that had enough. */
export function takingPortions(lines: readonly Line[]) {
  const ordered = new Map(sumUp(lines).map(({ menu_id, quantity }) => [menu_id, quantity]));
  const taken = sumUp(lines.flatMap(portionsOf));
  return store.takingStock(
    taken.map(({ menu_id, quantity }) => ({ menu_id, ordered: ordered.get(menu_id) ?? 0, taken: quantity })),
  );
}

/** Holds the counted portions of dishes until the transaction ends, before some are given back and others taken. */
export const holdPortions = (tx: Tx, menuIds: readonly number[]) => store.lockDishes(tx, menuIds);

/** A kitchen ran out of a dish: it is sold out until then. */
export const markSoldOut = (tx: Db, menuId: number, until: Date) => store.markSoldOut(tx, menuId, until);

/** A dish that was sold out until some time is there after all. */
export const unmarkSoldOut = (tx: Db, menuId: number) => store.unmarkSoldOut(tx, menuId);

/** Gives portions of an order that will not be cooked back to dishes that count them. */
export async function returnPortions(tx: Db, portions: readonly Portion[]): Promise<void> {
  for (const { menu_id, quantity } of sumUp(portions)) await store.returnStock(tx, menu_id, quantity);
}

function sumUp(portions: readonly Portion[]): Portion[] {
  const byDish = new Map<number, number>();
  for (const { menu_id, quantity } of portions) byDish.set(menu_id, (byDish.get(menu_id) ?? 0) + quantity);
  return [...byDish].map(([menu_id, quantity]) => ({ menu_id, quantity })).sort((a, b) => a.menu_id - b.menu_id);
}
