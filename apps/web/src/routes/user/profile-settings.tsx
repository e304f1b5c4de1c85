import { Suspense } from 'react';
import { DeleteCard, OwnProfile, PasswordCard } from '#features/accounts/auth/shop/account-cards.tsx';
import { ExportCard } from '#features/accounts/auth/shop/export-card.tsx';
import { SessionsCard } from '#features/accounts/auth/shop/sessions-card.tsx';
import { ConsentsCard } from '#features/accounts/consents/shop/consents-card.tsx';
import { DietCard } from '#features/accounts/diet/shop/diet-card.tsx';
import { NotificationChoicesCard } from '#features/accounts/notifications/choices-card.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { userScreenTexts } from './user.texts.ts';
import { LanguageCard } from '#ui/page/language-switch.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';

const ReadingCard = lazyPart(async () => (await import('#ui/page/reading-card.tsx')).ReadingCard);

const guestId = 0;

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  return (
    <div className="mx-auto grid max-w-[820px] gap-5 px-4 py-6 lg:px-8">
      <title>{t.settingsTawa}</title>
      <h1 className="text-3xl font-extrabold tracking-[-.03em]">{t.settings}</h1>
      <OwnProfile userid={userid} />
      <LanguageCard />
      <DietCard userid={userid} />
      <NotificationChoicesCard userid={userid} />
      <PasswordCard />
      <SessionsCard userid={userid} />
      <ConsentsCard userid={userid} />
      <Card
        title={t.news}
        facts={t.newsFacts}
        action={
          <ButtonLink to={paths.news} variant="secondary" size={40}>
            {t.newsOpen}
          </ButtonLink>
        }
      />
      <ExportCard userid={userid} />
      {/* Below what is seen first: its code comes later. */}
      <Suspense>
        <ReadingCard />
      </Suspense>
      <DeleteCard />
    </div>
  );
}
