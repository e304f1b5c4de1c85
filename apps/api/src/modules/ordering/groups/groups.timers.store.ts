// What the clock does with group orders.
import type { Names } from '@tawa/domain/catalogue/names/names';
import { groupGraceMs } from '@tawa/domain/ordering/groups';
import { sql } from 'kysely';
import { namesOf } from '#db/names.ts';
import { isCounted, isUnserved } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export interface Due {
  group_order_id: number;
  user_id: number;
  restaurant_name: string;
  restaurant_names: Names | null;
  guests: number;
  lines: number;
}

const countsOf = sql`(select count(*)::int from group_guests n where n.group_order_id = g.group_order_id
    and n.removed_at is null) as guests, (select count(*)::int from group_lines l join group_guests n using (group_guest_id)
    where n.group_order_id = g.group_order_id and n.removed_at is null) as lines`;

/** Marks the groups that closed by themselves as told, and answers them; what another process has in hand it leaves out. */
export async function markClosed(tx: Tx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update group_orders g set told_closed_at = ${now} from restaurants r
    where r.restaurant_id = g.restaurant_id and g.group_order_id in (
      select group_order_id from group_orders where ended_at is null and told_closed_at is null and asked_at is null and closes_at <= ${now}
      order by closes_at limit 100 for no key update skip locked)
    returning g.group_order_id, g.user_id, r.restaurant_name, ${namesOf('r')} as restaurant_names, ${countsOf}`.execute(
    tx,
  );
  return rows;
}

/** Ends groups whose time to be ordered is over: as ordered where an order lives, else without one. */
export async function endOverdue(tx: Tx, now: Date): Promise<(Due & { ended_as: string })[]> {
  const lapsedBy = new Date(now.getTime() - groupGraceMs);
  const { rows } = await sql<Due & { ended_as: string }>`
    update group_orders g set ended_at = ${now}, version = version + 1,
      ended_as = case when exists (select from orders o where o.group_order_id = g.group_order_id and ${isCounted('o')})
        then 'ordered' else 'lapsed' end
    from restaurants r
    where r.restaurant_id = g.restaurant_id and g.group_order_id in (
      select group_order_id from group_orders d where ended_at is null and coalesce(pay_by, closes_at) <= ${lapsedBy}
        and not exists (select from orders o where o.group_order_id = d.group_order_id and o.status = 'pending_payment')
      order by closes_at limit 100 for no key update skip locked)
    returning g.group_order_id, g.user_id, r.restaurant_name, ${namesOf('r')} as restaurant_names, g.ended_as, ${countsOf}`.execute(
    tx,
  );
  return rows;
}

/** Whether an order of a group lives. */
export const hasLiveOrder = async (db: Db, groupId: number): Promise<boolean> => {
  const { rows } =
    await sql`select from orders o where o.group_order_id = ${groupId} and not ${isUnserved('o')}`.execute(db);
  return rows.length > 0;
};

/** Forgets groups that were begun before a moment, with the names and what was told of diets. */
export const deleteOld = (db: Db, before: Date) =>
  db.deleteFrom('group_orders').where('begun_at', '<', before).where('ended_at', 'is not', null).execute();
