import { openStates } from '@tawa/domain/ordering/order-states';
import type { Db } from '#platform/database/db.ts';

export const listOpenOrders = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending_payment', ...openStates])
    .orderBy('order_id')
    .execute();

export const listOpenRefunds = (db: Db, userId: number) =>
  db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.order_id', 'r.order_id')
    .select('o.order_number')
    .distinct()
    .where('o.user_id', '=', userId)
    .where('r.state', 'in', ['requested', 'approved', 'processing'])
    .orderBy('o.order_number')
    .execute();

export const listComingBookings = (db: Db, userId: number) =>
  db
    .selectFrom('bookings')
    .select('booking_number')
    .where('user_id', '=', userId)
    .where('state', 'in', ['requested', 'confirmed', 'arrived', 'seated'])
    .orderBy('booking_id')
    .execute();

/** A restaurant of the account that anybody has ever seen. */
export const findKitchen = (db: Db, userId: number) =>
  db
    .selectFrom('restaurants')
    .select('restaurant_name')
    .where('owner_id', '=', userId)
    .where('lifecycle', 'not in', ['draft', 'closed'])
    .executeTakeFirst();

/** Whether nobody else owns the office, or everybody else who does is about to leave. */
export async function isLastOwner(db: Db, userId: number): Promise<boolean> {
  const owners = await db
    .selectFrom('users')
    .select(['user_id', 'deletion_due'])
    .where('office_role', '=', 'owner')
    .where('status', '=', 'active')
    .execute();
  const stays = owners.some(({ user_id, deletion_due }) => user_id !== userId && deletion_due === null);
  return owners.some(({ user_id }) => user_id === userId) && !stays;
}

export const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select(['user_id', 'role'])
    .where('deletion_due', '<=', now)
    .where('deleted_on', 'is', null)
    .orderBy('user_id')
    .limit(100)
    .execute();
