import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** What an order usually comes to, in paise: offers are compared by what they take off it. */
const usualTotal = 40_000;

/** Coupons that are in force and are refused to nobody for who they are: what depends on the visitor is told in the cart. */
const liveCoupons = (now: Date) => sql`
  live as materialized (
    select * from coupons
    where visible and status = 'active' and valid_from <= ${now.toISOString()}::timestamptz
      and (valid_to is null or valid_to > ${now.toISOString()}::timestamptz) and (total_limit is null or used < total_limit)
      and not new_customers_only and per_user_limit is null)`;

const names = (list: string, value: RawBuilder<unknown>) =>
  sql`(coalesce(cardinality(k.${sql.raw(list)}), 0) = 0 or ${value})`;

/** Hours that pass midnight belong to the day on which they begin, as `isWithinHours` says. */
const holdsNow = (now: Date) => sql`(k.weekdays is null and k.from_time is null or exists (
  select from (select (${now.toISOString()}::timestamptz at time zone r.timezone) as wall) w,
    lateral (select case when k.to_time is null then '0:00' else coalesce(k.from_time, '0:00') end as opens,
      case when k.from_time is null then '24:00' else coalesce(k.to_time, '24:00') end as closes, w.wall::time as clock, extract(dow from w.wall)::int as today) t
  where case when t.opens < t.closes then t.clock >= t.opens and t.clock < t.closes
      else t.clock >= t.opens or t.clock < t.closes end
    and ${names(
      'weekdays',
      sql`case when t.opens >= t.closes and t.clock < t.closes and t.clock < t.opens then (t.today + 6) % 7
        else t.today end = any (k.weekdays)`,
    )}))`;

/** Whether a live coupon `k` can be used at a restaurant `r` at this moment by whoever orders enough there. */
const fits = (now: Date) => sql<SqlBool>`(
  ${names('restaurant_ids', sql`r.restaurant_id = any (k.restaurant_ids)`)}
  and ${names('city_ids', sql`r.city_id = any (k.city_ids)`)}
  and case coalesce(k.fulfilment, '') when 'pickup' then r.offers_pickup when 'delivery' then r.offers_delivery else true end
  and (k.type <> 'free_delivery' or r.offers_delivery and r.delivery_fee > 0)
  and ${names(
    'category_ids',
    sql`exists (select from dishes d where d.restaurant_id = r.restaurant_id and d.isactive and d.category_id = any (k.category_ids))`,
  )}
  and (k.funded_by = 'platform' or exists (
    select from coupon_consents a where a.coupon_id = k.coupon_id and a.restaurant_id = r.restaurant_id
      and a.valid_to > ${now.toISOString()}::timestamptz and a.spent < a.budget
      and a.withdrawn_on is null and a.terms_version = k.terms_version))
  and ${holdsNow(now)})`;

const namesNobody = sql<SqlBool>`coalesce(cardinality(k.restaurant_ids), 0) = 0`;

/** What `hasOffer` reads: the few coupons for everybody, and the restaurants that have one of their own, found once. */
export const offeredNow = (now: Date) => sql`${liveCoupons(now)},
  for_all as materialized (select * from live k where ${namesNobody}),
  own as materialized (
    select r.restaurant_id from live k cross join unnest(k.restaurant_ids) named (restaurant_id)
    cross join lateral (select * from restaurants where restaurant_id = named.restaurant_id offset 0) r
    where ${fits(now)})`;

/** Whether a row `l` of `restaurant_listings` has an offer; needs `offeredNow` before it. */
export const hasOffer = (now: Date) => sql<SqlBool>`(
  l.restaurant_id in (select restaurant_id from own)
  or exists (select from for_all k join restaurants r on r.restaurant_id = l.restaurant_id where ${fits(now)}))`;

export interface Offer {
  code: string;
  title: string;
  names?: Names;
  terms: string;
  terms_in?: Names;
}

/** The best offers of a restaurant `r`: its own before those of its city, and those before what is there everywhere. */
export const bestOffers = (limit: number, now: Date) => sql<Offer[]>`json_strip_nulls(coalesce((
  with ${liveCoupons(now)}
  select json_agg(o) from (
    select k.code, k.title, nullif(k.names, '{}') as names, k.terms, nullif(k.terms_in, '{}') as terms_in from live k where ${fits(now)}
    order by coalesce(cardinality(k.restaurant_ids), 0) <> 1, k.restaurant_ids is null, k.city_ids is null,
      case k.type when 'percent' then least(coalesce(k.max_discount, ${usualTotal}::int), ${usualTotal}::int * k.value / 100)
        when 'flat' then k.value else r.delivery_fee end desc,
      k.coupon_id limit ${limit}) o), '[]'))`;
