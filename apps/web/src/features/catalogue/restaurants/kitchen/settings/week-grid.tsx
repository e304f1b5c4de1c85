import type { WeekShift } from '@tawa/contract/catalogue/restaurants.settings';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { weekdayNames } from '@tawa/domain/common/text';
import { barDay, type WeekBar } from '@tawa/domain/catalogue/week-bars';
import { useState, type KeyboardEvent } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { kitchenSettingsTexts } from './settings.texts.ts';
import { clockOfTick, endsOn, hoursOf, nameOfShift } from './shift-words.ts';
import { ShiftStrip } from './shift-strip.tsx';
import { useBars } from './use-bars.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const ticks = [60, 240, 420, 600, 780, 960, 1140, 1320];
const midnight = 1140;
const percent = (minutes: number) => `${(Math.min(minutes, barDay) / barDay) * 100}%`;

function Scale() {
  const language = useLanguage();
  return (
    <div aria-hidden="true" className="num relative ml-[94px] h-8 text-note text-ink-3">
      {ticks.map((tick) => (
        <span
          key={tick}
          className={cx('absolute -translate-x-1/2', tick === midnight && 'font-bold text-ink')}
          style={{ left: percent(tick) }}
        >
          {clockOfTick(tick, language)}
        </span>
      ))}
    </div>
  );
}

/** The lines of the hours, and the ground of the hours after midnight. */
const Ground = () => (
  <span aria-hidden="true">
    <span className="absolute inset-y-0 right-0 bg-surface-2" style={{ left: percent(midnight) }} />
    {ticks.map((tick) => (
      <span
        key={tick}
        className={cx('absolute inset-y-0 w-px', tick === midnight ? 'bg-line-strong' : 'bg-line')}
        style={{ left: percent(tick) }}
      />
    ))}
  </span>
);

interface BarProps {
  bar: WeekBar;
  shift: WeekShift;
  index: number;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const grip = 'absolute inset-y-0 w-2.5 cursor-ew-resize';

function Bar({ bar, shift, index, name, isChosen, onChoose, onKeyDown }: BarProps) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const next = endsOn(shift);
  return (
    <button
      type="button"
      data-bar={index}
      aria-pressed={isChosen}
      aria-label={t.bar({ name, hours: hoursOf(shift, language) })}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={cx(
        'num absolute inset-y-2 cursor-grab touch-none overflow-hidden rounded-md border px-3 text-left text-sm font-bold whitespace-nowrap',
        isChosen
          ? 'z-10 border-brand bg-brand text-on-brand ring-2 ring-focus/30'
          : 'border-brand/30 bg-brand-soft text-brand-ink',
      )}
      style={{ left: percent(bar.from), width: percent(Math.min(bar.to, barDay) - bar.from) }}
    >
      <span data-end="from" className={cx(grip, 'left-0')} />
      <span className="block leading-tight">{hoursOf(shift, language)}</span>
      {next !== null && (
        <span className="flex items-center gap-1 text-xs leading-tight font-medium">
          <Icon of={MoonIcon} weight="fill" />
          {t.endsOn({ day: weekdayNames[next] ?? '' })}
        </span>
      )}
      <span data-end="to" className={cx(grip, 'right-0')} />
    </button>
  );
}

const EmptyDay = ({ name, onAdd }: { name: string; onAdd: () => void }) => {
  const t = useTexts(kitchenSettingsTexts);
  return (
    <button
      type="button"
      aria-label={`${t.closed}. ${t.addHoursOn({ day: name.slice(0, 3) })}`}
      onClick={onAdd}
      className="absolute inset-y-2 left-1/4 flex items-center gap-3 rounded-md border border-dashed border-line-strong bg-surface px-4 text-sm text-ink-2"
    >
      {t.closed}
      <span className="flex items-center gap-1.5 font-bold text-brand-ink">
        <Icon of={PlusIcon} weight="bold" /> {t.addHours}
      </span>
    </button>
  );
};

interface Props {
  week: readonly WeekShift[];
  lastOrderMinutes: number;
  onChange: (week: WeekShift[]) => void;
}

const allDay = { opens: '00:00', closes: '24:00' } as const;

/** The week as bars over the hours from five to five; the strip under it does the same without dragging. */
export function WeekGrid({ week, lastOrderMinutes, onChange }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenSettingsTexts);
  const [chosen, setChosen] = useState<number | null>(null);
  const { bars, ofRow, keysOf, remove } = useBars({ week, onChange, onChoose: setChosen });
  const without = (day: number) => week.filter(({ weekday }) => weekday !== day);
  const putDay = (day: number, shifts: Pick<WeekShift, 'opens' | 'closes'>[]) => {
    setChosen(null);
    onChange([...without(day), ...shifts.map((shift) => ({ ...shift, weekday: day }))]);
  };
  const copy = (from: number, to: readonly number[]) => {
    const shifts = week.filter(({ weekday }) => weekday === from);
    const kept = week.filter(({ weekday }) => !to.includes(weekday));
    setChosen(null);
    onChange([...kept, ...to.flatMap((weekday) => shifts.map((shift) => ({ ...shift, weekday })))]);
  };
  const menuOf = (day: number) => [
    {
      label: t.copyToAll,
      onSelect: () =>
        copy(
          day,
          mondayFirst.filter((other) => other !== day),
        ),
    },
    { label: t.allDay, onSelect: () => putDay(day, [allDay]) },
    { label: t.closed, onSelect: () => putDay(day, []) },
  ];
  return (
    <div>
      <Scale />
      <ul>
        {mondayFirst.map((day) => (
          <li key={day} className="grid h-16 grid-cols-[94px_minmax(0,1fr)] border-t border-line">
            <span className="flex items-center justify-between pr-2">
              <b className="text-body">{weekdayNames[day]}</b>
              <Menu
                trigger={
                  <IconButton
                    label={t.menuOf({ day: Object.values(t.days)[day] ?? '' })}
                    icon={DotsThreeVerticalIcon}
                  />
                }
                items={menuOf(day)}
              />
            </span>
            <div className="relative touch-none select-none" {...ofRow(day)}>
              <Ground />
              {bars.map((bar, index) => {
                const shift = week[index];
                if (bar.row !== day) return null;
                if (!shift)
                  return (
                    <span
                      key="new"
                      className="absolute inset-y-2 rounded-md border-2 border-dashed border-brand bg-brand-soft"
                      style={{ left: percent(bar.from), width: percent(bar.to - bar.from) }}
                    />
                  );
                return (
                  <Bar
                    key={`shift-${String(index)}`}
                    bar={bar}
                    shift={shift}
                    index={index}
                    name={nameOfShift(week, index, language)}
                    isChosen={index === chosen}
                    onChoose={() => setChosen(index)}
                    onKeyDown={keysOf(index)}
                  />
                );
              })}
              {bars.every(({ row }) => row !== day) && (
                <EmptyDay
                  name={Object.values(t.days)[day] ?? ''}
                  onAdd={() => {
                    onChange([...week, { weekday: day, opens: '11:00', closes: '23:00' }]);
                    setChosen(week.length);
                  }}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      <ShiftStrip
        week={week}
        index={chosen}
        lastOrderMinutes={lastOrderMinutes}
        onChange={onChange}
        onRemove={remove}
        onCopy={copy}
      />
    </div>
  );
}
