import type { LiveEvent } from '#platform/live/events.ts';
import { statusOf } from '../history/stored-words.ts';

interface Moved {
  user_id: number;
  restaurant_id: number;
  order_number: string;
  status: string;
  version: number;
}

/** What the open pages of the customer, the kitchen and the office hear when an order changes. */
export function liveEventsOf({
  user_id,
  restaurant_id,
  order_number,
  status,
  version,
}: Moved): [LiveEvent, ...LiveEvent[]] {
  const payload = { order_number, status: statusOf(status), version, restaurant_id };
  const own = { audience: `user:${user_id}`, kind: 'order', payload } as const;
  // What was never paid was never the kitchen's.
  if (status === 'pending_payment' || status === 'expired') return [own];
  return [
    own,
    { audience: `restaurant:${restaurant_id}`, kind: 'order', payload },
    { audience: 'admin', kind: 'order', payload },
  ];
}
