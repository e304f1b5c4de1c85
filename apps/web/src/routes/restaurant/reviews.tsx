import { useSearchParams } from 'react-router';
import { KitchenReviews } from '#features/catalogue/reviews/kitchen/kitchen-reviews.tsx';
import { kitchenReviewTexts } from '../../lib/messages-after.ts';

export function Screen() {
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'unanswered' ? 'unanswered' : 'all';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="max-w-[1180px] px-4 py-6 lg:px-6">
      <title>{`${kitchenReviewTexts.title} · Tawa`}</title>
      <h1 className="text-2xl font-bold">{kitchenReviewTexts.title}</h1>
      <p className="mt-1 mb-4 text-body text-ink-2">{kitchenReviewTexts.lead}</p>
      <KitchenReviews tab={tab} page={page} onTab={(next) => setAddress({ tab: next })} />
    </div>
  );
}
