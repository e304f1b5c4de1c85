import { CalendarBlankIcon } from '@phosphor-icons/react/dist/ssr/CalendarBlank';
import { daysIn, type Period, statisticsDaysMax } from '@tawa/domain/insight/statistics';
import { useState } from 'react';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { comparisonNames, periodNames, type PeriodChoice } from './use-period.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const periodsIn = keepEach((language: Language) => {
  const t = textsIn(statisticsTexts, language);
  return periodNames.map((value) => ({ value, label: t.periods[value] }));
});
const comparisonsIn = keepEach((language: Language) => {
  const t = textsIn(statisticsTexts, language);
  return comparisonNames.map((value) => ({ value, label: t.comparisons[value] }));
});

function problemOf(days: Period, language: Language): string | undefined {
  const t = textsIn(statisticsTexts, language);
  if (days.from === '' || days.to === '') return undefined;
  if (days.from > days.to) return t.badPeriod;
  return daysIn(days) > statisticsDaysMax ? t.longPeriod : undefined;
}

/** Two dates; the report follows as soon as they fit. */
function OwnDays({ choice, today }: { choice: PeriodChoice; today: string }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  const [days, setDays] = useState(choice.period);
  const problem = problemOf(days, language);
  const change = (next: Period) => {
    setDays(next);
    if (next.from !== '' && next.to !== '' && !problemOf(next, language)) choice.chooseDays(next);
  };
  return (
    <>
      <TextField
        label={t.from}
        type="date"
        size={44}
        max={today}
        value={days.from}
        error={problem}
        onChange={(event) => change({ ...days, from: event.currentTarget.value })}
      />
      <TextField
        label={t.to}
        type="date"
        size={44}
        max={today}
        value={days.to}
        onChange={(event) => change({ ...days, to: event.currentTarget.value })}
      />
    </>
  );
}

/** Which days, and what they are compared with. */
export function PeriodPicker({ choice, today }: { choice: PeriodChoice; today: string }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  return (
    <div className="flex flex-wrap items-start gap-3 max-sm:grid max-sm:grid-cols-2">
      <SelectField
        label={t.period}
        size={44}
        icon={CalendarBlankIcon}
        value={choice.name}
        options={periodsIn(language)}
        onChange={(event) => {
          const name = periodNames.find((each) => each === event.currentTarget.value);
          if (name) choice.choose(name);
        }}
      />
      {choice.name === 'own' && <OwnDays choice={choice} today={today} />}
      <SelectField
        label={t.against}
        size={44}
        value={choice.comparison}
        options={comparisonsIn(language)}
        onChange={(event) => {
          const name = comparisonNames.find((each) => each === event.currentTarget.value);
          if (name) choice.compare(name);
        }}
      />
    </div>
  );
}
