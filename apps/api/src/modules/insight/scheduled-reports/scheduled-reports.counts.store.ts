import type { ReportPeriod } from '@tawa/domain/insight/scheduled-reports';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/db.ts';
import { within } from '#platform/database/listing.ts';

type Counted<K extends string> = Record<K, number>;

const isIn = (column: string, period: ReportPeriod) => sql`(${sql.join(within(column, period), sql` and `)})`;

async function readOne<K extends string>(db: Db, query: RawBuilder<Counted<K>>): Promise<Counted<K>> {
  const { rows } = await query.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Nothing was counted.');
  return row;
}

export const countOrders = (db: Db, period: ReportPeriod) =>
  readOne(
    db,
    sql<Counted<'placed' | 'served' | 'rejected' | 'cancelled' | 'expired' | 'failed' | 'open'>>`select
      count(*) filter (where status not in ('pending_payment', 'expired'))::int as placed,
      count(*) filter (where status in ('delivered', 'picked_up'))::int as served,
      count(*) filter (where status = 'rejected')::int as rejected,
      count(*) filter (where status = 'cancelled')::int as cancelled,
      count(*) filter (where status = 'expired')::int as expired,
      count(*) filter (where status in ('rejected', 'cancelled', 'expired'))::int as failed,
      count(*) filter (where closed_at is null)::int as open
    from orders o where ${isIn('o.placed_at', period)}`,
  );

/** What waits for a person at this moment. */
export const countWaiting = (db: Db) =>
  readOne(
    db,
    sql<Counted<'refunds' | 'complaints' | 'overdue'>>`select
      (select count(*) from refunds where state = 'requested')::int as refunds,
      count(*)::int as complaints, count(*) filter (where due_at < now())::int as overdue
    from complaints where due_at is not null`,
  );

export const sumPayouts = (db: Db, period: ReportPeriod) =>
  readOne(
    db,
    sql<Counted<'issued' | 'issued_sum' | 'paid' | 'paid_sum' | 'open' | 'open_sum' | 'disputed'>>`select
      count(*) filter (where ${isIn('p.issued_at', period)})::int as issued,
      coalesce(sum(p.net) filter (where ${isIn('p.issued_at', period)}), 0)::float8 / 100 as issued_sum,
      count(*) filter (where ${isIn('p.paid_at', period)})::int as paid,
      coalesce(sum(p.net) filter (where ${isIn('p.paid_at', period)}), 0)::float8 / 100 as paid_sum,
      count(*) filter (where p.status = 'issued')::int as open,
      coalesce(sum(p.net) filter (where p.status = 'issued'), 0)::float8 / 100 as open_sum,
      count(*) filter (where p.status = 'disputed')::int as disputed
    from payouts p`,
  );

export const countComplaints = (db: Db, period: ReportPeriod) =>
  readOne(
    db,
    sql<
      Counted<'written' | 'ended'>
    >`select count(*)::int as written, count(*) filter (where due_at is null)::int as ended
    from complaints c where ${isIn('c.created_on', period)}`,
  );

export const countAccounts = (db: Db, period: ReportPeriod) =>
  readOne(
    db,
    sql<Counted<'customers' | 'restaurants' | 'blocked'>>`select
      count(*) filter (where role = 'user')::int as customers,
      count(*) filter (where role = 'restaurant')::int as restaurants,
      (select count(*) from users where status = 'blocked')::int as blocked
    from users u where ${isIn('u.created_on', period)}`,
  );

export const countDeeds = (db: Db, period: ReportPeriod) =>
  readOne(
    db,
    sql<Counted<'deeds' | 'people' | 'files'>>`select count(*)::int as deeds, count(distinct actor_id)::int as people,
      count(*) filter (where action = 'export.take')::int as files
    from audit_entries a where ${isIn('a.at', period)}`,
  );
