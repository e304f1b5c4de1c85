import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api-client.ts';
import { paths } from '#lib/paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { BookingCard } from './booking-card.tsx';
import { bookingQuery, type BookingKey } from './bookings.queries.ts';
import { minuteMs } from '@tawa/domain/common/durations';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** The one booking whose secret stands in the letter’s link. */
export function GuestBooking({ booking_number, token }: BookingKey) {
  const t = useTexts(bookingsTexts);
  const now = useNow(Date.now, minuteMs);
  const { data, error, refetch, isFetching } = useQuery(bookingQuery({ booking_number, token }));
  if (data) return <BookingCard booking={data} token={token} now={now} level={2} />;
  if (error instanceof ApiError && (error.status === 404 || error.status === 400))
    return (
      <EmptyState
        title={t.bookingNotFound}
        action={<ButtonLink to={paths.restaurants()}>{t.browseRestaurants}</ButtonLink>}
      >
        {t.missing}
      </EmptyState>
    );
  if (error) return <FailedPart text={t.mineFailed} onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <Loading label={t.loadingBooking}>
      <Skeleton className="h-48 w-full rounded-2xl" />
    </Loading>
  );
}
