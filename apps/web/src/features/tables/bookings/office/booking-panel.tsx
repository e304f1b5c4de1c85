import type { AuditEntry } from '@tawa/contract/insight/audit';
import { cancelOfficeBooking } from '@tawa/contract/tables/bookings.office';
import { bookingOccasionWords, bookingStateWords } from '@tawa/domain/tables/booking-states';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { findOwn } from '@tawa/domain/common/own';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime, plural } from '#lib/format.ts';
import { bookingSourceWords, deskBookingTexts as texts } from '#lib/messages-office-tables.ts';
import { Button } from '#ui/button.tsx';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';

import { whenOf } from './table-look.tsx';
import { officeBookingQuery, useTableDeed, type BookingDetail } from './tables.queries.ts';

const sides: Readonly<Record<string, string>> = {
  customer: 'customer',
  guest: 'guest',
  restaurant: 'restaurant',
  admin: 'office',
  system: 'by itself',
};

function Timeline({ booking }: { booking: BookingDetail }) {
  return (
    <PanelPart title={texts.timeline}>
      <ol className="space-y-2 text-sm">
        {booking.events.map((event) => (
          <li key={`${event.at} ${event.type}`} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              <b className="font-semibold">
                {event.state && event.type === event.state
                  ? bookingStateWords[event.state]
                  : event.type.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase())}
              </b>{' '}
              <span className="text-ink-3">
                {event.actor ? `${event.actor}, ` : ''}
                {findOwn(sides, event.actor_type) ?? event.actor_type}
              </span>
              {event.reason && <span className="block text-ink-2">“{event.reason}”</span>}
            </span>
            <time dateTime={event.at} className="num shrink-0 text-ink-3">
              {formatDateTime(event.at)}
            </time>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

function Cancelling({ booking }: { booking: BookingDetail }) {
  const [asking, setAsking] = useState(false);
  const deed = useTableDeed('bookings');
  const { booking_number, version } = booking;
  return (
    <PanelPart title={texts.cancel}>
      {booking.can_cancel ? (
        <Button size={40} variant="danger" icon={ProhibitIcon} onClick={() => setAsking(true)}>
          {texts.cancel}
        </Button>
      ) : (
        <p className="text-sm text-ink-3">{texts.noCancel}</p>
      )}
      {asking && (
        <ReasonSheet
          title={texts.cancelTitle(booking_number)}
          text={texts.cancelText}
          label={texts.reason}
          verb={texts.cancel}
          pendingText={texts.cancelling}
          danger
          onClose={() => setAsking(false)}
          onReason={(reason) =>
            deed.mutateAsync({
              run: () => call(cancelOfficeBooking, { params: { booking_number }, body: { version, reason } }),
              isTold: true,
            })
          }
        />
      )}
    </PanelPart>
  );
}

type Fact = [string, ReactNode];
const said = (name: string, value: ReactNode): Fact[] => (value ? [[name, value]] : []);

const factsOf = (booking: BookingDetail): Fact[] => [
  ['Time', whenOf(booking).join(', ')],
  ['Guests', plural(booking.guests, 'guest')],
  ['Table', [booking.venue_name, ...booking.table_names].join(', ')],
  ...said('Phone', booking.phone),
  ...said('E-mail', booking.email),
  ['Account', booking.user_id === null ? 'none' : String(booking.user_id)],
  ['Made', formatDateTime(booking.created_on)],
  ['From', findOwn(bookingSourceWords, booking.source) ?? booking.source],
  ...said('Occasion', booking.occasion && bookingOccasionWords[booking.occasion]),
  ...said('Note', booking.note),
  ...said('Note of the desk', booking.staff_note),
  ...said('Reason', booking.reason),
  ...said(
    'Dishes',
    booking.order && (
      <Link to={`/all-orders?open=${booking.order.order_number}`} className="font-semibold text-brand-ink underline">
        {booking.order.order_number}
      </Link>
    ),
  ),
];

interface Props {
  bookingNumber: string;
  /** What the office did to it. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One booking: who comes when, its way, and how the office ends it. */
export function BookingPanel({ bookingNumber, history }: Props) {
  return (
    <PanelBody query={useQuery(officeBookingQuery(bookingNumber))} failed={texts.loadFailed}>
      {(booking) => (
        <>
          <PanelHead
            title={<span className="num">{booking.booking_number}</span>}
            badge={<BookingBadge state={booking.state} />}
          >
            <b className="text-brand-ink">{booking.restaurant_name}</b> for{' '}
            <b className="text-brand-ink">{booking.name ?? '–'}</b>
          </PanelHead>
          <Facts facts={factsOf(booking)} className="mb-4" />
          <Timeline booking={booking} />
          <Cancelling key={booking.version} booking={booking} />
          <PanelPart title={texts.history}>{history(booking.history)}</PanelPart>
        </>
      )}
    </PanelBody>
  );
}
