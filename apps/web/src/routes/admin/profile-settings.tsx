import { StaffAccount } from '#features/accounts/auth/shop/account-cards.tsx';
import { ConsentsCard } from '#features/accounts/consents/shop/consents-card.tsx';
import { NotificationChoicesCard } from '#features/accounts/notifications/choices-card.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Link } from 'react-router';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import { useSession } from '#lib/session/session.ts';
import { adminScreenTexts } from './admin.texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const guestId = 0;

export function Screen() {
  const t = useTexts(adminScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  const { maySee } = useOfficeAccess();
  return (
    <div className="grid max-w-[820px] gap-5 px-4 py-6 lg:px-6">
      <title>{t.profileSettingsTawa}</title>
      <PanelTitle>{t.profileSettings}</PanelTitle>
      <StaffAccount userid={userid}>
        {maySee('administrators') && (
          <p className="text-sm text-ink-2">
            {t.toPeople({
              link: (words) => (
                <Link to="/office-people" className="font-semibold text-brand-ink">
                  {words}
                </Link>
              ),
            })}
          </p>
        )}
        <NotificationChoicesCard userid={userid} />
        <ConsentsCard userid={userid} />
      </StaffAccount>
    </div>
  );
}
