import type { Names } from '@tawa/domain/catalogue/names/names';
import { refundCountDays } from '@tawa/domain/money/refunds';
import { type Insertable, sql } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export const addFile = (tx: Tx, file: Insertable<DB['refund_files']>) =>
  tx.insertInto('refund_files').values(file).execute();

const missingAtOnce = 500;

/** Opens files of decided refunds that have none, from what their own rows and the ledger say; a share of them at once. */
export async function addMissingFiles(db: Db, now: Date): Promise<number> {
  const borneOn = (account: string) => sql`exists (select from ledger_transactions t join ledger_entries e
    using (ledger_transaction_id) where t.posting_key = 'refund:' || r.refund_id and e.account = ${account})`;
  const { numAffectedRows = 0n } = await sql`insert into refund_files (refund_id, cause, payer, explanation, opened_at)
    select r.refund_id, case
        when r.origin = 'kitchen' then 'sold_out'
        when p.is_extra then 'paid_twice'
        when r.liable_party = 'goodwill' then 'goodwill'
        when r.origin = 'automatic' and o.status = 'expired' then 'not_answered'
        when r.origin = 'automatic' and (o.status = 'rejected' or o.cancelled_by = 'restaurant') then 'cancelled_by_kitchen'
        when r.origin = 'automatic' and o.cancelled_by = 'customer' then 'cancelled_by_customer'
        when r.origin = 'automatic' and o.cancelled_by = 'admin' then 'cancelled_by_office'
        else 'other' end,
      case when ${borneOn('restaurant_payable')} then 'kitchen' when ${borneOn('refund_cost')} then 'platform' else 'nobody' end,
      r.reason, coalesce(r.decided_at, ${now})
    from refunds r join orders o using (order_id) join payments p on p.payment_id = r.payment_id
    where r.state not in ('requested', 'declined')
      and not exists (select from refund_files f where f.refund_id = r.refund_id)
    order by r.refund_id limit ${missingAtOnce}
    on conflict do nothing`.execute(db);
  return Number(numAffectedRows);
}

const asked = sql.join(['customer', 'complaint', 'admin', 'restaurant'].map((origin) => sql.lit(origin)));

/** A customer's orders of the days before a moment that were handed over, and how many of them had a refund that somebody was asked for. */
export async function countRefundsOf(
  db: Db,
  userId: number,
  at: Date,
  except = 0,
): Promise<{ refunds: number; orders: number }> {
  const { rows } = await sql<{ refunds: number; orders: number }>`select count(*)::int as orders,
      count(*) filter (where o.order_id <> ${except} and exists (select from refunds r where r.order_id = o.order_id
        and r.origin in (${asked}) and r.state <> 'declined' and r.requested_at <= ${at}))::int as refunds
    from orders o where o.user_id = ${userId} and o.status in ('delivered', 'picked_up') and o.placed_at <= ${at}
      and o.placed_at > ${at}::timestamptz - ${sql.lit(refundCountDays)} * interval '1 day'`.execute(db);
  return rows[0] ?? { refunds: 0, orders: 0 };
}

/** Everything that the file of a refund shows beside the refund itself, in one statement. */
export async function findFileFacts(db: Db, refundId: number) {
  const { rows } = await sql<FileFacts>`select f.cause, f.payer, f.explanation, f.departure,
      o.restaurant->>'logo' as logo, o.placed_at, o.ready_at, o.delivered_at, o.payment_method,
      (select coalesce(json_agg(json_build_object('name', i.name, 'names', i.names, 'is_veg', i.is_veg, 'dish_img', i.dish_img,
          'quantity', (p->>'quantity')::int) order by i.position), '[]')
        from jsonb_array_elements(coalesce(r.items, '[]'::jsonb)) p
          join order_items i on i.order_item_id = (p->>'order_item_id')::int and i.order_id = r.order_id) as items,
      (select json_build_object('complaint_id', c.complaint_id, 'message', c.message, 'created_on', c.created_on,
          'photos', (select count(*) from complaint_photos x where x.complaint_id = c.complaint_id))
        from complaints c where c.complaint_id = f.complaint_id) as complaint,
      (select coalesce(json_agg(json_build_object('photo', x.photo, 'width', x.width, 'height', x.height,
          'at', x.created_on, 'taken_at', x.taken_at) order by x.created_on, x.position), '[]')
        from complaint_photos x join complaints c using (complaint_id)
        where c.order_id = r.order_id and (f.complaint_id is null or c.complaint_id = f.complaint_id)) as photos,
      (select json_build_object('photo', k.photo, 'width', k.width, 'height', k.height, 'at', k.sent_at)
        from packing_photos k where k.order_id = r.order_id) as packing,
      (select to_jsonb(a) from refund_appeals a where a.refund_id = r.refund_id) as appeal,
      (select greatest(0, coalesce(sum(e.amount), 0))::bigint from ledger_transactions t join ledger_entries e using (ledger_transaction_id)
        where t.posting_key = 'refund:' || r.refund_id and e.account = 'restaurant_payable') as deducted,
      (select t.at from ledger_transactions t where t.posting_key = 'refund:' || r.refund_id) as posted_at,
      (select json_build_object('payout_id', p.payout_id, 'period_from', p.period_from::text, 'period_to', p.period_to::text,
          'is_shown', p.status <> 'draft')
        from ledger_transactions t join payout_transactions x using (ledger_transaction_id) join payouts p using (payout_id)
        where t.posting_key = 'refund:' || r.refund_id) as statement
    from refunds r join orders o using (order_id) left join refund_files f using (refund_id)
    where r.refund_id = ${refundId}`.execute(db);
  return rows[0];
}

interface StoredPhoto {
  photo: string;
  width: number;
  height: number;
  at: string;
}

export interface FileFacts {
  cause: string | null;
  payer: string | null;
  explanation: string | null;
  departure: string | null;
  logo: string | null;
  placed_at: Date;
  ready_at: Date | null;
  delivered_at: Date | null;
  payment_method: string;
  items: { name: string; names: Names | null; is_veg: boolean; dish_img: string | null; quantity: number }[];
  complaint: { complaint_id: number; message: string; created_on: string; photos: number } | null;
  photos: (StoredPhoto & { taken_at: string | null })[];
  packing: StoredPhoto | null;
  appeal: {
    state: string;
    words: string;
    appealed_at: string;
    photo: string | null;
    width: number | null;
    height: number | null;
    photo_at: string | null;
    answer: string | null;
    decided_at: string | null;
  } | null;
  /** Paise that the refund took from the restaurant; 0 where it bears nothing. */
  deducted: number;
  posted_at: Date | null;
  statement: { payout_id: number; period_from: string; period_to: string; is_shown: boolean } | null;
}
