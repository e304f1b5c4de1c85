import type { Feedback } from '@tawa/contract/catalogue/reviews.office';
import { addDays } from '@tawa/domain/common/zoned-time';
import { sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { namesOf } from '#db/names.ts';
import type { Db } from '#platform/database/db.ts';
import { dayBegins, holds, isoTime, type Listing } from '#platform/database/listing.ts';
import type { Pair } from './reviews.write.store.ts';

const latestReason = (restaurant: string, user: string) =>
  sql<string | null>`(select d.reason from feedback_decisions d where d.restaurant_id = ${sql.ref(restaurant)}
    and d.user_id = ${sql.ref(user)} and d.decision = 'hide' order by d.feedback_decision_id desc limit 1)`;

/** What somebody gave and wrote, whether it shows, and why not. */
export async function findOwn(db: Db, { restaurant_id, user_id }: Pair) {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('ratings as g', (join) =>
      join.onRef('g.user_id', '=', 'u.user_id').on('g.restaurant_id', '=', restaurant_id),
    )
    .leftJoin('reviews as v', (join) =>
      join.onRef('v.user_id', '=', 'u.user_id').on('v.restaurant_id', '=', restaurant_id),
    )
    .select(['g.rating', 'v.review', 'v.reply'])
    .select(sql<boolean>`not coalesce(g.visible, v.visible, true)`.as('is_hidden'))
    .select(
      sql<string | null>`(select d.reason from feedback_decisions d where d.restaurant_id = ${restaurant_id}
        and d.user_id = u.user_id and d.decision = 'hide' order by d.feedback_decision_id desc limit 1)`.as('reason'),
    )
    .where('u.user_id', '=', user_id)
    .executeTakeFirst();
  const { rating = null, review = null, reply = null, is_hidden = false, reason = null } = row ?? {};
  return { rating, review, reply, hidden_reason: is_hidden ? (reason ?? '') : null };
}

/** A served order of this customer with the dishes that were brought and their stars. */
export const findServed = (db: Db, userId: number, orderNumber: string) =>
  db
    .selectFrom('orders as o')
    .select(['o.order_id', 'o.restaurant_id', 'o.user_id'])
    .select(sql<Date>`coalesce(o.delivered_at, o.closed_at, o.placed_at)`.as('served_at'))
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('order_items as i')
          .innerJoin('dishes as d', 'd.menu_id', 'i.menu_id')
          .leftJoin('dish_ratings as t', (join) =>
            join.onRef('t.order_id', '=', 'i.order_id').onRef('t.menu_id', '=', 'i.menu_id'),
          )
          .leftJoin('dish_photos as p', (join) =>
            join.onRef('p.order_id', '=', 'i.order_id').onRef('p.menu_id', '=', 'i.menu_id'),
          )
          .select([
            'd.menu_id',
            'd.dish_name as name',
            namesOf('d').as('names'),
            't.stars',
            'p.photo',
            'p.state as photo_state',
            'p.reason',
          ])
          .select((each) => each.fn.min('i.position').as('place'))
          .whereRef('i.order_id', '=', 'o.order_id')
          .where('i.fulfilled_quantity', '>', 0)
          .groupBy(['d.menu_id', 'd.dish_name', 'd.names', 't.stars', 'p.photo', 'p.state', 'p.reason'])
          .orderBy('place'),
      ).as('dishes'),
    )
    .where('o.order_number', '=', orderNumber)
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', ['delivered', 'picked_up'])
    .executeTakeFirst();

interface Part {
  limit: number;
  offset: number;
}

/** Visible reviews of a restaurant as it reads them; `reporter` sees which ones they reported. */
export const listKitchenReviews = (
  db: Db,
  {
    restaurant_id,
    reporter_id,
    unanswered,
    limit,
    offset,
  }: Part & {
    restaurant_id: number;
    reporter_id: number;
    unanswered: boolean;
  },
) =>
  db
    .selectFrom('reviews as v')
    .innerJoin('users as u', 'u.user_id', 'v.user_id')
    .leftJoin('ratings as g', (join) =>
      join
        .onRef('g.restaurant_id', '=', 'v.restaurant_id')
        .onRef('g.user_id', '=', 'v.user_id')
        .on('g.visible', '=', true),
    )
    .select(['v.review_id', 'v.review', 'u.name', 'g.rating', 'v.verified_order', 'v.reply', 'v.replied_on'])
    .select(['v.created_on', sql<number>`count(*) over ()`.as('total')])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('review_reports as p')
            .whereRef('p.review_id', '=', 'v.review_id')
            .where('p.reporter_id', '=', reporter_id),
        )
        .as('reported'),
    )
    .where('v.restaurant_id', '=', restaurant_id)
    .where('v.visible', '=', true)
    .$if(unanswered, (query) => query.where('v.reply', 'is', null))
    .orderBy('v.created_on', 'desc')
    .orderBy('v.review_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export const countKitchenReviews = (db: Db, restaurantId: number) =>
  db
    .selectFrom('reviews')
    .select([sql<number>`count(*)`.as('all'), sql<number>`count(*) filter (where reply is null)`.as('unanswered')])
    .where('restaurant_id', '=', restaurantId)
    .where('visible', '=', true)
    .executeTakeFirstOrThrow();

/** How a restaurant's dishes are rated, those with most ratings first. */
export const listRatedDishes = (db: Db, restaurantId: number) =>
  db
    .selectFrom('dish_rating_summaries as t')
    .innerJoin('dishes as d', 'd.menu_id', 't.menu_id')
    .select(['d.menu_id', 'd.dish_name as name', 't.stars', 't.count'])
    .where('d.restaurant_id', '=', restaurantId)
    .where('t.count', '>', 0)
    .orderBy('t.count', 'desc')
    .orderBy('d.menu_id')
    .limit(12)
    .execute();

const opinions = sql`(select coalesce(g.restaurant_id, v.restaurant_id) as restaurant_id, coalesce(g.user_id, v.user_id) as user_id,
    coalesce(g.restaurant_id, v.restaurant_id) || '-' || coalesce(g.user_id, v.user_id) as pair,
    g.rating, v.review_id, v.review, v.reply, coalesce(v.verified_order, false) as verified_order,
    coalesce(g.visible, v.visible) as visible, greatest(g.created_on, g.updated_on, v.created_on, v.updated_on) as created_on,
    case when g.visible then coalesce(g.updated_on, g.created_on) end as rated_on
  from ratings g full join reviews v on v.restaurant_id = g.restaurant_id and v.user_id = g.user_id)`;

const hasOpenReport = sql<SqlBool>`exists (select from review_reports p where p.review_id = f.review_id and p.status = 'open')`;
const commonColumns = sql`f.restaurant_id, r.restaurant_name, f.user_id, u.name, f.rating, f.review_id, f.review, f.reply,
  case when not f.visible then ${latestReason('f.restaurant_id', 'f.user_id')} end as hidden_reason,
  ${isoTime('f.created_on')} as created_on`;

interface Query {
  tab: 'all' | 'reported' | 'hidden';
  search: string;
  city?: number;
  restaurant?: number;
  rated_from?: string;
  rated_to?: string;
}

const conditionsOf = ({ tab, search, city, restaurant, rated_from, rated_to }: Query) => [
  tab === 'hidden' && sql<SqlBool>`not f.visible`,
  tab === 'reported' && hasOpenReport,
  city !== undefined && sql<SqlBool>`r.city_id = ${city}`,
  restaurant !== undefined && sql<SqlBool>`r.restaurant_id = ${restaurant}`,
  rated_from !== undefined && sql<SqlBool>`f.rated_on >= ${dayBegins(rated_from)}`,
  rated_to !== undefined && sql<SqlBool>`f.rated_on < ${dayBegins(addDays(rated_to, 1))}`,
  holds(sql`lower(concat_ws(' ', u.name, r.restaurant_name, f.review))`, search),
];

const feedbackParts = {
  from: sql`${opinions} f join restaurants r on r.restaurant_id = f.restaurant_id join users u on u.user_id = f.user_id`,
  key: 'f.pair',
  sorts: { created_on: sql`f.created_on` },
};

/** Ratings and reviews as the office reads them, one row for each person and restaurant, with their open reports. */
export const listing = (query: Query): Listing<Feedback> => ({
  ...feedbackParts,
  select: sql<Feedback>`${commonColumns}, f.verified_order, f.visible, (select coalesce(jsonb_agg(jsonb_build_object('reason', p.reason, 'note', p.note,
      'by', w.role, 'created_on', ${isoTime('p.created_on')}) order by p.review_report_id), '[]')
    from review_reports p join users w on w.user_id = p.reporter_id
    where p.review_id = f.review_id and p.status = 'open') as reports`,
  where: conditionsOf(query),
});

/** The same for a file, which has the number of open reports. */
export const fileListing = (query: Query): Listing<object> => ({
  ...feedbackParts,
  select: sql<object>`${commonColumns}, f.verified_order::int as verified_order, f.visible::int as visible,
    (select count(*) from review_reports p where p.review_id = f.review_id and p.status = 'open') as open_reports`,
  where: conditionsOf(query),
});
