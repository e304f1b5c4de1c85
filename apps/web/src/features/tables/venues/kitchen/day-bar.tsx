import { CaretLeftIcon } from '@phosphor-icons/react/dist/ssr/CaretLeft';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { PersonSimpleWalkIcon } from '@phosphor-icons/react/dist/ssr/PersonSimpleWalk';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { DeskDay } from '@tawa/contract/tables/bookings.kitchen';
import { dateText } from '@tawa/domain/common/text';
import { addDays } from '@tawa/domain/common/zoned-time';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import type { NewKind } from './new-booking.tsx';
import { kitchenVenuesTexts } from './venues.texts.ts';

const gone = new Set(['no_show', 'held']);

interface BarProps {
  day: DeskDay;
  view: 'grid' | 'list';
  onDate: (date: string) => void;
  onView: (view: 'grid' | 'list') => void;
  onAdd: (kind: NewKind) => void;
}

/** The day, how it is shown, and what can be added. */
export function DayBar({ day, view, onDate, onView, onAdd }: BarProps) {
  const t = useTexts(kitchenVenuesTexts);
  const counted = day.bookings.filter((booking) => !gone.has(booking.state));
  const guests = counted.reduce((sum, booking) => sum + booking.guests, 0);
  const isToday = day.date === day.today;
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3 lg:px-6">
      <div className="flex items-center rounded-lg border border-line bg-surface">
        <IconButton label={t.dayBefore} icon={CaretLeftIcon} onClick={() => onDate(addDays(day.date, -1))} />
        <p aria-live="polite" className="min-w-36 text-center font-bold">
          {isToday && t.todayThen}
          {dateText(day.date)}
        </p>
        <IconButton label={t.nextDay} icon={CaretRightIcon} onClick={() => onDate(addDays(day.date, 1))} />
      </div>
      {!isToday && (
        <Button size={40} variant="quiet" onClick={() => onDate(day.today)}>
          {t.today}
        </Button>
      )}
      <Segmented
        label={t.showAs}
        value={view}
        onChange={onView}
        options={[
          { value: 'grid', label: t.views.grid },
          { value: 'list', label: t.views.list },
        ]}
        className="max-md:hidden"
      />
      <p className="num text-body">
        {t.bookingCount({ count: counted.length })} · {t.guestCount({ count: guests })}
      </p>
      {day.to_answer.length > 0 && (
        <a
          href="#to-answer"
          className="press inline-flex min-h-11 items-center gap-1.5 rounded-md bg-warning-soft px-3 text-note font-semibold text-warning"
        >
          <Icon of={HourglassMediumIcon} weight="fill" className="text-[1rem]" />
          {t.waitsForAnswer({ count: day.to_answer.length })}
        </a>
      )}
      <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
        <Button size={40} variant="secondary" icon={PersonSimpleWalkIcon} onClick={() => onAdd('walk_in')}>
          {t.walkIn}
        </Button>
        <Button size={40} icon={PlusIcon} onClick={() => onAdd('phone')}>
          {t.newBooking}
        </Button>
      </div>
    </div>
  );
}
