import { useSearchParams } from 'react-router';
import { KitchenComplaints } from '#features/care/complaints/kitchen/kitchen-complaints.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="max-w-[860px] px-4 py-6 lg:px-6">
      <title>{t.tawa({ title: t.kitchenComplaint.title })}</title>
      <PanelTitle>{t.kitchenComplaint.title}</PanelTitle>
      <p className="mt-1 mb-4 text-body text-ink-2">{t.kitchenComplaint.lead}</p>
      <KitchenComplaints tab={tab} page={page} onTab={(next) => setAddress({ tab: next })} />
    </div>
  );
}
