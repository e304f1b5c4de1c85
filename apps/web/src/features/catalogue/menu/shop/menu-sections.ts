import type { Dish } from '@tawa/contract/catalogue/menu';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { Names } from '@tawa/domain/catalogue/names/names';
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
  /** When it is served, outside its time of day. */
  from?: string | undefined;
}

interface Wanted {
  vegOnly: boolean;
  search: string;
}

export const mostOrderedId = 'menu-most-ordered';
const mostOrderedShown = 5;
const mostOrderedMinDishes = 8;
// Behind every section.
const unsorted = 1_000_000;

const sectionsOf = ({ sections = [] }: Dish) => sections;
const all = (names: Names = {}) => Object.values(names);
const finds = (search: string) => (dish: Dish) =>
  matchesAny(
    [
      dish.dish_name,
      dish.description,
      dish.category,
      ...all(dish.category_names),
      ...sectionsOf(dish).flatMap(({ name, names }) => [name, ...all(names)]),
      ...all(dish.names),
    ],
    search,
  );
const isVeg = ({ is_veg }: Dish) => is_veg === 1;

function mostOrdered(dishes: readonly Dish[]): Dish[] {
  if (dishes.length < mostOrderedMinDishes) return [];
  return dishes
    .filter(({ availability, num_of_order }) => availability === 'available' && num_of_order > 0)
    .toSorted((a, b) => b.num_of_order - a.num_of_order)
    .slice(0, mostOrderedShown);
}

interface Group {
  title: string;
  from?: string | undefined;
  dishes: Dish[];
}

/**
 * Dishes by the kitchen's own sections, after them those in none by their categories, and at the end what is outside its
 * time; a category with the name of a section joins it.
 */
function groupsOf(dishes: readonly Dish[], language: Language): Group[] {
  const spots = dishes.flatMap((dish) => {
    const own = sectionsOf(dish).map(({ name, names, from, place }) => ({
      name,
      title: nameIn(name, names, language),
      from,
      place,
      dish,
    }));
    return own.length > 0
      ? own
      : {
          name: dish.category,
          title: nameIn(dish.category, dish.category_names, language),
          from: undefined,
          place: unsorted,
          dish,
        };
  });
  const rank = (a: string | undefined, b: string | undefined) => Number(a !== undefined) - Number(b !== undefined);
  spots.sort((a, b) => rank(a.from, b.from) || a.place - b.place);
  const groups = new Map<string, Group>();
  for (const { name, title, from, dish } of spots) {
    const key = `${from ? 'later' : 'now'} ${name}`;
    const group = groups.get(key);
    if (group) group.dishes.push(dish);
    else groups.set(key, { title, from, dishes: [dish] });
  }
  return [...groups.values()];
}

/** A menu by its sections in their order, before them what is ordered most while nothing is searched; none is empty. */
export function menuSections(dishes: readonly Dish[], { vegOnly, search }: Wanted, language: Language): MenuSection[] {
  const t = textsIn(menuTexts, language);
  const onSale = dishes.filter((dish) => dish.isactive === 1);
  const found = onSale.filter(finds(search));
  const fits = vegOnly ? found.filter(isVeg) : found;
  const hits = new Set(found);
  const sectionOf = ({ dishes: all, ...group }: Group, place: number): MenuSection => {
    const inIt = all.filter((dish) => hits.has(dish));
    const shown = vegOnly ? inIt.filter(isVeg) : inIt;
    return { ...group, id: `menu-section-${place + 1}`, dishes: shown, hidden: inIt.length - shown.length };
  };
  const best = search.trim() === '' ? mostOrdered(fits) : [];
  const first = { id: mostOrderedId, title: t.mostOrdered, dishes: best, hidden: 0 };
  return [first, ...groupsOf(onSale, language).map(sectionOf)].filter((section) => section.dishes.length > 0);
}

/** Dishes with meat or egg that a search would find were they wanted. */
export const hiddenHits = (dishes: readonly Dish[], { vegOnly, search }: Wanted): number =>
  vegOnly ? dishes.filter((dish) => dish.isactive === 1 && !isVeg(dish) && finds(search)(dish)).length : 0;
