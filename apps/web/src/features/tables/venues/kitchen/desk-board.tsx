import type { DeskDay, TableWait } from '@tawa/contract/tables/bookings.kitchen';
import type { Venue } from '@tawa/contract/tables/venues';
import { useQuery } from '@tanstack/react-query';
import { minuteMs } from '@tawa/domain/common/durations';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { useNow } from '#ui/state/use-now.ts';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BookingPanel } from './booking-panel.tsx';
import { DayBar } from './day-bar.tsx';
import { DayGrid } from './day-grid.tsx';
import { rowsOf } from './day-scale.ts';
import { BookingsByTime, ToAnswer, WaitingList } from './desk-lists.tsx';
import { deskDayQuery, useLiveDesk } from './desk.queries.ts';
import { NewBooking, type NewKind } from './new-booking.tsx';
import { kitchenVenuesTexts } from './venues.texts.ts';

interface Adding {
  kind: NewKind;
  wait: TableWait | null;
}

const shownStates = ['requested', 'confirmed', 'arrived', 'seated', 'completed', 'no_show'] as const;

const Legend = () => {
  const t = useTexts(kitchenVenuesTexts);
  return (
    <ul aria-label={t.legend} className="flex flex-wrap gap-2">
      {shownStates.map((state) => (
        <li key={state}>
          <BookingBadge state={state} />
        </li>
      ))}
    </ul>
  );
};

interface DayProps {
  day: DeskDay;
  venues: readonly Venue[];
  onDate: (date: string) => void;
}

function Day({ day, venues, onDate }: DayProps) {
  const t = useTexts(kitchenVenuesTexts);
  const now = useNow(Date.now, minuteMs);
  const [view, setView] = useState<'grid' | 'list'>('grid');
  const [address] = useSearchParams();
  const [openNumber, setOpenNumber] = useState(address.get('booking'));
  const [adding, setAdding] = useState<Adding | null>(null);
  const rows = rowsOf(venues, day.bookings);
  const zone = day.time_zone;
  const open = [...day.bookings, ...day.to_answer].find((booking) => booking.booking_number === openNumber);
  const list = (
    <BookingsByTime
      bookings={day.bookings}
      rows={rows}
      zone={zone}
      now={now}
      onOpen={(one) => setOpenNumber(one.booking_number)}
    />
  );
  return (
    <>
      <DayBar
        day={day}
        view={view}
        onDate={onDate}
        onView={setView}
        onAdd={(kind) => setAdding({ kind, wait: null })}
      />
      {day.opens_at === null || day.closes_at === null ? (
        <p className="px-4 py-8 text-body text-ink-2 lg:px-6">{t.closed}</p>
      ) : (
        <>
          <div className={view === 'list' ? '' : 'md:hidden'}>{list}</div>
          {view === 'grid' && (
            <div className="max-md:hidden">
              <DayGrid
                key={day.date}
                day={day}
                opensAt={day.opens_at}
                closesAt={day.closes_at}
                venues={venues}
                now={now}
                openNumber={openNumber}
                onOpen={(one) => setOpenNumber(one.booking_number)}
              />
              <div className="grid gap-2 px-4 pt-3 lg:px-6">
                <Legend />
                <p id="desk-help" className="text-note text-ink-3">
                  {t.help}
                </p>
              </div>
            </div>
          )}
        </>
      )}
      <div className="mt-6 grid gap-8 px-4 pb-10 lg:px-6 xl:grid-cols-2">
        <ToAnswer requests={day.to_answer} zone={zone} onOpen={(one) => setOpenNumber(one.booking_number)} />
        <WaitingList
          waits={day.waits}
          zone={zone}
          onAdd={() => setAdding({ kind: 'wait', wait: null })}
          onSeat={(wait) => setAdding({ kind: 'walk_in', wait })}
        />
      </div>
      {open && (
        <BookingPanel
          key={open.booking_number + open.version}
          booking={open}
          rows={rows}
          zone={zone}
          onClose={() => setOpenNumber(null)}
        />
      )}
      {adding && <NewBooking {...adding} date={day.date} zone={zone} rows={rows} onClose={() => setAdding(null)} />}
    </>
  );
}

/** The bookings of a day, with tables as rows or by time; the day stands in the address. */
export function DeskBoard({ venues }: { venues: readonly Venue[] }) {
  const t = useTexts(kitchenVenuesTexts);
  useLiveDesk();
  const [address, setAddress] = useSearchParams();
  const date = /^\d{4}-\d\d-\d\d$/.exec(address.get('date') ?? '')?.[0];
  const query = useQuery(deskDayQuery(date));
  const setDate = (next: string) => {
    const changed = new URLSearchParams(address);
    changed.set('date', next);
    setAddress(changed, { replace: true });
  };
  const skeleton = (
    <Loading label={t.loadingBookings} className="grid gap-3 p-6">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-96 w-full" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.failed} noticeClassName="p-6">
      {(day) => <Day day={day} venues={venues} onDate={setDate} />}
    </Part>
  );
}
