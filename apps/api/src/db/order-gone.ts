import { sql } from 'kysely';

/** Portions that left a line `i` without a refund that names them: taken out unpaid, or replaced by another dish. */
export const goneOfLine = sql<number>`case when i.removed_money is not null then i.quantity - i.fulfilled_quantity
  else coalesce((select sum(x.quantity)::int from order_substitutes x
    where x.order_item_id = i.order_item_id and x.state = 'taken'), 0) end`;
