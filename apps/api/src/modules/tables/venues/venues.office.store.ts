import { venueTypes } from '@tawa/contract/tables/bookings';
import type { OfficeVenue } from '@tawa/contract/tables/bookings.office';
import { livingBookingStates } from '@tawa/domain/tables/booking-states';
import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, type Listing } from '#platform/database/listing.ts';

interface Query {
  search: string;
  type?: string;
  active?: string;
  takes?: string;
  city?: number;
  restaurant?: number;
}

const living = sql.join(livingBookingStates.map((state) => sql.lit(state)));
const tables = sql`(select count(*) from dining_tables t where t.venue_id = v.venue_id and t.isactive)`;
const capacity = sql`(select coalesce(sum(t.max_seats), 0)::bigint from dining_tables t
  where t.venue_id = v.venue_id and t.isactive)`;
const coming = sql`(select count(*) from bookings b where b.venue_id = v.venue_id and b.state in (${living})
  and b.ends_at > now())`;

/** Venues of every restaurant. */
export const listing = (query: Query): Listing<OfficeVenue> => ({
  from: sql`venues v join restaurants r on r.restaurant_id = v.restaurant_id
    left join booking_settings s on s.restaurant_id = v.restaurant_id`,
  joins: sql`left join cities c on c.city_id = r.city_id`,
  select: sql<OfficeVenue>`v.venue_id, v.name, v.type, v.restaurant_id, r.restaurant_name,
    coalesce(c.cityname, '') as cityname, ${tables} as tables, ${capacity} as capacity,
    coalesce(s.takes_bookings, false)::int as takes_bookings, v.isactive::int as isactive, ${coming} as coming_bookings`,
  key: 'v.venue_id',
  sorts: {
    restaurant_name: sql`lower(r.restaurant_name)`,
    name: sql`lower(v.name)`,
    capacity,
    coming_bookings: coming,
  },
  where: [
    holds(sql`lower(v.name || ' ' || r.restaurant_name)`, query.search),
    query.type !== undefined && sql<SqlBool>`v.type = ${query.type}`,
    query.active !== undefined && sql<SqlBool>`v.isactive = ${query.active === '1'}`,
    query.takes !== undefined && sql<SqlBool>`coalesce(s.takes_bookings, false) = ${query.takes === '1'}`,
    query.city !== undefined && sql<SqlBool>`r.city_id = ${query.city}`,
    query.restaurant !== undefined && sql<SqlBool>`v.restaurant_id = ${query.restaurant}`,
  ],
});

const typeOf = (text: string) => venueTypes.find((type) => type === text) ?? venueTypes[0];
const flagOf = (value: unknown) => (value === 1 || value === true ? 1 : 0);

/** One venue as the office reads it. */
export async function findOfficeVenue(db: Db, venueId: number) {
  const { from, joins, select } = listing({ search: '' });
  const { rows } = await sql<
    OfficeVenue & { address: string; amenities: string[]; has_own_hours: boolean }
  >`select ${select}, v.address, v.amenities, v.own_hours is not null as has_own_hours
    from ${from} ${joins ?? sql``} where v.venue_id = ${venueId}`.execute(db);
  return rows[0] && { ...rows[0], type: typeOf(rows[0].type) };
}

export async function listTableFacts(db: Db, venueId: number) {
  const tables = await db
    .selectFrom('dining_tables')
    .select(['name', 'min_seats', 'max_seats', 'isactive'])
    .where('venue_id', '=', venueId)
    .orderBy('name')
    .execute();
  return tables.map((table) => ({ ...table, isactive: flagOf(table.isactive) }) as const);
}

/** Switches a venue and answers what it was, or nothing where there is none. */
export async function setActive(tx: Tx, venueId: number, isactive: boolean, reason: string) {
  const before = await tx
    .selectFrom('venues')
    .select('isactive')
    .where('venue_id', '=', venueId)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return undefined;
  await tx
    .updateTable('venues')
    .set({ isactive, off_reason: isactive ? null : reason })
    .where('venue_id', '=', venueId)
    .execute();
  return before.isactive;
}
