import { complaintCategoryWords, complaintNumber } from '@tawa/domain/care/complaints';
import { dayMs } from '@tawa/domain/common/durations';
import { complaintReopenDays } from '@tawa/domain/common/limits';
import type { Deps } from '../../../deps.ts';
import { messageOf } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { type Mail, sendMail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { notifyAll } from '#modules/accounts/notifications/notifications.service.ts';
import { findSettings } from '#modules/content/settings/settings.service.ts';
import { moveLocked, type Mover } from './complaints.moves.ts';
import { noticeOfOverdue, noticesOfMove } from './complaints.notices.ts';
import * as store from './complaints.store.ts';
import { categoryOf, stateOf } from './stored-words.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'env'>;
const system: Mover = { actor: 'system', actor_id: null, scope: {} };
const reopenMs = complaintReopenDays * dayMs;

async function closeOne({ db, clock }: Pick<JobDeps, 'db' | 'clock'>, complaint_id: number): Promise<void> {
  await transaction(db, async (tx) => {
    const row = await store.lockComplaint(tx, complaint_id, system.scope);
    if (!row) return;
    const { ok } = await moveLocked(tx, row, { to: 'closed', mover: system, now: clock.now() });
    if (ok) await notifyAll(tx, noticesOfMove(row, 'closed'));
  });
}

/** Closes what was resolved, or asked back and left unanswered, seven days ago; one that fails keeps no other waiting. */
export async function closeExpired(deps: JobDeps): Promise<void> {
  const due = await store.listExpired(deps.db, new Date(deps.clock.now().getTime() - reopenMs));
  for (const { complaint_id } of due)
    await closeOne(deps, complaint_id).catch((error: unknown) =>
      deps.log.error({ complaint_id, reason: messageOf(error) }, 'a complaint could not be closed'),
    );
}

type Overdue = Awaited<ReturnType<typeof store.escalateOverdue>>[number];

const escalationMail = (
  origin: string,
  to: string,
  { complaint_id, order_number, category, due_at }: Overdue,
): Mail => ({
  to,
  subject: `Complaint ${complaintNumber(complaint_id)} is overdue`,
  heading: 'A complaint is overdue',
  paragraphs: [
    `Complaint ${complaintNumber(complaint_id)} about order ${order_number} (${complaintCategoryWords[categoryOf(category)]}) should have been dealt with by ${due_at?.toUTCString() ?? 'now'}.`,
    'As grievance officer you decide what happens next.',
  ],
  action: { label: 'Open the complaint', url: `${origin}/admin/complaints?complaint=${complaint_id}` },
});

/** Takes what is owed and was not done to the grievance officer, once. */
export async function escalate({ db, clock, env }: JobDeps): Promise<void> {
  await transaction(db, async (tx) => {
    const overdue = await store.escalateOverdue(tx, clock.now());
    const officer = (await findSettings(tx, clock.now()))('officer_email');
    for (const row of overdue) await sendMail(tx, escalationMail(env.PUBLIC_URL, officer, row));
    await notifyAll(tx, overdue.map(noticeOfOverdue));
    await publish(
      tx,
      overdue.map(({ complaint_id, status, version }) => ({
        audience: 'admin' as const,
        kind: 'complaint' as const,
        payload: { complaint_id, status: stateOf(status), version },
      })),
    );
  });
}

/** The work of the clock on complaints. */
export function complaintJobs(deps: JobDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.every('*/5 * * * *', 'complaints.escalate', () => escalate(deps));
  deps.jobs.every('7 * * * *', 'complaints.close', () => closeExpired(deps));
}
