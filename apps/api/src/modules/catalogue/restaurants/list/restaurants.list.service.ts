// Lists of restaurants in pages. What can be filtered by is counted once for a place and kept for a moment, because every
// page and every choice of filters asks for it again. Who stands on a page is kept as long, apart from what stands there of
// them: most of what changes in an evening changes one card and nobody's place.
import type { Place, RestaurantFilters, RestaurantPage } from '@tawa/contract/catalogue/restaurants.list';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors, restaurantsPageSize } from '@tawa/domain/common/limits';
import type { Deps } from '../../../../deps.ts';
import { oncePerCache } from '#platform/cache/cache.ts';
import { Kept } from '#platform/cache/kept.ts';
import { namesShown } from '#platform/cache/parts.ts';
import { shownPlaces } from '#platform/cache/shown.ts';
import { countChoices, toCountable, type Countable } from './restaurants.counts.ts';
import * as store from './restaurants.list.store.ts';
import type { Question } from './restaurants.list.store.ts';
import { listCachedRestaurants } from '../restaurants.service.ts';

// Who is listed changes it at once; how many are open now, or rated so, it learns by its age.
const placeTopics = ['cities', 'places'] as const;
const maxAgeMs = 10_000;
// For how much longer they are shown once more while they are found and counted again, so that nobody waits for what moves by itself.
const renewMs = 20_000;
const steps = { times: deliveryTimeCapsMin, ratings: ratingFloors, prices: priceForTwoCaps };

type ServiceDeps = Pick<Deps, 'db' | 'cache'>;

const bytesMax = 8 * 1024 * 1024;
const combinationBytes = 200;
const cachedCounts = oncePerCache((cache) => new Kept<Countable>(cache, { bytesMax }));
const idBytes = 8;
const cachedIds = oncePerCache((cache) => new Kept<readonly number[]>(cache, { bytesMax }));

async function combinationsOf({ db, cache }: ServiceDeps, question: Question, now: Date): Promise<Countable> {
  const { city = '', search } = question;
  const count = () => store.countCombinations(db, question, steps, now);
  if (search !== '') return toCountable(await count());
  return cachedCounts(cache).get(city.trim().toLowerCase(), async () => {
    const combinations = await count();
    const size = (combinations.length + 1) * combinationBytes;
    const topics = namesShown(placeTopics, shownPlaces(city));
    return { value: toCountable(combinations), size, topics, maxAgeMs, renewMs, isKept: true };
  });
}

interface Span {
  offset: number;
  limit: number;
}

/** Where a page lies among the open ones, which come first, and among the others. */
function spansOf(page: number, openCount: number): { open: Span; closed: Span } {
  const offset = (page - 1) * restaurantsPageSize;
  const limit = Math.min(restaurantsPageSize, Math.max(0, openCount - offset));
  return {
    open: { offset, limit },
    closed: { offset: Math.max(0, offset - openCount), limit: restaurantsPageSize - limit },
  };
}

type Ordered = Question & Pick<RestaurantFilters, 'sort'> & { near: Place | undefined };

async function readFound({ db }: ServiceDeps, query: Ordered, page: number, at: { openCount: number; now: Date }) {
  const spans = spansOf(page, at.openCount);
  const read = (open: boolean, span: Span) =>
    span.limit === 0 ? [] : store.listFound(db, query, { open, ...span }, at.now);
  const open = await read(true, spans.open);
  return [...open, ...(query.open ? [] : await read(false, spans.closed))];
}

/** The cards of a page in its order. What is searched for or near is asked once, so who was found is not kept. */
async function listFound(deps: ServiceDeps, query: Ordered, page: number, at: { openCount: number; now: Date }) {
  const cardsOf = async (ids: readonly number[]) => {
    const rows = new Map((await listCachedRestaurants(deps, ids, at.now)).map((row) => [row.restaurant_id, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
  if (query.search !== '' || query.near) return cardsOf(await readFound(deps, query, page, at));
  const key = JSON.stringify([query, page, at.openCount]);
  const ids = await cachedIds(deps.cache).get(key, async () => {
    const value = await readFound(deps, query, page, at);
    const topics = namesShown(placeTopics, shownPlaces(query.city, await cardsOf(value)));
    return { value, size: key.length * 2 + value.length * idBytes, topics, maxAgeMs, renewMs, isKept: true };
  });
  return cardsOf(ids);
}

export async function listRestaurants(
  deps: ServiceDeps,
  { page, sort, near: from, ...question }: Omit<Ordered, 'near'> & { page: number; near?: Place | undefined },
  now: Date,
): Promise<RestaurantPage> {
  const { total, open, counts } = countChoices(await combinationsOf(deps, question, now), question);
  // A place changes nothing but the order of distance, so nothing else is asked with it.
  const near = sort === 'distance' ? from : undefined;
  const at = { openCount: open, now };
  const restaurants = total === 0 ? [] : await listFound(deps, { ...question, sort, near }, page, at);
  return { restaurants, total, counts };
}
