import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';

/** The line that a line `i` took the place of; null for what was ordered. */
export const insteadOf = sql<number | null>`(select x.order_item_id from order_substitutes x
  where x.order_substitute_id = i.order_substitute_id)`;

/** The name of that line; null for what was ordered. */
export const missingName = sql<string | null>`(select m.name from order_substitutes x
  join order_items m on m.order_item_id = x.order_item_id where x.order_substitute_id = i.order_substitute_id)`;

/** What that line is called in other languages; null for what was ordered, and where it has English alone. */
export const missingNames = sql<Names | null>`(select nullif(m.names, '{}') from order_substitutes x
  join order_items m on m.order_item_id = x.order_item_id where x.order_substitute_id = i.order_substitute_id)`;

/** Paise that a line `i` costs less than the one it took the place of; null for what was ordered. */
export const lessThanOrdered = sql<number | null>`(select x.less_food + x.less_tax from order_substitutes x
  where x.order_substitute_id = i.order_substitute_id)`;

/** Whether another dish took the place of all of a line `i`. */
export const isReplaced = sql<boolean>`(i.fulfilled_quantity = 0 and exists (select from order_substitutes x
  where x.order_item_id = i.order_item_id and x.state = 'taken'))`;
