import { seedCounterPrices } from './counters.ts';
import { sql } from 'kysely';
import type { Tx } from '@tawa/api/platform/database/db';
import { demoLogins } from '../accounts/people.ts';

const hidden = 'It names a cook and says where she lives. Opinions are welcome, private details are not.';

const reports = [
  { reason: 'untrue', note: 'We have no such dish on our menu.' },
  { reason: 'offensive', note: '' },
  { reason: 'spam', note: 'The same words stand under three other kitchens.' },
  { reason: 'private', note: 'Our cook is named in it.' },
];

/** The sternest reviews, one of each restaurant, the newest first. */
const listStern = (tx: Tx) =>
  tx
    .selectFrom('reviews as v')
    .innerJoin('ratings as g', (join) =>
      join.onRef('g.restaurant_id', '=', 'v.restaurant_id').onRef('g.user_id', '=', 'v.user_id'),
    )
    .innerJoin('restaurants as r', 'r.restaurant_id', 'v.restaurant_id')
    .select(['v.review_id', 'v.restaurant_id', 'v.user_id', 'v.created_on', 'r.owner_id'])
    .distinctOn('v.restaurant_id')
    .where('g.rating', '<=', 2)
    .orderBy('v.restaurant_id')
    .orderBy('v.created_on', 'desc')
    .limit(reports.length)
    .execute();

/** Reports about reviews, one that the office hid, and stars for dishes of the orders that were served. */
export async function seedFeedback(tx: Tx, now: Date): Promise<void> {
  await seedCounterPrices(tx, now);
  const stern = await listStern(tx);
  const office = await tx
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', demoLogins[2].email)
    .executeTakeFirstOrThrow();
  const rows = stern.flatMap(({ review_id, owner_id }, index) => {
    const report = reports[index];
    return report ? [{ review_id, reporter_id: owner_id, ...report, created_on: now }] : [];
  });
  if (rows.length > 0) await tx.insertInto('review_reports').values(rows).execute();
  const last = stern.length === reports.length ? stern.at(-1) : undefined;
  if (last) {
    const { review_id, restaurant_id, user_id } = last;
    for (const table of ['reviews', 'ratings'] as const)
      await tx
        .updateTable(table)
        .set({ visible: false })
        .where('restaurant_id', '=', restaurant_id)
        .where('user_id', '=', user_id)
        .execute();
    await tx
      .updateTable('review_reports')
      .set({ status: 'upheld', settled_on: now, settled_by: office.user_id })
      .where('review_id', '=', review_id)
      .execute();
    const decision = { decision: 'hide', reason: hidden, admin_id: office.user_id, at: now };
    await tx
      .insertInto('feedback_decisions')
      .values({ restaurant_id, user_id, ...decision })
      .execute();
  }
  // Each dish has a following of its own, so that menus do not say the same of all.
  await sql`insert into dish_ratings (order_id, menu_id, user_id, stars, created_on)
    select order_id, menu_id, user_id, case when liking > 9 then 5 when liking > 4 then 4 when liking > 2 then 3 else 2 end, delivered_at
    from (select distinct on (o.order_id, i.menu_id) o.order_id, i.menu_id, o.user_id, o.delivered_at,
        abs(hashtext(o.order_id || '.' || i.menu_id)) % 20 + abs(hashtext('liked ' || i.menu_id)) % 6 as liking
      from orders o join order_items i using (order_id)
      where o.status in ('delivered', 'picked_up') and o.delivered_at is not null and i.menu_id is not null
        and i.fulfilled_quantity > 0
        and exists (select from ratings g where g.restaurant_id = o.restaurant_id and g.user_id = o.user_id)
      order by o.order_id, i.menu_id) served`.execute(tx);
}
