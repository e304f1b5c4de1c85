import type { RestaurantState } from '@tawa/domain/catalogue/restaurant-life';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { rupeesOf } from '#platform/database/listing.ts';

interface Step {
  restaurant_id: number;
  from_state: RestaurantState;
  to_state: RestaurantState;
  actor_id: number | null;
  reason: string | null;
  remarks: Readonly<Record<string, string>>;
  at: Date;
}

/** Writes down a step of the restaurant's life. */
export const addStep = (tx: Tx, { remarks, ...step }: Step) =>
  tx
    .insertInto('restaurant_steps')
    .values({ ...step, remarks: JSON.stringify(remarks) })
    .execute();

export const clearRemarks = (tx: Tx, restaurantId: number) =>
  tx.deleteFrom('restaurant_remarks').where('restaurant_id', '=', restaurantId).execute();

export const addRemarks = (tx: Tx, rows: { restaurant_id: number; item: string; remark: string }[]) =>
  tx.insertInto('restaurant_remarks').values(rows).execute();

/** Orders that are open and money that is owed, before a restaurant may close. */
export async function countUnfinished(db: Db, restaurantId: number): Promise<{ orders: number; payouts: number }> {
  const { rows } = await sql<{ orders: number; payouts: number }>`select
    (select count(*)::int from orders where restaurant_id = ${restaurantId} and closed_at is null) as orders,
    (select count(*)::int from payouts where restaurant_id = ${restaurantId} and status <> 'paid' and net <> 0) as payouts`.execute(
    db,
  );
  return rows[0] ?? { orders: 0, payouts: 0 };
}

/** What is open at a restaurant, in numbers and in rupees. */
export async function findUnfinished(db: Db, restaurantId: number, now: Date) {
  const { rows } = await sql<{ orders: number; total: number; bookings: number; owed: number }>`select
    o.orders, ${rupeesOf('o.total')} as total, ${rupeesOf('p.owed')} as owed,
    (select count(*)::int from bookings b where b.restaurant_id = ${restaurantId} and b.starts_at > ${now}
      and b.state in ('requested', 'confirmed')) as bookings
    from (select count(*)::int as orders, coalesce(sum(total), 0) as total from orders
      where restaurant_id = ${restaurantId} and closed_at is null) o,
    (select coalesce(sum(net), 0) as owed from payouts
      where restaurant_id = ${restaurantId} and status <> 'paid') p`.execute(db);
  return rows[0] ?? { orders: 0, total: 0, bookings: 0, owed: 0 };
}
