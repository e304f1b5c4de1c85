import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

export const findSummary = (db: Db, restaurantId: number) =>
  db
    .selectFrom('rating_summaries')
    .select(['ratings_1', 'ratings_2', 'ratings_3', 'ratings_4', 'ratings_5'])
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();

export const findRating = (db: Db, restaurantId: number, userId: number) =>
  db
    .selectFrom('ratings')
    .select('rating')
    .where('restaurant_id', '=', restaurantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const listReviews = (
  db: Db,
  restaurantId: number,
  { before, limit }: { before: number | null; limit: number },
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
    .select('v.created_on')
    .where('v.restaurant_id', '=', restaurantId)
    .where('v.visible', '=', true)
    .$if(before !== null, (query) =>
      query.where(
        sql<boolean>`(v.created_on, v.review_id) < (select b.created_on, b.review_id from reviews b
          where b.review_id = ${before} and b.restaurant_id = ${restaurantId})`,
      ),
    )
    .orderBy('v.created_on', 'desc')
    .orderBy('v.review_id', 'desc')
    .limit(limit)
    .execute();
