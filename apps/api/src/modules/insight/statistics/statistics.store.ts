// Every figure has its one definition: here, or in `order-figures.ts` what orders count. An order belongs to the service day
// on which it was placed.
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { quietDishDays } from '@tawa/domain/insight/statistics';
import { sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { inSpan, inSpans, isNow, ordersOf, restaurantsOf, type Scope, type Span, type Spans } from './scope.ts';
import { countOf, placed, served } from '#db/order-figures.ts';
import { isReplaced } from '#db/order-instead.ts';

const localOf = (zone: string) => sql`(o.placed_at at time zone ${zone})`;
const dayOf = (zone: string) =>
  sql<string>`((${localOf(zone)} - make_interval(hours => ${serviceDayStartHour}))::date)::text`;

export interface HourRow {
  day: string;
  hour: number;
  placed: number;
  delivered: number;
  open: number;
  accepted: number;
  rejected: number;
  missed: number;
  cancelled_by_customer: number;
  cancelled_by_restaurant: number;
  cancelled_by_office: number;
  late: number;
  new_customers: number;
  cash: number;
  with_coupon: number;
  gross: number;
  discounts: number;
  coupon_by_restaurant: number;
  coupon_by_platform: number;
  prep: number[] | null;
  prep_promised: number;
}

/** Every order of a span once, in the hour of the service day in which it was placed; days and sums are added up from here. */
export async function countHours(db: Db, scope: Scope, span: Span, zone: string): Promise<HourRow[]> {
  const { rows } = await sql<HourRow>`select ${dayOf(zone)} as day, extract(hour from ${localOf(zone)})::int as hour,
      count(*)::int as placed,
      ${countOf('delivered')} as delivered, ${countOf('open')} as open, ${countOf('accepted')} as accepted,
      ${countOf('rejected')} as rejected, ${countOf('missed')} as missed,
      ${countOf('cancelled_by_customer')} as cancelled_by_customer,
      ${countOf('cancelled_by_restaurant')} as cancelled_by_restaurant,
      ${countOf('cancelled_by_office')} as cancelled_by_office, ${countOf('late')} as late,
      ${countOf('new_customers')} as new_customers, ${countOf('cash')} as cash, ${countOf('with_coupon')} as with_coupon,
      coalesce(sum(o.item_total) filter (where ${served}), 0)::bigint as gross,
      coalesce(sum(o.discount_restaurant + o.coupon_by_restaurant) filter (where ${served}), 0)::bigint as discounts,
      coalesce(sum(o.coupon_by_restaurant) filter (where ${served}), 0)::bigint as coupon_by_restaurant,
      coalesce(sum(o.discount_coupon - o.coupon_by_restaurant) filter (where ${served}), 0)::bigint as coupon_by_platform,
      array_agg(round(extract(epoch from o.ready_at - o.accepted_at))::int)
        filter (where o.ready_at is not null and o.accepted_at is not null and o.scheduled_for is null) as prep,
      coalesce(sum(o.prep_minutes)
        filter (where o.ready_at is not null and o.accepted_at is not null and o.scheduled_for is null), 0)::int as prep_promised
    from orders o where ${inSpan('o.placed_at', span)} and ${ordersOf(scope)} and ${placed}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface MoneyRow {
  day: string;
  account: string;
  part: string;
  /** Paise in favour of the account. */
  amount: number;
}

/** What the books say of a span's orders, by the same day as the orders themselves. */
export async function sumMoney(db: Db, scope: Scope, span: Span, zone: string): Promise<MoneyRow[]> {
  const { rows } =
    await sql<MoneyRow>`select ${dayOf(zone)} as day, e.account, e.part, (0 - sum(e.amount))::bigint as amount
    from orders o join ledger_transactions t on t.order_id = o.order_id
      join ledger_entries e on e.ledger_transaction_id = t.ledger_transaction_id
    where ${inSpan('o.placed_at', span)} and ${ordersOf(scope)}
      and e.account in ('restaurant_payable', 'commission_income', 'platform_fee_income')
    group by 1, 2, 3`.execute(db);
  return rows;
}

export interface AfterRow {
  is_now: boolean;
  complaints: number;
  refunded: number;
  cash_refused: number;
}

/** What came after the orders of both periods: complaints, refunds and refused cash. */
export async function countAfter(db: Db, scope: Scope, spans: Spans): Promise<AfterRow[]> {
  const period = (span: Span, is_now: boolean) => sql`select ${is_now}::boolean as is_now,
      ${countOf('complaints')} as complaints, ${countOf('refunded')} as refunded, ${countOf('cash_refused')} as cash_refused
    from orders o where ${inSpan('o.placed_at', span)} and ${ordersOf(scope)} and ${placed}`;
  const { rows } = await sql<AfterRow>`${period(spans.now, true)} union all ${period(spans.before, false)}`.execute(db);
  return rows;
}

export interface DishRow {
  menu_id: number | null;
  name: string;
  is_veg: boolean;
  dish_img: string | null;
  quantity: number;
  orders: number;
  sales: number;
  sales_before: number;
  /** How many dishes were sold at all. */
  sold: number;
}

const dishesMax = 20;

/** The dishes that sold best, by what they brought before any discount. */
export async function listDishes(db: Db, scope: Scope, spans: Spans): Promise<DishRow[]> {
  const now = isNow('o.placed_at', spans);
  const { rows } = await sql<DishRow>`with sold as (
      select i.menu_id, case when i.menu_id is null then i.name end as gone, max(i.name) as name,
        bool_and(i.is_veg) as is_veg, max(i.dish_img) as dish_img,
        coalesce(sum(i.quantity) filter (where ${now}), 0)::int as quantity,
        (count(distinct i.order_id) filter (where ${now}))::int as orders,
        coalesce(sum(i.gross) filter (where ${now}), 0)::bigint as sales,
        coalesce(sum(i.gross) filter (where ${inSpan('o.placed_at', spans.before)}), 0)::bigint as sales_before
      from orders o join order_items i on i.order_id = o.order_id
      where ${inSpans('o.placed_at', spans)} and ${ordersOf(scope)} and ${served} and not ${isReplaced} group by 1, 2)
    select menu_id, name, is_veg, dish_img, quantity, orders, sales, sales_before, (count(*) over ())::int as sold
    from sold where quantity > 0 order by sales desc, quantity desc, name limit ${dishesMax}`.execute(db);
  return rows;
}

export interface QuietRow {
  menu_id: number;
  name: string;
  is_veg: boolean;
  dish_img: string | null;
  last_ordered_at: Date | null;
}

const quietMax = 8;

/** What is on sale, has been for a while, and nobody has ordered for as long. */
export async function listQuietDishes(db: Db, scope: Scope, now: Date): Promise<QuietRow[]> {
  const since = sql`${now}::timestamptz - make_interval(days => ${quietDishDays})`;
  const { rows } = await sql<QuietRow>`with busy as (
      select distinct i.menu_id from orders o join order_items i on i.order_id = o.order_id
      where o.placed_at >= ${since} and ${ordersOf(scope)} and ${placed} and i.menu_id is not null),
    quiet as (
      select d.menu_id, d.dish_name as name, d.is_veg, d.dish_img from dishes d
      where ${restaurantsOf(scope, 'd.restaurant_id')} and d.isactive and d.deleted_on is null and d.published_on <= ${since}
        and not exists (select from busy where busy.menu_id = d.menu_id)
      order by d.published_on, d.menu_id limit ${quietMax})
    select q.*, (select max(o.placed_at) from order_items i join orders o using (order_id)
      where i.menu_id = q.menu_id) as last_ordered_at
    from quiet q order by last_ordered_at nulls first, q.menu_id`.execute(db);
  return rows;
}

export interface RatingRow {
  day: string;
  stars: number;
  given: number;
}

/** Visible ratings by the service day on which they were given or changed, from the first one to the end of a span. */
export async function countRatings(db: Db, scope: Scope, end: Date, zone: string): Promise<RatingRow[]> {
  const at = sql`coalesce(r.updated_on, r.created_on)`;
  const { rows } = await sql<RatingRow>`select
      (((${at} at time zone ${zone}) - make_interval(hours => ${serviceDayStartHour}))::date)::text as day,
      sum(r.rating)::int as stars, count(*)::int as given
    from ratings r where r.visible and ${at} < ${end}::timestamptz and ${restaurantsOf(scope, 'r.restaurant_id')}
    group by 1 order by 1`.execute(db);
  return rows;
}

export const listHours = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurant_hours')
    .select(['weekday', 'opens', 'closes'])
    .where('restaurant_id', '=', restaurantId)
    .execute();

export const findCityName = async (db: Db, cityId: number): Promise<string | undefined> =>
  (await db.selectFrom('cities').select('cityname').where('city_id', '=', cityId).executeTakeFirst())?.cityname;

export const findRestaurant = (db: Db, restaurantId: number) =>
  db
    .selectFrom('restaurants')
    .select(['restaurant_name', 'timezone'])
    .where('restaurant_id', '=', restaurantId)
    .executeTakeFirst();
