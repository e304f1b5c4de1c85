import { VenueTabs } from '#features/tables/venues/kitchen/venue-tabs.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Announcer } from '#ui/toast/announcer.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  return (
    <div className="py-5">
      <title>{t.venueTawa}</title>
      <PanelTitle className="px-4 pb-2 lg:px-6">{t.venue.title}</PanelTitle>
      <Announcer>
        <VenueTabs />
      </Announcer>
    </div>
  );
}
