// What was to go back and waits for a person: refunds of orders, and what guests of groups and tables get back, alike.
import type { StuckRefund } from '@tawa/contract/money/refunds.stuck';
import { type RawBuilder, sql } from 'kysely';
import { refundIsStuck } from '#db/refund-waits.ts';
import type { Db } from '#platform/database/db.ts';
import { isoTime, rupeesOf } from '#platform/database/listing.ts';

type Row = Omit<StuckRefund, 'reason'> & { reason: string; all: number };

const rowsMax = 100;

const ofOrders = sql`select 'refund' as of, r.refund_id as id, r.amount - r.held_part as amount, r.state, r.reason,
    o.order_number, o.restaurant->>'restaurant_name' as restaurant_name, null::text as guest, r.upi_id, r.failure, r.tries, r.decided_at
  from refunds r join orders o using (order_id)
  where ${refundIsStuck}`;

const ofGuests = sql`select 'share' as of, b.share_refund_id as id, b.amount, b.state, coalesce(r.reason, b.reason) as reason,
    o.order_number, k.restaurant_name, s.name as guest, null::text as upi_id, b.failure, b.tries, b.decided_at
  from share_refunds b join share_payments p using (share_payment_id)
    left join refunds r on r.refund_id = b.refund_id left join orders o on o.order_id = r.order_id
    left join group_shares s on s.group_share_id = p.group_share_id left join group_orders g on g.group_order_id = s.group_order_id
    left join table_parts t on t.table_part_id = p.table_part_id left join table_bills i on i.table_bill_id = t.table_bill_id
    left join restaurants k on k.restaurant_id = coalesce(o.restaurant_id, g.restaurant_id, i.restaurant_id)
  where b.state = 'failed'`;

const stuck: RawBuilder<unknown> = sql`(${ofOrders} union all ${ofGuests}) w`;

/** The longest waiting of them, at most a hundred, each with how many there are. */
export async function listStuck(db: Db): Promise<Row[]> {
  const { rows } =
    await sql<Row>`select w.of, w.id, ${rupeesOf('w.amount')} as amount, w.state, w.reason, w.order_number,
      w.restaurant_name, w.guest, w.upi_id, w.failure, w.tries, ${isoTime('w.decided_at')} as decided_at, count(*) over ()::int as all
    from ${stuck} order by w.decided_at, w.of, w.id limit ${sql.lit(rowsMax)}`.execute(db);
  return rows;
}
