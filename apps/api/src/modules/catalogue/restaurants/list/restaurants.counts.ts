import type { RestaurantCounts, RestaurantFilters } from '@tawa/contract/catalogue/restaurants.list';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors } from '@tawa/domain/common/limits';
import { keepOwn } from '@tawa/domain/common/own';
import type { Combination } from './restaurants.list.store.ts';

type Filters = Omit<RestaurantFilters, 'sort' | 'search'>;
type Value = string | number | boolean | null;

export interface Counted {
  total: number;
  /** Of the total, those that take orders now. */
  open: number;
  counts: RestaurantCounts;
}

/** One thing to filter by: what a combination may have of it, and what can be chosen. */
interface Group {
  name: 'cuisines' | 'type' | 'time' | 'rating' | 'price' | 'open' | 'offers';
  valueOf: (each: Combination) => Value;
  values: readonly Value[];
  passes: (filters: Filters, value: Value) => boolean;
  /** The filters that one choice alone would be, under the name an answer gives it. */
  choices: readonly { name: string; filters: Filters }[];
}

const nothing: Filters = { cuisines: [], open: false, offers: false };
const any = { name: '', filters: nothing };
const number = (value: Value) => Number(value);
const overCap = (caps: readonly number[]) => Math.max(...caps) + 1;

const groups: readonly Group[] = [
  {
    name: 'cuisines',
    valueOf: ({ cuisine }) => cuisine,
    values: [...cuisineTypes, null],
    passes: ({ cuisines }, value) => cuisines.length === 0 || cuisines.some((cuisine) => cuisine === value),
    choices: cuisineTypes.map((name) => ({ name, filters: { ...nothing, cuisines: [name] } })),
  },
  {
    name: 'type',
    valueOf: ({ type }) => type,
    values: [...restaurantTypes, null],
    passes: ({ type }, value) => type === undefined || type === value,
    choices: [any, ...restaurantTypes.map((type) => ({ name: type, filters: { ...nothing, type } }))],
  },
  {
    name: 'time',
    valueOf: ({ time }) => time,
    values: [...deliveryTimeCapsMin, overCap(deliveryTimeCapsMin)],
    passes: ({ time }, value) => time === undefined || number(value) <= time,
    choices: [any, ...deliveryTimeCapsMin.map((time) => ({ name: String(time), filters: { ...nothing, time } }))],
  },
  {
    name: 'rating',
    valueOf: ({ rating }) => rating,
    values: [0, ...ratingFloors],
    passes: ({ rating }, value) => rating === undefined || number(value) >= rating,
    choices: [any, ...ratingFloors.map((rating) => ({ name: String(rating), filters: { ...nothing, rating } }))],
  },
  {
    name: 'price',
    valueOf: ({ price }) => price,
    values: [...priceForTwoCaps, overCap(priceForTwoCaps)],
    passes: ({ price }, value) => price === undefined || number(value) <= price,
    choices: [any, ...priceForTwoCaps.map((price) => ({ name: String(price), filters: { ...nothing, price } }))],
  },
  {
    name: 'open',
    valueOf: ({ open }) => open,
    values: [true, false],
    passes: ({ open }, value) => !open || value === true,
    choices: [{ name: 'open', filters: { ...nothing, open: true } }],
  },
  {
    name: 'offers',
    valueOf: ({ offers }) => offers,
    values: [true, false],
    passes: ({ offers }, value) => !offers || value === true,
    choices: [{ name: 'offers', filters: { ...nothing, offers: true } }],
  },
];

const width = groups.length;
/** Room for the values of one group in a flat table. */
const room = 8;
const openAt = groups.findIndex(({ name }) => name === 'open') * room;

/** The places of all values in a flat table, group after group: 1 where a combination with the value may stay. */
const passTable = (filters: Filters): Uint8Array => {
  const table = new Uint8Array(width * room);
  groups.forEach(({ values, passes }, group) =>
    values.forEach((value, at) => (table[group * room + at] = Number(passes(filters, value)))),
  );
  return table;
};

const choices = groups.flatMap((group) =>
  group.choices.map(({ name, filters }) => ({ group, name, holds: passTable(filters) })),
);

/** Combinations as places in the table, made once because many requests count the same ones. */
export interface Countable {
  places: Uint8Array;
  restaurants: Int32Array;
}

export function toCountable(combinations: readonly Combination[]): Countable {
  const places = new Uint8Array(combinations.length * width);
  combinations.forEach((each, row) =>
    groups.forEach(({ values, valueOf }, group) => {
      const at = values.indexOf(valueOf(each));
      places[row * width + group] = group * room + (at === -1 ? room - 1 : at);
    }),
  );
  return { places, restaurants: Int32Array.from(combinations, (each) => each.restaurants) };
}

const none = -1;
const several = -2;

/** In which group a row fails: its number, `none`, or `several`. */
function failedGroup(places: Uint8Array, from: number, table: Uint8Array): number {
  let failed = none;
  for (let group = 0; group < width; group++) {
    if (table[places[from + group] ?? 0]) continue;
    if (failed !== none) return several;
    failed = group;
  }
  return failed;
}

function toCounts(sums: Int32Array): RestaurantCounts {
  const counts: RestaurantCounts = { cuisines: {}, type: {}, time: {}, rating: {}, price: {}, open: 0, offers: 0 };
  for (const { group, name, holds } of choices) {
    const from = groups.indexOf(group) * room;
    let sum = 0;
    for (let at = from; at < from + room; at++) if (holds[at]) sum += sums[at] ?? 0;
    if (group.name === 'open' || group.name === 'offers') counts[group.name] = sum;
    else keepOwn(counts[group.name], name, sum);
  }
  return counts;
}

/** What each choice would leave: a combination counts for all groups when it passes them all, and for the one it fails in. */
export function countChoices({ places, restaurants }: Countable, filters: Filters): Counted {
  const table = passTable(filters);
  const sums = new Int32Array(width * room);
  let [total, open] = [0, 0];
  const add = (place: number | undefined, count: number) => (sums[place ?? 0] = (sums[place ?? 0] ?? 0) + count);
  restaurants.forEach((count, row) => {
    const from = row * width;
    const failed = failedGroup(places, from, table);
    if (failed === several) return;
    if (failed !== none) {
      add(places[from + failed], count);
      return;
    }
    total += count;
    for (let group = 0; group < width; group++) {
      const place = places[from + group];
      add(place, count);
      if (place === openAt) open += count;
    }
  });
  return { total, open, counts: toCounts(sums) };
}
