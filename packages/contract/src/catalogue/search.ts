import { searchLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { cityQuery, flag, id, instant, oneForm, page } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { dish } from './menu.ts';
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

/** A dish that was found, with what a card outside its restaurant needs; a closed kitchen says when it opens. */
export const foundDish = z.extend(dish, {
  cityname: z.string(),
  is_open: z.boolean(),
  next_open_at: z.nullable(instant),
});
export type FoundDish = z.infer<typeof foundDish>;

/** A restaurant that was found; `cooks` names the dish for which it was, where its own words do not say. */
export const foundRestaurant = z.extend(restaurant, { cooks: z.nullable(z.string()) });
export type FoundRestaurant = z.infer<typeof foundRestaurant>;

export const searchResults = z.object({
  /** The words that were searched for in place of mistyped ones. */
  corrected: z.nullable(z.string()),
  /** Both counts end at the most that a search finds. */
  dish_count: z.int(),
  restaurant_count: z.int(),
  /** One page of the kind that was asked for; the other list is empty. */
  dishes: z.array(foundDish),
  restaurants: z.array(foundRestaurant),
});
export type SearchResults = z.infer<typeof searchResults>;

export const suggestions = z.object({
  corrected: z.nullable(z.string()),
  dishes: z.array(z.object({ dish_name: z.string(), dish_img: z.nullable(z.string()), is_veg: flag })),
  restaurants: z.array(
    z.object({
      restaurant_id: id,
      restaurant_name: z.string(),
      logo: z.nullable(z.string()),
      venue_name: z.nullable(z.string()),
      cityname: z.string(),
    }),
  ),
});
export type Suggestions = z.infer<typeof suggestions>;

const topics = ['menu', 'restaurants', 'cities'] as const;

export const search = endpoint({
  method: 'GET',
  path: '/search',
  summary: 'Dishes and restaurants that hold the words, nearest first; typing errors are forgiven when little is found',
  access: 'public',
  query: z.object({ q: searchText, city: cityQuery, kind: z._default(z.enum(searchKinds), 'dishes'), page }),
  responses: { 200: searchResults },
  cache: { topics: [...topics, 'ratings'], maxAgeMs: 15_000 },
});

export const suggest = endpoint({
  method: 'GET',
  path: '/search/suggest',
  summary: 'Names of dishes and restaurants for what has been typed so far',
  access: 'public',
  query: z.object({ q: searchText, city: cityQuery }),
  responses: { 200: suggestions },
  cache: { topics, maxAgeMs: 60_000 },
});
