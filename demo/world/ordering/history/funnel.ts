import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { placed } from '@tawa/api/db/order-figures';
import type { Tx } from '@tawa/api/platform/database/db';

/** How many looked, chose and nearly ordered on each day on which somebody ordered: more than did, and not the same share each day. */
export async function seedFunnel(tx: Tx): Promise<void> {
  await sql`with days as (
      select o.restaurant_id, count(*)::int as placed,
        ((o.placed_at at time zone r.timezone) - make_interval(hours => ${serviceDayStartHour}))::date as day
      from orders o join restaurants r on r.restaurant_id = o.restaurant_id where ${placed} group by 1, 3),
    marked as (select *, (restaurant_id * 7 + extract(doy from day)::int * 5) % 11 as mark from days),
    reached as (select *, placed + (placed * 3 + mark) / 10 as checkouts from marked),
    begun as (select *, checkouts * 2 + checkouts * mark / 10 + 1 as carts from reached)
    insert into funnel_days (restaurant_id, day, views, carts, checkouts)
    select restaurant_id, day, carts * 3 + mark * 2 + 4, carts, checkouts from begun
    on conflict do nothing`.execute(tx);
}
