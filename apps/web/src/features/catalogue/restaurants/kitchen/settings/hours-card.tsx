import type { HoursForm, Shift } from '@tawa/contract/catalogue/restaurants.settings';
import { weekdayNames } from '@tawa/domain/common/text';
import { findOverlap, weekHours } from '@tawa/domain/catalogue/week-shifts';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useEffect, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useWide } from '#ui/use-wide.ts';
import type { CardProps } from './card-props.ts';
import { CheckTime } from './check-time.tsx';
import { DayShifts } from './day-shifts.tsx';
import { useSaveHours } from './settings.queries.ts';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { WeekGrid } from './week-grid.tsx';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const nameOf = (weekday: number) => weekdayNames[weekday % 7] ?? '';

const gridFrom = 1280;
const shiftsOf = ({ week }: HoursForm, day: number) =>
  week
    .filter(({ weekday }) => weekday === day)
    .map(({ opens, closes }) => `${opens} ${closes}`)
    .toSorted()
    .join();

interface PartProps {
  form: HoursForm;
  onChange: (part: Partial<HoursForm>) => void;
}

function Week({ form, onChange }: PartProps) {
  const put = (weekday: number, shifts: Shift[]) =>
    onChange({
      week: [...form.week.filter((row) => row.weekday !== weekday), ...shifts.map((row) => ({ ...row, weekday }))],
    });
  return (
    <ul>
      {mondayFirst.map((weekday) => (
        <li key={weekday} className="grid gap-2 border-t border-line py-3 sm:grid-cols-[6rem_1fr]">
          <h3 className="flex min-h-11 items-center text-body font-bold">{nameOf(weekday)}</h3>
          <DayShifts
            day={nameOf(weekday)}
            nextDay={nameOf(weekday + 1)}
            shifts={form.week.filter((row) => row.weekday === weekday).map(({ opens, closes }) => ({ opens, closes }))}
            onChange={(shifts) => put(weekday, shifts)}
          />
        </li>
      ))}
    </ul>
  );
}

function SpecialDays({ form: { special }, onChange }: PartProps) {
  const t = useTexts(kitchenSettingsTexts);
  const put = (at: number, part: Partial<HoursForm['special'][number]>) =>
    onChange({ special: special.map((one, index) => (index === at ? { ...one, ...part } : one)) });
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-body font-bold">{t.specialDays}</h3>
      <p className="text-note text-ink-3">{t.special}</p>
      {special.map((one, index) => (
        <div key={`special-${String(index)}`} className="my-3 grid gap-3 rounded-lg bg-surface-2 p-3">
          <div className="flex flex-wrap items-end gap-3">
            <TextField
              label={t.date}
              type="date"
              value={one.date}
              onChange={(event) => put(index, { date: event.currentTarget.value })}
            />
            <TextField
              label={t.reason}
              optional
              maxLength={80}
              value={one.reason}
              onChange={(event) => put(index, { reason: event.currentTarget.value })}
            />
            <IconButton
              label={t.removeSpecialDay({ date: one.date })}
              icon={TrashIcon}
              onClick={() => onChange({ special: special.filter((_one, place) => place !== index) })}
            />
          </div>
          <DayShifts
            day={one.date || t.newDay}
            nextDay="next"
            shifts={one.intervals}
            onChange={(intervals) => put(index, { intervals })}
          />
        </div>
      ))}
      <Button
        variant="secondary"
        size={40}
        icon={PlusIcon}
        className="mt-3"
        onClick={() => onChange({ special: [...special, { date: '', intervals: [], reason: '' }] })}
      >
        {t.addSpecialDay}
      </Button>
    </section>
  );
}

/** The week and the special days; nothing is live before it is saved. */
export function HoursCard({ settings, onDirty }: CardProps) {
  const t = useTexts(kitchenSettingsTexts);
  const save = useSaveHours();
  const hasRoom = useWide(gridFrom);
  const kept: HoursForm = { week: settings.week, special: settings.special };
  const [changed, setChanged] = useState<HoursForm | null>(null);
  const isDirty = changed !== null;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  const form = changed ?? kept;
  const overlap = findOverlap(form.week);
  const change = (part: Partial<HoursForm>) => setChanged({ ...form, ...part });
  const send = () =>
    save.mutate(form, {
      onSuccess: () => {
        setChanged(null);
        toast.success(t.hoursSaved);
      },
    });
  const isWritten = form.week.every(({ opens, closes }) => opens !== '' && closes !== '');
  const { last_order_minutes: lastOrderMinutes } = settings;
  const days = mondayFirst.filter((day) => shiftsOf(form, day) !== shiftsOf(kept, day)).length;
  return (
    <Card title={t.openingHours} facts={t.hoursFacts({ hours: weekHours(form.week) })}>
      {hasRoom && isWritten ? (
        <WeekGrid week={form.week} lastOrderMinutes={lastOrderMinutes} onChange={(week) => change({ week })} />
      ) : (
        <Week form={form} onChange={change} />
      )}
      <CheckTime week={form.week} lastOrderMinutes={lastOrderMinutes} />
      <SpecialDays form={form} onChange={change} />
      <div className="mt-5 grid gap-3" role="status">
        {overlap && <Banner tone="danger">{t.overlap({ day: nameOf(overlap[0].weekday) })}</Banner>}
      </div>
      {save.isError && (
        <Banner tone="danger" alert className="mt-3">
          {messageFrom(save.error, t.notSaved)}
        </Banner>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button disabled={!isDirty || overlap !== null} pending={save.isPending} onClick={send}>
          {t.saveHours}
        </Button>
        {changed && (
          <Button variant="secondary" onClick={() => setChanged(null)}>
            {t.discard}
          </Button>
        )}
        {days > 0 && (
          <p role="status" className="self-center text-note font-semibold text-accent-ink">
            {t.changed({ days: t.dayCount({ count: days }) })}
          </p>
        )}
      </div>
    </Card>
  );
}
