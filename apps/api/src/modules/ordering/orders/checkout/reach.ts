import type { askReach } from '@tawa/contract/ordering/checkout';
import type { Received } from '@tawa/contract/common/endpoint';
import type { Deps } from '../../../../deps.ts';
import { delivers } from './problems.ts';
import { findReach, listReaching } from './reach.store.ts';

type ReachDeps = Pick<Deps, 'db' | 'clock'>;

/** Which addresses of a customer a restaurant delivers to: the named one, or that of the cart. */
export async function listReach(
  { db, clock }: ReachDeps,
  { userId, restaurantId }: { userId: number; restaurantId: number | undefined },
) {
  const found = await findReach(db, { userId, restaurantId: restaurantId ?? null, now: clock.now() });
  if (!found) return { restaurant: null, addresses: [] };
  const { restaurant_id, restaurant_name, names, offers_delivery, addresses, ...area } = found;
  return {
    restaurant: { restaurant_id, restaurant_name, names },
    addresses: addresses.map(({ address_id, ...door }) => ({
      address_id,
      delivers: offers_delivery && delivers(area, door),
    })),
  };
}

type Question = Received<typeof askReach>['body'];

/** Whether the named restaurant delivers to a door, or any does, by the rule of the checkout. */
export async function canReach({ db, clock }: ReachDeps, { restaurant_id, ...place }: Question): Promise<boolean> {
  const door = { ...place, pincode: place.pincode ?? '' };
  const found = await listReaching(db, { ...place, restaurantId: restaurant_id ?? null, now: clock.now() });
  return found.some((area) => delivers(area, door));
}
