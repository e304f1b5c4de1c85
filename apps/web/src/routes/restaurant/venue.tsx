import { Suspense } from 'react';
import { VenueTabs } from '#features/tables/venues/kitchen/venue-tabs.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Announcer } from '#ui/toast/announcer.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const TablesNow = lazyPart(async () => (await import('#features/tables/bills/kitchen/tables-now.tsx')).TablesNow);
const TableCodes = lazyPart(async () => (await import('#features/tables/bills/kitchen/table-codes.tsx')).TableCodes);

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  return (
    <div className="py-5">
      <title>{t.venueTawa}</title>
      <PanelTitle className="px-4 pb-2 lg:px-6">{t.venue.title}</PanelTitle>
      <Announcer>
        <VenueTabs
          now={
            <Suspense>
              <TablesNow />
            </Suspense>
          }
          codes={
            <Suspense>
              <TableCodes />
            </Suspense>
          }
        />
      </Announcer>
    </div>
  );
}
