import { VenueTabs } from '#features/tables/venues/kitchen/venue-tabs.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Announcer } from '#ui/toast/announcer.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  return (
    <div className="py-5">
      <title>{t.venueTawa}</title>
      <h1 className="px-4 pb-2 text-2xl font-bold lg:px-6">{t.venue.title}</h1>
      <Announcer>
        <VenueTabs />
      </Announcer>
    </div>
  );
}
