import { officeRightsOf } from '@tawa/domain/accounts/administrators';
import { mayInOffice, type OfficePart } from '@tawa/domain/accounts/office-parts';

import type { ReportPeriod } from '@tawa/domain/insight/scheduled-reports';
import { sql, type Insertable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Db, Tx } from '#platform/database/db.ts';

export interface Reader {
  user_id: number;
  name: string;
  email: string;
}

/** Administrators who may see a part of the office now; of these accounts, or of all. */
export async function listReaders(db: Db, part: OfficePart, userIds?: readonly number[]): Promise<Reader[]> {
  const rows = await db
    .selectFrom('users as u')
    .leftJoin('office_roles as r', 'r.office_role_id', 'u.office_role_id')
    .select(['u.user_id', 'u.name', 'u.email', 'u.office_role', 'r.rights as own_rights'])
    .where('u.role', '=', 'admin')
    .where('u.status', '=', 'active')
    .$if(userIds !== undefined, (query) => query.where('u.user_id', 'in', [...(userIds ?? []), 0]))
    .orderBy('u.name')
    .orderBy('u.user_id')
    .execute();
  return rows.flatMap(({ office_role, own_rights, email, ...person }) => {
    const rights = officeRightsOf(office_role, own_rights);
    return rights && mayInOffice(rights, part, 'read') && email !== null ? [{ ...person, email }] : [];
  });
}

const reports = (db: Db) =>
  db
    .selectFrom('scheduled_reports as r')
    .innerJoin('users as m', 'm.user_id', 'r.made_by')
    .select(['r.scheduled_report_id', 'r.report', 'r.rhythm', 'r.hour', 'r.made_by', 'r.paused_on', 'r.next_at'])
    .select(['r.last_sent_on', 'm.name as made_by_name'])
    .select(
      sql<
        { user_id: number; name: string }[]
      >`(select coalesce(json_agg(json_build_object('user_id', u.user_id, 'name', u.name)
        order by u.name, u.user_id), '[]') from scheduled_report_readers d join users u on u.user_id = d.user_id
        where d.scheduled_report_id = r.scheduled_report_id)`.as('readers'),
    );
export type ReportRow = Awaited<ReturnType<typeof listReports>>[number];

/** All of them; the office has fifty at most. */
export const listReports = (db: Db) => reports(db).orderBy('r.next_at').orderBy('r.scheduled_report_id').execute();

export const findReport = (db: Db, id: number) =>
  reports(db).where('r.scheduled_report_id', '=', id).executeTakeFirst();

/** How many there are, counted by one at a time. */
export async function countReports(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('scheduled reports'))`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from scheduled_reports`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function addReport(
  tx: Tx,
  report: Insertable<DB['scheduled_reports']>,
  readers: readonly number[],
): Promise<number> {
  const { scheduled_report_id } = await tx
    .insertInto('scheduled_reports')
    .values(report)
    .returning('scheduled_report_id')
    .executeTakeFirstOrThrow();
  const rows = [...new Set(readers)].map((user_id) => ({ scheduled_report_id, user_id }));
  await tx.insertInto('scheduled_report_readers').values(rows).execute();
  return scheduled_report_id;
}

/** Holds a report, so that of two who send or change it one comes after the other. */
export const lockReport = (tx: Tx, id: number) =>
  tx.selectFrom('scheduled_reports').selectAll().where('scheduled_report_id', '=', id).forUpdate().executeTakeFirst();
export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

export const setPause = (tx: Tx, id: number, change: { paused_on: Date | null; next_at: Date }) =>
  tx.updateTable('scheduled_reports').set(change).where('scheduled_report_id', '=', id).execute();

export const deleteReport = (tx: Tx, id: number) =>
  tx.deleteFrom('scheduled_reports').where('scheduled_report_id', '=', id).execute();

export async function listDue(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('scheduled_reports')
    .select('scheduled_report_id')
    .where('paused_on', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .execute();
  return rows.map(({ scheduled_report_id }) => scheduled_report_id);
}

export async function listReaderIds(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('scheduled_report_readers')
    .select('user_id')
    .where('scheduled_report_id', '=', id)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const takeOff = (tx: Tx, id: number, userIds: readonly number[]) =>
  tx
    .deleteFrom('scheduled_report_readers')
    .where('scheduled_report_id', '=', id)
    .where('user_id', 'in', userIds)
    .execute();

/** Notes that a period goes out; false where it did before. */
export async function addSending(
  tx: Tx,
  id: number,
  sending: { period: ReportPeriod; letters: number; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('scheduled_report_sendings')
    .values({
      scheduled_report_id: id,
      period_from: sending.period.from,
      sent_on: sending.now,
      letters: sending.letters,
    })
    .onConflict((conflict) => conflict.constraint('scheduled_report_sendings_pkey').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export const setNext = (tx: Tx, id: number, change: { next_at: Date; last_sent_on?: Date }) =>
  tx.updateTable('scheduled_reports').set(change).where('scheduled_report_id', '=', id).execute();

export const setSent = (tx: Tx, id: number, last_sent_on: Date) =>
  tx.updateTable('scheduled_reports').set({ last_sent_on }).where('scheduled_report_id', '=', id).execute();

export const setLetters = (tx: Tx, id: number, period: ReportPeriod, letters: number) =>
  tx
    .updateTable('scheduled_report_sendings')
    .set({ letters })
    .where('scheduled_report_id', '=', id)
    .where('period_from', '=', period.from)
    .execute();
