import { serviceDayStartHour } from '@tawa/domain/common/limits';
import type { Period } from '@tawa/domain/insight/statistics';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import type { Counted, FunnelRow } from './funnel.ts';
import { restaurantsOf, type Scope } from './scope.ts';

/** Adds what was counted to the service days on which it was; always in the same order, so that two processes never wait for each other in a circle. */
export async function addToFunnel(db: Db, rows: readonly FunnelRow[]): Promise<void> {
  const numbers = (name: Counted | 'restaurant_id') => sql`${rows.map((row) => row[name])}::int[]`;
  await sql`insert into funnel_days (restaurant_id, day, views, carts, checkouts)
    select r.restaurant_id, ((c.at at time zone r.timezone) - make_interval(hours => ${serviceDayStartHour}))::date,
      sum(c.views), sum(c.carts), sum(c.checkouts)
    from unnest(${numbers('restaurant_id')}, ${rows.map(({ at }) => at.toISOString())}::timestamptz[],
        ${numbers('views')}, ${numbers('carts')}, ${numbers('checkouts')}) as c (restaurant_id, at, views, carts, checkouts)
      join restaurants r on r.restaurant_id = c.restaurant_id
    group by 1, 2 order by 1, 2
    on conflict (restaurant_id, day) do update set views = funnel_days.views + excluded.views,
      carts = funnel_days.carts + excluded.carts, checkouts = funnel_days.checkouts + excluded.checkouts`.execute(db);
}

export interface WayRow extends Record<Counted, number> {
  is_now: boolean;
  /** The first day of which anything was counted. */
  since: string | null;
}

/** What was counted before an order in both periods. */
export async function sumFunnel(db: Db, scope: Scope, periods: Record<'now' | 'before', Period>): Promise<WayRow[]> {
  const first =
    scope.restaurant_id === undefined
      ? sql`(select min(f.day)::text from funnel_days f)`
      : sql`(select min(f.day)::text from funnel_days f where f.restaurant_id = ${scope.restaurant_id})`;
  const period = ({ from, to }: Period, is_now: boolean) => sql`select ${is_now}::boolean as is_now, ${first} as since,
      coalesce(sum(w.views), 0)::int as views, coalesce(sum(w.carts), 0)::int as carts,
      coalesce(sum(w.checkouts), 0)::int as checkouts
    from funnel_days w where w.day between ${from}::date and ${to}::date and ${restaurantsOf(scope, 'w.restaurant_id')}`;
  const { rows } = await sql<WayRow>`${period(periods.now, true)} union all ${period(periods.before, false)}`.execute(
    db,
  );
  return rows;
}
