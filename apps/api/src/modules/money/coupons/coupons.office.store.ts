import type { OfficeCoupon } from '@tawa/contract/money/coupons.office';
import { type Insertable, sql, type SqlBool, type Updateable } from 'kysely';
import { isCounted, isServed } from '#db/order-states.ts';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { holds, isoTime, type Listing, rupeesOf } from '#platform/database/listing.ts';

interface Query {
  search: string;
  state?: string;
  funder?: string;
  city?: number;
  restaurant?: number;
  by?: string;
}

/** Whether customers can use it at a moment, or why not. */
const stateAt = (now: Date) => sql<
  OfficeCoupon['state']
>`case when c.status in ('draft', 'paused', 'ended') then c.status
  when c.valid_to <= ${now}::timestamptz then 'over'
  when c.total_limit is not null and c.used >= c.total_limit then 'used_up'
  when c.valid_from > ${now}::timestamptz then 'coming' else 'running' end`;

const limitedTo = (column: string, id: number) =>
  sql<SqlBool>`(coalesce(cardinality(${sql.ref(column)}), 0) = 0 or ${id} = any(${sql.ref(column)}))`;

/** Every coupon; what one cost is that of each use that was not given back. */
export const listing = (query: Query, now: Date): Listing<OfficeCoupon> => ({
  from: sql`coupons c left join restaurants r on r.restaurant_id = c.owner_restaurant_id`,
  joins: sql`cross join lateral (
    select coalesce(sum(x.amount - x.restaurant_part), 0)::bigint as platform,
      coalesce(sum(x.restaurant_part), 0)::bigint as restaurants
    from coupon_redemptions x where x.coupon_id = c.coupon_id and x.state <> 'released') cost`,
  select: sql<OfficeCoupon>`c.coupon_id, c.code, c.title, c.type,
    case c.type when 'percent' then c.value::float8 when 'flat' then ${rupeesOf('c.value')} end as value,
    ${rupeesOf('c.max_discount')} as max_discount, ${stateAt(now)} as state, c.funded_by, r.restaurant_name as owner,
    ${isoTime('c.valid_from')} as valid_from, ${isoTime('c.valid_to')} as valid_to, c.used, c.total_limit,
    ${rupeesOf('cost.platform')} as cost_platform, ${rupeesOf('cost.restaurants')} as cost_restaurants,
    ${isoTime('c.created_on')} as created_on`,
  key: 'c.coupon_id',
  sorts: {
    created_on: sql`c.created_on`,
    code: sql`c.code`,
    used: sql`c.used`,
    valid_to: sql`coalesce(c.valid_to, 'infinity')`,
  },
  where: [
    holds(sql`lower(c.code || ' ' || c.title || ' ' || coalesce(r.restaurant_name, ''))`, query.search),
    query.state !== undefined && sql<SqlBool>`${stateAt(now)} = ${query.state}`,
    query.funder !== undefined && sql<SqlBool>`c.funded_by = ${query.funder}`,
    query.city !== undefined && limitedTo('c.city_ids', query.city),
    query.restaurant !== undefined && limitedTo('c.restaurant_ids', query.restaurant),
    query.by !== undefined && sql<SqlBool>`(c.owner_restaurant_id is null) = ${query.by === 'office'}`,
  ],
});

export async function findListed(db: Db, couponId: number, now: Date): Promise<OfficeCoupon | undefined> {
  const { from, joins, select } = listing({ search: '' }, now);
  const { rows } =
    await sql<OfficeCoupon>`select ${select} from ${from} ${joins} where c.coupon_id = ${couponId}`.execute(db);
  return rows[0];
}

export const findRow = (db: Db, couponId: number) =>
  db.selectFrom('coupons').selectAll().where('coupon_id', '=', couponId).executeTakeFirst();

export const lockRow = (tx: Tx, couponId: number) =>
  tx.selectFrom('coupons').selectAll().where('coupon_id', '=', couponId).forUpdate().executeTakeFirst();

interface Brought {
  orders: number;
  new_customers: number;
  sales: number;
  given_back: number;
}

/** What was delivered with a coupon, to how many for the first time, and how often it was given back. */
export async function sumUse(db: Db, couponId: number): Promise<Brought> {
  const served = sql`o.coupon_id = ${couponId} and ${isServed('o')}`;
  const { rows } = await sql<Brought>`select count(*)::int as orders,
      (count(*) filter (where not exists (select from orders b where b.user_id = o.user_id
        and b.placed_at < o.placed_at and ${isServed('b')})))::int as new_customers,
      (coalesce(sum(o.item_total), 0) / 100.0)::float8 as sales,
      (select count(*)::int from coupon_redemptions x
        where x.coupon_id = ${couponId} and x.state = 'released') as given_back
    from orders o where ${served}`.execute(db);
  const [found] = rows;
  return found ?? { orders: 0, new_customers: 0, sales: 0, given_back: 0 };
}

/** Which restaurants agreed to bear a part of it, and to which of its terms. */
export const listAgreements = (db: Db, couponId: number) =>
  db
    .selectFrom('coupon_consents as a')
    .innerJoin('restaurants as r', 'r.restaurant_id', 'a.restaurant_id')
    .leftJoin('users as u', 'u.user_id', 'a.agreed_by')
    .select([
      'a.restaurant_id',
      'r.restaurant_name',
      'a.budget',
      'a.spent',
      'a.valid_to',
      'a.agreed_on',
      'a.withdrawn_on',
    ])
    .select(['a.terms_version', 'u.name as agreed_by'])
    .where('a.coupon_id', '=', couponId)
    .orderBy('r.restaurant_name')
    .execute();

/** Which restaurants would not pay on its terms of now, the newest first. */
export const listDeclines = (db: Db, couponId: number) =>
  db
    .selectFrom('coupon_declines as n')
    .innerJoin('coupons as c', (join) =>
      join.onRef('c.coupon_id', '=', 'n.coupon_id').onRef('c.terms_version', '=', 'n.terms_version'),
    )
    .innerJoin('restaurants as r', 'r.restaurant_id', 'n.restaurant_id')
    .leftJoin('users as u', 'u.user_id', 'n.declined_by')
    .select(['n.restaurant_id', 'r.restaurant_name', 'n.words', 'n.declined_on', 'u.name as declined_by'])
    .where('n.coupon_id', '=', couponId)
    .orderBy('n.declined_on', 'desc')
    .execute();

export const listNames = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('restaurants')
    .select(['restaurant_id', 'restaurant_name'])
    .where('restaurant_id', 'in', [0, ...ids])
    .orderBy('restaurant_name')
    .execute();

const restaurantsMax = 10;

export async function searchRestaurants(db: Db, search: string) {
  const { rows } = await sql<{ restaurant_id: number; restaurant_name: string; cityname: string }>`
    select r.restaurant_id, r.restaurant_name, coalesce(c.cityname, '') as cityname
    from restaurants r left join cities c using (city_id)
    where r.lifecycle = 'active' and ${holds(sql`lower(r.restaurant_name)`, search) ?? sql`true`}
    order by lower(r.restaurant_name), r.restaurant_id limit ${restaurantsMax}`.execute(db);
  return rows;
}

export const addRow = (tx: Tx, coupon: Insertable<DB['coupons']>) =>
  tx.insertInto('coupons').values(coupon).returning('coupon_id').executeTakeFirstOrThrow();

export const updateRow = (tx: Tx, couponId: number, change: Updateable<DB['coupons']>) =>
  tx.updateTable('coupons').set(change).where('coupon_id', '=', couponId).execute();

/** Answers whether there was such a draft that no order carries. */
export async function deleteDraft(tx: Tx, couponId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('coupons')
    .where('coupon_id', '=', couponId)
    .where('status', '=', 'draft')
    .where(sql<boolean>`not exists (select from orders o where o.coupon_id = coupons.coupon_id)`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Customers who are the same to a coupon, counted, with some of them. */
export async function groupCustomers(db: Db, couponId: number) {
  const { rows } = await sql<{ is_new: boolean; uses: number; people: number; ids: number[] }>`
    select g.is_new, g.uses, count(*)::int as people, (array_agg(g.user_id order by g.user_id desc))[1:5] as ids
    from (select u.user_id, coalesce(s.used, 0) as uses,
        not exists (select from orders o where o.user_id = u.user_id
          and ${isCounted('o')}) as is_new
      from users u left join coupon_user_usage s on s.user_id = u.user_id and s.coupon_id = ${couponId}
      where u.role = 'user' and u.status = 'active') g
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

/** Active restaurants that are the same to a coupon: by city, by whether it names them, and by what they agreed to. */
export async function groupRestaurants(db: Db, couponId: number) {
  const { rows } = await sql<{
    city_id: number | null;
    agreed_to: Date | null;
    left: number | null;
    restaurants: number;
    ids: number[];
  }>`select r.city_id, a.valid_to as agreed_to, (a.budget - a.spent)::bigint as left, count(*)::int as restaurants,
      (array_agg(r.restaurant_id order by r.restaurant_id))[1:5] as ids
    from restaurants r cross join coupons c
      left join coupon_consents a on a.coupon_id = c.coupon_id and a.restaurant_id = r.restaurant_id
        and a.withdrawn_on is null and a.terms_version = c.terms_version
    where c.coupon_id = ${couponId} and r.lifecycle = 'active'
    group by 1, 2, 3, (r.restaurant_id = any(c.restaurant_ids)) order by 1, 2, 3`.execute(db);
  return rows;
}

export const listPeople = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('users')
    .select(['user_id', 'name'])
    .where('user_id', 'in', [0, ...ids])
    .orderBy('name')
    .execute();
