import type { Restaurant } from '@tawa/contract/restaurants';
import { formatWhen } from '../../lib/format.ts';

/** 'Closed · Opens tomorrow, 6:30 am'. */
export const closedText = ({ next_open_at }: Pick<Restaurant, 'next_open_at'>): string =>
  next_open_at === null ? 'Closed' : `Closed · Opens ${formatWhen(next_open_at, Date.now())}`;
