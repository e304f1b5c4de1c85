import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { clockText } from '@tawa/domain/common/clock-text';
import { shiftAt } from '@tawa/domain/catalogue/week-bars';
import { shiftClock } from '@tawa/domain/catalogue/week-shifts';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { isAllDay, nameOfShift } from './shift-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];

interface Props {
  week: readonly WeekShift[];
  lastOrderMinutes: number;
}

/** Answers for the hours as they stand here, saved or not, whether the kitchen is open at a time, and by which shift. */
export function CheckTime({ week, lastOrderMinutes }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const [weekday, setWeekday] = useState(6);
  const [clock, setClock] = useState('01:10');
  const index = shiftAt(week, weekday, clock);
  const shift = week[index];
  const closes = shift?.closes ?? '24:00';
  const until = clockText(shiftClock(closes === '24:00' ? '00:00' : closes, -lastOrderMinutes));
  return (
    <section className="mt-5 border-t border-line py-4" aria-label={t.checkTitle}>
      <h3 className="text-body font-bold">{t.checkTitle}</h3>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <SelectField
          label={t.checkDay}
          options={mondayFirst.map((value) => ({ value, label: Object.values(t.days)[value] ?? '' }))}
          value={weekday}
          onChange={(event) => setWeekday(Number(event.currentTarget.value))}
        />
        <TextField
          label={t.checkClock}
          type="time"
          value={clock}
          onChange={(event) => setClock(event.currentTarget.value || '00:00')}
        />
      </div>
      <div role="status" className="mt-3">
        {!shift ? (
          <Banner tone="warning">{t.closedThen}</Banner>
        ) : (
          <Banner tone="success">
            {isAllDay(shift)
              ? t.openAllDay({ shift: nameOfShift(week, index, language) })
              : t.openThen({ shift: nameOfShift(week, index, language), until })}
          </Banner>
        )}
      </div>
      <p className="mt-2 text-note text-ink-3">{t.checkNote}</p>
    </section>
  );
}
