import type { Overview } from '@tawa/contract/overview';
import { toRupees } from '@tawa/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isoTime, rupeesOf } from '../../platform/listing.ts';
import { kindsOfDay } from './orders.desk.store.ts';

const hourMs = 3_600_000;
const hoursOfDay = 24;
const shownRows = 5;

interface Span {
  start: Date;
  now: Date;
}

const placedFrom = ({ start, now }: Span) =>
  sql`o.placed_at >= ${start} and o.placed_at < ${now} and ${kindsOfDay['placed']}`;

async function countHours(db: Db, span: Span): Promise<number[]> {
  const { rows } = await sql<{ hour: number; placed: number }>`select
      floor(extract(epoch from o.placed_at - ${span.start}::timestamptz) / 3600)::int as hour, count(*)::int as placed
    from orders o where ${placedFrom(span)} group by 1`.execute(db);
  const counts = new Map(rows.map(({ hour, placed }) => [hour, placed]));
  return Array.from({ length: hoursOfDay }, (_, hour) => counts.get(hour) ?? 0);
}

/** The orders of each hour of a day, beside those of a whole day before. */
export async function listHours(db: Db, { start, now }: Span, before: Date): Promise<Overview['hours']> {
  const whole = { start: before, now: new Date(before.getTime() + hoursOfDay * hourMs) };
  const [today, then] = await Promise.all([countHours(db, { start, now }), countHours(db, whole)]);
  const begun = Math.floor((now.getTime() - start.getTime()) / hourMs);
  return today.map((placed, hour) => ({ placed: hour <= begun ? placed : null, before: then[hour] ?? 0 }));
}

interface HourRow {
  hour: number;
  placed: number;
  sales: number;
  ended: number;
  customers: number;
}

const hourOf = (column: string, start: Date) =>
  sql`floor(extract(epoch from ${sql.ref(column)} - ${start}::timestamptz) / 3600)`;

/** How the day's figures grew, hour by hour. */
export async function listLines(db: Db, span: Span): Promise<Overview['lines']> {
  const { start, now } = span;
  const { rows } = await sql<HourRow>`select h.hour::int as hour, sum(h.placed)::int as placed,
      sum(h.sales)::bigint as sales, sum(h.ended)::int as ended, sum(h.customers)::int as customers
    from (select ${hourOf('o.placed_at', start)} as hour, count(*) as placed,
        coalesce(sum(o.item_total) filter (where ${kindsOfDay['served']}), 0) as sales,
        count(*) filter (where ${kindsOfDay['ended']}) as ended, 0 as customers
      from orders o where ${placedFrom(span)} group by 1
      union all
      select ${hourOf('u.created_on', start)}, 0, 0, 0, count(*) from users u
      where u.role = 'user' and u.status <> 'deleted' and u.created_on >= ${start} and u.created_on < ${now} group by 1) h
    group by 1`.execute(db);
  const begun = Math.floor((now.getTime() - start.getTime()) / hourMs);
  const upTo = (figure: keyof HourRow) =>
    Array.from({ length: begun + 1 }, (_, last) =>
      rows.reduce((sum, row) => (row.hour <= last ? sum + row[figure] : sum), 0),
    );
  const sales = upTo('sales').map((paise) => toRupees(paise));
  return { placed: upTo('placed'), sales, ended: upTo('ended'), customers: upTo('customers') };
}

export async function listCities(db: Db, span: Span): Promise<Overview['cities']> {
  const { rows } = await sql<Overview['cities'][number]>`select s.city_id, c.cityname, ${rupeesOf('s.sales')} as sales
    from (select o.city_id, sum(o.item_total)::bigint as sales from orders o
      where ${placedFrom(span)} and ${kindsOfDay['served']} group by 1) s join cities c on c.city_id = s.city_id
    order by s.sales desc, s.city_id limit ${shownRows}`.execute(db);
  return rows;
}

/** What is cooked most today; what was cancelled or rejected does not count. */
export async function listDishes(db: Db, span: Span): Promise<Overview['dishes']> {
  const { rows } = await sql<Overview['dishes'][number]>`select i.menu_id, min(i.name) as name,
      bool_and(i.is_veg)::int as is_veg, sum(i.fulfilled_quantity)::int as portions
    from orders o join order_items i on i.order_id = o.order_id
    where ${placedFrom(span)} and not ${kindsOfDay['ended']} and i.menu_id is not null
    group by i.menu_id order by portions desc, i.menu_id limit ${shownRows}`.execute(db);
  return rows;
}

/** What complaints are owed first. */
export async function listComplaints(db: Db, now: Date): Promise<Overview['complaints']> {
  const { rows } = await sql<Overview['complaints'][number]>`select c.complaint_id, c.category, c.status,
      ${isoTime('c.due_at')} as due_at, c.due_at < ${now} and c.status <> 'waiting_customer' as overdue
    from complaints c where c.due_at is not null order by c.due_at, c.complaint_id limit ${shownRows}`.execute(db);
  return rows;
}
