// Hands a broadcast over in shares: each is one transaction that holds the broadcast, asks for each person once more whether they
// may be told, writes notices, letters and pushes, and says so. Whoever is killed leaves the share waiting, whole.
import { isQuiet, type BroadcastChannel } from '@tawa/domain/accounts/broadcasts';
import { dayMs } from '@tawa/domain/common/durations';
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { forgetOld } from '#platform/database/forget.ts';
import { transaction } from '#platform/database/transaction.ts';
import { messageOf } from '#platform/http/errors.ts';
import { isQueueFull } from '#platform/jobs/tasks.ts';
import { isOutboxFull, queueMails } from '#platform/mail/outbox.ts';
import { queuePushes } from '#modules/accounts/notifications/notifications.service.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { offerMail } from './broadcasts.letters.ts';
import { findSpanEnd, gatherPeople, listPeople, type Person } from './broadcasts.people.store.ts';
import * as sending from './broadcasts.sending.store.ts';
import { type LockedBroadcast, updateBroadcast } from './broadcasts.store.ts';
import { channelsOf } from './stored-words.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'env' | 'log'>;

/** Accounts that are looked at in one transaction. */
const gatheredOnce = 2000;
/** Letters and pushes that may wait before more of a broadcast are added: codes and orders never stand behind it. */
export const waitingMax = 25;
export const pushQueue = 'offers';

const noted = (broadcast: LockedBroadcast, now: Date) => ({
  channels: channelsOf(broadcast.channels),
  now,
  broadcast_id: broadcast.broadcast_id,
});

/** Looks at the next accounts; once there are none, everybody whom it is for is known. */
async function gather(tx: Tx, broadcast: LockedBroadcast, now: Date): Promise<void> {
  const { broadcast_id, gathered_to } = broadcast;
  const to = await findSpanEnd(tx, gathered_to, gatheredOnce);
  if (to !== null) await gatherPeople(tx, broadcast, noted(broadcast, now), { after: gathered_to, to });
  await updateBroadcast(tx, broadcast_id, { state: 'sending', ...(to === null && { gathered_on: now }) });
}

async function end(tx: Tx, { broadcast_id, planned_by, ...counts }: LockedBroadcast, now: Date): Promise<void> {
  await updateBroadcast(tx, broadcast_id, { state: 'done', ended_on: now });
  if (planned_by === null) return;
  const { people, sent, failed, left_late } = counts;
  const after = { people, sent, failed, left_late };
  await record(tx, { actor_id: planned_by, action: 'broadcast.end', subject_id: broadcast_id, after });
}

async function hasRoom(tx: Tx, channels: readonly BroadcastChannel[]): Promise<boolean> {
  if (channels.includes('email') && (await isOutboxFull(tx, waitingMax))) return false;
  return !(channels.includes('web_push') && (await isQueueFull(tx, pushQueue, waitingMax)));
}

/** Hands over what these people are to hear. */
async function handOver(
  tx: Tx,
  { env }: Pick<WorkDeps, 'env'>,
  { broadcast, people, now }: { broadcast: LockedBroadcast; people: readonly Person[]; now: Date },
): Promise<void> {
  const { broadcast_id, title, body, link } = broadcast;
  const by = (channel: BroadcastChannel) =>
    people.filter(({ left_reason, channels }) => left_reason === null && channels.includes(channel));
  const words = { title, body, link };
  const subject_key = `broadcast:${broadcast_id}`;
  const notices = by('in_app').map(({ user_id }) => ({ user_id, subject_key, ...words }));
  const added = await sending.addNotices(tx, notices, now);
  const phones = new Set(by('web_push').map(({ user_id }) => user_id));
  await queuePushes(
    tx,
    added.filter(({ user_id }) => phones.has(user_id)),
    now,
    pushQueue,
  );
  const letters = by('email').flatMap(({ email, ...person }) =>
    email === null ? [] : [offerMail(env, { ...person, email }, words)],
  );
  const queued = await queueMails(tx, letters);
  const outcomes = people.map(({ user_id, email, left_reason, channels }): sending.Outcome => {
    if (left_reason !== null) return { user_id, state: 'left', channels: [], left_reason, mail_id: null };
    return { user_id, state: 'sent', channels, left_reason, mail_id: queued.get(email ?? '') ?? null };
  });
  await sending.endShare(tx, broadcast_id, outcomes, now);
}

/** What a try came to: there may be more at once, or there is nothing to do now. */
type Try = 'worked' | 'rested';

async function tryShare(deps: WorkDeps, share: number): Promise<Try> {
  const now = deps.clock.now();
  return transaction(deps.db, async (tx): Promise<Try> => {
    const broadcast = (await sending.takeTurn(tx)) ? await sending.holdDue(tx, now) : undefined;
    if (!broadcast) return 'rested';
    if (broadcast.gathered_on === null) {
      await gather(tx, broadcast, now);
      return 'worked';
    }
    if (isQuiet(now)) return 'rested';
    const wanted = noted(broadcast, now);
    const waiting = await sending.listWaiting(tx, broadcast.broadcast_id, share);
    if (waiting.length === 0) {
      await end(tx, broadcast, now);
      return 'worked';
    }
    if (!(await hasRoom(tx, wanted.channels))) return 'rested';
    await handOver(tx, deps, { broadcast, people: await listPeople(tx, waiting, wanted), now });
    return 'worked';
  });
}

/** Leaves out the one person with whom a share failed even alone, so that nobody waits behind them. */
const leaveOut = ({ db, clock }: WorkDeps): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const broadcast = (await sending.takeTurn(tx)) ? await sending.holdDue(tx, now) : undefined;
    if (!broadcast || broadcast.gathered_on === null) return;
    const [user_id] = await sending.listWaiting(tx, broadcast.broadcast_id, 1);
    if (user_id === undefined) return;
    const outcome = { user_id, state: 'failed', channels: [], left_reason: null, mail_id: null } as const;
    await sending.endShare(tx, broadcast.broadcast_id, [outcome], now);
  });

/** Works on one share of what is due and answers how many it may have been; safe in several processes at once. */
export async function sendBroadcasts(deps: WorkDeps, share: number): Promise<number> {
  if (!(await sending.hasDue(deps.db, deps.clock.now()))) return 0;
  try {
    return (await tryShare(deps, share)) === 'worked' ? share : 0;
  } catch (error) {
    deps.log.warn({ reason: messageOf(error) }, 'a share of a broadcast is handed over one by one');
  }
  try {
    return (await tryShare(deps, 1)) === 'worked' ? share : 0;
  } catch (error) {
    deps.log.error({ reason: messageOf(error) }, 'somebody could not be told of a broadcast');
    await leaveOut(deps);
    return share;
  }
}

/** The work of broadcasts: sending, what became of letters, and forgetting who was told. */
export function broadcastJobs(deps: WorkDeps & Pick<Deps, 'jobs'>): void {
  const { jobs, db, clock, env } = deps;
  const keptMs = env.KEEP_NOTICES_DAYS * dayMs;
  jobs.drain({ name: 'broadcasts.send', share: waitingMax, take: (share) => sendBroadcasts(deps, share) });
  jobs.every('*/10 * * * *', 'broadcasts.given-up', () => sending.noteGivenUp(db));
  jobs.every('13 4 * * *', 'broadcasts.forget', () =>
    forgetOld(db, {
      table: 'broadcast_recipients',
      column: 'added_on',
      before: new Date(clock.now().getTime() - keptMs),
    }),
  );
}
