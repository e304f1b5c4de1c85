import type { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import { allergens } from '@tawa/domain/accounts/diet';
import { weekdayNames } from '@tawa/domain/common/text';
import { z } from 'zod/mini';
import { groups } from './groups.ts';
import { categories, type CityName } from './places.ts';

/** A restaurant of the demo world as it is written; money in rupees, times in minutes. */
export interface Kitchen {
  name: string;
  /** File names of pictures. */
  logo: string;
  cover: string;
  cuisine: (typeof cuisineTypes)[number];
  type: (typeof restaurantTypes)[number];
  city: CityName;
  area: string;
  address: string;
  pincode: string;
  at: readonly [lat: number, lng: number];
  description: string;
  /** 'daily 11:00-02:00', 'Mon, Wed-Sun 10:00-23:30'; two lines of one day are a split shift. */
  hours: readonly string[];
  prep: number;
  travel: number;
  fees: { delivery: number; freeFrom: number | null; packaging: number; minOrder: number };
  /** The average that its ratings gather around. */
  liked: number;
  /** All its meat is halal. */
  halal?: true;
  switch?: 'busy' | 'offline';
  lifecycle?: 'submitted' | 'suspended';
  /** Opened so lately that nobody has rated or ordered. */
  isNew?: boolean;
  /** One a line: name | how the portrait looks | designation | what there is to say. */
  chefs: string;
  /**
   * Two lines a dish: name | mark | category | price, or price>reduced price | minutes | picture | allergens |
   * choices | state, and below it the description. The last two may be left out.
   */
  menu: string;
}

const dishShape = z.strictObject({
  name: z.string().check(z.minLength(3), z.maxLength(120)),
  mark: z.enum(['veg', 'egg', 'meat']),
  category: z.enum(categories),
  price: z.int().check(z.minimum(1)),
  now: z.optional(z.int().check(z.minimum(1))),
  prep: z.int().check(z.minimum(1), z.maximum(240)),
  picture: z.string().check(z.regex(/^[a-z0-9-]+$/)),
  allergens: z.array(z.enum(allergens)),
  groups: z.array(z.string().check(z.refine((key) => Object.hasOwn(groups, key), 'no such choice'))),
  state: z.enum(['', 'sold out', 'inactive']),
  description: z.string().check(z.minLength(20), z.maxLength(1000)),
});

/** A dish that is `egg` or `meat` is not veg by the Indian food mark. */
export type SeedDish = z.infer<typeof dishShape>;

const chefShape = z.strictObject({
  name: z.string().check(z.minLength(3)),
  look: z.enum(['man', 'woman', 'turban', 'scarf']),
  designation: z.string().check(z.minLength(3)),
  description: z.string().check(z.minLength(20)),
});
export type SeedChef = z.infer<typeof chefShape>;

export interface Shift {
  weekday: number;
  opens: string;
  closes: string;
}

export type SeedRestaurant = Omit<Kitchen, 'chefs' | 'menu' | 'hours'> & {
  hours: Shift[];
  chefs: SeedChef[];
  dishes: SeedDish[];
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
const wordsOf = (cell: string): string[] => cell.split(' ').filter((word) => word !== '');

function dishOf(facts: string, description: string | undefined): SeedDish {
  const [name, mark, category, prices = '', prep, picture, held = '', choices = '', state = ''] = cellsOf(facts);
  const [price, now] = prices.split('>');
  const row = { name, mark, category, price: Number(price), prep: Number(prep), picture, state, description };
  const lists = { allergens: wordsOf(held), groups: wordsOf(choices) };
  const read = dishShape.safeParse({ ...row, ...lists, ...(now && { now: Number(now) }) });
  if (!read.success) throw new Error(`The seed has a wrong dish, "${facts}": ${z.prettifyError(read.error)}`);
  return read.data;
}

function chefOf(line: string): SeedChef {
  const [name, look, designation, description] = cellsOf(line);
  return chefShape.parse({ name, look, designation, description });
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

function weekdaysOf(text: string): number[] {
  if (text === 'daily') return mondayFirst;
  return text.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split('-');
    const place = (name: string) => mondayFirst.findIndex((weekday) => weekdayNames[weekday] === name);
    return mondayFirst.slice(place(first), place(last) + 1);
  });
}

function shiftsOf(text: string): Shift[] {
  const [, days = '', opens = '', closes = ''] = /^(.+) (\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? [];
  return weekdaysOf(days).map((weekday) => ({ weekday, opens, closes }));
}

/** Reads what is written of a kitchen; a row that does not fit stops the filling with its words. */
export function readKitchen({ menu, chefs, hours, ...kitchen }: Kitchen): SeedRestaurant {
  const lines = linesOf(menu);
  return {
    ...kitchen,
    hours: hours.flatMap(shiftsOf),
    chefs: linesOf(chefs).map(chefOf),
    dishes: lines.flatMap((facts, index) => (index % 2 === 0 ? [dishOf(facts, lines[index + 1])] : [])),
  };
}
