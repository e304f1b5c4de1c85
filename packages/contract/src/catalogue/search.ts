import { searchLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { cityQuery, id, oneForm, page } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { names } from '../common/names.ts';
import { listedDish } from './menu.ts';
import { restaurant } from './restaurants.ts';

/** What is searched for, as typed. */
export const searchText = z
  .string('Say what to search for')
  .check(
    oneForm,
    z.minLength(1, 'Say what to search for'),
    z.maxLength(searchLengthMax, `At most ${searchLengthMax} characters`),
  );

export const searchKinds = ['dishes', 'restaurants'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A dish that was found, with what a card outside its restaurant needs. */
export const foundDish = z.extend(listedDish, { cityname: z.string() });
export type FoundDish = z.infer<typeof foundDish>;

/** A restaurant that was found; `cooks` names the dish for which it was, where its own words do not say. */
export const foundRestaurant = z.extend(restaurant, { cooks: z.nullable(z.string()) });
export type FoundRestaurant = z.infer<typeof foundRestaurant>;

export const searchChipKinds = ['words', 'diet', 'price', 'open', 'place'] as const;

/** A part of what was typed and what it was understood as: words put right, a diet, rupees at most, '' for open now, a city. */
export const searchChip = z.object({ kind: z.enum(searchChipKinds), typed: z.string(), value: z.string() });
export type SearchChip = z.infer<typeof searchChip>;

const understood = {
  chips: z.array(searchChip),
  /** Words that were left out, for they say nothing to a search. */
  left_out: z.array(z.string()),
  /** The words that were searched for in place of mistyped ones. */
  corrected: z.nullable(z.string()),
  /** Counts end at the most that a search finds. */
  dish_count: z.int(),
  /** The restaurants that have these dishes. */
  kitchen_count: z.int(),
  restaurant_count: z.int(),
};

export const searchResults = z.object({
  ...understood,
  /** One page of the kind that was asked for; the other list is empty. */
  dishes: z.array(foundDish),
  restaurants: z.array(foundRestaurant),
  /** What is near where no dish fits: what was found once these parts were dropped, the least likely one first. */
  nearby: z.nullable(
    z.object({ dropped: z.array(searchChip), dishes: z.array(foundDish), restaurants: z.array(foundRestaurant) }),
  ),
});
export type SearchResults = z.infer<typeof searchResults>;

/** A dish with what is known of its restaurant. */
export const suggestedDish = z.extend(
  z.pick(foundDish, {
    menu_id: true,
    restaurant_id: true,
    restaurant_name: true,
    dish_name: true,
    names: true,
    restaurant_names: true,
    dish_img: true,
    is_veg: true,
    contains_egg: true,
    price: true,
    discounted_price: true,
    is_open: true,
    next_open_at: true,
  }),
  { average_rating: z.number(), rating_count: z.int(), delivery_time: z.int() },
);
export type SuggestedDish = z.infer<typeof suggestedDish>;

export const suggestedRestaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names,
  logo: z.nullable(z.string()),
  venue_name: z.nullable(z.string()),
  cityname: z.string(),
  average_rating: z.number(),
  rating_count: z.int(),
  /** How many of the dishes that were found it has. */
  dish_count: z.int(),
});
export type SuggestedRestaurant = z.infer<typeof suggestedRestaurant>;

export const suggestions = z.object({
  ...understood,
  /** What had to be dropped, for nothing fits all of it; the rows are what is near. */
  dropped: z.array(searchChip),
  dishes: z.array(suggestedDish),
  restaurants: z.array(suggestedRestaurant),
});
export type Suggestions = z.infer<typeof suggestions>;

const topics = ['menu', 'restaurants', 'cities', 'ratings', 'listings', 'search'] as const;

/** Parts of the text that were taken away, separated by commas, in one form. */
const without = z._default(
  z.pipe(
    z.string().check(z.maxLength(searchLengthMax * 2)),
    z.transform((text) => {
      const parts = text.split(',').map((part) => part.trim().replaceAll(/\s+/g, ' ').toLowerCase());
      return [...new Set(parts.filter((part) => part !== ''))].sort();
    }),
  ),
  [],
);

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Dishes and restaurants for what was typed: words, other ways to write them, diet, price, open now and city; where nothing fits, what is near',
  access: 'public',
  query: z.object({
    q: searchText,
    city: cityQuery,
    without,
    kind: z._default(z.enum(searchKinds), 'dishes'),
    page,
  }),
  responses: { 200: searchResults },
  cache: { topics, maxAgeMs: 15_000, renewMs: 15_000 },
});

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  summary: 'The first dishes and restaurants for what has been typed so far, and how many there are',
  access: 'public',
  query: z.object({ q: searchText, city: cityQuery, without }),
  responses: { 200: suggestions },
  cache: { topics, maxAgeMs: 60_000 },
});
