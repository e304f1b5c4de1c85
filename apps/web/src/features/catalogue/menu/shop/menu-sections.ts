import type { Dish } from '@tawa/contract/catalogue/menu';
import { matchesAny } from '@tawa/domain/catalogue/search';
import { menuTexts } from './menu.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export interface MenuSection {
  id: string;
  title: string;
  dishes: Dish[];
  /** Dishes with meat or egg that are not among them, for only veg ones are wanted. */
  hidden: number;
}

interface Wanted {
  vegOnly: boolean;
  search: string;
}

export const mostOrderedId = 'menu-most-ordered';
const mostOrderedShown = 5;
const mostOrderedMinDishes = 8;

const finds = (search: string) => (dish: Dish) => matchesAny([dish.dish_name, dish.description, dish.category], search);
const isVeg = ({ is_veg }: Dish) => is_veg === 1;

function mostOrdered(dishes: readonly Dish[]): Dish[] {
  if (dishes.length < mostOrderedMinDishes) return [];
  return dishes
    .filter(({ availability, num_of_order }) => availability === 'available' && num_of_order > 0)
    .toSorted((a, b) => b.num_of_order - a.num_of_order)
    .slice(0, mostOrderedShown);
}

/** A menu by its categories in their order, before them what is ordered most while nothing is searched; none is empty. */
export function menuSections(dishes: readonly Dish[], { vegOnly, search }: Wanted, language: Language): MenuSection[] {
  const t = textsIn(menuTexts, language);
  const onSale = dishes.filter((dish) => dish.isactive === 1);
  const found = onSale.filter(finds(search));
  const fits = vegOnly ? found.filter(isVeg) : found;
  const sectionOf = (title: string, place: number): MenuSection => {
    const inIt = found.filter(({ category }) => category === title);
    const shown = vegOnly ? inIt.filter(isVeg) : inIt;
    return { id: `menu-section-${place + 1}`, title, dishes: shown, hidden: inIt.length - shown.length };
  };
  const titles = [...new Set(onSale.map(({ category }) => category))];
  const best = search.trim() === '' ? mostOrdered(fits) : [];
  const first = { id: mostOrderedId, title: t.mostOrdered, dishes: best, hidden: 0 };
  return [first, ...titles.map(sectionOf)].filter((section) => section.dishes.length > 0);
}

/** Dishes with meat or egg that a search would find were they wanted. */
export const hiddenHits = (dishes: readonly Dish[], { vegOnly, search }: Wanted): number =>
  vegOnly ? dishes.filter((dish) => dish.isactive === 1 && !isVeg(dish) && finds(search)(dish)).length : 0;
