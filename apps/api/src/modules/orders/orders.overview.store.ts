import type { Overview } from '@tawa/contract/overview';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { isoTime, rupeesOf } from '../../platform/listing.ts';
import { isOpen } from './order-figures.ts';
import * as day from './orders.day.store.ts';
import { kindsOfDay, startOfToday, stuckConditions } from './orders.desk.store.ts';

const weekMs = 7 * 86_400_000;
const shownRows = 5;

/** What waits for a person, each as its list counts it. */
async function countWaiting(db: Db, now: Date): Promise<Overview['waiting']> {
  const stuck = stuckConditions(now);
  const { rows } = await sql<Overview['waiting']>`select
    (select count(*)::int from orders o where ${stuck.unanswered}) as unanswered,
    (select count(*)::int from orders o where ${stuck.late}) as late,
    (select count(*)::int from orders o where ${stuck.paid}) as paid,
    r.refunds, ${rupeesOf('r.amount')} as refunds_amount, c.complaints_overdue, c.complaints,
    (select count(*)::int from restaurants where lifecycle in ('submitted', 'in_review')) as restaurants,
    (select count(distinct p.restaurant_id)::int from restaurant_papers p join restaurants k using (restaurant_id)
      where p.proposed is not null and k.lifecycle in ('active', 'suspended', 'closing')) as papers,
    (select count(*)::int from contact_messages where status = 'new') as contacts
    from (select count(distinct order_id)::int as refunds, coalesce(sum(amount), 0)::bigint as amount
        from refunds where state = 'requested') r,
      (select count(*) filter (where due_at < ${now} and status <> 'waiting_customer')::int as complaints_overdue,
        count(*)::int as complaints from complaints where due_at is not null) c`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

async function countLive(db: Db): Promise<Overview['live']> {
  const { rows } = await sql<Overview['live'][number]>`select o.status, count(*)::int as count from orders o
    where o.status = 'pending_payment' or ${isOpen} group by o.status`.execute(db);
  return rows;
}

/** What came of the orders placed between two moments. */
async function sumDay(db: Db, from: Date, to: Date): Promise<Overview['today']> {
  const { rows } = await sql<
    Overview['today']
  >`select d.placed, ${rupeesOf('d.sales')} as sales, d.ended, d.customers from (
      select count(*)::int as placed,
        coalesce(sum(o.item_total) filter (where ${kindsOfDay['served']}), 0)::bigint as sales,
        (count(*) filter (where ${kindsOfDay['ended']}))::int as ended,
        (select count(*)::int from users u where u.role = 'user' and u.status <> 'deleted' and u.created_on >= ${from} and u.created_on < ${to}) as customers
      from orders o where o.placed_at >= ${from} and o.placed_at < ${to} and ${kindsOfDay['placed']}
    ) d`.execute(db);
  return rows[0] ?? { placed: 0, sales: 0, ended: 0, customers: 0 };
}

async function listLate(db: Db, now: Date): Promise<Overview['late_orders']> {
  const { rows } = await sql<Overview['late_orders'][number]>`select o.order_number,
      o.restaurant->>'restaurant_name' as restaurant_name, c.cityname, o.status, ${isoTime('o.promised_to')} as promised_to
    from orders o join cities c on c.city_id = o.city_id
    where ${stuckConditions(now).late} order by o.promised_to limit ${shownRows}`.execute(db);
  return rows;
}

async function listRestaurants(db: Db): Promise<Overview['restaurants']> {
  const { rows } = await sql<Overview['restaurants'][number]>`select r.restaurant_id, r.restaurant_name, c.cityname,
      r.lifecycle, ${isoTime('r.submitted_on')} as submitted_on
    from restaurants r left join cities c on c.city_id = r.city_id
    where r.lifecycle in ('submitted', 'in_review') and r.submitted_on is not null
    order by r.submitted_on limit ${shownRows}`.execute(db);
  return rows;
}

/** Everything that the office's first page shows. */
export async function readOverview(db: Db, now: Date): Promise<Overview> {
  const start = startOfToday(now);
  const aWeekAgo = (at: Date) => new Date(at.getTime() - weekMs);
  const span = { start, now };
  const [waiting, live, today, before, lines, late_orders, hours, cities, dishes, complaints, restaurants] =
    await Promise.all([
      countWaiting(db, now),
      countLive(db),
      sumDay(db, start, now),
      sumDay(db, aWeekAgo(start), aWeekAgo(now)),
      day.listLines(db, span),
      listLate(db, now),
      day.listHours(db, span, aWeekAgo(start)),
      day.listCities(db, span),
      day.listDishes(db, span),
      day.listComplaints(db, now),
      listRestaurants(db),
    ]);
  const lists = { late_orders, hours, cities, dishes, complaints, restaurants };
  return { at: now.toISOString(), waiting, live, today, before, lines, ...lists };
}
