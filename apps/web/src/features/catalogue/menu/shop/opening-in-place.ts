import type { Dish } from '@tawa/contract/catalogue/menu';
import type { MouseEvent } from 'react';
import { paths } from '#lib/paths.ts';

/** Opens a dish's sheet where its name would lead to its page, on which 'Add' fills a cart. */
export const openingInPlace =
  (dishes: readonly Dish[], open: (dish: Dish) => void) =>
  (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const dish = link && dishes.find(({ menu_id }) => link.getAttribute('href') === paths.dish(menu_id));
    if (!dish) return;
    event.preventDefault();
    event.stopPropagation();
    open(dish);
  };
