import { restaurantSorts, type RestaurantSort } from '@tawa/contract/catalogue/restaurants.list';
import { cuisineTypes, restaurantTypes } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeCapsMin, priceForTwoCaps, ratingFloors, searchLengthMax } from '@tawa/domain/common/limits';
import { formatAbout } from '#lib/format.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** What the list shows, as it stands in the address. */
export interface Filters {
  search: string;
  cuisines: (typeof cuisineTypes)[number][];
  type: (typeof restaurantTypes)[number] | null;
  /** Minutes at most. */
  time: (typeof deliveryTimeCapsMin)[number] | null;
  rating: (typeof ratingFloors)[number] | null;
  /** Rupees for two at most. */
  price: (typeof priceForTwoCaps)[number] | null;
  open: boolean;
  offers: boolean;
  sort: RestaurantSort;
}

const oneOf = <const T extends string | number>(offered: readonly T[], text: string | null): T | null =>
  offered.find((each) => String(each) === text) ?? null;

/** Reads what the address asks for; whatever the list does not offer is left out. */
export function readFilters(address: URLSearchParams): Filters {
  return {
    search: (address.get('search') ?? '').slice(0, searchLengthMax),
    cuisines: cuisineTypes.filter((cuisine) => address.getAll('cuisine').includes(cuisine)),
    type: oneOf(restaurantTypes, address.get('type')),
    time: oneOf(deliveryTimeCapsMin, address.get('time')),
    rating: oneOf(ratingFloors, address.get('rating')),
    price: oneOf(priceForTwoCaps, address.get('price')),
    open: address.get('open') === '1',
    offers: address.get('offers') === '1',
    sort: oneOf(restaurantSorts, address.get('sort')) ?? 'relevance',
  };
}

/** The one address of these filters: what is not set is not in it. */
export function writeFilters({ cuisines, search, open, offers, sort, ...single }: Filters): URLSearchParams {
  const address = new URLSearchParams();
  if (search.trim()) address.set('search', search);
  for (const cuisine of cuisines) address.append('cuisine', cuisine);
  for (const [name, value] of Object.entries(single)) if (value !== null) address.set(name, String(value));
  if (open) address.set('open', '1');
  if (offers) address.set('offers', '1');
  if (sort !== 'relevance') address.set('sort', sort);
  return address;
}

/** Pages of restaurants that one screen shows below each other at most. */
export const pagesMax = 40;

/** How many pages the address shows, one below the other. */
export function readPages(address: URLSearchParams): number {
  const pages = Number(address.get('pages') ?? '1');
  return Number.isInteger(pages) && pages >= 1 ? Math.min(pages, pagesMax) : 1;
}

export const noFilters: Filters = readFilters(new URLSearchParams());

/** Without filters, but with the words and the order that were chosen. */
export const withoutFilters = ({ search, sort }: Filters): Filters => ({ ...noFilters, search, sort });

// Without a place nothing is nearer than anything else.
const orderOf = (sort: RestaurantSort, near: string | undefined) => {
  if (sort !== 'distance') return { sort };
  return near === undefined ? { sort: 'relevance' as const } : { sort, near };
};

/** The same filters as the API takes them; `near` is `latitude,longitude`. */
export const queryOf = (
  { search, cuisines, type, time, rating, price, open, offers, sort }: Filters,
  near?: string,
) => ({
  search: search.trim(),
  cuisines: cuisines.join(','),
  type: type ?? undefined,
  time: time ?? undefined,
  rating: rating ?? undefined,
  price: price ?? undefined,
  open: open ? ('1' as const) : undefined,
  offers: offers ? ('1' as const) : undefined,
  ...orderOf(sort, near),
});

export const typeWordsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantsTexts, language);
  return { veg: t.veg, 'non-veg': t.nonVeg, both: t.both } as const;
});

/** Every set filter with its words and the filters without it. */
export function listSetFilters(filters: Filters, language: Language): { label: string; without: Filters }[] {
  const t = textsIn(restaurantsTexts, language);
  const { cuisines, type, time, rating, price, open, offers } = filters;
  const one = (isSet: boolean, label: string, part: Partial<Filters>) =>
    isSet ? [{ label, without: { ...filters, ...part } }] : [];
  return [
    ...cuisines.map((cuisine) => ({
      label: cuisineIn(cuisine, language),
      without: { ...filters, cuisines: cuisines.filter((each) => each !== cuisine) },
    })),
    ...one(type !== null, type === null ? '' : typeWordsIn(language)[type], { type: null }),
    ...one(time !== null, t.underMinutes({ time: time ?? 0 }), { time: null }),
    ...one(rating !== null, t.ratedUp({ rating: rating?.toFixed(1) ?? '' }), { rating: null }),
    ...one(price !== null, t.upForTwo({ about: formatAbout(price ?? 0) }), { price: null }),
    ...one(open, t.openNow, { open: false }),
    ...one(offers, t.withOffer, { offers: false }),
  ];
}
