// Lists of dishes over many restaurants. None is cut without saying so: it is whole, or a page that names the next.
import type { DishPage, ListedDish } from '@tawa/contract/catalogue/menu';
import { dishesAtOnceMax, dishesPageSize, listCountMax } from '@tawa/domain/common/pagination';
import type { Deps } from '../../../deps.ts';
import { takeWhole, type Span } from '#platform/database/whole-list.ts';
import { withKitchens } from '../restaurants/restaurants.service.ts';
import * as store from './menu.lists.store.ts';
import { dishOf } from './menu.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'cache'>;

/** A list as one answer holds it; `next` is the page that follows. */
export interface Listed {
  dishes: ListedDish[];
  next: number | null;
}

async function read(deps: ServiceDeps, ids: readonly number[], now: Date): Promise<ListedDish[]> {
  if (ids.length === 0) return [];
  const rows = await store.listByIds(deps.db, ids);
  return withKitchens(
    deps,
    rows.map((row) => dishOf(row, row, now)),
    now,
  );
}

const whole = { max: dishesAtOnceMax, nouns: 'dishes' };

interface Query {
  city?: string | undefined;
  page?: number | undefined;
}

export async function listDishes(
  deps: ServiceDeps,
  { city, page, per_category }: Query & { per_category?: number | undefined },
  now: Date,
): Promise<Listed> {
  if (per_category !== undefined)
    return { dishes: await read(deps, await store.listIdsPerCategory(deps.db, city, per_category), now), next: null };
  const { ids, next } = await takeWhole((span) => store.listIds(deps.db, city, span), { ...whole, page });
  return { dishes: await read(deps, ids, now), next };
}

export async function listDishesOfCategory(
  deps: ServiceDeps,
  { word, city, page, limit }: Query & { word: string; limit?: number | undefined },
  now: Date,
): Promise<Listed> {
  const listIds = (span: Span) => store.listIdsOfCategory(deps.db, { word, city }, span);
  if (limit !== undefined) return { dishes: await read(deps, await listIds({ limit }), now), next: null };
  const { ids, next } = await takeWhole(listIds, { ...whole, page });
  return { dishes: await read(deps, ids, now), next };
}

/** One page of the dishes that fit. They are counted to 10,000, and can be paged to their end. */
export async function listDishPage(
  deps: ServiceDeps,
  { page, ...narrowed }: store.Narrowed & { page: number },
  now: Date,
): Promise<DishPage> {
  const end = page * dishesPageSize;
  const ids = await store.listIdsThatFit(deps.db, narrowed, { limit: Math.max(listCountMax, end + 1) });
  const pageIds = ids.slice(end - dishesPageSize, end);
  const rows = new Map((await read(deps, pageIds, now)).map((dish) => [dish.menu_id, dish]));
  return {
    // In the order of the pages, so that no dish stands on two of them.
    dishes: pageIds.flatMap((id) => rows.get(id) ?? []),
    total: Math.min(ids.length, listCountMax),
    more: ids.length > end,
  };
}
