import type { OfficeBooking } from '@tawa/contract/tables/bookings.office';
import { livingBookingStates } from '@tawa/domain/tables/booking-states';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, within } from '#platform/database/listing.ts';

interface Query {
  search: string;
  state?: string;
  coming?: string;
  venue?: number;
  restaurant?: number;
  from?: string;
  to?: string;
}

const living = sql.join(livingBookingStates.map((state) => sql.lit(state)));

/** Bookings of every restaurant; what was only held and never asked for is found by its state alone. */
export const listing = (query: Query): Listing<OfficeBooking> => ({
  from: sql`bookings b join restaurants r on r.restaurant_id = b.restaurant_id`,
  joins: sql`join venues v on v.venue_id = b.venue_id`,
  select: sql<OfficeBooking>`b.booking_number, b.restaurant_id, r.restaurant_name, b.venue_id, v.name as venue_name,
    b.state, b.source, b.guests, ${isoTime('b.starts_at')} as starts_at, ${isoTime('b.ends_at')} as ends_at,
    r.timezone as time_zone, b.name, b.phone, ${isoTime('b.created_on')} as created_on`,
  key: 'b.booking_id',
  sorts: {
    starts_at: sql`b.starts_at`,
    created_on: sql`b.created_on`,
    guests: sql`b.guests`,
    booking_number: sql`b.booking_number`,
  },
  where: [
    holds(
      sql`lower(b.booking_number || ' ' || coalesce(b.name, '') || ' ' || coalesce(b.phone, '') || ' ' || r.restaurant_name)`,
      query.search,
    ),
    query.state === undefined
      ? sql<SqlBool>`b.state not in ('held', 'expired')`
      : sql<SqlBool>`b.state = ${query.state}`,
    query.coming !== undefined && sql<SqlBool>`b.state in (${living}) and b.ends_at > now()`,
    query.venue !== undefined && sql<SqlBool>`b.venue_id = ${query.venue}`,
    query.restaurant !== undefined && sql<SqlBool>`b.restaurant_id = ${query.restaurant}`,
    ...within('b.starts_at', query),
  ],
});

/** Every step of a booking with the name of who took it. */
export const listEvents = (db: Db, booking_id: number) =>
  db
    .selectFrom('booking_events as e')
    .leftJoin('users as u', 'u.user_id', 'e.actor_id')
    .select(['e.type', 'e.to_state', 'e.at', 'e.actor_type', 'e.reason', 'u.name'])
    .where('e.booking_id', '=', booking_id)
    .orderBy('e.booking_event_id')
    .execute();
