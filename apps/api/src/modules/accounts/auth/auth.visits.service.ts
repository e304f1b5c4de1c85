// Owns visits: an administrator reads what the owner of a restaurant reads. The gate refuses every write of such a session;
// that it began, why, and that it ended is written down.
import { visitMinutes } from '@tawa/domain/accounts/administrators';
import type { Deps } from '../../../deps.ts';
import { announceEndedSessions } from '#platform/keys/auth.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './auth.visits.store.ts';

interface Input {
  visitor_id: number;
  restaurant_id: number;
  reason: string;
}

export async function beginVisit(
  { db, clock, tokens }: Pick<Deps, 'db' | 'clock' | 'tokens'>,
  { visitor_id, restaurant_id, reason }: Input,
) {
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + visitMinutes * 60_000);
  const { host, sessionId } = await transaction(db, async (tx) => {
    const host = await store.findHost(tx, restaurant_id);
    if (!host) throw notFound();
    if (host.status !== 'active') throw new AppError('conflict', 'The account of the owner is blocked.');
    const visit = { user_id: host.user_id, visitor_id, restaurant_id, expires_at: expiresAt, created_on: now };
    const { session_id: sessionId } = await store.addVisit(tx, visit);
    await write(tx, { visitor_id, restaurant_id }, 'visit_begin', { reason, after: { until: expiresAt } });
    return { host, sessionId };
  });
  const { user_id: userId, restaurant_name } = host;
  const token = await tokens.sign({ userId, sessionId, userType: 'restaurant', expiresAt });
  return { token, userId, restaurant_id, restaurant_name, expires_at: expiresAt.toISOString() };
}

const write = (
  tx: Tx,
  { visitor_id, restaurant_id }: Pick<Input, 'visitor_id' | 'restaurant_id'>,
  step: 'visit_begin' | 'visit_end',
  facts: { reason?: string; after: Record<string, unknown> },
) =>
  record(tx, {
    actor_id: visitor_id,
    action: `restaurant.${step}`,
    subject: 'restaurant',
    subject_id: restaurant_id,
    ...facts,
  });

/** Writes down every visit that is over, in the caller's transaction. */
export async function noteEndedVisits(tx: Tx, now: Date): Promise<void> {
  for (const { created_on, ended_on, ...visit } of await store.takeEnded(tx, now))
    await write(tx, visit, 'visit_end', { after: { began: created_on, ended: ended_on } });
}

/** Ends the visits of an administrator who may no longer make any, in the transaction of the cause. */
export async function endVisits(tx: Tx, visitorId: number): Promise<void> {
  const hosts = new Set((await store.endVisits(tx, visitorId)).map(({ user_id }) => user_id));
  for (const host of hosts) await announceEndedSessions(tx, host);
}

export const noteVisits = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  transaction(db, (tx) => noteEndedVisits(tx, clock.now()));
