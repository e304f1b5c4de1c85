import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { DeskBooking, DeskDay } from '@tawa/contract/tables/bookings.kitchen';
import type { Venue } from '@tawa/contract/tables/venues';
import { clockTime } from '@tawa/domain/common/clock-text';
import { minutesAt } from '@tawa/domain/common/zoned-time';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { DayBlocks } from './day-blocks.tsx';
import { coversOf, headPx, leftOf, quarterMs, quarterPx, rowPx, rowsOf } from './day-scale.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

const isFullHour = (at: number, zone: string) => minutesAt(new Date(at), zone) % 60 === 0;
const hourBeforePx = 4 * quarterPx;
interface Props {
  day: DeskDay;
  opensAt: string;
  closesAt: string;
  venues: readonly Venue[];
  now: number;
  openNumber: string | null;
  onOpen: (booking: DeskBooking) => void;
}

function Hours({ day, opensAt, quarters }: { day: DeskDay; opensAt: string; quarters: number }) {
  const t = useTexts(kitchenVenuesTexts);
  const from = new Date(opensAt).getTime();
  const limit = day.covers_per_quarter;
  const covers = coversOf(day.bookings, opensAt, quarters).map((count, index) => ({
    count,
    at: from + index * quarterMs,
  }));
  return (
    <>
      <div className="flex h-12 pt-1.5 text-note text-ink-2">
        {covers.map(({ at }) => (
          <span key={at} className="num w-[31px] shrink-0 whitespace-nowrap">
            {(isFullHour(at, day.time_zone) || at === from) && clockTime(new Date(at), day.time_zone)}
          </span>
        ))}
      </div>
      <div role="group" aria-label={t.covers({ limit })} className="flex h-9 items-center border-b border-line text-xs">
        {covers.map(({ count, at }) => (
          <span
            key={at}
            className={cx(
              'num w-[31px] shrink-0 text-center',
              count === 0 ? 'text-ink-3' : 'font-semibold',
              count >= limit * 0.9 && 'font-bold text-danger',
            )}
          >
            {count}
          </span>
        ))}
      </div>
    </>
  );
}

/** The day with tables as rows. */
export function DayGrid({ day, opensAt, closesAt, venues, now, openNumber, onOpen }: Props) {
  const t = useTexts(kitchenVenuesTexts);
  const rows = rowsOf(venues, day.bookings);
  const quarters = Math.ceil((new Date(closesAt).getTime() - new Date(opensAt).getTime()) / quarterMs);
  const width = quarters * quarterPx;
  const height = (rows.at(-1)?.top ?? 0) + rowPx;
  const nowLeft = leftOf(now, opensAt);
  const isNowShown = nowLeft >= 0 && nowLeft <= width;
  // Today begins at the hour before now, any other day at the hour before its first booking.
  const [first] = useState(() => {
    const [earliest] = day.bookings.map((booking) => leftOf(booking.starts_at, opensAt)).toSorted((a, b) => a - b);
    return Math.max(0, (isNowShown ? nowLeft : (earliest ?? 0)) - hourBeforePx);
  });
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ left: first });
  }, [first]);
  return (
    <div
      ref={scroller}
      className="flex overflow-x-auto border-y border-line bg-surface"
      role="region"
      aria-label={t.bookingsByTable}
    >
      <div className="sticky left-0 z-30 w-[132px] shrink-0 border-r border-line bg-surface text-note text-ink-2">
        <p className="h-12 pt-1.5 pl-4">{t.tableSeats}</p>
        <p className="flex h-9 items-center border-b border-line pl-4 text-xs">
          {t.covers({ limit: day.covers_per_quarter })}
        </p>
        {rows.map((row, index) => (
          <div key={row.table_id}>
            {rows[index - 1]?.venue_id !== row.venue_id && (
              <VenueHead venue={venues.find((one) => one.venue_id === row.venue_id)} />
            )}
            <p className="flex h-[3.25rem] items-center gap-2 border-b border-line pr-3 pl-4">
              <span className="min-w-0 flex-1 truncate font-bold text-ink" title={row.name}>
                {row.name}
              </span>
              <span className="num inline-flex shrink-0 items-center gap-1 text-ink-3">
                <Icon of={UserIcon} className="text-[0.875rem]" />
                {row.min_seats}–{row.max_seats}
              </span>
            </p>
          </div>
        ))}
      </div>
      <div className="relative shrink-0" style={{ width }}>
        <Hours day={day} opensAt={opensAt} quarters={quarters} />
        {isNowShown && (
          <span
            className="num absolute top-[26px] -translate-x-1/2 rounded-full bg-danger-solid px-2 py-0.5 text-xs font-bold text-on-danger"
            style={{ left: nowLeft }}
          >
            <span className="sr-only">{t.now} </span>
            {clockTime(new Date(now), day.time_zone)}
          </span>
        )}
        <div
          data-surface
          className="relative bg-[repeating-linear-gradient(to_right,var(--color-line)_0_1px,transparent_1px_62px)]"
          style={{ height }}
        >
          {rows.map((row, index) => (
            <div key={row.table_id}>
              {rows[index - 1]?.venue_id !== row.venue_id && (
                <div
                  className="absolute inset-x-0 border-y border-line bg-surface-2"
                  style={{ top: row.top - headPx, height: headPx }}
                />
              )}
              <div className="absolute inset-x-0 border-b border-line" style={{ top: row.top, height: rowPx }} />
            </div>
          ))}
          {isNowShown && (
            <div aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-danger-solid" style={{ left: nowLeft }} />
          )}
          <DayBlocks day={day} rows={rows} opensAt={opensAt} now={now} openNumber={openNumber} onOpen={onOpen} />
        </div>
      </div>
    </div>
  );
}

const VenueHead = ({ venue }: { venue: Venue | undefined }) => {
  const t = useTexts(wordsTexts);
  return (
    <p className="flex h-[2.125rem] items-center gap-2 border-y border-line bg-surface-2 pl-4 whitespace-nowrap">
      <span className="font-bold text-ink">{venue?.name}</span>
      {venue && !venue.name.startsWith(t.venueType[venue.type]) && (
        <span className="truncate text-xs">{t.venueType[venue.type]}</span>
      )}
    </p>
  );
};
