import type { Shift } from '@tawa/contract/catalogue/restaurants.settings';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  day: string;
  /** The weekday on which a night ends. */
  nextDay: string;
  shifts: readonly Shift[];
  onChange: (shifts: Shift[]) => void;
}

const shiftsMax = 4;
const shownTime = (clock: string) => (clock === '24:00' ? '00:00' : clock);
const isAllDay = ({ opens, closes }: Shift) => opens === '00:00' && (closes === '24:00' || closes === '00:00');

function noteOf(shift: Shift, nextDay: string, language: Language): string {
  const t = textsIn(kitchenSettingsTexts, language);
  if (isAllDay(shift)) return t.allDay;
  return shift.closes <= shift.opens ? t.endsMorning({ nextDay }) : '';
}

/** The shifts of one day as pairs of times; none is a closed day. */
export function DayShifts({ day, nextDay, shifts, onChange }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const put = (at: number, part: Partial<Shift>) =>
    onChange(shifts.map((shift, index) => (index === at ? { ...shift, ...part } : shift)));
  const name = (index: number) => (shifts.length > 1 ? t.shift({ day, value: index + 1 }) : day);
  return (
    <div className="grid gap-2">
      {shifts.length === 0 && <p className="flex min-h-11 items-center text-body text-ink-3">{t.closedAllDay}</p>}
      {shifts.map((shift, index) => (
        // Two shifts may be alike while they are written, and only their place tells them apart.
        <div key={`${day}-${String(index)}`} className="flex flex-wrap items-center gap-2">
          <Input
            type="time"
            size={44}
            aria-label={t.opens({ index: name(index) })}
            value={shift.opens}
            onChange={(event) => put(index, { opens: event.currentTarget.value })}
          />
          <span className="text-ink-3">{t.to}</span>
          <Input
            type="time"
            size={44}
            aria-label={t.closes({ index: name(index) })}
            value={shownTime(shift.closes)}
            onChange={(event) => put(index, { closes: event.currentTarget.value })}
          />
          <IconButton
            label={t.remove({ index: name(index) })}
            icon={TrashIcon}
            onClick={() => onChange(shifts.filter((_one, place) => place !== index))}
          />
          <span className="text-note text-ink-3">{noteOf(shift, nextDay, language)}</span>
        </div>
      ))}
      {shifts.length < shiftsMax && (
        <Button
          variant="quiet"
          size={40}
          icon={PlusIcon}
          className="justify-self-start"
          aria-label={shifts.length === 0 ? t.addHoursOn({ day }) : t.addShift({ day })}
          onClick={() => onChange([...shifts, { opens: shifts.length === 0 ? '11:00' : '18:00', closes: '23:00' }])}
        >
          {shifts.length === 0 ? t.addHours : t.addShiftButton}
        </Button>
      )}
    </div>
  );
}
