import { sql } from 'kysely';

/** The portions that an order `o` still takes, as `menu_id` and `quantity`: of its dishes, and of what is in its combos. */
export const portionsOfOrder = sql<{ menu_id: number; quantity: number }>`
  select i.menu_id, i.fulfilled_quantity as quantity from order_items i
  where i.order_id = o.order_id and i.menu_id is not null and i.fulfilled_quantity > 0
  union all
  select (part->>'menu_id')::int, i.fulfilled_quantity * (part->>'quantity')::int
  from order_items i, jsonb_array_elements(i.parts) part where i.order_id = o.order_id and i.fulfilled_quantity > 0`;
