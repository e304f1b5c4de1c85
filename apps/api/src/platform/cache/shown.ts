import type { Shown } from './parts.ts';

const each = (ids: Iterable<number>) => ({ restaurants: [...new Set(ids)] });

/** What cards of these restaurants show. */
export const shownCards = (ids: Iterable<number>): Required<Pick<Shown, 'restaurants' | 'ratings' | 'listings'>> => {
  const restaurants = each(ids);
  return { restaurants, ratings: restaurants, listings: restaurants };
};

interface OfCity {
  city_id: number;
}

/** Who stands in a list: of the city that was asked for; of every city where none was, or where it shows nothing to know it by. */
const listed = (city: string | undefined, rows: readonly OfCity[]): Pick<Shown, 'listings'> =>
  city === undefined || rows.length === 0 ? {} : { listings: { cities: [...new Set(rows.map((row) => row.city_id))] } };

/** Whose places a list shows that was asked for by its city: known by what stands in it, or by the number that was asked for. */
export const shownPlaces = (city: string | undefined, rows: readonly OfCity[] = []): Pick<Shown, 'places'> => {
  const { listings: cities } = listed(city, rows);
  if (cities) return { places: cities };
  return city !== undefined && /^[1-9][0-9]{0,8}$/.test(city) ? { places: { cities: [Number(city)] } } : {};
};

/** What a list of these cards shows, asked for by its city; one that is found by words hears of all that is written in its city. */
export const shownList = (
  city: string | undefined,
  cards: readonly (OfCity & { restaurant_id: number })[],
  words = '',
): Shown => {
  const { restaurants, ratings, listings } = shownCards(cards.map(({ restaurant_id }) => restaurant_id));
  const places = shownPlaces(city, cards);
  return words === ''
    ? { restaurants, ratings, listings, ...places }
    : { restaurants, ratings, ...listed(city, cards), ...places };
};

type OfDish = OfCity & { menu_id: number; restaurant_id: number };

/** What a list of these dishes shows, asked for by its city. */
export const shownDishes = (city: string | undefined, dishes: readonly OfDish[]): Shown => ({
  menu: { dishes: dishes.map(({ menu_id, restaurant_id }) => ({ menu_id, restaurant_id })) },
  restaurants: each(dishes.map(({ restaurant_id }) => restaurant_id)),
  // Of a kitchen's card they show nothing but whether it is open.
  ratings: {},
  ...listed(city, dishes),
});

/** What a restaurant's own menu shows. */
export const shownMenu = (restaurantId: number): Shown => ({
  menu: each([restaurantId]),
  restaurants: each([restaurantId]),
});

/** What one dish shows with its options. */
export const shownDish = (dish: Omit<OfDish, 'city_id'>): Shown => ({
  menu: { dishes: [{ menu_id: dish.menu_id, restaurant_id: dish.restaurant_id }] },
  restaurants: each([dish.restaurant_id]),
});

/** What the photos of one dish show: names of people concern no dish. */
export const shownPhotos = (dish: Omit<OfDish, 'city_id'>): Shown => ({ ...shownDish(dish), ratings: {} });

/** What a search shows that was asked in a city, or in none. */
export const shownFound = (
  city: string | undefined,
  dishes: readonly OfDish[],
  cards: readonly (OfCity & { restaurant_id: number })[],
): Shown => {
  const kitchens = [...cards, ...dishes].map(({ restaurant_id }) => restaurant_id);
  const { restaurants, ratings } = shownCards(kitchens);
  return { ...shownDishes(undefined, dishes), restaurants, ratings, ...listed(city, [...dishes, ...cards]) };
};
