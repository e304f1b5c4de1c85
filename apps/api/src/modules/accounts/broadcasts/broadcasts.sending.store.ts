import { sql } from 'kysely';
import type { BroadcastChannel, BroadcastLeft } from '@tawa/domain/accounts/broadcasts';
import type { Db, Tx } from '#platform/database/db.ts';

/** Whether this transaction is the one that hands over now, in all processes: two shares at once could both tell one person. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    is_ours: boolean;
  }>`select pg_try_advisory_xact_lock(hashtext('broadcasts')) as is_ours`.execute(tx);
  return rows[0]?.is_ours === true;
}

export const hasDue = async (db: Db, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('broadcasts')
    .select('broadcast_id')
    .where('state', 'in', ['planned', 'sending'])
    .where('starts_at', '<=', now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The broadcast whose turn it is, held until this share is handed over. */
export const holdDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('broadcasts')
    .selectAll()
    .where('state', 'in', ['planned', 'sending'])
    .where('starts_at', '<=', now)
    .orderBy('starts_at')
    .orderBy('broadcast_id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

export async function listWaiting(tx: Tx, broadcastId: number, share: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('broadcast_recipients')
    .select('user_id')
    .where('broadcast_id', '=', broadcastId)
    .where('state', '=', 'waiting')
    .orderBy('user_id')
    .limit(share)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** What became of somebody in this share. */
export interface Outcome {
  user_id: number;
  state: 'sent' | 'left' | 'failed';
  channels: readonly BroadcastChannel[];
  left_reason: BroadcastLeft | null;
  mail_id: number | null;
}

/** Writes down what became of a share, and adds it up on the broadcast. */
export async function endShare(tx: Tx, broadcastId: number, outcomes: readonly Outcome[], now: Date): Promise<void> {
  await sql`with ended as (update broadcast_recipients r set state = o.state, channels = o.channels,
      left_reason = o.left_reason, mail_id = o.mail_id, ended_on = ${now}
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      o (user_id int, state text, channels text[], left_reason text, mail_id bigint)
    where r.broadcast_id = ${broadcastId} and r.user_id = o.user_id and r.state = 'waiting'
    returning r.state, r.channels)
  update broadcasts b set sent = b.sent + n.sent, left_late = b.left_late + n.left_late, failed = b.failed + n.failed,
    sent_in_app = b.sent_in_app + n.in_app, sent_email = b.sent_email + n.email, sent_web_push = b.sent_web_push + n.web_push
  from (select count(*) filter (where state = 'sent') as sent, count(*) filter (where state = 'left') as left_late,
      count(*) filter (where state = 'failed') as failed, count(*) filter (where 'in_app' = any(channels)) as in_app,
      count(*) filter (where 'email' = any(channels)) as email, count(*) filter (where 'web_push' = any(channels)) as web_push
    from ended) n
  where b.broadcast_id = ${broadcastId}`.execute(tx);
}

interface OfferNotice {
  user_id: number;
  subject_key: string;
  title: string;
  body: string;
  link: string | null;
}

/** Puts a notice into inboxes; it is passed on with its share, so the worker of notices has nothing to do with it. */
export async function addNotices(tx: Tx, notices: readonly OfferNotice[], now: Date) {
  if (notices.length === 0) return [];
  return tx
    .insertInto('notifications')
    .values(notices.map((notice) => ({ ...notice, kind: 'offer', sent_at: now })))
    .onConflict((conflict) => conflict.constraint('notifications_user_id_kind_subject_key_key').doNothing())
    .returning(['notification_id', 'user_id'])
    .execute();
}

/** Letters that the outbox gave up after their last try: whoever got nothing else counts as failed. */
export async function noteGivenUp(db: Db): Promise<void> {
  await sql`with given_up as (update broadcast_recipients r set mail_id = null, channels = array_remove(r.channels, 'email'),
      state = case when r.channels = array['email'] then 'failed' else 'sent' end
    from mails m where m.mail_id = r.mail_id and m.sent_at is null and m.tries >= 8 and m.send_after < now()
    returning r.broadcast_id, r.state)
  update broadcasts b set sent_email = b.sent_email - n.letters, sent = b.sent - n.failed, failed = b.failed + n.failed
  from (select broadcast_id, count(*) as letters, count(*) filter (where state = 'failed') as failed
    from given_up group by broadcast_id) n
  where b.broadcast_id = n.broadcast_id`.execute(db);
}
