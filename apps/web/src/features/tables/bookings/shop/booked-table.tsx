import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import type { Booking } from '@tawa/contract/tables/bookings';
import { useEffect, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { CodeStep } from './code-step.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  booking: Booking;
  token: string;
  onChange: (booking: Booking) => void;
  onAgain: () => void;
}

/** What was booked, with the code that a guest still has to type. */
export function BookedTable({ booking, token, onChange, onAgain }: Props) {
  const t = useTexts(bookingsTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const isCustomer = useSession()?.userType === 'user';
  const isBooked = booking.state !== 'requested';
  useEffect(() => heading.current?.focus(), []);
  const [title, text] = isBooked
    ? [t.doneTitle, t.doneText({ email: booking.email ?? '' })]
    : [t.askedTitle, booking.needs_code ? '' : t.askedText];
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status" className="flex gap-3">
        <Icon
          of={isBooked ? CheckCircleIcon : HourglassMediumIcon}
          weight="fill"
          className={`mt-0.5 shrink-0 text-[1.75rem] ${isBooked ? 'text-success' : 'text-warning'}`}
        />
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
            {title}
          </h3>
          <p className="text-body text-ink-2">
            <span className="num font-semibold">{booking.booking_number}</span>
            {text && `. ${text}`}
          </p>
        </div>
      </div>
      <BookingFacts {...booking} zone={booking.time_zone} place={booking.venue_name} />
      {booking.needs_code && <CodeStep booking={booking} token={token} onVerified={onChange} />}
      {booking.can_order && <p className="text-body text-ink-2">{t.orderAheadHint}</p>}
      <div className="flex flex-wrap gap-3">
        {!booking.needs_code && <CalendarButton booking={booking} />}
        {isCustomer && (
          <ButtonLink variant="secondary" to={paths.myBookings}>
            {t.seeBookings}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={onAgain}>
          {t.bookAnother}
        </Button>
      </div>
    </div>
  );
}
