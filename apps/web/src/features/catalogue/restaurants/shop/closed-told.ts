import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';

const nameOf = (restaurantId: number) => `closed-told/${restaurantId}`;

// A browser may refuse its storage: it is then said at each visit.
function onTab<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

type Closed = Pick<RestaurantDetails, 'restaurant_id' | 'next_open_at'>;

/** Whether this visitor was told already of the closed spell that a restaurant is in; it ends when the kitchen was to open. */
export function wasTold({ restaurant_id }: Closed): boolean {
  const until = onTab((tab) => tab.getItem(nameOf(restaurant_id)));
  return until !== null && !(Date.parse(until) <= Date.now());
}

export function keepTold({ restaurant_id, next_open_at }: Closed): void {
  onTab((tab) => tab.setItem(nameOf(restaurant_id), next_open_at ?? 'unknown'));
}

/** Seen open, the next spell is another one. */
export function forgetTold(restaurantId: number): void {
  onTab((tab) => tab.removeItem(nameOf(restaurantId)));
}
