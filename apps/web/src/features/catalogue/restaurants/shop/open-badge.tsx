import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { formatTime } from '#lib/format.ts';

/** Open until when, or Closed. */
export function OpenBadge({ restaurant }: { restaurant: Pick<RestaurantDetails, 'status' | 'closes_at'> }) {
  const isOpen = restaurant.status === 'online';
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className={`inline-flex h-7 items-center gap-1.5 rounded-full px-3 text-note font-bold ${isOpen ? 'bg-success-soft text-success' : 'bg-surface-3 text-ink-2'}`}
      >
        <span aria-hidden="true" className={`size-2 rounded-full ${isOpen ? 'bg-success-solid' : 'bg-ink-3'}`} />
        {isOpen ? 'Open' : 'Closed'}
      </span>
      {isOpen && restaurant.closes_at && (
        <span className="text-note text-ink-3">until {formatTime(restaurant.closes_at)}</span>
      )}
    </span>
  );
}
