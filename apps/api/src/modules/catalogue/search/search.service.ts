// Finds dishes and restaurants. It owns no table of its own: what it reads is kept by triggers on what others write.
import type {
  FoundDish,
  FoundRestaurant,
  SearchKind,
  SearchResults,
  Suggestions,
} from '@tawa/contract/catalogue/search';
import { searchPageSize, searchResultsMax } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { listDishesOfKitchens } from '#modules/catalogue/menu/menu.service.ts';
import { listCachedRestaurants } from '#modules/catalogue/restaurants/restaurants.service.ts';
import type { Question } from './search.parts.store.ts';
import * as store from './search.store.ts';
import type { Found } from './search.store.ts';

/** Fewer results than this, and other words are tried for mistyped ones. */
const fewResults = 3;

type ServiceDeps = Pick<Deps, 'db' | 'cache'>;

type Answered = Found & { corrected: string | null };

const merged = (first: Found, more: Found): Found => {
  const kitchenOf = new Map(
    [first, more].flatMap(({ dishes, kitchens }) => dishes.map((dish, at) => [dish, kitchens[at] ?? 0])),
  );
  const restaurants = [...first.restaurants, ...more.restaurants, ...kitchenOf.values()];
  return {
    dishes: [...kitchenOf.keys()].slice(0, searchResultsMax),
    kitchens: [...kitchenOf.values()].slice(0, searchResultsMax),
    restaurants: [...new Set(restaurants)].slice(0, searchResultsMax),
  };
};

async function findAll(db: Db, question: Question): Promise<Answered> {
  let found = await store.find(db, question);
  const fillsPage = (ids: readonly number[]) => ids.length >= searchPageSize;
  if (!fillsPage(found.dishes) || !fillsPage(found.restaurants))
    found = merged(found, await store.findWithin(db, question));
  const count = found.dishes.length + found.restaurants.length;
  const corrected = count < fewResults ? await store.findCorrection(db, question, count === 0) : null;
  if (corrected === null) return { ...found, corrected };
  return { ...merged(found, await store.find(db, { ...question, q: corrected })), corrected };
}

const pageOf = (ids: readonly number[], page: number) => ids.slice((page - 1) * searchPageSize, page * searchPageSize);

/** The rows of these ids in the order of the ids; one that has gone meanwhile is left out. */
function inOrder<T>(ids: readonly number[], rows: readonly T[], idOf: (row: T) => number): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface At {
  page: number;
  now: Date;
}

async function showDishes(deps: ServiceDeps, { dishes, kitchens }: Found, { page, now }: At): Promise<FoundDish[]> {
  const ids = pageOf(dishes, page);
  const cards = await listCachedRestaurants(deps, [...new Set(pageOf(kitchens, page))], now);
  const kitchenOf = new Map(cards.map((card) => [card.restaurant_id, card]));
  const rows = await listDishesOfKitchens(deps.db, ids, kitchenOf, now);
  const answers = rows.map((dish) => {
    const { cityname = '', status, next_open_at = null } = kitchenOf.get(dish.restaurant_id) ?? {};
    return Object.assign(dish, { cityname, is_open: status === 'online', next_open_at });
  });
  return inOrder(ids, answers, (dish) => dish.menu_id);
}

async function showRestaurants(deps: ServiceDeps, found: Found, { page, now }: At): Promise<FoundRestaurant[]> {
  const ids = pageOf(found.restaurants, page);
  const dishOf = new Map(found.kitchens.map((kitchen, at) => [kitchen, found.dishes[at] ?? 0] as const).toReversed());
  const [rows, names] = await Promise.all([
    listCachedRestaurants(deps, ids, now),
    store.listDishNames(
      deps.db,
      ids.flatMap((id) => dishOf.get(id) ?? []),
    ),
  ]);
  const nameOf = new Map(names.map(({ menu_id, dish_name }) => [menu_id, dish_name]));
  const answers = rows.map((row) => ({ ...row, cooks: nameOf.get(dishOf.get(row.restaurant_id) ?? 0) ?? null }));
  return inOrder(ids, answers, (row) => row.restaurant_id);
}

interface SearchQuery extends Question {
  kind: SearchKind;
  page: number;
}

export async function search(
  deps: ServiceDeps,
  { kind, page, ...question }: SearchQuery,
  now: Date,
): Promise<SearchResults> {
  const found = await findAll(deps.db, question);
  const at = { page, now };
  return {
    corrected: found.corrected,
    dish_count: found.dishes.length,
    restaurant_count: found.restaurants.length,
    dishes: kind === 'dishes' ? await showDishes(deps, found, at) : [],
    restaurants: kind === 'restaurants' ? await showRestaurants(deps, found, at) : [],
  };
}

export async function suggest(db: Db, question: Question): Promise<Suggestions> {
  const named = await store.suggest(db, question);
  if (named.dishes.length + named.restaurants.length > 0) return shaped(named, null);
  const corrected = await store.findCorrection(db, question, true);
  if (corrected === null) return shaped(named, null);
  return shaped(await store.suggest(db, { ...question, q: corrected }), corrected);
}

const shaped = (
  { dishes, restaurants }: Awaited<ReturnType<typeof store.suggest>>,
  corrected: string | null,
): Suggestions => ({
  corrected,
  dishes: dishes.map((dish) => ({ ...dish, is_veg: dish.is_veg ? 1 : 0 })),
  restaurants,
});
