import { ownRestaurantsMax } from '@tawa/domain/accounts/staff';
import type { Deps } from '../../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { addDraftRestaurant } from '../restaurants.service.ts';
import { holdOwner } from './restaurants.profile.store.ts';

/** Begins another restaurant of an owner; nothing of the others is taken along but the number to call. */
export const addOwnRestaurant = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  name: string,
): Promise<number> =>
  transaction(db, async (tx) => {
    const { mobile, restaurants } = await holdOwner(tx, userId);
    if (restaurants >= ownRestaurantsMax)
      throw new AppError('conflict', `${ownRestaurantsMax} restaurants at most. Write to us to add more.`);
    const restaurantId = await addDraftRestaurant(tx, {
      user_id: userId,
      name,
      mobile: mobile ?? '',
      now: clock.now(),
    });
    await record(tx, {
      actor_id: userId,
      action: 'restaurant.begin',
      subject: 'restaurant',
      subject_id: restaurantId,
      after: { restaurant_name: name },
    });
    return restaurantId;
  });
