import { useSearchParams } from 'react-router';
import { KitchenReviews } from '#features/catalogue/reviews/kitchen/kitchen-reviews.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'unanswered' ? 'unanswered' : 'all';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="max-w-[1180px] px-4 py-6 lg:px-6">
      <title>{t.tawa({ title: t.kitchenReview.title })}</title>
      <PanelTitle>{t.kitchenReview.title}</PanelTitle>
      <p className="mt-1 mb-4 text-body text-ink-2">{t.kitchenReview.lead}</p>
      <KitchenReviews tab={tab} page={page} onTab={(next) => setAddress({ tab: next })} />
    </div>
  );
}
