import type { Booking } from '@tawa/contract/tables/bookings';
import { minuteMs } from '@tawa/domain/common/durations';
import { isLiving } from '@tawa/domain/tables/booking-states';
import { bookingsPageSize } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Pagination } from '#ui/list/pagination.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BookingCard } from './booking-card.tsx';
import { ownBookingsQuery, useLiveBookings } from './bookings.queries.ts';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const isComing = (booking: Booking, now: number) =>
  isLiving(booking.state) && new Date(booking.ends_at).getTime() > now;

const Placeholder = () => {
  const t = useTexts(bookingsTexts);
  return (
    <Loading label={t.loadingBookings} className="grid gap-4">
      <Skeleton className="h-40 w-full rounded-2xl" />
      <Skeleton className="h-40 w-full rounded-2xl" />
    </Loading>
  );
};

function Group({ title, bookings, now }: { title: string; bookings: readonly Booking[]; now: number }) {
  if (bookings.length === 0) return null;
  return (
    <section className="mb-8">
      <h2 className="mb-3 text-2xl font-bold">{title}</h2>
      <ul className="grid gap-4">
        {bookings.map((booking) => (
          <li key={booking.booking_number}>
            <BookingCard booking={booking} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The customer’s bookings: what comes, then what was. */
export function BookingList({ userid }: { userid: number }) {
  const t = useTexts(bookingsTexts);
  useLiveBookings();
  const now = useNow(Date.now, minuteMs);
  const [address] = useSearchParams();
  const page = Math.max(1, Number(/^\d{1,4}$/.exec(address.get('page') ?? '')?.[0] ?? 1));
  const query = useQuery(ownBookingsQuery(userid, page));
  return (
    <Part query={query} skeleton={<Placeholder />} failed={t.mineFailed}>
      {({ bookings, total }) => {
        if (total === 0)
          return (
            <EmptyState
              title={t.noneTitle}
              action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
            >
              {t.noneText}
            </EmptyState>
          );
        const pages = Math.ceil(total / bookingsPageSize);
        return (
          <>
            <Group title={t.coming} bookings={bookings.filter((one) => isComing(one, now))} now={now} />
            <Group title={t.past} bookings={bookings.filter((one) => !isComing(one, now))} now={now} />
            <Pagination page={page} totalPages={pages} hrefFor={(other) => `${paths.myBookings}?page=${other}`} />
          </>
        );
      }}
    </Part>
  );
}

/** The next booking, for the dashboard; nothing where there is none. */
export function NextBooking({ userid }: { userid: number }) {
  const t = useTexts(bookingsTexts);
  useLiveBookings();
  const now = useNow(Date.now, minuteMs);
  const { data } = useQuery(ownBookingsQuery(userid));
  const next = data?.bookings.find((booking) => isComing(booking, now));
  if (!next) return null;
  return (
    <section className="mt-8">
      <div className="mb-4 flex items-baseline justify-between">
        <h2 className="text-2xl font-bold">{t.nextTable}</h2>
        <ButtonLink variant="quiet" size={40} to={paths.myBookings}>
          {t.allBookings}
        </ButtonLink>
      </div>
      <BookingCard booking={next} now={now} short />
    </section>
  );
}
