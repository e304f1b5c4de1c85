// One service day of the office's first page. Orders count by the moment at which they were placed, as reports count them.
import type { Overview } from '@tawa/contract/insight/overview';
import { hourMs } from '@tawa/domain/common/durations';
import { toRupees } from '@tawa/domain/common/money';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { isoTime, rupeesOf } from '#platform/database/listing.ts';
import { figureConditions, placed, served } from '#db/order-figures.ts';

const hoursOfDay = 24;
const rowsMax = 5;

export interface DaySpan {
  start: Date;
  /** The end of the day, or now. */
  end: Date;
  city: number | undefined;
  knowsMoney: boolean;
}

/** That a row is of a city; true for all of them. */
export const inCity = (column: string, city: number | undefined) =>
  city === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(column)} = ${city}`;

const within = (column: string, { start, end }: DaySpan) =>
  sql<SqlBool>`${sql.ref(column)} >= ${start} and ${sql.ref(column)} < ${end}`;
const ofDay = (span: DaySpan) =>
  sql<SqlBool>`${within('o.placed_at', span)} and ${placed} and ${inCity('o.city_id', span.city)}`;
const joined = (span: DaySpan) =>
  sql<SqlBool>`u.role = 'user' and u.status <> 'deleted' and ${within('u.created_on', span)}`;
const ended = sql<SqlBool>`${figureConditions.ended}`;

/**
 * What the books say that the platform keeps of the day's orders, in paise of each order. Nothing is earned or undone before it is
 * placed, which spares the planner the ledger of all the years before.
 */
const incomeOf = (span: DaySpan) => sql`select o.placed_at, 0 - e.amount as amount
  from orders o join ledger_transactions t on t.order_id = o.order_id and t.kind in ('earned', 'refund') and t.at >= ${span.start}
    join ledger_entries e on e.ledger_transaction_id = t.ledger_transaction_id
  where ${ofDay(span)} and e.account in ('commission_income', 'platform_fee_income')`;

/** What came of the orders of a day. */
export async function sumDay(db: Db, span: DaySpan): Promise<Overview['today']> {
  const ratedAt = sql`coalesce(g.updated_on, g.created_on)`;
  const { rows } = await sql<Overview['today']>`select d.placed, ${rupeesOf('d.sales')} as sales, d.ended,
      ${span.knowsMoney ? sql`(select ${rupeesOf('i.income')} from (select coalesce(sum(amount), 0)::bigint as income from (${incomeOf(span)}) each) i)` : sql`null`} as income,
      ${span.city === undefined ? sql`(select count(*)::int from users u where ${joined(span)})` : sql`null`} as customers,
      s.ratings, s.rating
    from (select count(*)::int as placed, coalesce(sum(o.item_total) filter (where ${served}), 0)::bigint as sales,
        (count(*) filter (where ${ended}))::int as ended from orders o where ${ofDay(span)}) d,
      (select count(*)::int as ratings, round(avg(g.rating), 2)::float8 as rating
        from ratings g join restaurants r on r.restaurant_id = g.restaurant_id
        where g.visible and ${ratedAt} >= ${span.start} and ${ratedAt} < ${span.end} and ${inCity('r.city_id', span.city)}) s`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

const hourOf = (column: string, start: Date) =>
  sql`floor(extract(epoch from ${sql.ref(column)} - ${start}::timestamptz) / 3600)`;

async function countHours(db: Db, span: DaySpan): Promise<number[]> {
  const { rows } = await sql<{ hour: number; placed: number }>`select ${hourOf('o.placed_at', span.start)}::int as hour,
      count(*)::int as placed from orders o where ${ofDay(span)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ hour, placed: count }) => [hour, count]));
  return Array.from({ length: hoursOfDay }, (_, hour) => counts.get(hour) ?? 0);
}

/** How many hours of a day have begun. */
const begunOf = ({ start, end }: DaySpan): number =>
  Math.min(hoursOfDay, Math.floor((end.getTime() - start.getTime()) / hourMs) + 1);

/** The orders of each hour of a day, beside those of a whole day before. */
export async function listHours(db: Db, span: DaySpan, before: DaySpan): Promise<Overview['hours']> {
  const whole = { ...before, end: new Date(before.start.getTime() + hoursOfDay * hourMs) };
  const [today, then] = await Promise.all([countHours(db, span), countHours(db, whole)]);
  const begun = begunOf(span);
  return today.map((count, hour) => ({ placed: hour < begun ? count : null, before: then[hour] ?? 0 }));
}

interface HourRow {
  hour: number;
  placed: number;
  sales: number;
  income: number;
  ended: number;
  customers: number;
}

/** How the day's figures grew, hour by hour. */
export async function listLines(db: Db, span: DaySpan): Promise<Overview['lines']> {
  const income = sql`union all select ${hourOf('i.placed_at', span.start)}, 0, 0, sum(i.amount), 0, 0
    from (${incomeOf(span)}) i group by 1`;
  const { rows } = await sql<HourRow>`select h.hour::int as hour, sum(h.placed)::int as placed,
      sum(h.sales)::bigint as sales, sum(h.income)::bigint as income, sum(h.ended)::int as ended,
      sum(h.customers)::int as customers
    from (select ${hourOf('o.placed_at', span.start)} as hour, count(*) as placed,
        coalesce(sum(o.item_total) filter (where ${served}), 0) as sales, 0 as income,
        count(*) filter (where ${ended}) as ended, 0 as customers
      from orders o where ${ofDay(span)} group by 1
      ${span.knowsMoney ? income : sql``}
      union all select ${hourOf('u.created_on', span.start)}, 0, 0, 0, 0, count(*) from users u
      where ${joined(span)} group by 1) h
    group by 1`.execute(db);
  const upTo = (figure: keyof HourRow) =>
    Array.from({ length: begunOf(span) }, (_, last) =>
      rows.reduce((sum, row) => (row.hour <= last ? sum + row[figure] : sum), 0),
    );
  const rupees = (figure: 'sales' | 'income') => upTo(figure).map((paise) => toRupees(paise));
  const counts = { placed: upTo('placed'), ended: upTo('ended'), customers: upTo('customers') };
  return { ...counts, sales: rupees('sales'), income: rupees('income') };
}

export async function listCities(db: Db, span: DaySpan): Promise<Overview['cities']> {
  const { rows } = await sql<Overview['cities'][number]>`select s.city_id, c.cityname, ${rupeesOf('s.sales')} as sales
    from (select o.city_id, sum(o.item_total)::bigint as sales from orders o
      where ${ofDay(span)} and ${served} group by 1) s join cities c on c.city_id = s.city_id
    order by s.sales desc, s.city_id limit ${rowsMax}`.execute(db);
  return rows;
}

/** What is cooked most; what was cancelled or rejected does not count. */
export async function listDishes(db: Db, span: DaySpan): Promise<Overview['dishes']> {
  const { rows } = await sql<Overview['dishes'][number]>`select i.menu_id, min(i.name) as name,
      bool_and(i.is_veg)::int as is_veg, min(i.dish_img) as dish_img, sum(i.fulfilled_quantity)::int as portions
    from orders o join order_items i on i.order_id = o.order_id
    where ${ofDay(span)} and not ${ended} and i.menu_id is not null
    group by i.menu_id order by portions desc, i.menu_id limit ${rowsMax}`.execute(db);
  return rows;
}

/** What complaints are owed first. */
export async function listComplaints(db: Db, now: Date, city: number | undefined): Promise<Overview['complaints']> {
  const { rows } = await sql<Overview['complaints'][number]>`select c.complaint_id, c.category, c.subject, c.status,
      ${isoTime('c.due_at')} as due_at, c.due_at < ${now} and c.status <> 'waiting_customer' as overdue
    from complaints c join orders o on o.order_id = c.order_id
    where c.due_at is not null and ${inCity('o.city_id', city)}
    order by c.due_at, c.complaint_id limit ${rowsMax}`.execute(db);
  return rows;
}
