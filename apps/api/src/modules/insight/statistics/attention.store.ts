import { sql } from 'kysely';
import { isTicketLateOrder, isOpenOrder } from '#db/order-states.ts';
import type { Db } from '#platform/database/db.ts';

export interface AttentionRow {
  unanswered: number;
  late: number;
  sold_out: number;
  on_sale: number;
  unanswered_reviews: number;
  open_complaints: number;
  complaint_due_at: Date | null;
  rating: number | null;
  recent_rating: number | null;
  licence_until: string | null;
}

const recentMin = 5;

/** Everything that waits for one restaurant, in one statement. */
export async function readAttention(db: Db, restaurantId: number, now: Date): Promise<AttentionRow> {
  const at = sql`${now}::timestamptz`;
  const { rows } = await sql<AttentionRow>`select
    o.unanswered, o.late, d.sold_out, d.on_sale, v.unanswered_reviews, c.open_complaints, c.complaint_due_at,
    r.rating, r.recent_rating,
    (select p.in_force ->> 'valid_until' from restaurant_papers p
      where p.restaurant_id = ${restaurantId} and p.field = 'fssai') as licence_until
    from (select (count(*) filter (where status = 'placed'))::int as unanswered,
        (count(*) filter (where ${isTicketLateOrder('orders', now)}))::int as late
      from orders where restaurant_id = ${restaurantId}
        and ${isOpenOrder('orders')}) o,
    (select (count(*) filter (where sold_out and (sold_out_until is null or sold_out_until > ${at})))::int as sold_out,
        (count(*) filter (where not (sold_out and (sold_out_until is null or sold_out_until > ${at}))))::int as on_sale
      from dishes where restaurant_id = ${restaurantId} and isactive and deleted_on is null and published_on is not null) d,
    (select count(*)::int as unanswered_reviews from reviews
      where restaurant_id = ${restaurantId} and visible and reply is null) v,
    (select count(*)::int as open_complaints, min(k.due_at) as complaint_due_at from complaints k join orders using (order_id)
      where orders.restaurant_id = ${restaurantId} and k.status not in ('resolved', 'declined', 'closed')) c,
    (select round(avg(rating), 2)::float8 as rating,
        (case when count(*) filter (where coalesce(updated_on, created_on) > ${at} - interval '30 days') >= ${recentMin}
          then round(avg(rating) filter (where coalesce(updated_on, created_on) > ${at} - interval '30 days'), 2) end)::float8
          as recent_rating
      from ratings where restaurant_id = ${restaurantId} and visible) r`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A statement of sums answers one row.');
  return row;
}
