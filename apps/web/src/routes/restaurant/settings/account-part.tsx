import { Suspense } from 'react';
import { StaffAccount } from '#features/accounts/auth/shop/account-cards.tsx';
import { ConsentsCard } from '#features/accounts/consents/shop/consents-card.tsx';
import { NotificationChoicesCard } from '#features/accounts/notifications/choices-card.tsx';
import { OwnPinCard } from '#features/accounts/staff/kitchen/tablet/own-pin-card.tsx';
import { useSession } from '#lib/session/session.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { LanguageCard } from '#ui/page/language-switch.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

const ReadingCard = lazyPart(async () => (await import('#ui/page/reading-card.tsx')).ReadingCard);

const guestId = 0;

/** Somebody's own account in the panel, with the PIN of those who can act at a shared tablet. */
export function Account() {
  const userid = useSession()?.userId ?? guestId;
  const { isOpen } = useStaffAccess();
  return (
    <StaffAccount userid={userid}>
      {isOpen('board') && <OwnPinCard />}
      <LanguageCard />
      <NotificationChoicesCard userid={userid} />
      <ConsentsCard userid={userid} />
      <Suspense>
        <ReadingCard />
      </Suspense>
    </StaffAccount>
  );
}
