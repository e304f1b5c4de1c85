import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { Suspense, useEffect } from 'react';
import { usePageMinute } from '#lib/site/drawing.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useHydrated } from '#lib/store.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { closedText, meanwhileText, takesLaterOrders } from './closed-text.ts';
import { forgetTold } from './closed-told.ts';
import { restaurantsTexts } from './restaurants.texts.ts';

// Most kitchens whose page is opened are open.
const ClosedDialog = lazyPart(async () => (await import('./closed-dialog.tsx')).ClosedDialog);

interface Props {
  restaurant: RestaurantDetails;
  /** Leads to what is ordered for later. */
  onLater: () => void;
}

/** Says under the name of a closed restaurant when it opens and what can be done, and once in a closed spell over the page. */
export function ClosedNotice({ restaurant, onLater }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { restaurant_id, status } = restaurant;
  const now = usePageMinute();
  const hydrated = useHydrated();
  useEffect(() => {
    if (status === 'online') forgetTold(restaurant_id);
  }, [restaurant_id, status]);
  if (status === 'online') return null;
  const isLater = takesLaterOrders(restaurant);
  return (
    <>
      <div className="mt-3 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-warning-soft px-3.5 py-2">
        <MoonIcon weight="fill" className="shrink-0 text-xl text-warning" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-40 text-body">
          <span className="block font-bold wrap-anywhere">{closedText(restaurant, now, language)}</span>
          <span className={cx('block text-note text-ink-2', isLater && 'max-sm:hidden')}>
            {meanwhileText(restaurant, language)}
          </span>
        </p>
        {isLater && (
          <Button size={40} icon={CalendarBlankIcon} onClick={onLater}>
            {t.schedule}
          </Button>
        )}
      </div>
      {hydrated && (
        <Suspense>
          <ClosedDialog key={restaurant_id} restaurant={restaurant} onLater={onLater} />
        </Suspense>
      )}
    </>
  );
}
