import type { KitchenSettings } from '@tawa/contract/catalogue/restaurants.settings';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { AreaCard } from '#features/catalogue/restaurants/kitchen/settings/area-card.tsx';
import { DeviceCards } from '#features/catalogue/restaurants/kitchen/settings/device-cards.tsx';
import { HoursCard } from '#features/catalogue/restaurants/kitchen/settings/hours-card.tsx';
import { kitchenSettingsQuery } from '#features/catalogue/restaurants/kitchen/settings/settings.queries.ts';
import { TakingCard } from '#features/catalogue/restaurants/kitchen/settings/taking-card.tsx';
import { paperOf } from '#lib/checklist-values.ts';
import { PayoutCard } from '#features/catalogue/restaurants/kitchen/profile/payout-card.tsx';
import { PayoutSheet } from '#features/catalogue/restaurants/kitchen/profile/payout-sheet.tsx';
import { profileQuery } from '#features/catalogue/restaurants/kitchen/profile/profile.queries.ts';
import { OwnIntegrations } from '#features/accounts/partners/integrations-part.tsx';
import { StaffCard } from '#features/accounts/staff/kitchen/staff-card.tsx';
import { TabletsCard } from '#features/accounts/staff/kitchen/tablet/tablets-card.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Account } from './account-part.tsx';
import { settingsScreenTexts } from './settings.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { kitchenProfileTexts } from '#features/catalogue/restaurants/kitchen/profile/profile.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(settingsScreenTexts, language);
  return (
    <Loading label={t.loadingSettings}>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
});

interface PartProps {
  onDirty: (isDirty: boolean) => void;
}

function Settings({ children }: { children: (settings: KitchenSettings) => ReactNode }) {
  const language = useLanguage();
  const t = useTexts(settingsScreenTexts);
  const settings = useQuery(kitchenSettingsQuery());
  return (
    <Part query={settings} skeleton={skeletonIn(language)} failed={t.failed}>
      {children}
    </Part>
  );
}

function Payout() {
  const language = useLanguage();
  const t = useTexts(settingsScreenTexts);
  const kitchenProfile = useTexts(kitchenProfileTexts);
  const query = useQuery(profileQuery());
  const [isOpen, setOpen] = useState(false);
  const { title, saved, sent } = { title: t.parts.payout, ...kitchenProfile.payout };
  return (
    <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
      {(profile) => (
        <>
          <PayoutCard profile={profile} onChange={() => setOpen(true)} />
          {isOpen && (
            <Sheet open onOpenChange={setOpen} title={title} phone="full">
              <PayoutSheet
                paper={paperOf(profile, 'payout')}
                done={paperOf(profile, 'payout')?.in_force ? sent : saved}
                way={{ isFilling: false, next: null, onward: () => setOpen(false) }}
              />
            </Sheet>
          )}
        </>
      )}
    </Part>
  );
}

/** What the page shows one at a time, in the order of its list. */
export const settingsParts = [
  {
    value: 'hours',
    area: 'settings',
    Content: ({ onDirty }: PartProps) => (
      <Settings>{(settings) => <HoursCard settings={settings} onDirty={onDirty} />}</Settings>
    ),
  },
  {
    value: 'orders',
    area: 'settings',
    Content: ({ onDirty }: PartProps) => (
      <Settings>{(settings) => <TakingCard settings={settings} onDirty={onDirty} />}</Settings>
    ),
  },
  {
    value: 'delivery',
    area: 'settings',
    Content: ({ onDirty }: PartProps) => (
      <Settings>{(settings) => <AreaCard settings={settings} onDirty={onDirty} />}</Settings>
    ),
  },
  { value: 'payout', area: 'owner', Content: Payout },
  {
    value: 'device',
    area: 'orders',
    Content: () => <Settings>{(settings) => <DeviceCards settings={settings} />}</Settings>,
  },
  { value: 'staff', area: 'owner', Content: StaffCard },
  { value: 'tablets', area: 'tablets', Content: TabletsCard },
  { value: 'integrations', area: 'owner', Content: OwnIntegrations },
  { value: 'account', area: 'own', Content: Account },
] as const;
export type SettingsPart = (typeof settingsParts)[number];
