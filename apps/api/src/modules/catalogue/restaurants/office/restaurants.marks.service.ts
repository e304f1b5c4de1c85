// Owns what the office alone says of a restaurant: whether it lies in specified premises, and whether it is left out of lists.
import type { Deps } from '../../../../deps.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as audit from '#modules/insight/audit/audit.service.ts';
import { notify } from '#modules/accounts/notifications/notifications.service.ts';
import { findMarks, updateRestaurant } from '../profile/restaurants.profile.store.ts';

type ServiceDeps = Pick<Deps, 'db'>;
interface Hand {
  actor_id: number;
  restaurant_id: number;
}

/** Orders placed before keep the tax that they were billed with; throws `not_found`, and `conflict` where nothing changes. */
export const setPremises = (
  { db }: ServiceDeps,
  { actor_id, restaurant_id }: Hand,
  { specified_premises, reason }: { specified_premises: boolean; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await findMarks(tx, restaurant_id);
    if (!before) throw notFound();
    if (before.specified_premises === specified_premises) throw new AppError('conflict', 'It is so already.');
    await updateRestaurant(tx, restaurant_id, { specified_premises });
    await audit.record(tx, {
      actor_id,
      action: 'restaurant.premises',
      subject_id: restaurant_id,
      reason,
      before: { specified_premises: before.specified_premises },
      after: { specified_premises },
    });
  });

/** The owner is told the reason; throws `not_found`, and `conflict` where nothing changes. */
export const setHidden = (
  { db }: ServiceDeps,
  { actor_id, restaurant_id }: Hand,
  { hidden, reason }: { hidden: boolean; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const before = await findMarks(tx, restaurant_id);
    if (!before) throw notFound();
    if (before.hidden === hidden) throw new AppError('conflict', 'It is so already.');
    await updateRestaurant(tx, restaurant_id, { hidden, hidden_reason: hidden ? reason : null });
    const facts = hidden ? { step: 'unlisted' as const, reason } : { step: 'listed' as const };
    await notify(tx, { to: { restaurant_id }, kind: 'kitchen_life', facts });
    await audit.record(tx, {
      actor_id,
      action: 'restaurant.hidden',
      subject_id: restaurant_id,
      reason,
      before: { hidden: before.hidden },
      after: { hidden },
    });
  });
