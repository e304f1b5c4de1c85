import type { ListedDish } from '@tawa/contract/catalogue/menu';
import { matchesAny } from '@tawa/domain/catalogue/search';
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

const orders: Record<FavouriteSort, ((one: ListedDish, other: ListedDish) => number) | null> = {
  newest: null,
  name: (one, other) => one.dish_name.localeCompare(other.dish_name),
  restaurant: (one, other) =>
    one.restaurant_name.localeCompare(other.restaurant_name) || one.dish_name.localeCompare(other.dish_name),
  price: (one, other) => priceOf(one) - priceOf(other),
};

/** The saved dishes that fit a search, in the wanted order; they come newest first. */
export function sortFavourites(
  dishes: readonly ListedDish[],
  { search, sort }: { search: string; sort: FavouriteSort },
): readonly ListedDish[] {
  const found = dishes.filter((dish) => matchesAny([dish.dish_name, dish.restaurant_name, dish.category], search));
  const order = orders[sort];
  return order ? found.toSorted(order) : found;
}
