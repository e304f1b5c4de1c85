import type { Booking, HeldTable, TableDay } from '@tawa/contract/tables/bookings';
import { readTableQuery, type TableQuery } from '@tawa/domain/tables/table-query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { tableDayQuery } from './bookings.queries.ts';
import { BookedTable } from './booked-table.tsx';
import { ChooseTable } from './choose-table.tsx';
import type { KnownGuest } from './use-known-guest.ts';
import { HeldDetails } from './held-details.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Input {
  date: string | undefined;
  guests: number;
  wish: TableQuery | null;
}

/** What the address asks for: a whole wish, or the day and party of a letter. */
function readWished(search: string): Input {
  const address = new URLSearchParams(search);
  const wish = readTableQuery(address.get('table') ?? '');
  if (wish) return { date: wish.checkIn, guests: wish.guests, wish };
  const date = /^\d{4}-\d\d-\d\d$/.exec(address.get('date') ?? '')?.[0];
  const guests = /^[1-5]$/.exec(address.get('guests') ?? '')?.[0];
  return { date, guests: Number(guests ?? 2), wish: null };
}

type Step =
  | { name: 'choose'; notice: string | null }
  | { name: 'details'; held: HeldTable }
  | { name: 'done'; booking: Booking; token: string };

interface Props {
  restaurantId: number;
  known?: KnownGuest | undefined;
}

const Placeholder = () => {
  const t = useTexts(bookingsTexts);
  return (
    <Loading label={t.loadingTables} className="grid gap-3">
      <Skeleton className="h-11 w-full max-w-[360px]" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-28 w-full" />
    </Loading>
  );
};

/** Day, party and time, then a held table with its details, then what was booked. */
export function TableBooking({ restaurantId, known }: Props) {
  const t = useTexts(bookingsTexts);
  const { search, hash } = useLocation();
  const wished = readWished(search);
  const [asked, setAsked] = useState({ date: wished.date, guests: wished.guests });
  const [step, setStep] = useState<Step>({ name: 'choose', notice: null });
  const section = useRef<HTMLElement>(null);
  const query = useQuery(tableDayQuery(restaurantId, asked.date, asked.guests));
  const isThere = query.data?.takes_bookings === true;
  const isAskedFor = hash === '#tables';
  useEffect(() => {
    if (isThere && isAskedFor) section.current?.scrollIntoView({ block: 'start' });
  }, [isThere, isAskedFor]);
  if (query.data && !query.data.takes_bookings) return null;
  const again = (notice: string | null = null) => setStep({ name: 'choose', notice });
  const showChoice = (day: TableDay) => (
    <ChooseTable
      restaurantId={restaurantId}
      day={day}
      asked={{ date: asked.date ?? day.first_date, guests: asked.guests }}
      isRefreshing={query.isPlaceholderData}
      wish={wished.wish}
      known={known}
      notice={step.name === 'choose' ? step.notice : null}
      onAsk={setAsked}
      onHeld={(held) => setStep({ name: 'details', held })}
    />
  );
  return (
    <section ref={section} id="tables" aria-labelledby="tables-title" className="mt-16 scroll-mt-6">
      <h2 id="tables-title" className="text-2xl font-bold">
        {t.title}
      </h2>
      {step.name === 'choose' && <p className="mt-1 text-body text-ink-2">{t.lead}</p>}
      <div className="mt-4 rounded-2xl border border-line bg-surface p-4 sm:p-6">
        <Part query={query} skeleton={<Placeholder />} failed={t.failed}>
          {(day) => {
            if (step.name === 'details')
              return (
                <HeldDetails
                  held={step.held}
                  day={day}
                  wish={wished.wish}
                  known={known}
                  onBooked={(booking) => setStep({ name: 'done', booking, token: step.held.token })}
                  onBack={again}
                />
              );
            if (step.name === 'done')
              return (
                <BookedTable
                  booking={step.booking}
                  token={step.token}
                  onChange={(booking) => setStep({ ...step, booking })}
                  onAgain={() => again()}
                />
              );
            return showChoice(day);
          }}
        </Part>
      </div>
    </section>
  );
}
