import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { DeskBoard } from './desk-board.tsx';
import { venuesQuery } from './desk.queries.ts';
import { RulesTab } from './rules-tab.tsx';
import { TablesTab } from './tables-tab.tsx';
import { VenuesTab } from './venues-tab.tsx';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const names = ['bookings', 'now', 'tables', 'codes', 'venues', 'rules'] as const;
const tabsIn = keepEach((language: Language) => {
  const t = textsIn(kitchenVenuesTexts, language);
  return names.map((value) => ({ value, label: t.tabsHere[value] }));
});

interface Props {
  /** Who sits at the tables now, and the codes of the tables: parts of their own. */
  now: ReactNode;
  codes: ReactNode;
}

/** Bookings, tables, venues and rules; the tab stands in the address. */
export function VenueTabs({ now, codes }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const [address, setAddress] = useSearchParams();
  const tab = names.find((name) => name === address.get('tab')) ?? 'bookings';
  const query = useQuery(venuesQuery());
  const choose = (next: (typeof names)[number]) =>
    setAddress(next === 'bookings' ? {} : { tab: next }, { replace: true });
  const skeleton = (
    <Loading label={t.loadingVenues} className="p-6">
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.venuesFailed} noticeClassName="p-6">
      {({ venues, settings }) => (
        <div className="[&_[role=tablist]]:px-4 lg:[&_[role=tablist]]:px-6">
          <Tabs label={t.title} value={tab} onChange={choose} tabs={tabsIn(language)}>
            {!settings.takes_bookings && !['now', 'codes', 'rules'].includes(tab) && (
              <Banner tone="warning" title={t.offTitle} className="mx-4 mb-4 lg:mx-6">
                {t.offText}
              </Banner>
            )}
            {tab === 'bookings' && <DeskBoard venues={venues} />}
            {tab === 'now' && now}
            {tab === 'codes' && codes}
            {tab === 'tables' && <TablesTab venues={venues} />}
            {tab === 'venues' && <VenuesTab venues={venues} />}
            {tab === 'rules' && <RulesTab settings={settings} />}
          </Tabs>
        </div>
      )}
    </Part>
  );
}
