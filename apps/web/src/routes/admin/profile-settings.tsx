import { StaffAccount } from '#features/accounts/auth/shop/account-cards.tsx';
import { AdministratorsCard } from '#features/accounts/administrators/office/administrators-card.tsx';
import { ConsentsCard } from '#features/accounts/consents/shop/consents-card.tsx';
import { NotificationChoicesCard } from '#features/accounts/notifications/choices-card.tsx';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { useSession } from '#lib/session/session.ts';

const guestId = 0;

export function Screen() {
  const userid = useSession()?.userId ?? guestId;
  const { role } = useOfficeAccess();
  return (
    <div className="grid max-w-[820px] gap-5 px-4 py-6 lg:px-6">
      <title>Profile settings · Tawa</title>
      <h1 className="text-2xl font-bold">Profile settings</h1>
      <StaffAccount userid={userid}>
        {role === 'owner' && <AdministratorsCard />}
        <NotificationChoicesCard userid={userid} />
        <ConsentsCard userid={userid} />
      </StaffAccount>
    </div>
  );
}
