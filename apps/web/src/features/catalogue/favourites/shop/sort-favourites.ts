import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { matchesAny } from '@tawa/domain/catalogue/search';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { favouritesTexts } from './favourites.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export const favouriteSortsIn = keepEach((language: Language) => {
  const t = textsIn(favouritesTexts, language);
  return [
    { value: 'newest', label: t.savedLast },
    { value: 'name', label: t.name },
    { value: 'restaurant', label: t.restaurant },
    { value: 'price', label: t.priceLowFirst },
  ] as const;
});
export type FavouriteSort = ReturnType<typeof favouriteSortsIn>[number]['value'];

const priceOf = ({ discounted_price, price }: ListedDish): number => discounted_price ?? price;

/** A dish with what it and its restaurant are called on the page. */
type Called = ListedDish & { called: string; of: string };

const orders: Record<FavouriteSort, ((one: Called, other: Called) => number) | null> = {
  newest: null,
  name: (one, other) => one.called.localeCompare(other.called),
  restaurant: (one, other) => one.of.localeCompare(other.of) || one.called.localeCompare(other.called),
  price: (one, other) => priceOf(one) - priceOf(other),
};

/** The saved dishes that fit a search, in the wanted order; they come newest first. */
export function sortFavourites(
  dishes: readonly ListedDish[],
  { search, sort }: { search: string; sort: FavouriteSort },
  language: Language,
): readonly ListedDish[] {
  const found = dishes
    .map((dish) => ({
      ...dish,
      called: nameIn(dish.dish_name, dish.names, language),
      of: nameIn(dish.restaurant_name, dish.restaurant_names, language),
    }))
    .filter((dish) => matchesAny([dish.dish_name, dish.restaurant_name, dish.category, dish.called, dish.of], search));
  const order = orders[sort];
  return order ? found.toSorted(order) : found;
}
