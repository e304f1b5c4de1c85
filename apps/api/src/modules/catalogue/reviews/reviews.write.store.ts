import { dayMs } from '@tawa/domain/common/durations';
import { verifiedOrderDays } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Whose words about which restaurant. */
export interface Pair {
  restaurant_id: number;
  user_id: number;
}

/** What decides whether somebody may rate: the restaurant, and an order that was served. */
export const findStanding = (db: Db, { restaurant_id, user_id }: Pair, now: Date) =>
  db
    .selectFrom('restaurants as r')
    .innerJoin('users as u', (join) => join.on('u.user_id', '=', user_id))
    .select([
      'r.restaurant_name',
      'u.created_on as member_since',
      sql<boolean>`exists (select from orders o where o.user_id = ${user_id} and o.restaurant_id = r.restaurant_id
        and ${isServed('o')}
        and coalesce(o.delivered_at, o.closed_at) > ${new Date(now.getTime() - verifiedOrderDays * dayMs)})`.as(
        'is_verified',
      ),
    ])
    .where('r.restaurant_id', '=', restaurant_id)
    .where('r.lifecycle', 'in', ['active', 'suspended', 'closing'])
    .executeTakeFirst();

/** Keeps a rating; one that the office hid stays hidden, and so does the first one beside a hidden review. */
export const rate = (tx: Tx, { restaurant_id, user_id }: Pair, rating: number, now: Date) =>
  sql`insert into ratings as g (restaurant_id, user_id, rating, visible, created_on)
    values (${restaurant_id}, ${user_id}, ${rating}, not exists (select from reviews v
      where v.restaurant_id = ${restaurant_id} and v.user_id = ${user_id} and not v.visible), ${now})
    on conflict (restaurant_id, user_id) do update set rating = excluded.rating, updated_on = ${now}
    where g.rating <> excluded.rating`.execute(tx);

/** Keeps a review in the same way. */
export async function review(
  tx: Tx,
  { restaurant_id, user_id }: Pair,
  { text, is_verified, now }: { text: string; is_verified: boolean; now: Date },
): Promise<{ review_id: number; is_new: boolean }> {
  const { rows } = await sql<{ review_id: number; is_new: boolean }>`
    insert into reviews (restaurant_id, user_id, review, verified_order, visible, created_on)
    values (${restaurant_id}, ${user_id}, ${text}, ${is_verified}, not exists (select from ratings g
      where g.restaurant_id = ${restaurant_id} and g.user_id = ${user_id} and not g.visible), ${now})
    on conflict (restaurant_id, user_id) do update
      set review = excluded.review, verified_order = excluded.verified_order, updated_on = ${now}
    returning review_id, updated_on is null as is_new`.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Error('A review was not kept.');
  return stored;
}

/** Reports a visible review once for each person; false when there is none such. */
export async function report(
  tx: Tx,
  { review_id, reporter_id, reason, note }: { review_id: number; reporter_id: number; reason: string; note: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('reviews')
    .select('review_id')
    .where('review_id', '=', review_id)
    .where('visible', '=', true)
    .executeTakeFirst();
  if (!found) return false;
  await tx
    .insertInto('review_reports')
    .values({ review_id, reporter_id, reason, note })
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
    .execute();
  return true;
}

interface Reply {
  review_id: number;
  restaurant_id: number;
  author_id: number;
  reply: string;
  /** The reply that was seen. */
  was: string | null;
  now: Date;
}

/** Writes the restaurant's reply where the one that was seen still stands; false when somebody was faster. */
export async function replyTo(
  tx: Db,
  { review_id, restaurant_id, author_id, reply, was, now }: Reply,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('reviews')
    .set({ reply, replied_on: now, replied_by: author_id })
    .where('review_id', '=', review_id)
    .where('restaurant_id', '=', restaurant_id)
    .where('visible', '=', true)
    .where(sql<boolean>`reply is not distinct from ${was}`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Shows or hides somebody's rating and review together; false when they were so already, or are not there. */
export async function setVisible(tx: Tx, { restaurant_id, user_id }: Pair, visible: boolean): Promise<boolean> {
  const changed = async (table: 'reviews' | 'ratings') =>
    (
      await tx
        .updateTable(table)
        .set({ visible })
        .where('restaurant_id', '=', restaurant_id)
        .where('user_id', '=', user_id)
        .where('visible', '=', !visible)
        .executeTakeFirst()
    ).numUpdatedRows > 0n;
  const review = await changed('reviews');
  const rating = await changed('ratings');
  return review || rating;
}

export const addDecision = (
  tx: Tx,
  decision: Pair & { decision: string; reason: string; admin_id: number; at: Date },
) => tx.insertInto('feedback_decisions').values(decision).execute();

/** Settles the open reports of somebody's review; answers how many there were. */
export async function settleReports(
  tx: Tx,
  { restaurant_id, user_id }: Pair,
  { status, admin_id, now }: { status: 'upheld' | 'dismissed'; admin_id: number; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('review_reports as p')
    .from('reviews as v')
    .set({ status, settled_on: now, settled_by: admin_id })
    .whereRef('v.review_id', '=', 'p.review_id')
    .where('v.restaurant_id', '=', restaurant_id)
    .where('v.user_id', '=', user_id)
    .where('p.status', '=', 'open')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Keeps the stars for a dish of an order; the ones that stand there already stay as they are. */
export const rateDish = (
  tx: Db,
  { order_id, menu_id, user_id }: { order_id: number; menu_id: number; user_id: number },
  stars: number,
  now: Date,
) =>
  sql`insert into dish_ratings as t (order_id, menu_id, user_id, stars, created_on)
    values (${order_id}, ${menu_id}, ${user_id}, ${stars}, ${now})
    on conflict (order_id, menu_id) do update set stars = excluded.stars, updated_on = ${now}
    where t.stars <> excluded.stars`.execute(tx);
