/** A dish of a menu, as far as menus are compared. */
interface Compared {
  dish_name: string;
  category_id: number | null;
  price: number;
  discounted_price: number | null;
  state: string;
}

/** A dish that two menus do not have alike; null where a menu does not have it. */
export interface Difference<T> {
  dish_name: string;
  first: T | null;
  second: T | null;
}

const keyOf = ({ dish_name, category_id }: Compared): string =>
  `${category_id ?? ''} ${dish_name.trim().toLowerCase()}`;

const isAlike = (one: Compared, other: Compared): boolean =>
  one.price === other.price && one.discounted_price === other.discounted_price && one.state === other.state;

function groupByKey<T extends Compared>(dishes: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const dish of dishes) {
    const group = groups.get(keyOf(dish));
    if (group) group.push(dish);
    else groups.set(keyOf(dish), [dish]);
  }
  return groups;
}

/**
 * Where two menus differ, in the order of the first and then of the second: dishes are the same by name and category, twins one
 * after the other. `pairs` are the dishes that both have, alike or not.
 */
export function findDifferences<T extends Compared>(
  first: readonly T[],
  second: readonly T[],
): { same: number; differing: Difference<T>[]; pairs: { first: T; second: T }[] } {
  const others = groupByKey(second);
  const paired = first.map((dish) => ({
    dish_name: dish.dish_name,
    first: dish,
    second: others.get(keyOf(dish))?.shift() ?? null,
  }));
  const differing = paired.filter((pair) => pair.second === null || !isAlike(pair.first, pair.second));
  const left = new Set([...others.values()].flat());
  const only = second.flatMap((dish) =>
    left.has(dish) ? [{ dish_name: dish.dish_name, first: null, second: dish }] : [],
  );
  const pairs = paired.flatMap((pair) => (pair.second === null ? [] : [{ first: pair.first, second: pair.second }]));
  return { same: first.length - differing.length, differing: [...differing, ...only], pairs };
}
