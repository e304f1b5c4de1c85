import type { OwnRestaurant } from '@tawa/contract/ordering/orders.kitchen';
import { useLanguage } from '#lib/i18n/language.ts';
import { pictureUrl } from '#lib/paths.ts';
import { cx } from '#ui/cx.ts';
import { Picture } from '#ui/picture.tsx';
import { standingOf } from '../standing.ts';
import { isPaused } from './paused-restaurants.tsx';

/** A restaurant of an owner by its sign, its place and how it stands now. */
export function RestaurantFace({ restaurant }: { restaurant: OwnRestaurant }) {
  const language = useLanguage();
  const { restaurant_name, place, logo, lifecycle, status } = restaurant;
  const isOn = lifecycle === 'active' && status === 'online';
  return (
    <>
      {logo ? (
        <Picture src={pictureUrl(logo)} alt="" sizes="40px" className="size-10 shrink-0 rounded-md" />
      ) : (
        <span aria-hidden="true" className="size-10 shrink-0 rounded-md bg-surface-3" />
      )}
      <span className="min-w-0">
        <span className="block text-sm font-bold break-words text-ink">{restaurant_name}</span>
        {place && <span className="block truncate text-note text-ink-2">{place}</span>}
        <span
          className={cx('block text-note', isOn ? 'text-success' : isPaused(restaurant) ? 'text-danger' : 'text-ink-2')}
        >
          {standingOf(restaurant, language)}
        </span>
      </span>
    </>
  );
}
