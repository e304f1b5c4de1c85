import type { StatisticsPart } from '@tawa/contract/insight/statistics.office';
import { timeZoneDefault } from '@tawa/domain/common/limits';
import { serviceDayAt } from '@tawa/domain/insight/statistics';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { OfficeParts } from '#features/insight/statistics/office/parts.tsx';
import { OfficeReport } from '#features/insight/statistics/office/report.tsx';
import { PeriodPicker } from '#features/insight/statistics/period-picker.tsx';
import { usePeriod, type PeriodChoice } from '#features/insight/statistics/use-period.ts';
import { scopeTabs, useScope, type StatisticsScope } from '#features/insight/statistics/office/use-scope.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { citiesQuery } from '#lib/place/cities.queries.ts';
import { SelectField } from '#ui/form/input.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { adminScreenTexts } from './admin.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

type Tab = (typeof scopeTabs)[number];
const tabsIn = keepEach((language: Language) => {
  const t = textsIn(adminScreenTexts, language);
  return scopeTabs.map((value) => ({ value, label: t.tabs[value] }));
});
function Parts({ by, scope, choice }: { by: 'city' | 'restaurant'; scope: StatisticsScope; choice: PeriodChoice }) {
  const { hrefWith } = scope;
  const hrefOf = useCallback(
    ({ id }: StatisticsPart) => hrefWith({ tab: '', restaurant: '', [by]: String(id) }),
    [hrefWith, by],
  );
  const wanted = { ...choice.wanted, ...(scope.city && by === 'restaurant' && { city: scope.city }) };
  return <OfficeParts key={by} by={by} wanted={wanted} days={choice.period} hrefOf={hrefOf} />;
}

export function Screen() {
  const language = useLanguage();
  const t = useTexts(adminScreenTexts);
  const [today] = useState(() => serviceDayAt(new Date(), timeZoneDefault));
  const choice = usePeriod(today);
  const scope = useScope();
  const cities = useQuery(citiesQuery);
  const choose = (tab: Tab) => scope.choose({ tab: tab === 'report' ? '' : tab });
  return (
    <div className="px-4 py-5 lg:px-6">
      <title>{t.tawa({ title: t.officeStatistics.title })}</title>
      <PanelTitle className="mb-4">{t.officeStatistics.title}</PanelTitle>
      <div className="mb-2 flex flex-wrap items-start gap-3 max-sm:grid">
        <PeriodPicker key={choice.name} choice={choice} today={today} />
        {scope.tab !== 'city' && (
          <SelectField
            label={t.city}
            size={44}
            placeholder={t.allCities}
            value={scope.city ?? ''}
            options={(cities.data ?? []).map(({ city_id, cityname }) => ({ value: city_id, label: cityname }))}
            onChange={(event) => scope.choose({ city: event.currentTarget.value, restaurant: '' })}
          />
        )}
      </div>
      <Tabs label={t.tabsLabel} value={scope.tab} tabs={tabsIn(language)} onChange={choose}>
        {scope.tab === 'report' ? (
          <OfficeReport scope={scope} choice={choice} />
        ) : (
          <Parts by={scope.tab} scope={scope} choice={choice} />
        )}
      </Tabs>
    </div>
  );
}
