import { isBeingFilled } from '@tawa/domain/catalogue/restaurant-life';
import { useQuery } from '@tanstack/react-query';
import { useLiveKitchen } from '#features/ordering/orders/kitchen/kitchen.queries.ts';
import { Band } from '#features/catalogue/restaurants/kitchen/profile/band.tsx';
import { profileQuery } from '#features/catalogue/restaurants/kitchen/profile/profile.queries.ts';
import { useNow } from '#ui/state/use-now.ts';
import { Part } from '#ui/page/part.tsx';
import { skeleton, Standing, Working } from './dashboard-parts.tsx';
import { ProfileParts } from '../profile/profile-parts.tsx';
import { minuteMs } from '@tawa/domain/common/durations';
import { useLanguage } from '#lib/i18n/language.ts';
import { dashboardScreenTexts } from './dashboard.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

export function Screen() {
  const t = useTexts(dashboardScreenTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const profile = useQuery(profileQuery());
  useLiveKitchen();
  const isNew = profile.data !== undefined && isBeingFilled(profile.data.lifecycle);
  return (
    <div className="max-w-[1180px] px-4 py-6 lg:px-6">
      <title>{`${t.title} · Tawa`}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold wrap-anywhere">
            {isNew ? t.welcome({ name: profile.data?.owner_name ?? '' }) : t.title}
          </h1>
          {isNew && (
            <p className="text-note text-ink-3">{t.opensIn({ restaurant: profile.data?.restaurant_name ?? '' })}</p>
          )}
        </div>
        <PanelFindField className="ml-auto" />
        <Standing now={now} />
      </div>
      <Part query={profile} skeleton={skeleton('h-60', language)} failed={t.failed}>
        {(found) => {
          const isWorking = ['active', 'suspended', 'closing'].includes(found.lifecycle);
          if (!isWorking) return <ProfileParts profile={found} />;
          return (
            <div className="grid gap-4">
              {!found.listed && <Band profile={found} />}
              <Working now={now} />
            </div>
          );
        }}
      </Part>
    </div>
  );
}
