import type { Db } from '../../platform/db.ts';

const openStates = ['pending_payment', 'placed', 'accepted', 'preparing', 'ready', 'out_for_delivery'] as const;

export const listOpenOrders = (db: Db, userId: number) =>
  db
    .selectFrom('orders')
    .select('order_number')
    .where('user_id', '=', userId)
    .where('status', 'in', openStates)
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

export const findOtherAdmin = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('user_id', '<>', userId)
    .where('deletion_due', 'is', null)
    .executeTakeFirst();

export const listDue = (db: Db, now: Date) =>
  db
    .selectFrom('users')
    .select(['user_id', 'role'])
    .where('deletion_due', '<=', now)
    .where('deleted_on', 'is', null)
    .orderBy('user_id')
    .limit(100)
    .execute();
