// Lists of dishes over many restaurants. None is cut without saying so: it is whole, or a page that names the next.
import type { Dish, DishPage } from '@tawa/contract/catalogue/menu';
import { dishesAtOnceMax, dishesPageSize, listCountMax } from '@tawa/domain/common/pagination';
import type { Db } from '#platform/database/db.ts';
import { takeWhole, type Span } from '#platform/database/whole-list.ts';
import * as store from './menu.lists.store.ts';
import { dishOf } from './menu.service.ts';

/** A list as one answer holds it; `next` is the page that follows. */
export interface Listed {
  dishes: Dish[];
  next: number | null;
}

const read = async (db: Db, ids: readonly number[], now: Date): Promise<Dish[]> =>
  ids.length === 0 ? [] : (await store.listByIds(db, ids)).map((row) => dishOf(row, row, now));

const whole = { max: dishesAtOnceMax, nouns: 'dishes' };

interface Query {
  city?: string | undefined;
  page?: number | undefined;
}

export async function listDishes(
  db: Db,
  { city, page, per_category }: Query & { per_category?: number | undefined },
  now: Date,
): Promise<Listed> {
  if (per_category !== undefined)
    return { dishes: await read(db, await store.listIdsPerCategory(db, city, per_category), now), next: null };
  const { ids, next } = await takeWhole((span) => store.listIds(db, city, span), { ...whole, page });
  return { dishes: await read(db, ids, now), next };
}

export async function listDishesOfCategory(
  db: Db,
  { word, city, page, limit }: Query & { word: string; limit?: number | undefined },
  now: Date,
): Promise<Listed> {
  const listIds = (span: Span) => store.listIdsOfCategory(db, { word, city }, span);
  if (limit !== undefined) return { dishes: await read(db, await listIds({ limit }), now), next: null };
  const { ids, next } = await takeWhole(listIds, { ...whole, page });
  return { dishes: await read(db, ids, now), next };
}

/** One page of the dishes that fit. They are counted to 10,000, and can be paged to their end. */
export async function listDishPage(
  db: Db,
  { page, ...narrowed }: store.Narrowed & { page: number },
  now: Date,
): Promise<DishPage> {
  const end = page * dishesPageSize;
  const ids = await store.listIdsThatFit(db, narrowed, { limit: Math.max(listCountMax, end + 1) });
  const pageIds = ids.slice(end - dishesPageSize, end);
  const rows = new Map((await read(db, pageIds, now)).map((dish) => [dish.menu_id, dish]));
  return {
    // In the order of the pages, so that no dish stands on two of them.
    dishes: pageIds.flatMap((id) => rows.get(id) ?? []),
    total: Math.min(ids.length, listCountMax),
    more: ids.length > end,
  };
}
