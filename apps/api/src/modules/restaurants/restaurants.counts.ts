import type { RestaurantCounts, RestaurantFilters } from '@tawa/contract/restaurant-list';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors } from '@tawa/domain/limits';
import type { Combination } from './restaurants.list.store.ts';

type Filters = Omit<RestaurantFilters, 'sort' | 'search'>;

/** A combination with the choices of each group that it belongs to; every one belongs to `any`, which is ''. */
export interface Countable extends Combination {
  choices: readonly (readonly string[])[];
}

export interface Counted {
  total: number;
  /** Of the total, those that take orders now. */
  open: number;
  counts: RestaurantCounts;
}

const any = '';
const groups = ['cuisines', 'type', 'time', 'rating', 'price'] as const;

/** Works out the choices once, because many requests count the same combinations. */
export const toCountable = (each: Combination): Countable => ({
  ...each,
  choices: [
    each.cuisine === null ? [] : [each.cuisine],
    each.type === null ? [any] : [any, each.type],
    [any, ...deliveryTimeCapsMin.filter((cap) => each.time <= cap).map(String)],
    [any, ...ratingFloors.filter((floor) => each.rating >= floor).map(String)],
    [any, ...priceForTwoCaps.filter((cap) => each.price <= cap).map(String)],
  ],
});

/** One check for each group, in their order, then for open and for offers. */
const checksOf = ({ cuisines, type, time, rating, price, open, offers }: Filters) => [
  ({ cuisine }: Combination) => cuisines.length === 0 || cuisines.some((name) => name === cuisine),
  (each: Combination) => type === undefined || each.type === type,
  (each: Combination) => time === undefined || each.time <= time,
  (each: Combination) => rating === undefined || each.rating >= rating,
  (each: Combination) => price === undefined || each.price <= price,
  (each: Combination) => !open || each.open,
  (each: Combination) => !offers || each.offers,
];
const openAt = groups.length;
const offersAt = openAt + 1;
const none = -1;
const several = -2;

type Checks = ReturnType<typeof checksOf>;

/** Which check a combination fails: its place, `none`, or `several`. */
function failedCheck(each: Combination, checks: Checks): number {
  let failed = none;
  for (let at = 0; at < checks.length; at++) {
    if (checks[at]?.(each)) continue;
    if (failed !== none) return several;
    failed = at;
  }
  return failed;
}

function addTo(counts: RestaurantCounts, { choices, restaurants }: Countable, at: number): void {
  const group = groups[at];
  if (!group) return;
  const counted = counts[group];
  for (const choice of choices[at] ?? []) counted[choice] = (counted[choice] ?? 0) + restaurants;
}

/** What each choice would leave: a combination counts for all groups when it passes them all, and for the one it fails in. */
export function countChoices(combinations: readonly Countable[], filters: Filters): Counted {
  const counts: RestaurantCounts = { cuisines: {}, type: {}, time: {}, rating: {}, price: {}, open: 0, offers: 0 };
  const counted = { total: 0, open: 0, counts };
  const checks = checksOf(filters);
  for (const each of combinations) {
    const failed = failedCheck(each, checks);
    if (failed === several) continue;
    const isPassed = failed === none;
    if (isPassed) counted.total += each.restaurants;
    if (isPassed && each.open) counted.open += each.restaurants;
    if (isPassed) for (let at = 0; at < openAt; at++) addTo(counts, each, at);
    else addTo(counts, each, failed);
    if (each.open && (isPassed || failed === openAt)) counts.open += each.restaurants;
    if (each.offers && (isPassed || failed === offersAt)) counts.offers += each.restaurants;
  }
  return counted;
}
