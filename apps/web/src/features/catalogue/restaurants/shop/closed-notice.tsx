import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { Suspense, useEffect } from 'react';
import { useLanguage } from '#lib/i18n/language.ts';
import { useHydrated } from '#lib/store.ts';
import { Banner } from '#ui/banner.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { closedText, meanwhileText } from './closed-text.ts';
import { forgetTold } from './closed-told.ts';

// Most kitchens whose page is opened are open.
const ClosedDialog = lazyPart(async () => (await import('./closed-dialog.tsx')).ClosedDialog);

interface Props {
  restaurant: RestaurantDetails;
  /** Leads to what is ordered for later. */
  onLater: () => void;
}

/** Says under the name of a closed restaurant when it opens and what can be done, and once in a closed spell over the page. */
export function ClosedNotice({ restaurant, onLater }: Props) {
  const language = useLanguage();
  const { restaurant_id, status } = restaurant;
  const hydrated = useHydrated();
  useEffect(() => {
    if (status === 'online') forgetTold(restaurant_id);
  }, [restaurant_id, status]);
  if (status === 'online') return null;
  return (
    <>
      <Banner tone="warning" className="mt-4">
        {closedText(restaurant, language)}. {meanwhileText(restaurant, language)}
      </Banner>
      {hydrated && (
        <Suspense>
          <ClosedDialog key={restaurant_id} restaurant={restaurant} onLater={onLater} />
        </Suspense>
      )}
    </>
  );
}
