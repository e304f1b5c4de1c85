// Finds dishes and restaurants. What it reads of them is kept by triggers on what others write; its own are the aliases.
import type {
  FoundDish,
  FoundRestaurant,
  SearchKind,
  SearchResults,
  SuggestedDish,
  SuggestedRestaurant,
  Suggestions,
} from '@tawa/contract/catalogue/search';
import { searchPageSize } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { listDishesOfKitchens } from '#modules/catalogue/menu/menu.service.ts';
import { listCachedRestaurants } from '#modules/catalogue/restaurants/restaurants.service.ts';
import { findAll, type Asked, type Finding } from './search.finding.ts';
import * as store from './search.store.ts';
import type { Found } from './search.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'cache'>;

const pageOf = (ids: readonly number[], { page, size }: At) => ids.slice((page - 1) * size, page * size);

/** The rows of these ids in the order of the ids; one that has gone meanwhile is left out. */
function inOrder<T>(ids: readonly number[], rows: readonly T[], idOf: (row: T) => number): T[] {
  const byId = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface At {
  page: number;
  /** How many are shown at once. */
  size: number;
  now: Date;
}

async function readDishes(deps: ServiceDeps, { dishes, kitchens }: Pick<Found, 'dishes' | 'kitchens'>, at: At) {
  const ids = pageOf(dishes, at);
  const cards = await listCachedRestaurants(deps, [...new Set(pageOf(kitchens, at))], at.now);
  const cardOf = new Map(cards.map((card) => [card.restaurant_id, card]));
  const rows = await listDishesOfKitchens(deps.db, ids, cardOf, at.now);
  const answers = rows.flatMap((dish) => {
    const card = cardOf.get(dish.restaurant_id);
    return card ? [{ dish, card }] : [];
  });
  return inOrder(ids, answers, ({ dish }) => dish.menu_id);
}

const showDishes = async (deps: ServiceDeps, found: Pick<Found, 'dishes' | 'kitchens'>, at: At): Promise<FoundDish[]> =>
  (await readDishes(deps, found, at)).map(({ dish, card: { cityname, status, next_open_at } }) =>
    Object.assign(dish, { cityname, is_open: status === 'online', next_open_at }),
  );

/** These dishes as cards, in their order; one that cannot be had of a listed restaurant is left out. */
export const listDishCards = (
  deps: ServiceDeps,
  chosen: readonly { menu_id: number; restaurant_id: number }[],
  now: Date,
): Promise<FoundDish[]> => {
  const found = {
    dishes: chosen.map(({ menu_id }) => menu_id),
    kitchens: chosen.map(({ restaurant_id }) => restaurant_id),
  };
  return showDishes(deps, found, { page: 1, size: chosen.length, now });
};

async function showRestaurants(deps: ServiceDeps, found: Found, at: At): Promise<FoundRestaurant[]> {
  const ids = pageOf(found.restaurants, at);
  const dishOf = new Map(
    found.kitchens.map((kitchen, index) => [kitchen, found.dishes[index] ?? 0] as const).toReversed(),
  );
  const [rows, names] = await Promise.all([
    listCachedRestaurants(deps, ids, at.now),
    store.listDishNames(
      deps.db,
      ids.flatMap((id) => dishOf.get(id) ?? []),
    ),
  ]);
  const nameOf = new Map(names.map(({ menu_id, dish_name }) => [menu_id, dish_name]));
  const answers = rows.map((row) => ({ ...row, cooks: nameOf.get(dishOf.get(row.restaurant_id) ?? 0) ?? null }));
  return inOrder(ids, answers, (row) => row.restaurant_id);
}

const understood = ({ found, chips, left_out, corrected }: Finding) => ({
  chips,
  left_out,
  corrected,
  dish_count: found.dishes.length,
  kitchen_count: new Set(found.kitchens).size,
  restaurant_count: found.restaurants.length,
});

const nearbyMax = 10;

async function showNearby(deps: ServiceDeps, { nearby }: Finding, now: Date): Promise<SearchResults['nearby']> {
  if (!nearby) return null;
  const at = { page: 1, size: nearbyMax, now };
  const [dishes, restaurants] = await Promise.all([
    showDishes(deps, nearby.found, at),
    showRestaurants(deps, nearby.found, at),
  ]);
  return { dropped: nearby.dropped, dishes, restaurants };
}

interface SearchQuery extends Asked {
  kind: SearchKind;
  page: number;
}

export async function search(
  deps: ServiceDeps,
  { kind, page, ...asked }: SearchQuery,
  now: Date,
): Promise<SearchResults> {
  const finding = await findAll(deps, asked, now);
  const at = { page, size: searchPageSize, now };
  return {
    ...understood(finding),
    dishes: kind === 'dishes' ? await showDishes(deps, finding.found, at) : [],
    restaurants: kind === 'restaurants' ? await showRestaurants(deps, finding.found, at) : [],
    nearby: await showNearby(deps, finding, now),
  };
}

const suggestedMax = 3;
// Kitchens give one dish one name: enough are read for three different ones.
const dishesRead = 12;

const suggestionOf = ({ dish, card }: Awaited<ReturnType<typeof readDishes>>[number]): SuggestedDish => ({
  menu_id: dish.menu_id,
  restaurant_id: dish.restaurant_id,
  restaurant_name: dish.restaurant_name,
  dish_name: dish.dish_name,
  names: dish.names,
  restaurant_names: dish.restaurant_names,
  dish_img: dish.dish_img,
  is_veg: dish.is_veg,
  contains_egg: dish.contains_egg,
  price: dish.price,
  discounted_price: dish.discounted_price,
  is_open: card.status === 'online',
  next_open_at: card.next_open_at,
  average_rating: card.average_rating,
  rating_count: card.rating_count,
  delivery_time: card.delivery_time,
});

async function suggestDishes(deps: ServiceDeps, found: Found, now: Date): Promise<SuggestedDish[]> {
  const read = await readDishes(deps, found, { page: 1, size: dishesRead, now });
  const byName = new Map(read.toReversed().map((one) => [one.dish.dish_name, one]));
  return read
    .filter((one) => byName.get(one.dish.dish_name) === one)
    .slice(0, suggestedMax)
    .map(suggestionOf);
}

/** These dishes as suggestions, in their order; one that cannot be had of a listed restaurant is left out. */
export async function listSuggestedDishes(
  deps: ServiceDeps,
  chosen: readonly { menu_id: number; restaurant_id: number }[],
  now: Date,
): Promise<SuggestedDish[]> {
  const found = {
    dishes: chosen.map(({ menu_id }) => menu_id),
    kitchens: chosen.map(({ restaurant_id }) => restaurant_id),
  };
  return (await readDishes(deps, found, { page: 1, size: chosen.length, now })).map(suggestionOf);
}

async function suggestRestaurants(deps: ServiceDeps, found: Found, now: Date): Promise<SuggestedRestaurant[]> {
  const ids = found.restaurants.slice(0, suggestedMax);
  const cards = await listCachedRestaurants(deps, ids, now);
  const answers = cards.map(
    ({ restaurant_id, restaurant_name, names, logo, venue_name, cityname, average_rating, rating_count }) => ({
      restaurant_id,
      restaurant_name,
      names,
      logo,
      venue_name,
      cityname,
      average_rating,
      rating_count,
      dish_count: found.kitchens.filter((kitchen) => kitchen === restaurant_id).length,
    }),
  );
  return inOrder(ids, answers, (row) => row.restaurant_id);
}

export async function suggest(deps: ServiceDeps, asked: Asked, now: Date): Promise<Suggestions> {
  const finding = await findAll(deps, asked, now);
  // Restaurants that fit are the better suggestion than dishes that almost do.
  const nearby = finding.found.restaurants.length === 0 ? finding.nearby : null;
  const shown = nearby?.found ?? finding.found;
  const [dishes, restaurants] = await Promise.all([
    suggestDishes(deps, shown, now),
    suggestRestaurants(deps, shown, now),
  ]);
  return { ...understood(finding), dropped: nearby?.dropped ?? [], dishes, restaurants };
}
