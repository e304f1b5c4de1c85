import type { Booking, OfferedTime } from '@tawa/contract/tables/bookings';
import { clockTime } from '@tawa/domain/common/clock-text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Banner } from '#ui/banner.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { tableDayQuery, useChangeBooking } from './bookings.queries.ts';
import { DayChoice } from './day-choice.tsx';
import { TimeGrid } from './time-grid.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { bookingsTexts } from './bookings.texts.ts';

interface Props {
  booking: Booking;
  token?: string | undefined;
  onClose: () => void;
}

/** Another time or party for a booking; a press on a free time moves it there. */
export function ChangeSheet({ booking, token, onClose }: Props) {
  const t = useTexts(wordsTexts);
  const bookings = useTexts(bookingsTexts);
  const { time_zone } = booking;
  const [asked, setAsked] = useState({
    date: zonedParts(new Date(booking.starts_at), time_zone).date,
    guests: booking.guests,
  });
  const [failure, setFailure] = useState('');
  const query = useQuery(tableDayQuery(booking.restaurant.restaurant_id, asked.date, asked.guests));
  const changing = useChangeBooking();
  const change = async ({ starts_at }: OfferedTime) => {
    setFailure('');
    const { booking_number, version } = booking;
    const body = { booking_number, token, version, starts_at, guests: asked.guests };
    const answered = await changing
      .mutateAsync(body)
      .catch((error: unknown) => setFailure(messageFrom(error, t.network)));
    if (!answered) return;
    if (answered.status === 200) {
      toast.success(bookings.changed);
      return onClose();
    }
    const free = answered.body.times.map((one) => clockTime(new Date(one.starts_at), time_zone)).join(', ');
    setFailure(free ? bookings.freeInstead({ refused: answered.body.message, free }) : answered.body.message);
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={bookings.changeTitle} phone="tall" width="large">
      <Part
        query={query}
        failed={bookings.failed}
        skeleton={
          <Loading label={bookings.loadingTables}>
            <Skeleton className="h-40 w-full" />
          </Loading>
        }
      >
        {(day) => (
          <div className="grid grid-cols-1 gap-5">
            {failure && (
              <Banner tone="warning" alert>
                {failure}
              </Banner>
            )}
            <DayChoice
              date={asked.date}
              guests={asked.guests}
              first={day.first_date}
              last={day.last_date}
              onDate={(date) => setAsked({ ...asked, date })}
              onGuests={(guests) => setAsked({ ...asked, guests })}
            />
            {day.times.length === 0 && <p className="text-body text-ink-2">{bookings.noTimes}</p>}
            <TimeGrid
              times={day.times}
              zone={time_zone}
              chosen={booking.starts_at}
              disabled={changing.isPending}
              onChoose={(time) => void change(time)}
            />
          </div>
        )}
      </Part>
    </Sheet>
  );
}
