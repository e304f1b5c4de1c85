import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { formatTime } from '#lib/format.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** Open until when, or Closed. */
export function OpenBadge({ restaurant }: { restaurant: Pick<RestaurantDetails, 'status' | 'closes_at'> }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const isOpen = restaurant.status === 'online';
  return (
    <span className="inline-flex items-center gap-2">
      <span
        className={`inline-flex h-7 items-center gap-1.5 rounded-full px-3 text-note font-bold ${isOpen ? 'bg-success-soft text-success' : 'bg-surface-3 text-ink-2'}`}
      >
        <span aria-hidden="true" className={`size-2 rounded-full ${isOpen ? 'bg-success-solid' : 'bg-ink-3'}`} />
        {isOpen ? t.open : t.closed}
      </span>
      {isOpen && restaurant.closes_at && (
        <span className="text-note text-ink-3">
          {t.until({ closesAt: formatTime(restaurant.closes_at, language) })}
        </span>
      )}
    </span>
  );
}
