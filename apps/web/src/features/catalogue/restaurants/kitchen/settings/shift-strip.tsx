import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { clockText } from '@tawa/domain/common/clock-text';
import { weekdayNames } from '@tawa/domain/common/text';
import { shiftClock } from '@tawa/domain/catalogue/week-shifts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/input.tsx';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { endsOn, nameOfShift } from './shift-words.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  week: readonly WeekShift[];
  index: number | null;
  lastOrderMinutes: number;
  onChange: (week: WeekShift[]) => void;
  onRemove: (index: number) => void;
  onCopy: (from: number, to: readonly number[]) => void;
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const shown = (clock: string) => (clock === '24:00' ? '00:00' : clock);

/** The chosen shift in two fields, when its last order is taken, and its day for other days. */
export function ShiftStrip({ week, index, lastOrderMinutes, onChange, onRemove, onCopy }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const shift = index === null ? undefined : week[index];
  if (index === null || !shift) return <p className="mt-3 rounded-lg bg-surface-2 p-4 text-sm text-ink-2">{t.hint}</p>;
  const put = (part: Partial<WeekShift>) =>
    onChange(week.map((one, place) => (place === index ? { ...one, ...part } : one)));
  const next = endsOn(shift);
  const day = Object.values(t.days)[shift.weekday] ?? '';
  return (
    <section className="mt-3 grid gap-3 rounded-lg bg-brand-soft p-4" aria-label={nameOfShift(week, index, language)}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="text-body font-bold">{nameOfShift(week, index, language)}</h3>
        <p className="num flex-1 text-sm text-ink-2">
          {t.lastOrder({
            at: clockText(shiftClock(shown(shift.closes), -lastOrderMinutes)),
            minutes: lastOrderMinutes,
          })}
        </p>
        <Button variant="danger" size={40} icon={TrashIcon} onClick={() => onRemove(index)}>
          {t.grid.remove}
        </Button>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <TextField
          label={t.grid.opens}
          type="time"
          value={shift.opens}
          onChange={(event) => event.currentTarget.value && put({ opens: event.currentTarget.value })}
        />
        <TextField
          label={next === null ? t.grid.closes : t.closesOn({ day: Object.values(t.days)[next] ?? '' })}
          type="time"
          value={shown(shift.closes)}
          onChange={(event) => event.currentTarget.value && put({ closes: event.currentTarget.value })}
        />
        <FieldGroup label={t.copyTo({ day })}>
          <div className="flex gap-1.5">
            {mondayFirst.map((other) => (
              <Button
                key={other}
                variant="secondary"
                size={40}
                className="min-h-11! px-3!"
                disabled={other === shift.weekday}
                aria-label={t.copyDay({ from: day, to: Object.values(t.days)[other] ?? '' })}
                onClick={() => onCopy(shift.weekday, [other])}
              >
                {weekdayNames[other]}
              </Button>
            ))}
          </div>
        </FieldGroup>
      </div>
    </section>
  );
}
