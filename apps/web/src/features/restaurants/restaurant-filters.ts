import type { Restaurant } from '@tawa/contract/restaurants';
import { matchesAny } from '@tawa/domain/search';

/** What the list shows, as it stands in the address. */
export interface Filters {
  search: string;
  cuisines: string[];
  type: string;
  /** Minutes at most. */
  time: number | null;
  rating: number | null;
  open: boolean;
  offers: boolean;
  sort: 'relevance' | 'rating' | 'time' | 'name';
}

const sorts = ['relevance', 'rating', 'time', 'name'] as const;
const positive = (text: string | null) => (text !== null && /^\d(\.\d)?\d?$/.test(text) ? Number(text) : null);

export function readFilters(query: URLSearchParams): Filters {
  return {
    search: query.get('search') ?? '',
    cuisines: query.getAll('cuisine'),
    type: query.get('type') ?? '',
    time: positive(query.get('time')),
    rating: positive(query.get('rating')),
    open: query.get('open') === '1',
    offers: query.get('offers') === '1',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'relevance',
  };
}

export function writeFilters(filters: Filters): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.search.trim()) query.set('search', filters.search);
  for (const cuisine of filters.cuisines) query.append('cuisine', cuisine);
  if (filters.type) query.set('type', filters.type);
  if (filters.time !== null) query.set('time', String(filters.time));
  if (filters.rating !== null) query.set('rating', String(filters.rating));
  if (filters.open) query.set('open', '1');
  if (filters.offers) query.set('offers', '1');
  if (filters.sort !== 'relevance') query.set('sort', filters.sort);
  return query;
}

export const noFilters: Filters = readFilters(new URLSearchParams());

const passes = (restaurant: Restaurant, filters: Filters): boolean =>
  matchesAny(
    [restaurant.restaurant_name, restaurant.cuisine_type, restaurant.description, restaurant.venue_name],
    filters.search,
  ) &&
  (filters.cuisines.length === 0 || filters.cuisines.includes(restaurant.cuisine_type ?? '')) &&
  (filters.type === '' || restaurant.restaurant_type === filters.type) &&
  (filters.time === null || restaurant.delivery_time <= filters.time) &&
  (filters.rating === null || restaurant.average_rating >= filters.rating) &&
  (!filters.open || restaurant.status === 'online') &&
  (!filters.offers || restaurant.offer !== null);

const orders = {
  relevance: () => 0,
  rating: (a: Restaurant, b: Restaurant) => b.average_rating - a.average_rating,
  time: (a: Restaurant, b: Restaurant) => a.delivery_time - b.delivery_time,
  name: (a: Restaurant, b: Restaurant) => a.restaurant_name.localeCompare(b.restaurant_name),
};

/** The restaurants that pass, in the chosen order; closed ones stay last. */
export const filterRestaurants = (restaurants: readonly Restaurant[], filters: Filters): Restaurant[] =>
  restaurants
    .filter((restaurant) => passes(restaurant, filters))
    .sort((a, b) => Number(b.status === 'online') - Number(a.status === 'online') || orders[filters.sort](a, b));

/** Every set filter with its words and the filters without it. */
export function listSetFilters(filters: Filters): { label: string; without: Filters }[] {
  const typeWords: Record<string, string> = { veg: 'Pure veg', 'non-veg': 'Non-veg', both: 'Veg and non-veg' };
  return [
    ...filters.cuisines.map((cuisine) => ({
      label: cuisine,
      without: { ...filters, cuisines: filters.cuisines.filter((each) => each !== cuisine) },
    })),
    ...(filters.type ? [{ label: typeWords[filters.type] ?? filters.type, without: { ...filters, type: '' } }] : []),
    ...(filters.time === null ? [] : [{ label: `Up to ${filters.time} min`, without: { ...filters, time: null } }]),
    ...(filters.rating === null ? [] : [{ label: `Rated ${filters.rating}+`, without: { ...filters, rating: null } }]),
    ...(filters.open ? [{ label: 'Open now', without: { ...filters, open: false } }] : []),
    ...(filters.offers ? [{ label: 'Offers', without: { ...filters, offers: false } }] : []),
  ];
}
