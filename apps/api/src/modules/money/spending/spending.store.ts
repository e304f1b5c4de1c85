import { timeZoneDefault } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';

const finished = ['delivered', 'picked_up'] as const;

/** In paise; the month is the calendar's where the product is. */
export const sumSpending = (db: Db, userId: number, now: Date) => {
  const inMonth = sql<boolean>`o.placed_at at time zone ${timeZoneDefault}
    >= date_trunc('month', ${now}::timestamptz at time zone ${timeZoneDefault})`;
  const spent = sql<number>`o.total - o.refunded_total`;
  const saved = sql<number>`o.discount_restaurant + o.discount_coupon + o.delivery_fee_waived`;
  return db
    .selectFrom('orders as o')
    .select([
      sql<number>`count(*)`.as('orders'),
      sql<number>`coalesce(sum(${spent}), 0)::bigint`.as('spent'),
      sql<number>`coalesce(sum(${saved}), 0)::bigint`.as('saved'),
      sql<number>`count(*) filter (where ${inMonth})`.as('month_orders'),
      sql<number>`coalesce(sum(${spent}) filter (where ${inMonth}), 0)::bigint`.as('month_spent'),
      sql<number>`coalesce(sum(${saved}) filter (where ${inMonth}), 0)::bigint`.as('month_saved'),
    ])
    .where('o.user_id', '=', userId)
    .where('o.status', 'in', finished)
    .executeTakeFirstOrThrow();
};
