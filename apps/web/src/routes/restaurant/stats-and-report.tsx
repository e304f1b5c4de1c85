import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useStates } from '#features/catalogue/menu/kitchen/use-states.ts';
import { OwnPayouts } from '#features/money/payouts/kitchen/own-payouts.tsx';
import { periodText } from '#features/insight/statistics/figure-words.ts';
import { PeriodPicker } from '#features/insight/statistics/period-picker.tsx';
import { Report, ReportSkeleton } from '#features/insight/statistics/report.tsx';
import { ReportFiles } from '#features/insight/statistics/report-files.tsx';
import { ownStatisticsQuery, saveReport } from '#features/insight/statistics/statistics.queries.ts';
import { usePeriod } from '#features/insight/statistics/use-period.ts';
import { formatTime } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const tabsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return [
    { value: 'report', label: t.tabs.report },
    { value: 'payouts', label: t.tabs.payouts },
  ] as const;
});

function OwnReport() {
  const t = useTexts(restaurantScreenTexts);
  const language = useLanguage();
  const [today] = useState(() => serviceDayAt(new Date(), timeZoneDefault));
  const choice = usePeriod(today);
  const setState = useStates();
  const { isOpen } = useStaffAccess();
  const hide = (dish: { menu_id: number; dish_name: string }) =>
    setState([{ ...dish, state: 'on', sold_out_until: null }], { state: 'hidden' });
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(ownStatisticsQuery(choice.wanted));
  return (
    <>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <PeriodPicker key={choice.name} choice={choice} today={today} />
        <ReportFiles save={(as) => saveReport(choice.wanted, as)} />
      </div>
      <p className="mb-4 text-note text-ink-3">
        {data && !isPlaceholderData && (
          <b className="text-ink-2">
            {`${t.comparedWith({ from: periodText(data.from, data.to, language), againstFrom: periodText(data.against_from, data.against_to, language) })} `}
          </b>
        )}
        {t.dayRule} {data && t.updated({ time: formatTime(data.read_at, language) })}
      </p>
      {isError && <FailedPart text={t.statistics.failed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isError && <ReportSkeleton />}
      {data && (
        <div className={isPlaceholderData ? 'busy-line' : undefined} aria-busy={isPlaceholderData}>
          <Report
            statistics={data}
            editHref={(menuId) => paths.restaurantMenu({ dish: String(menuId) })}
            onHide={isOpen('menu') ? hide : undefined}
          />
        </div>
      )}
    </>
  );
}

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const tab = address.get('tab') === 'payouts' || address.has('page') ? 'payouts' : 'report';
  const page = Math.max(1, Number(address.get('page')) || 1);
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>{`${t.statistics.title} · Tawa`}</title>
      <PanelTitle className="mb-2">{t.statistics.title}</PanelTitle>
      <Tabs
        label={t.tabsLabel}
        value={tab}
        tabs={tabsIn(language)}
        onChange={(next) => setAddress(next === 'payouts' ? { tab: next } : {})}
      >
        {tab === 'payouts' ? <OwnPayouts page={page} /> : <OwnReport />}
      </Tabs>
    </div>
  );
}
