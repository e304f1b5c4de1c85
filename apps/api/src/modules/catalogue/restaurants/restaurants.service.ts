// Owns restaurants. Whether one takes orders is never stored: life, switch and hours are read and decided at the moment.
import type { Dish, ListedDish } from '@tawa/contract/catalogue/menu';
import type { ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import type { Restaurant, RestaurantDetails, RestaurantStatus } from '@tawa/contract/catalogue/restaurants';
import { toRupees } from '@tawa/domain/common/money';
import {
  closesAt,
  decideRestaurantStatus,
  describeHours,
  type RestaurantSwitch,
  type Schedule,
} from '@tawa/domain/catalogue/opening-hours';
import { restaurantsAtOnceMax } from '@tawa/domain/common/pagination';
import { onTimePercent } from '@tawa/domain/catalogue/punctuality';
import { averageRating } from '@tawa/domain/catalogue/ratings';
import { decideSaidMinutes } from '@tawa/domain/ordering/promise-minutes';
import { dayHoursText } from '@tawa/domain/common/clock-text';
import { slug, weekdayNames } from '@tawa/domain/common/text';
import { timesOf } from '#db/kitchen-times.ts';
import type { Deps } from '../../../deps.ts';
import { oncePerCache } from '#platform/cache/cache.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import type { KitchenCaller } from '#platform/keys/auth.ts';
import { KeptRows } from '#platform/cache/kept-rows.ts';
import { namesShown, restaurantsIn } from '#platform/cache/parts.ts';
import { shownCards } from '#platform/cache/shown.ts';
import { takeWhole, type Span } from '#platform/database/whole-list.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import * as store from './restaurants.store.ts';

export { setSwitch, noteAnswered, noteMissed } from './settings/restaurants.switch.service.ts';

const switches: readonly RestaurantSwitch[] = ['online', 'busy', 'paused', 'offline'];
const types = ['veg', 'non-veg', 'both'] as const;
const iso = (instant: Date | null) => instant?.toISOString() ?? null;

const scheduleOf = ({
  timezone,
  hours,
  exceptions,
}: Pick<store.ScheduleRow, 'timezone' | 'hours' | 'exceptions'>): Schedule => ({
  time_zone: timezone,
  hours,
  exceptions: exceptions.map(({ date, intervals }) => ({ date, intervals, closed: intervals.length === 0 })),
});

function statusOf(row: store.ScheduleRow, now: Date): RestaurantStatus {
  const schedule = scheduleOf(row);
  const decided = decideRestaurantStatus(
    {
      lifecycle: row.lifecycle,
      switch: switches.find((name) => name === row.switch) ?? 'offline',
      paused_until: row.switch_until,
      busy_until: row.switch_until,
      busy_minutes: row.busy_minutes,
      schedule,
    },
    now,
  );
  const closing = decided.status === 'online' ? closesAt(schedule, now) : null;
  return { ...decided, next_open_at: iso(decided.next_open_at), closes_at: iso(closing) };
}

const countsOf = (row: store.RestaurantRow) =>
  [row.ratings_1, row.ratings_2, row.ratings_3, row.ratings_4, row.ratings_5].map((count, index) => ({
    rating: index + 1,
    count: count ?? 0,
  }));

function cardOf(row: store.RestaurantRow, now: Date): Restaurant & RestaurantStatus {
  const described = describeHours(scheduleOf(row));
  const counts = countsOf(row);
  const status = statusOf(row, now);
  return {
    ...row,
    names: row.names ?? undefined,
    ...status,
    restaurant_type: types.find((type) => type === row.restaurant_type) ?? null,
    opening_time: described.opening_time ?? '',
    closing_time: described.closing_time ?? '',
    Opening_days: described.Opening_days ?? '',
    average_rating: averageRating(counts),
    rating_count: counts.reduce((sum, { count }) => sum + count, 0),
    delivery_time: decideSaidMinutes({ ...row, times: timesOf(row.times) }, now, status.extra_minutes),
    delivery_fee: toRupees(row.delivery_fee),
    free_delivery_from: row.free_delivery_from === null ? null : toRupees(row.free_delivery_from),
    min_order: toRupees(row.min_order),
    offer: row.offers[0]?.title ?? null,
    offer_names: row.offers[0]?.names,
    served_orders: row.served_orders ?? 0,
    on_time_percent: onTimePercent({ served: row.served_orders ?? 0, on_time: row.on_time ?? 0 }),
  };
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

const hoursOf = ({ hours }: Pick<store.ScheduleRow, 'hours'>) =>
  mondayFirst.map((weekday) => {
    const shifts = hours.filter((row) => row.weekday === weekday).map(({ opens, closes }) => ({ opens, closes }));
    return { day: weekdayNames[weekday] ?? '', hours: dayHoursText(shifts), shifts };
  });

/** Open ones first, then by rating; closed ones last, the soonest to open first. */
const byOpenness = (a: Restaurant, b: Restaurant) =>
  Number(b.status === 'online') - Number(a.status === 'online') ||
  (a.status === 'online'
    ? b.average_rating - a.average_rating
    : (a.next_open_at ?? '~').localeCompare(b.next_open_at ?? '~')) ||
  a.restaurant_id - b.restaurant_id;

interface Listed {
  city?: string | undefined;
  page?: number | undefined;
  /** The best so many, where the caller wants no more. */
  limit?: number | undefined;
}

export async function listActiveRestaurants(
  db: Db,
  { city, page, limit }: Listed,
  now: Date,
): Promise<{ restaurants: Restaurant[]; next: number | null }> {
  const listIds = (span: Span) => store.listBestIds(db, city, span);
  const { ids, next } =
    limit === undefined
      ? await takeWhole(listIds, { page, max: restaurantsAtOnceMax, nouns: 'restaurants' })
      : { ids: await listIds({ limit }), next: null };
  const rows = ids.length === 0 ? [] : await store.listCards(db, ids, now);
  return { restaurants: rows.map((row) => cardOf(row, now)).sort(byOpenness), next };
}

interface CachedCard {
  card: ListedRestaurant & RestaurantStatus;
  /** What its details say beside that. */
  further: ReturnType<typeof furtherOf>;
  /** When (ms) the kitchen opens or closes, or its pause or its busy time ends. */
  turnsAt: number;
}

function turnsAtOf(row: store.RestaurantRow, { closes_at, next_open_at }: Restaurant, now: Date): number {
  const turns = [closes_at, next_open_at, row.switch_until].map((at) => (at ? Number(new Date(at)) : 0));
  return Math.min(...turns.filter((at) => at > now.getTime()));
}

async function readCards(db: Db, ids: readonly number[], now: Date): Promise<CachedCard[]> {
  if (ids.length === 0) return [];
  const rows = await store.listByIds(db, ids, now);
  return rows.map((row) => {
    const card = { ...cardOf(row, now), price_for_two: toRupees(row.price_for_two) };
    return { card, further: furtherOf(row), turnsAt: turnsAtOf(row, card, now) };
  });
}

/** The listed ones among these, in any order. */
export const listRestaurantsByIds = async (db: Db, ids: readonly number[], now: Date): Promise<ListedRestaurant[]> =>
  (await readCards(db, ids, now)).map(({ card }) => card);

const cardTopics = ['cities', 'restaurants', 'ratings', 'listings'] as const;
const cardBytesMax = 16 * 1024 * 1024;
// The text as UTF-16, and as much again for its objects.
const sizeOfCard = ({ card, further }: CachedCard) => (JSON.stringify(card).length + further.hours.length * 100) * 4;

const cachedCards = oncePerCache(
  (cache) =>
    new KeptRows<CachedCard>(cache, {
      topicsOf: (id) => namesShown(cardTopics, shownCards([id])),
      bytesMax: cardBytesMax,
      sizeOf: sizeOfCard,
      // Coupons begin and end by the clock.
      freshMs: 30_000,
      maxAgeMs: 40_000,
      idOf: ({ card }) => card.restaurant_id,
      holdsUntil: ({ turnsAt }) => turnsAt,
      idsIn: restaurantsIn,
    }),
);

/** The same for what everybody may see: a card's offer may be some seconds old, for the same cards stand on many pages. */
export async function listCachedRestaurants(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  ids: readonly number[],
  now: Date,
) {
  const cached = await cachedCards(cache).get(ids, (missing) => readCards(db, missing, now));
  return cached.map(({ card }) => card);
}

/** Whether the kitchens of these dishes take orders now, beside each dish. */
export async function withKitchens(
  deps: Pick<Deps, 'db' | 'cache'>,
  dishes: readonly Dish[],
  now: Date,
): Promise<ListedDish[]> {
  const ids = [...new Set(dishes.map(({ restaurant_id }) => restaurant_id))];
  const cards = new Map((await listCachedRestaurants(deps, ids, now)).map((card) => [card.restaurant_id, card]));
  return dishes.map((dish) => {
    const card = cards.get(dish.restaurant_id);
    return Object.assign(dish, { is_open: card?.status === 'online', next_open_at: card?.next_open_at ?? null });
  });
}

function furtherOf(row: store.DetailsRow) {
  return {
    packaging_fee: toRupees(row.packaging_fee),
    offers: row.offers,
    hours: hoursOf(row),
    pincode: row.pincode,
    fssai_number: row.fssai_number,
    offers_pickup: row.offers_pickup,
    takes_tables: row.takes_tables,
  };
}

/** The details, and when (ms) they stop being true by the clock; of one that stands in lists from what those are made of. */
export async function getRestaurantDetails(
  { db, cache }: Pick<Deps, 'db' | 'cache'>,
  id: number,
  now: Date,
): Promise<{ details: RestaurantDetails; turnsAt: number }> {
  const [kept] = await cachedCards(cache).get([id], (missing) => readCards(db, missing, now));
  if (kept) return { details: { ...kept.card, ...kept.further }, turnsAt: kept.turnsAt };
  const row = await store.findRestaurant(db, id, now);
  if (!row) throw new AppError('not_found', 'Restaurant not found.');
  const card = cardOf(row, now);
  return { details: { ...card, ...furtherOf(row) }, turnsAt: turnsAtOf(row, card, now) };
}

export async function getRestaurantStatus(db: Db, id: number, now: Date): Promise<RestaurantStatus> {
  const row = await store.findSchedule(db, id);
  if (!row) throw new AppError('not_found', 'Restaurant not found.');
  return statusOf(row, now);
}

/** The restaurants that somebody works for, the first one first: of an owner all, of staff, visits and shared tablets theirs. */
export async function listOwnRestaurantIds(
  db: Db,
  { userId, restaurantId, staffRole, visitorId, tablet }: KitchenCaller,
): Promise<number[]> {
  if (staffRole !== 'owner' || visitorId !== null || tablet !== null) return [restaurantId];
  return store.listIdsOfOwner(db, userId);
}

/** Opens a draft for a new owner in the transaction that adds the account. */
export async function addDraftRestaurant(
  tx: Db,
  owner: { user_id: number; name: string; mobile: string; now: Date },
): Promise<number> {
  const { user_id, name, mobile, now } = owner;
  const settings = await findSettings(tx, now);
  const draft = await store.addDraft(tx, {
    owner_id: user_id,
    restaurant_name: name,
    slug: slug(name),
    contact_number: mobile,
    commission_bp: settings('commission_default'),
  });
  return draft.restaurant_id;
}
