import type { ReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import { decideTerm } from '@tawa/domain/catalogue/city-terms';
import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import { cityTermOn } from '#db/city-terms.ts';
import { isListed } from '#db/listed.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing } from '#platform/database/listing.ts';

interface Query {
  search: string;
  show?: string;
  city?: number;
  listed?: string;
}

const waitsForReview = sql<SqlBool>`r.lifecycle in ('submitted', 'in_review')`;
const papersWaiting = sql<number>`(select count(*)::int from restaurant_papers p
  where p.restaurant_id = r.restaurant_id and p.proposed is not null and r.lifecycle in ('active', 'suspended', 'closing'))`;
const cityIsActive = sql<SqlBool>`exists (select from cities k where k.city_id = r.city_id and k.isactive)`;
const isPublic = sql<SqlBool>`(${isListed('r')} and ${cityIsActive})`;

function conditionOf(show: string): RawBuilder<SqlBool> {
  if (show === 'review') return waitsForReview;
  return show === 'papers' ? sql<SqlBool>`${papersWaiting} > 0` : sql<SqlBool>`r.lifecycle = ${show}`;
}

/** The office's list of restaurants. */
export const listing = ({ search, show, city, listed }: Query): Listing<ReviewedRestaurant> => ({
  from: sql`restaurants r join users o on o.user_id = r.owner_id`,
  joins: sql`left join cities c on c.city_id = r.city_id left join users w on w.user_id = r.reviewer_id`,
  select: sql<ReviewedRestaurant>`r.restaurant_id, r.restaurant_name, r.logo, c.cityname, o.name as owner_name,
    r.lifecycle, r.lifecycle_reason, r.hidden, ${isPublic} as listed,
    (select count(*)::int from dishes d where d.restaurant_id = r.restaurant_id and d.isactive) as dishes_on_sale,
    ${isoTime('r.submitted_on')} as submitted_on, ${isoTime('r.created_on')} as created_on, r.reviewer_id,
    w.name as reviewer_name, ${papersWaiting} as papers_waiting`,
  key: 'r.restaurant_id',
  sorts: {
    waiting: sql`(case when ${waitsForReview} then r.submitted_on end)`,
    restaurant_name: sql`lower(r.restaurant_name)`,
    created_on: sql`r.created_on`,
  },
  where: [
    holds(sql`lower(r.restaurant_name || ' ' || o.name || ' ' || o.email::text)`, search),
    show !== undefined && conditionOf(show),
    city !== undefined && sql<SqlBool>`r.city_id = ${city}`,
    listed !== undefined && (listed === '1' ? isPublic : sql<SqlBool>`not ${isPublic}`),
  ],
});

/** Whether another restaurant of the same city, one that was sent in at least, bears the name of this one. */
export async function isNameTaken(db: Db, restaurantId: number): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select exists (
      select from restaurants o where o.city_id = r.city_id and o.restaurant_id <> r.restaurant_id
        and lower(o.restaurant_name) = lower(r.restaurant_name) and o.lifecycle not in ('draft', 'rejected', 'closed')
    ) as taken from restaurants r where r.restaurant_id = ${restaurantId}`.execute(db);
  return rows[0]?.taken ?? false;
}

export interface Commission {
  restaurant_commission_id: number;
  commission_bp: number;
  valid_from: string;
  begun: boolean;
  reason: string;
  set_by: string;
}

/** What was set, the newest first. */
export async function listCommissions(db: Db, restaurantId: number): Promise<Commission[]> {
  const { rows } = await sql<Commission>`select c.restaurant_commission_id, c.commission_bp,
      ${isoTime('c.valid_from')} as valid_from, c.valid_from <= now() as begun, c.reason, u.name as set_by
    from restaurant_commissions c join users u on u.user_id = c.set_by
    where c.restaurant_id = ${restaurantId} order by c.valid_from desc`.execute(db);
  return rows;
}

/** Basis points that count now: its own, else its city's, else what it registered with. */
export async function findCommission(
  db: Db,
  restaurantId: number,
  now: Date,
): Promise<{ commission_bp: number } | undefined> {
  const found = await db
    .selectFrom('restaurants as r')
    .select(['r.commission_bp', sql<number | null>`commission_of(r.restaurant_id, null)`.as('own')])
    .select(cityTermOn('commission', sql.ref('r.city_id'), sql<Date>`${now}`).as('city'))
    .where('r.restaurant_id', '=', restaurantId)
    .executeTakeFirst();
  return found && { commission_bp: decideTerm(found.own, found.city, found.commission_bp) };
}

export const addCommission = (tx: Tx, row: Insertable<DB['restaurant_commissions']>) =>
  tx
    .insertInto('restaurant_commissions')
    .values(row)
    .onConflict((conflict) => conflict.constraint('restaurant_commissions_valid_from_key').doNothing())
    .returning('restaurant_commission_id')
    .executeTakeFirst();

/** Deletes one that has not begun at this moment, and answers it. */
export const deleteComing = (tx: Tx, restaurantId: number, commissionId: number, now: Date) =>
  tx
    .deleteFrom('restaurant_commissions')
    .where('restaurant_id', '=', restaurantId)
    .where('restaurant_commission_id', '=', commissionId)
    .where('valid_from', '>', now)
    .returning(['commission_bp', 'valid_from'])
    .executeTakeFirst();
