import { StaffAccount } from '../../features/account/account-cards.tsx';
import { ConsentsCard } from '../../features/consents/consents-card.tsx';
import { HoursCard } from '../../features/kitchen-settings/hours-card.tsx';
import { kitchenSettingsQuery } from '../../features/kitchen-settings/settings.queries.ts';
import { NotificationChoicesCard } from '../../features/notifications/choices-card.tsx';
import { settingsMessages } from '../../lib/messages-settings.ts';
import { useSession } from '../../lib/session.ts';
import { Part } from '../../ui/part.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';

const guestId = 0;

const skeleton = (
  <Loading label="Loading the opening hours">
    <Skeleton className="h-96 w-full rounded-xl" />
  </Loading>
);

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const settings = useQuery(kitchenSettingsQuery());
  return (
    <div className="grid max-w-[820px] gap-5 px-4 py-6 lg:px-6">
      <title>Profile settings · Tawa</title>
      <h1 className="text-2xl font-bold">Profile settings</h1>
      <Part query={settings} skeleton={skeleton} failed={settingsMessages.failed}>
        {(found) => <HoursCard settings={found} />}
      </Part>
      <StaffAccount userid={userid}>
        <NotificationChoicesCard userid={userid} />
        <ConsentsCard userid={userid} />
      </StaffAccount>
    </div>
  );
}
