// A menu is read once with everything that is told of its dishes: whoever opens it opens dishes next, and those are told
// from what was read for the menu.
import { menuTopics } from '@tawa/contract/catalogue/menu';
import type { Deps } from '../../../deps.ts';
import { oncePerCache } from '#platform/cache/cache.ts';
import { KeptRows } from '#platform/cache/kept-rows.ts';
import { namesShown, restaurantsIn } from '#platform/cache/parts.ts';
import { shownMenu } from '#platform/cache/shown.ts';
import * as store from './menu.store.ts';

export type KeptDeps = Pick<Deps, 'db' | 'cache'>;

interface KeptMenu {
  restaurantId: number;
  dishes: store.WholeDishRow[];
}

const bytesMax = 32 * 1024 * 1024;
const dishBytes = 2000;
const groupBytes = 2000;
const maxAgeMs = 5 * 60_000;
/** Of which it is remembered on whose menu they are. */
const dishesMax = 100_000;

const sizeOf = ({ dishes }: KeptMenu): number =>
  dishes.reduce((size, { groups }) => size + dishBytes + groups.length * groupBytes, dishBytes);

const keptMenus = oncePerCache((cache) => ({
  menus: new KeptRows<KeptMenu>(cache, {
    topicsOf: (id) => namesShown(menuTopics, shownMenu(id)),
    bytesMax,
    sizeOf,
    // Nothing of a row changes by the clock but how often a dish was ordered, which is told some minutes late.
    freshMs: maxAgeMs,
    maxAgeMs,
    idOf: ({ restaurantId }) => restaurantId,
    holdsUntil: () => Infinity,
    idsIn: restaurantsIn,
  }),
  restaurantOf: new Map<number, number>(),
}));

/** The dishes of a menu as everybody may see it, as they were when last they changed. */
export async function listMenu({ db, cache }: KeptDeps, restaurantId: number): Promise<store.WholeDishRow[]> {
  const { menus, restaurantOf } = keptMenus(cache);
  const readMenu = async (id: number) => ({ restaurantId: id, dishes: await store.listDishesOfRestaurant(db, id) });
  const [menu] = await menus.get([restaurantId], (missing) => Promise.all(missing.map(readMenu)));
  const dishes = menu?.dishes ?? [];
  for (const { menu_id } of dishes) restaurantOf.set(menu_id, restaurantId);
  for (const oldest of restaurantOf.keys()) {
    if (restaurantOf.size <= dishesMax) break;
    restaurantOf.delete(oldest);
  }
  return dishes;
}

/** A dish of a menu that is kept. */
export function findKeptDish({ cache }: Pick<Deps, 'cache'>, menuId: number): store.WholeDishRow | undefined {
  const { menus, restaurantOf } = keptMenus(cache);
  const restaurantId = restaurantOf.get(menuId);
  const menu = restaurantId === undefined ? undefined : menus.find(restaurantId);
  return menu?.dishes.find((dish) => dish.menu_id === menuId);
}
