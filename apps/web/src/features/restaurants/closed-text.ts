import type { Restaurant, RestaurantDetails } from '@tawa/contract/restaurants';
import { formatWhen } from '../../lib/format.ts';

/** What can be done meanwhile: a kitchen that will open takes orders for later, one that was switched off takes none. */
export const meanwhileText = ({ reason }: Pick<RestaurantDetails, 'reason'>): string =>
  reason === 'closed' || reason === 'paused'
    ? 'Fill your cart now and choose a later time at the checkout.'
    : 'You can look around and fill your cart; ordering starts when the kitchen opens.';

/** 'Closed · Opens tomorrow, 6:30 am'. */
export const closedText = ({ next_open_at }: Pick<Restaurant, 'next_open_at'>): string =>
  next_open_at === null ? 'Closed' : `Closed · Opens ${formatWhen(next_open_at, Date.now())}`;
