import type { Overview } from '@tawa/contract/insight/overview';
import { dayMs } from '@tawa/domain/common/durations';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt, serviceDayStart } from '@tawa/domain/insight/statistics';
import { sql } from 'kysely';
import { refundIsStuck, refundWaits } from '#db/refund-waits.ts';
import type { Db } from '#platform/database/db.ts';
import { isoTime, realDay, rupeesOf } from '#platform/database/listing.ts';
import { isOpen } from '#db/order-figures.ts';
import * as day from '../slots/orders.day.store.ts';
import { stuckConditions } from './orders.office.store.ts';

const rowsMax = 5;

type City = number | undefined;
const { inCity } = day;

const stuckRefunds = sql`(select count(*)::int from refunds r where ${refundIsStuck})
  + (select count(*)::int from share_refunds where state = 'failed')`;

/** What waits for a person, each as its list counts it. */
async function countWaiting(db: Db, now: Date, city: City): Promise<Overview['waiting']> {
  const stuck = stuckConditions(now);
  const ofOrder = inCity('o.city_id', city);
  const { rows } = await sql<Overview['waiting']>`select
    (select count(*)::int from orders o where ${stuck.unanswered} and ${ofOrder}) as unanswered,
    (select count(*)::int from orders o where ${stuck.late} and ${ofOrder}) as late,
    (select count(*)::int from orders o where ${stuck.paid} and ${ofOrder}) as paid,
    r.refunds, ${rupeesOf('r.amount')} as refunds_amount, c.complaints_overdue, c.complaints,
    (select count(*)::int from restaurants k
      where k.lifecycle in ('submitted', 'in_review') and ${inCity('k.city_id', city)}) as restaurants,
    (select count(distinct p.restaurant_id)::int from restaurant_papers p join restaurants k using (restaurant_id)
      where p.proposed is not null and k.lifecycle in ('active', 'suspended', 'closing')
        and ${inCity('k.city_id', city)}) as papers,
    ${city === undefined ? sql`(select count(*)::int from contact_messages where status = 'new')` : sql`null`} as contacts,
    ${city === undefined ? stuckRefunds : sql`null`} as refunds_stuck
    from (select count(distinct r.order_id)::int as refunds, coalesce(sum(r.amount), 0)::bigint as amount
        from refunds r join orders o on o.order_id = r.order_id where ${refundWaits} and ${ofOrder}) r,
      (select count(*) filter (where c.due_at < ${now} and c.status <> 'waiting_customer')::int as complaints_overdue,
        count(*)::int as complaints from complaints c join orders o on o.order_id = c.order_id
        where c.due_at is not null and ${ofOrder}) c`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('An aggregate has one row.');
  return found;
}

async function countLive(db: Db, city: City): Promise<Overview['live']> {
  const { rows } = await sql<Overview['live'][number]>`select o.status, count(*)::int as count from orders o
    where (o.status = 'pending_payment' or ${isOpen}) and ${inCity('o.city_id', city)} group by o.status`.execute(db);
  return rows;
}

async function listLate(db: Db, now: Date, city: City): Promise<Overview['late_orders']> {
  const { rows } = await sql<Overview['late_orders'][number]>`select o.order_number,
      o.restaurant->>'restaurant_name' as restaurant_name, c.cityname, o.status, ${isoTime('o.promised_to')} as promised_to
    from orders o join cities c on c.city_id = o.city_id
    where ${stuckConditions(now).late} and ${inCity('o.city_id', city)} order by o.promised_to limit ${rowsMax}`.execute(
    db,
  );
  return rows;
}

async function listRestaurants(db: Db, city: City): Promise<Overview['restaurants']> {
  const { rows } = await sql<Overview['restaurants'][number]>`select r.restaurant_id, r.restaurant_name, c.cityname,
      r.lifecycle, ${isoTime('r.submitted_on')} as submitted_on
    from restaurants r left join cities c on c.city_id = r.city_id
    where r.lifecycle in ('submitted', 'in_review') and r.submitted_on is not null and ${inCity('r.city_id', city)}
    order by r.submitted_on limit ${rowsMax}`.execute(db);
  return rows;
}

interface Query {
  city?: number;
  day?: string;
  /** Whether the reader's role includes what the platform earns. */
  knowsMoney: boolean;
}

/** Everything that the office's first page shows: what waits now, and a day up to now or whole. */
export async function readOverview(db: Db, now: Date, { city, day: queriedDay, knowsMoney }: Query): Promise<Overview> {
  const today = serviceDayAt(now, timeZoneDefault);
  const overviewDay = queriedDay === undefined || queriedDay > today ? today : realDay(queriedDay);
  const start = serviceDayStart(overviewDay, timeZoneDefault);
  const end = new Date(Math.min(now.getTime(), start.getTime() + dayMs));
  const ago = (at: Date) => new Date(at.getTime() - 7 * dayMs);
  const span = { start, end, city, knowsMoney };
  const before = { ...span, start: ago(start), end: ago(end) };
  const [waiting, live, sums, sumsBefore, lines, late_orders, hours, cities, dishes, complaints, restaurants] =
    await Promise.all([
      countWaiting(db, now, city),
      countLive(db, city),
      day.sumDay(db, span),
      day.sumDay(db, before),
      day.listLines(db, span),
      listLate(db, now, city),
      day.listHours(db, span, before),
      day.listCities(db, span),
      day.listDishes(db, span),
      day.listComplaints(db, now, city),
      listRestaurants(db, city),
    ]);
  const lists = { late_orders, hours, cities, dishes, complaints, restaurants };
  const when = { at: now.toISOString(), day: overviewDay, is_today: overviewDay === today };
  return { ...when, waiting, live, today: sums, before: sumsBefore, lines, ...lists };
}
