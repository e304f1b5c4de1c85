import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors, searchLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { cityQuery, oneForm, page, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { cuisineTypes, restaurant, restaurantTypes } from './restaurants.ts';

const oneOf = <const T extends readonly number[]>(values: T) =>
  z.optional(
    z.pipe(
      z.union([z.number(), z.string().check(z.regex(/^\d{1,4}(\.\d)?$/, 'Must be a number'))]),
      z.pipe(z.transform(Number), z.literal(values)),
    ),
  );
const yes = z._default(
  z.pipe(
    z.enum(['0', '1']),
    z.transform((value: '0' | '1') => value === '1'),
  ),
  false,
);
const cuisines = z._default(
  z.pipe(
    z.string().check(z.maxLength(80)),
    z.pipe(
      z.transform((text: string) => [...new Set(text.split(','))].filter((name) => name !== '').toSorted()),
      z.array(z.enum(cuisineTypes)),
    ),
  ),
  [],
);

export const restaurantSorts = ['relevance', 'rating', 'time', 'price', 'distance'] as const;
export type RestaurantSort = (typeof restaurantSorts)[number];

/** What a list of restaurants is narrowed by and sorted by, as it stands in a query. */
export const restaurantFilters = z.object({
  search: z._default(
    z.string().check(oneForm, z.maxLength(searchLengthMax, `At most ${searchLengthMax} characters`)),
    '',
  ),
  /** Names joined by commas. */
  cuisines,
  type: z.optional(z.enum(restaurantTypes)),
  /** Minutes at most. */
  time: oneOf(deliveryTimeCapsMin),
  rating: oneOf(ratingFloors),
  /** Rupees for two at most. */
  price: oneOf(priceForTwoCaps),
  open: yes,
  offers: yes,
  sort: z._default(z.enum(restaurantSorts), 'relevance'),
});
export type RestaurantFilters = z.infer<typeof restaurantFilters>;

/** How many restaurants each choice of a filter would leave with the other filters as they are. */
const counts = z.record(z.string(), z.int());
export const restaurantCounts = z.object({
  cuisines: counts,
  type: counts,
  time: counts,
  rating: counts,
  price: counts,
  open: z.int(),
  offers: z.int(),
});
export type RestaurantCounts = z.infer<typeof restaurantCounts>;

/** A place as `latitude,longitude` in degrees; three decimals are a hundred metres, and nobody needs to be known better. */
const place = z.pipe(
  z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,3})?,-?\d{1,3}(\.\d{1,3})?$/, 'Must be a latitude and a longitude')),
  z.pipe(
    z.transform((text: string) => {
      const [lat, lng] = text.split(',').map(Number);
      return { lat, lng };
    }),
    z.object({
      lat: z.number().check(z.minimum(-90), z.maximum(90)),
      lng: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
  ),
);
export type Place = z.infer<typeof place>;

export const listedRestaurant = z.extend(restaurant, { price_for_two: rupees });
export type ListedRestaurant = z.infer<typeof listedRestaurant>;

export const restaurantPage = z.object({
  restaurants: z.array(listedRestaurant),
  total: z.int(),
  counts: restaurantCounts,
});
export type RestaurantPage = z.infer<typeof restaurantPage>;

export const listRestaurants = endpoint({
  method: 'GET',
  path: '/restaurant/search',
  summary: 'Listed restaurants in pages of 24, open ones first, with how many each filter would leave',
  access: 'public',
  query: z
    .extend(restaurantFilters, {
      city: cityQuery,
      /** From where distances are measured. */
      near: z.optional(place),
      page,
    })
    .check(
      z.refine(({ sort, near }) => sort !== 'distance' || near !== undefined, {
        path: ['near'],
        error: 'A distance needs a place',
      }),
      // A place changes nothing but the order of distance.
      z.overwrite((query) => (query.sort === 'distance' ? query : { ...query, near: undefined })),
    ),
  responses: { 200: restaurantPage },
  cache: { topics: ['restaurants', 'ratings', 'cities', 'listings', 'places'], maxAgeMs: 15_000, renewMs: 15_000 },
});
