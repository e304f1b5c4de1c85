import type { EditedMenu, MenuRow } from '@tawa/contract/catalogue/menu.form';
import { categoryFallback } from '@tawa/domain/common/limits';
import { matches } from '@tawa/domain/catalogue/search';

/** What the list is narrowed to. */
export interface MenuFilter {
  /** A category's id, 0 for dishes without one, null for all. */
  category: number | null;
  words: string;
  deps: Need | null;
}
export const deps = ['sold_out', 'no_photo', 'draft', 'hidden'] as const;
export type Need = (typeof deps)[number];

export interface MenuSection {
  category_id: number | null;
  name: string;
  dishes: MenuRow[];
}

const needOf: Record<Need, (dish: MenuRow) => boolean> = {
  sold_out: ({ state }) => state === 'sold_out',
  no_photo: ({ dish_img }) => dish_img === null,
  draft: ({ state }) => state === 'draft',
  hidden: ({ state }) => state === 'hidden',
};

export const countNeeds = (dishes: readonly MenuRow[]): Record<Need, number> => ({
  sold_out: dishes.filter(needOf.sold_out).length,
  no_photo: dishes.filter(needOf.no_photo).length,
  draft: dishes.filter(needOf.draft).length,
  hidden: dishes.filter(needOf.hidden).length,
});

function groupByCategory(dishes: readonly MenuRow[]): Map<number | null, MenuRow[]> {
  const groups = new Map<number | null, MenuRow[]>();
  for (const dish of dishes) {
    const group = groups.get(dish.category_id);
    if (group) group.push(dish);
    else groups.set(dish.category_id, [dish]);
  }
  return groups;
}

/** The menu as sections in its own order, narrowed; empty sections only where nothing narrows the list. */
export function sectionsOf(menu: Pick<EditedMenu, 'categories' | 'dishes'>, filter: MenuFilter): MenuSection[] {
  const { category, words, deps: need } = filter;
  const fits = (dish: MenuRow) => (need === null || needOf[need](dish)) && matches(dish.dish_name, words);
  const byCategory = groupByCategory(menu.dishes.filter(fits));
  const known = new Set<number | null>(menu.categories.map(({ category_id }) => category_id));
  const others = [...byCategory].flatMap(([id, dishes]) => (known.has(id) ? [] : dishes));
  const sections: MenuSection[] = [
    ...menu.categories.map(({ category_id, category_name }) => ({
      category_id,
      name: category_name,
      dishes: byCategory.get(category_id) ?? [],
    })),
    { category_id: null, name: categoryFallback, dishes: others },
  ];
  const isWanted = (section: MenuSection) =>
    (category === null || (section.category_id ?? 0) === category) &&
    (section.dishes.length > 0 || category === (section.category_id ?? 0));
  return sections.filter(isWanted);
}

/** How many dishes each category has; 0 stands for none. */
export function countCategories({ dishes }: Pick<EditedMenu, 'dishes'>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { category_id } of dishes) counts.set(category_id ?? 0, (counts.get(category_id ?? 0) ?? 0) + 1);
  return counts;
}
