import { VenueTabs } from '#features/tables/venues/kitchen/venue-tabs.tsx';
import { venueTexts } from '../../lib/messages-venues.ts';
import { Announcer } from '#ui/toast/announcer.tsx';

export function Screen() {
  return (
    <div className="py-5">
      <title>Venue · Tawa</title>
      <h1 className="px-4 pb-2 text-2xl font-bold lg:px-6">{venueTexts.title}</h1>
      <Announcer>
        <VenueTabs />
      </Announcer>
    </div>
  );
}
