import type { CityTermForm, CityTermValue, DifferingCity } from '@tawa/contract/catalogue/cities.office';
import { reachStepM } from '@tawa/domain/catalogue/city-terms';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { sql } from 'kysely';
import { isServed } from '#db/order-states.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { isoTime, rupeesOf } from '#platform/database/listing.ts';

export type TermRow = Omit<CityTermValue, 'state'> & { term: string };

/** Every row of a city, the newest first. */
export async function listTerms(db: Db, cityId: number): Promise<TermRow[]> {
  const { rows } =
    await sql<TermRow>`select t.city_term_id, t.term, t.value, t.valid_from::text as valid_from, t.reason,
      u.name as set_by, ${isoTime('t.set_on')} as set_on
    from city_terms t join users u on u.user_id = t.set_by
    where t.city_id = ${cityId} order by t.valid_from desc, t.term`.execute(db);
  return rows;
}

/** Holds a city until the transaction ends, so that its terms are set one after the other. */
export const holdCity = (tx: Tx, cityId: number) =>
  tx.selectFrom('cities').select('cityname').where('city_id', '=', cityId).forNoKeyUpdate().executeTakeFirst();

/** What counts of a term on a day. */
export const findTerm = (db: Db, { city_id, term, day }: { city_id: number; term: string; day: string }) =>
  db
    .selectFrom('city_terms')
    .select(['value', 'valid_from'])
    .where('city_id', '=', city_id)
    .where('term', '=', term)
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();

interface NewTerm extends CityTermForm {
  city_id: number;
  set_by: number;
  set_on: Date;
}

/** Adds one; nothing where one begins on this day already. */
export const addTerm = (tx: Tx, row: NewTerm) =>
  tx
    .insertInto('city_terms')
    .values(row)
    .onConflict((conflict) => conflict.constraint('city_terms_city_id_term_valid_from_key').doNothing())
    .returning('city_term_id')
    .executeTakeFirst();

/** Removes one that begins after this day, and answers it. */
export const removeComing = (
  tx: Tx,
  { city_id, city_term_id, today }: { city_id: number; city_term_id: number; today: string },
) =>
  tx
    .deleteFrom('city_terms')
    .where('city_id', '=', city_id)
    .where('city_term_id', '=', city_term_id)
    .where('valid_from', '>', today)
    .returning(['term', 'value', 'valid_from'])
    .executeTakeFirst();

/** Cities with something of their own on this day or after it, one row for each term. */
export async function listDiffering(db: Db, today: string): Promise<DifferingCity[]> {
  const { rows } =
    await sql<DifferingCity>`select c.city_id, c.cityname, k.term, n.value, w.valid_from::text as next_from
    from (select distinct city_id, term from city_terms) k
      join cities c on c.city_id = k.city_id
      left join lateral (select t.value from city_terms t where t.city_id = k.city_id and t.term = k.term
        and t.valid_from <= ${today} order by t.valid_from desc limit 1) n on true
      left join lateral (select t.valid_from from city_terms t where t.city_id = k.city_id and t.term = k.term
        and t.valid_from > ${today} order by t.valid_from limit 1) w on true
    where n.value is not null or w.valid_from is not null
    order by lower(c.cityname), k.term`.execute(db);
  return rows;
}

interface Span {
  cityId: number;
  from: Date;
  to: Date;
}

interface Sums {
  orders: number;
  gross: number;
  commission: number;
  fee_gst_bp: number;
  following_orders: number;
  net: number;
  following_commission: number;
  everywhere: number;
}

/** The restaurants of a city, with what they have of their own. */
const kitchens = (cityId: number) => sql`(
  select r.restaurant_id, r.commission_bp, r.lat, r.lng, commission_of(r.restaurant_id, null) is null as pays_city,
    r.lifecycle = 'active' and r.offers_delivery as delivers,
    r.delivery_radius_m is null and coalesce(cardinality(r.delivery_pincodes), 0) = 0 as has_no_area
  from restaurants r where r.city_id = ${cityId})`;

/** What was delivered of a city's orders placed in a span, in rupees; of restaurants without a commission of their own apart. */
export async function sumDelivered(db: Db, { cityId, from, to }: Span): Promise<Sums> {
  const { rows } =
    await sql<Sums>`select s.orders, ${rupeesOf('s.gross')} as gross, ${rupeesOf('s.commission')} as commission,
      s.following_orders, ${rupeesOf('s.net')} as net, ${rupeesOf('s.following_commission')} as following_commission,
      ${rupeesOf('s.everywhere')} as everywhere, coalesce((select t.rate_bp from tax_rates t
        where t.category = 'platform_fee' and t.valid_from <= (${to}::timestamptz at time zone ${sql.lit(timeZoneDefault)})::date
        order by t.valid_from desc limit 1), 0) as fee_gst_bp
    from (select count(*)::int as orders, coalesce(sum(e.item_total), 0)::bigint as gross,
        coalesce(sum(round(e.net * e.paid_bp / 10000.0)), 0)::bigint as commission,
        count(*) filter (where e.pays_city)::int as following_orders,
        coalesce(sum(e.net) filter (where e.pays_city), 0)::bigint as net,
        coalesce(sum(round(e.net * e.paid_bp / 10000.0)) filter (where e.pays_city), 0)::bigint as following_commission,
        coalesce(sum(round(e.net * e.commission_bp / 10000.0)) filter (where e.pays_city), 0)::bigint as everywhere
      from (select o.item_total, o.item_total - o.discount_restaurant - o.coupon_by_restaurant as net,
          o.commission_bp as paid_bp, k.commission_bp, k.pays_city
        from ${kitchens(cityId)} k join orders o on o.restaurant_id = k.restaurant_id
        where o.placed_at >= ${from} and o.placed_at < ${to} and ${isServed('o')}) e) s`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

interface Reach {
  following: number;
  own: number;
  steps: { metres: number; orders: number }[];
  farthest: number[];
}

// As metresBetween of the domain.
const metres = sql`(2 * 6371000 * asin(sqrt(
  power(sin(radians(d.lat - k.lat) / 2), 2)
  + cos(radians(k.lat)) * cos(radians(d.lat)) * power(sin(radians(d.lng - k.lng) / 2), 2))))`;

/** How far deliveries of a span went from kitchens that follow the city's radius. */
export async function readReach(db: Db, { cityId, from, to }: Span): Promise<Reach> {
  const { rows } = await sql<Reach>`with kitchen as materialized (select * from ${kitchens(cityId)} k where k.delivers),
      way as (select k.restaurant_id, (ceil(${metres} / ${reachStepM}::int) * ${reachStepM}::int)::int as metres
        from kitchen k join orders o on o.restaurant_id = k.restaurant_id
          cross join lateral (select (o.address->>'lat')::double precision as lat, (o.address->>'lng')::double precision as lng) d
        where k.has_no_area and o.fulfilment = 'delivery' and o.placed_at >= ${from} and o.placed_at < ${to}
          and ${isServed('o')} and k.lat is not null and k.lng is not null and d.lat is not null and d.lng is not null),
      counted as (select restaurant_id, metres, count(*) as orders from way group by 1, 2)
    select (select count(*) from kitchen where has_no_area)::int as following,
      (select count(*) from kitchen where not has_no_area)::int as own,
      coalesce((select json_agg(json_build_object('metres', s.metres, 'orders', s.orders) order by s.metres)
        from (select metres, sum(orders)::int as orders from counted group by 1) s), '[]') as steps,
      coalesce((select json_agg(f.metres order by f.metres)
        from (select max(metres) as metres from counted group by restaurant_id) f), '[]') as farthest`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}
