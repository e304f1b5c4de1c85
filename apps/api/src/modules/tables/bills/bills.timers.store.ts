import { sql } from 'kysely';
import { isOpenOrder, isUnserved } from '#db/order-states.ts';
import type { Db } from '#platform/database/db.ts';

interface Due {
  table_bill_id: number;
  /** Nothing happened at the table for so long that it was forgotten, or nothing was ever ordered. */
  is_over: boolean;
}

/** Running bills of which nothing is cooked any more and that something was paid of, and those where nothing happens any more. */
export async function listDue(db: Db, { forgotten, empty }: { forgotten: Date; empty: Date }): Promise<Due[]> {
  const { rows } = await sql<Due>`
    with running as (
      select b.table_bill_id, b.opened_at,
        (select max(o.placed_at) from table_rounds w join orders o using (order_id) where w.table_bill_id = b.table_bill_id) as sent_at,
        (select max(s.asked_at) from table_parts s where s.table_bill_id = b.table_bill_id) as asked_at,
        exists (select from table_rounds w join orders o using (order_id)
          where w.table_bill_id = b.table_bill_id and not ${isUnserved('o')}) as has_dishes,
        exists (select from table_rounds w join orders o using (order_id)
          where w.table_bill_id = b.table_bill_id and ${isOpenOrder('o')}) as is_cooked_for
      from table_bills b where b.closed_at is null)
    select table_bill_id,
      greatest(opened_at, sent_at, asked_at) <= case when has_dishes then ${forgotten}::timestamptz else ${empty}::timestamptz end as is_over
    from running
    where not is_cooked_for and (has_dishes
      or greatest(opened_at, sent_at, asked_at) <= ${empty}::timestamptz)
    order by opened_at limit 500`.execute(db);
  return rows;
}

/** Forgets who sat at tables whose bill was closed before a moment; their names stay on the orders. */
export const deleteOldGuests = (db: Db, before: Date) =>
  db
    .deleteFrom('table_guests')
    .where('table_bill_id', 'in', (eb) =>
      eb.selectFrom('table_bills').select('table_bill_id').where('closed_at', '<', before),
    )
    .execute();
