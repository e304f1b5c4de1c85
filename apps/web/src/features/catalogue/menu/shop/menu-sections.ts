import type { Dish } from '@tawa/contract/catalogue/menu';
import { matchesAny } from '@tawa/domain/catalogue/search';
import { menuTexts } from './menu.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

export type FoodFilter = 'all' | 'veg' | 'non-veg';

export interface MenuSection {
  id: string;
  title: string;
  dishes: Dish[];
}

const bestsellersShown = 3;
const bestsellerMinDishes = 6;
const idOf = (title: string) => `menu-${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

const fits = (dish: Dish, food: FoodFilter, search: string): boolean =>
  (food === 'all' || (dish.is_veg === 1) === (food === 'veg')) &&
  matchesAny([dish.dish_name, dish.description, dish.category], search);

/** The categories of a menu in their order, with how many dishes on sale each has. */
export function menuCategories(
  dishes: readonly Dish[],
  language: Language,
): { name: string; title: string; count: number }[] {
  const t = textsIn(menuTexts, language);
  const shown = dishes.filter((dish) => dish.isactive === 1);
  const counts = new Map<string, number>();
  for (const { category } of shown) counts.set(category, (counts.get(category) ?? 0) + 1);
  const each = [...counts].map(([name, count]) => ({ name, title: name, count }));
  return [{ name: '', title: t.all, count: shown.length }, ...each];
}

/** A menu by its categories in their order, the most ordered dishes first as a section of their own while nothing is searched. */
export function menuSections(
  dishes: readonly Dish[],
  { food, search, category }: { food: FoodFilter; search: string; category: string },
  language: Language,
): MenuSection[] {
  const t = textsIn(menuTexts, language);
  const shown = dishes.filter(
    (dish) => dish.isactive === 1 && (category === '' || dish.category === category) && fits(dish, food, search),
  );
  const byCategory = new Map<string, Dish[]>();
  for (const dish of shown) byCategory.set(dish.category, [...(byCategory.get(dish.category) ?? []), dish]);
  const sections = [...byCategory].map(([title, list]) => ({ id: idOf(title), title, dishes: list }));
  if (search.trim() !== '' || category !== '' || shown.length < bestsellerMinDishes) return sections;
  const best = shown
    .filter((dish) => dish.availability === 'available')
    .toSorted((a, b) => b.num_of_order - a.num_of_order)
    .slice(0, bestsellersShown);
  return [{ id: 'menu-bestsellers', title: t.bestsellers, dishes: best }, ...sections];
}
