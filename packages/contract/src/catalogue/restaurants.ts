import { restaurantsAtOnceMax } from '@tawa/domain/common/pagination';
import { z } from 'zod/mini';
import { cityQuery, id, idParam, instant, optionalLimit, optionalPage, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, names } from '../common/names.ts';

export const cuisineTypes = ['Indian', 'Chinese', 'Italian', 'Mexican', 'Thai'] as const;
export const restaurantTypes = ['veg', 'non-veg', 'both'] as const;

/** May orders be placed now, and if not, why and until when. */
export const restaurantStatus = z.object({
  status: z.enum(['online', 'offline']),
  reason: z.nullable(z.enum(['closed', 'paused', 'offline', 'not_active'])),
  next_open_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  extra_minutes: z._default(z.int(), 0),
});
export type RestaurantStatus = z.infer<typeof restaurantStatus>;

/** A listed restaurant as it stands on a card; what has a default is our own. */
export const restaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names,
  logo: z.nullable(z.string()),
  cover_img: z.nullable(z.string()),
  cuisine_type: z.nullable(z.string()),
  description: z.string(),
  restaurant_type: z.nullable(z.enum(restaurantTypes)),
  venue_name: z.nullable(z.string()),
  city_id: z._default(id, 1),
  cityname: z.string(),
  statename: z.nullable(z.string()),
  full_address: z.nullable(z.string()),
  contact_number: z.nullable(z.string()),
  opening_time: z.string(),
  closing_time: z.string(),
  Opening_days: z.string(),
  website: z.nullable(z.string()),
  average_rating: z.number(),
  rating_count: z._default(z.int(), 0),
  delivery_time: z.int(),
  delivery_fee: z._default(rupees, 0),
  free_delivery_from: z.nullable(rupees),
  min_order: z._default(rupees, 0),
  offer: z.nullable(z.string()),
  offer_names: names,
  status: z._default(restaurantStatus.shape.status, 'online'),
  reason: z._default(restaurantStatus.shape.reason, null),
  next_open_at: z.nullable(instant),
  closes_at: z.nullable(instant),
  lat: z._default(z.nullable(z.number()), null),
  lng: z._default(z.nullable(z.number()), null),
  offers_delivery: z._default(z.boolean(), true),
  /** Orders handed over in the last 30 days. */
  served_orders: z._default(z.int(), 0),
  /** How many percent of them were not late; null while there are too few to say. */
  on_time_percent: z._default(z.nullable(z.int()), null),
});
export type Restaurant = z.infer<typeof restaurant>;

export const offer = z.object({
  code: z.string(),
  title: z.string(),
  names: keptNames,
  terms: z.string(),
  terms_in: keptNames,
});
export type Offer = z.infer<typeof offer>;

/** The hours of a weekday in English words, and as stored: 'HH:MM', up to '24:00', which a page says in its language. */
export const hoursOfDay = z.object({
  day: z.string(),
  hours: z.string(),
  shifts: z._default(z.array(z.object({ opens: z.string(), closes: z.string() })), []),
});

export const restaurantDetails = z.extend(restaurant, {
  pincode: z.nullable(z.string()),
  fssai_number: z.nullable(z.string()),
  extra_minutes: z._default(z.int(), 0),
  offers_pickup: z._default(z.boolean(), true),
  /** Can a table be booked here? */
  takes_tables: z._default(z.boolean(), false),
  packaging_fee: z._default(rupees, 0),
  offers: z._default(z.array(offer), []),
  hours: z._default(z.array(hoursOfDay), []),
});
export type RestaurantDetails = z.infer<typeof restaurantDetails>;

const byId = z.object({ id: idParam });

export const listActiveRestaurants = endpoint({
  method: 'GET',
  path: '/restaurant/active-restaurants',
  summary: `All listed restaurants, of one city (its name or id) or of all; more than ${restaurantsAtOnceMax} come by city or by page, with Link: rel="next"`,
  access: 'public',
  query: z.object({
    city: cityQuery,
    page: optionalPage,
    limit: optionalLimit(200),
  }),
  responses: { 200: z.array(restaurant) },
  cache: { topics: ['restaurants', 'ratings', 'cities', 'listings', 'places'], maxAgeMs: 15_000, renewMs: 15_000 },
});

export const getRestaurantDetails = endpoint({
  method: 'GET',
  path: '/restaurant/restaurantdetails/:id',
  summary: 'One restaurant with its hours and offers',
  access: 'public',
  params: byId,
  responses: { 200: restaurantDetails },
  cache: { topics: ['restaurants', 'ratings', 'cities', 'listings'], maxAgeMs: 15_000, renewMs: 45_000 },
});

export const getRestaurantStatus = endpoint({
  method: 'GET',
  path: '/restaurant/restaurant_status/:id',
  summary: 'Whether the restaurant takes orders at this moment',
  access: 'public',
  params: byId,
  responses: { 200: restaurantStatus },
  cache: { topics: ['restaurants', 'cities'], maxAgeMs: 5000 },
});
