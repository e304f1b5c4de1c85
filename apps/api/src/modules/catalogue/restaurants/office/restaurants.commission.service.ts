// Owns what a restaurant pays the marketplace from which day on. A day that has begun stays as it is; orders keep theirs.
import type { Deps } from '../../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import { holdRestaurant } from '../profile/restaurants.profile.store.ts';
import * as store from './restaurants.review.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
interface Hand {
  actor_id: number;
  restaurant_id: number;
}

const refuse = (text: string) => new AppError('invalid', text, { fields: { valid_from: text } });

/** 5:00 am of a day in India, where the service day begins. */
function startOf(day: string): Date {
  const start = new Date(`${day}T05:00:00+05:30`);
  if (Number.isNaN(start.getTime())) throw refuse('There is no such day.');
  return start;
}

export async function setCommission(
  { db, clock }: ServiceDeps,
  { actor_id, restaurant_id }: Hand,
  { commission_bp, valid_from: day, reason }: { commission_bp: number; valid_from: string; reason: string },
): Promise<void> {
  const valid_from = startOf(day);
  if (valid_from <= clock.now()) throw refuse('Choose a day to come.');
  await transaction(db, async (tx) => {
    if (!(await holdRestaurant(tx, restaurant_id))) throw notFound();
    const before = await store.findCommission(tx, restaurant_id, clock.now());
    const added = await store.addCommission(tx, { restaurant_id, commission_bp, valid_from, reason, set_by: actor_id });
    if (!added) throw refuse('There is one for this day. Take it back first.');
    await audit.record(tx, {
      actor_id,
      action: 'restaurant.commission',
      subject_id: restaurant_id,
      reason,
      before,
      after: { commission_bp, valid_from: valid_from.toISOString() },
    });
  });
}

export const takeBackCommission = (
  { db, clock }: ServiceDeps,
  { actor_id, restaurant_id }: Hand,
  commissionId: number,
) =>
  transaction(db, async (tx) => {
    const gone = await store.deleteComing(tx, restaurant_id, commissionId, clock.now());
    if (!gone) throw notFound();
    const before = { commission_bp: gone.commission_bp, valid_from: gone.valid_from.toISOString() };
    await audit.record(tx, { actor_id, action: 'restaurant.commission_back', subject_id: restaurant_id, before });
  });
