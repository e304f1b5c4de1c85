// Owns the life of a restaurant on Tawa: each step is a conditional update under the row's lock, written down with who took
// it and why, and told to whom it concerns.
import type { LifeNews } from '@tawa/domain/accounts/notification-facts';
import {
  type ChecklistItem,
  type LifeActor,
  mayStep,
  type RestaurantState,
} from '@tawa/domain/catalogue/restaurant-life';
import type { Deps } from '../../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { publish } from '#platform/live/events.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import * as lives from './restaurants.life.store.ts';
import { checklistOf, stateOf } from '../profile/restaurants.profile.answer.ts';
import type { Owner } from '../profile/restaurants.profile.service.ts';
import * as store from '../profile/restaurants.profile.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

interface Step {
  to: RestaurantState;
  by: LifeActor;
  actorId: number | null;
  reason: string;
  /** The state that the caller has seen, where it says so. */
  from?: RestaurantState;
  remarks?: readonly { item: ChecklistItem; remark: string }[];
}

const news: Partial<Record<RestaurantState, LifeNews>> = {
  active: 'active',
  changes_requested: 'changes_requested',
  rejected: 'rejected',
  suspended: 'suspended',
  closed: 'closed',
};
const needsReason: ReadonlySet<RestaurantState> = new Set(['rejected', 'suspended']);
const conflict = (text: string) => new AppError('conflict', text);

/** Refuses a sending that lacks something, and names what. */
async function refuseUnfinished(tx: Tx, restaurantId: number, now: Date): Promise<void> {
  const row = await store.findProfile(tx, restaurantId, now);
  const open = row ? checklistOf(row).filter(({ missing }) => missing !== null) : [];
  if (open.length === 0) return;
  const fields = Object.fromEntries(open.map(({ item, missing }) => [item, missing ?? '']));
  throw new AppError('unprocessable', `Still missing: ${open.map(({ item }) => item).join(', ')}.`, { fields });
}

async function refuseUnsettled(tx: Tx, restaurantId: number): Promise<void> {
  const { orders, payouts } = await lives.countUnfinished(tx, restaurantId);
  if (orders > 0) throw conflict(`${orders} ${orders === 1 ? 'order is' : 'orders are'} still open.`);
  if (payouts > 0) throw conflict(`${payouts} ${payouts === 1 ? 'payout is' : 'payouts are'} not settled yet.`);
}

function refuseWordless({ to, reason, remarks = [] }: Step): void {
  if (needsReason.has(to) && reason === '')
    throw new AppError('invalid', 'Say why.', { fields: { reason: 'Say why.' } });
  if (to === 'changes_requested' && remarks.length === 0)
    throw new AppError('invalid', 'Say what to change.', { fields: { remarks: 'Say what to change.' } });
}

/** What follows from a step beside its state. */
async function settle(tx: Tx, restaurantId: number, step: Step, now: Date): Promise<void> {
  if (step.to === 'submitted') {
    await refuseUnfinished(tx, restaurantId, now);
    await lives.clearRemarks(tx, restaurantId);
  }
  if (step.to === 'active' && step.by === 'admin') await store.putIntoForce(tx, { restaurantId, at: now });
  if (step.to === 'closed') await refuseUnsettled(tx, restaurantId);
  if (step.to !== 'changes_requested') return;
  await lives.clearRemarks(tx, restaurantId);
  const remarks = new Map((step.remarks ?? []).map(({ item, remark }) => [item, remark]));
  await lives.addRemarks(
    tx,
    [...remarks].map(([item, remark]) => ({ restaurant_id: restaurantId, item, remark })),
  );
}

async function tell(tx: Tx, restaurantId: number, step: Step, restaurant_name: string): Promise<void> {
  const notice = step.by === 'restaurant' ? undefined : news[step.to];
  if (notice)
    await notify(tx, {
      to: { restaurant_id: restaurantId },
      kind: 'kitchen_life',
      facts: { step: notice, reason: step.reason },
    });
  if (step.to === 'submitted')
    await notify(tx, { to: 'office', kind: 'office_restaurant', facts: { restaurant_name, city: '' } });
  const payload = { restaurant_id: restaurantId };
  await publish(tx, { audience: `restaurant:${restaurantId}`, kind: 'kitchen', payload });
}

const changeOf = (step: Step, now: Date) => ({
  lifecycle: step.to,
  lifecycle_reason: step.reason || null,
  ...(step.to === 'submitted' && { submitted_on: now, reviewer_id: null }),
  ...(step.to === 'in_review' && { reviewer_id: step.actorId }),
});

/** Takes one step of a restaurant's life; answers the state it is in then. */
export async function stepRestaurant(
  { db, clock }: ServiceDeps,
  restaurantId: number,
  step: Step,
): Promise<RestaurantState> {
  refuseWordless(step);
  const now = clock.now();
  await transaction(db, async (tx) => {
    const row = await store.holdRestaurant(tx, restaurantId);
    if (!row) throw new AppError('not_found', 'Restaurant not found.');
    const from = stateOf(row.lifecycle);
    const isCurrent = step.from === undefined || step.from === from;
    if (!isCurrent || !mayStep(from, step.to, step.by))
      throw conflict(`The restaurant is ${from.replace('_', ' ')} now.`);
    await settle(tx, restaurantId, step, now);
    await store.updateRestaurant(tx, restaurantId, changeOf(step, now));
    const remarks = Object.fromEntries((step.remarks ?? []).map(({ item, remark }) => [item, remark]));
    const { to, actorId, reason } = step;
    await lives.addStep(tx, {
      restaurant_id: restaurantId,
      from_state: from,
      to_state: to,
      actor_id: actorId,
      reason: reason || null,
      remarks,
      at: now,
    });
    if (step.by === 'admin' && actorId !== null)
      await audit.record(tx, {
        actor_id: actorId,
        action: `restaurant.${to}`,
        subject_id: restaurantId,
        reason,
        before: { lifecycle: from },
        after: { lifecycle: to, ...remarks },
      });
    await tell(tx, restaurantId, step, row.restaurant_name);
  });
  return step.to;
}

/** Accepts the terms in force. */
export async function signTerms(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Owner,
  version: number,
): Promise<void> {
  const now = clock.now();
  await transaction(db, async (tx) => {
    await store.holdRestaurant(tx, restaurantId);
    const row = await store.findProfile(tx, restaurantId, now);
    if (!row) throw new AppError('not_found', 'Restaurant not found.');
    if (row.terms_in_force !== version) throw conflict('There is a newer version by now. Please read that one.');
    const signed = { terms_version: version, terms_signed_on: now, terms_signed_by: userId };
    await store.updateRestaurant(tx, restaurantId, signed);
  });
}
