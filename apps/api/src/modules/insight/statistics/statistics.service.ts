// Statistics of one restaurant, a city or all of them: the scope says whose orders are counted, and nothing else differs.
import type { Statistics, StatisticsFilter } from '@tawa/contract/insight/statistics';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { toRupees } from '@tawa/domain/common/money';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import type { Deps } from '../../../deps.ts';
import type { Db } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { daysFigures, fallOf, figuresOf, heatOf, hoursOf, ratingDays } from './fold.ts';
import { sumFunnel } from './funnel.store.ts';
import { periodsOf, type Scope } from './scope.ts';
import * as store from './statistics.store.ts';

export type { Scope } from './scope.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

async function dishesOf(db: Db, scope: Scope, spans: Parameters<typeof store.listDishes>[2]) {
  const rows = await store.listDishes(db, scope, spans);
  const dishes = rows.map(({ sold: _sold, is_veg, sales, sales_before, ...dish }) => ({
    ...dish,
    is_veg: flag(is_veg),
    sales: toRupees(sales),
    sales_before: toRupees(sales_before),
  }));
  return { dishes, dishes_sold: rows[0]?.sold ?? 0 } satisfies Partial<Statistics>;
}

async function quietOf(db: Db, scope: Scope, now: Date): Promise<Statistics['quiet']> {
  const rows = await store.listQuietDishes(db, scope, now);
  return rows.map(({ is_veg, last_ordered_at, ...dish }) => ({
    ...dish,
    is_veg: flag(is_veg),
    last_ordered_at: last_ordered_at?.toISOString() ?? null,
  }));
}

/** The figures of a scope for a period of service days beside those of another period of the same length. */
export async function getStatistics(
  { db, clock }: ServiceDeps,
  scope: Scope,
  filter: StatisticsFilter,
  zone: string = timeZoneDefault,
): Promise<Statistics> {
  const { period, former, spans } = periodsOf(filter, zone);
  const now = clock.now();
  const end = spans.now.end > spans.before.end ? spans.now.end : spans.before.end;
  // One after the other: a report must not take the connections that orders wait for.
  const hours = await store.countHours(db, scope, spans.now, zone);
  const formerHours = await store.countHours(db, scope, spans.before, zone);
  const money = await store.sumMoney(db, scope, spans.now, zone);
  const formerMoney = await store.sumMoney(db, scope, spans.before, zone);
  const after = await store.countAfter(db, scope, spans);
  const ways = await sumFunnel(db, scope, { now: period, before: former });
  const way = ways.find((row) => row.is_now);
  const ratings = await store.countRatings(db, scope, end, zone);
  const dishes = await dishesOf(db, scope, spans);
  // Which dishes nobody orders is for their own kitchen to know.
  const quiet = scope.restaurant_id === undefined ? [] : await quietOf(db, scope, now);
  const week = scope.restaurant_id === undefined ? null : await store.listHours(db, scope.restaurant_id);
  const read = { period, hours, money, ratings, way, after: after.find((row) => row.is_now) };
  const formerly = {
    period: former,
    hours: formerHours,
    money: formerMoney,
    ratings,
    way: ways.find((row) => !row.is_now),
    after: after.find((row) => !row.is_now),
  };
  return {
    ...period,
    against_from: former.from,
    against_to: former.to,
    today: serviceDayAt(now, zone),
    time_zone: zone,
    read_at: now.toISOString(),
    counted_since: way?.since ?? null,
    figures: figuresOf(read),
    before: figuresOf(formerly),
    fall: fallOf(hours, money),
    fall_before: fallOf(formerHours, formerMoney),
    days: daysFigures(read),
    days_before: daysFigures(formerly),
    heat: heatOf(period, hours, week),
    hours: hoursOf(hours),
    ...dishes,
    quiet,
    ratings: ratingDays(period, ratings),
  };
}

interface OfficeScope {
  city?: number | undefined;
  restaurant?: number | undefined;
}

/** The same for what the office looks at, with its name; a restaurant counts by its own clock. */
export async function getOfficeStatistics(
  deps: ServiceDeps,
  { city, restaurant }: OfficeScope,
  filter: StatisticsFilter,
) {
  if (restaurant !== undefined) {
    const { restaurant_name: name, statistics } = await getOwnStatistics(deps, restaurant, filter);
    return { name, statistics };
  }
  const name = city === undefined ? 'All restaurants' : await store.findCityName(deps.db, city);
  if (name === undefined) throw new AppError('not_found', 'City not found.');
  return { name, statistics: await getStatistics(deps, { city_id: city }, filter) };
}

/** The same for one restaurant, by its own clock. */
export async function getOwnStatistics(deps: ServiceDeps, restaurantId: number, filter: StatisticsFilter) {
  const restaurant = await store.findRestaurant(deps.db, restaurantId);
  if (!restaurant) throw new AppError('not_found', 'Restaurant not found.');
  const statistics = await getStatistics(deps, { restaurant_id: restaurantId }, filter, restaurant.timezone);
  return { restaurant_name: restaurant.restaurant_name, statistics };
}
