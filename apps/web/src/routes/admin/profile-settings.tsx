import { StaffAccount } from '#features/accounts/auth/shop/account-cards.tsx';
import { AdministratorsCard } from '#features/accounts/administrators/office/administrators-card.tsx';
import { ConsentsCard } from '#features/accounts/consents/shop/consents-card.tsx';
import { NotificationChoicesCard } from '#features/accounts/notifications/choices-card.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { useSession } from '#lib/session/session.ts';
import { adminScreenTexts } from './admin.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const guestId = 0;

export function Screen() {
  const t = useTexts(adminScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { role } = useOfficeAccess();
  return (
    <div className="grid max-w-[820px] gap-5 px-4 py-6 lg:px-6">
      <title>{t.profileSettingsTawa}</title>
      <PanelTitle>{t.profileSettings}</PanelTitle>
      <StaffAccount userid={userid}>
        {role === 'owner' && <AdministratorsCard />}
        <NotificationChoicesCard userid={userid} />
        <ConsentsCard userid={userid} />
      </StaffAccount>
    </div>
  );
}
