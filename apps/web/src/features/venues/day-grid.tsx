import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import type { DeskBooking, DeskDay } from '@tawa/contract/desk';
import type { Venue } from '@tawa/contract/venues';
import { clockTime } from '@tawa/domain/text';
import { minutesAt } from '@tawa/domain/zoned-time';
import { useEffect, useRef, useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { venueTexts, venueTypeWords } from '../../lib/messages-venues.ts';
import { messages } from '../../lib/messages.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { BookingBlock } from './booking-block.tsx';
import { coversOf, headPx, leftOf, placingOf, quarterMs, quarterPx, rowPx, rowsOf, type GridRow } from './day-scale.ts';
import { usePlaceBooking } from './desk.queries.ts';

/** Arrows move a lifted booking by a quarter of an hour or by one table. */
const byArrows: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const steps: Record<string, { x: number; y: number }> = {
    ArrowRight: { x: x + quarterPx, y },
    ArrowLeft: { x: x - quarterPx, y },
    ArrowDown: { x, y: y + rowPx },
    ArrowUp: { x, y: y - rowPx },
  };
  const step = steps[event.code];
  if (step) event.preventDefault();
  return step;
};

const isFullHour = (at: number, zone: string) => minutesAt(new Date(at), zone) % 60 === 0;
const hourBeforePx = 4 * quarterPx;
const keys = { start: ['Space'], cancel: ['Escape'], end: ['Space'] };

function usePlacing(day: DeskDay, rows: readonly GridRow[]) {
  const placing = usePlaceBooking();
  return async ({ active, delta }: DragEndEvent) => {
    const [number = '', end] = String(active.id).split(' ');
    const booking = day.bookings.find((one) => one.booking_number === number);
    const wanted = booking && placingOf(booking, rows, { ...delta, isEnd: end !== undefined });
    if (!wanted) return;
    const answered = await placing
      .mutateAsync(wanted)
      .catch((error: unknown) => toast.error(messageFrom(error, messages.network)));
    if (answered?.status === 200) toast.success(venueTexts.moved);
    else if (answered?.status === 409) toast.error(answered.body.message);
  };
}

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
  const from = new Date(opensAt).getTime();
  const limit = day.covers_per_quarter;
  const covers = coversOf(day.bookings, opensAt, quarters).map((count, index) => ({
    count,
    at: from + index * quarterMs,
  }));
  return (
    <>
      <div className="flex h-9 items-end text-note text-ink-2">
        {covers.map(({ at }) => (
          <span key={at} className="num w-[31px] shrink-0 whitespace-nowrap">
            {(isFullHour(at, day.time_zone) || at === from) && clockTime(new Date(at), day.time_zone)}
          </span>
        ))}
      </div>
      <div
        role="group"
        aria-label={`${venueTexts.covers}, limit ${limit}`}
        className="flex h-9 items-center border-b border-line text-xs"
      >
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
  const rows = rowsOf(venues, day.bookings);
  const place = usePlacing(day, rows);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byArrows, keyboardCodes: keys }),
  );
  const quarters = Math.ceil((new Date(closesAt).getTime() - new Date(opensAt).getTime()) / quarterMs);
  const width = quarters * quarterPx;
  const height = (rows.at(-1)?.top ?? 0) + rowPx;
  const nowLeft = leftOf(now, opensAt);
  const [first] = useState(() => Math.max(0, nowLeft > width ? 0 : nowLeft - hourBeforePx));
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => scroller.current?.scrollTo({ left: first }), [first]);
  const nameOf = new Map(rows.map((row) => [row.table_id, row.name]));
  return (
    <div
      ref={scroller}
      className="flex overflow-x-auto border-y border-line bg-surface"
      role="region"
      aria-label="Bookings by table"
    >
      <div className="sticky left-0 z-30 w-[132px] shrink-0 border-r border-line bg-surface text-note text-ink-2">
        <p className="flex h-9 items-end pl-4">{venueTexts.tableSeats}</p>
        <p className="flex h-9 items-center border-b border-line pl-4">{venueTexts.covers}</p>
        {rows.map((row, index) => (
          <div key={row.table_id}>
            {rows[index - 1]?.venue_id !== row.venue_id && (
              <VenueHead venue={venues.find((one) => one.venue_id === row.venue_id)} />
            )}
            <p className="flex h-[52px] items-center gap-3 border-b border-line pl-4">
              <span className="w-9 font-bold text-ink">{row.name}</span>
              <span className="num inline-flex items-center gap-1 text-ink-3">
                <Icon of={UserIcon} className="text-[14px]" />
                {row.min_seats}–{row.max_seats}
              </span>
            </p>
          </div>
        ))}
      </div>
      <div className="relative shrink-0" style={{ width }}>
        <Hours day={day} opensAt={opensAt} quarters={quarters} />
        <div
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
          {nowLeft >= 0 && nowLeft <= width && (
            <div aria-hidden="true" className="absolute inset-y-0 w-0.5 bg-danger-solid" style={{ left: nowLeft }} />
          )}
          <DndContext sensors={sensors} onDragEnd={(event) => void place(event)} autoScroll={false}>
            {day.bookings.flatMap((booking) => {
              const own = rows.filter((row) => booking.table_ids.includes(row.table_id));
              const [first] = own;
              if (!first) return [];
              const box = {
                left: leftOf(booking.starts_at, opensAt) + 1,
                top: first.top + 4,
                width: leftOf(booking.ends_at, opensAt) - leftOf(booking.starts_at, opensAt) - 2,
                height: (own.at(-1)?.top ?? first.top) - first.top + rowPx - 8,
              };
              return [
                <BookingBlock
                  key={booking.booking_number}
                  booking={booking}
                  box={box}
                  tables={booking.table_ids.map((id) => nameOf.get(id) ?? '').join(' + ')}
                  now={now}
                  isOpen={booking.booking_number === openNumber}
                  onOpen={() => onOpen(booking)}
                />,
              ];
            })}
          </DndContext>
        </div>
      </div>
    </div>
  );
}

const VenueHead = ({ venue }: { venue: Venue | undefined }) => (
  <p className="flex h-[34px] items-center gap-2 border-y border-line bg-surface-2 pl-4 whitespace-nowrap">
    <span className="font-bold text-ink">{venue?.name}</span>
    {venue && <span className="truncate text-xs">{venueTypeWords[venue.type]}</span>}
  </p>
);
