import type { AuditEntry } from '@tawa/contract/insight/audit';
import { cancelOfficeBooking } from '@tawa/contract/tables/bookings.office';
import { bookingOccasionWords, bookingStateWords } from '@tawa/domain/tables/booking-states';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { useQuery } from '@tanstack/react-query';
import { findOwn } from '@tawa/domain/common/own';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime } from '#lib/format.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { ReasonSheet } from '#ui/panel/panel-reason-sheet.tsx';
import { officeBookingsTexts } from './bookings.texts.ts';
import { whenOf } from './table-look.tsx';
import { officeBookingQuery, useTableAction, type BookingDetail } from './tables.queries.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const sidesIn = keepEach((language: Language): Readonly<Record<string, string>> => {
  const t = textsIn(officeBookingsTexts, language);
  return {
    customer: 'customer',
    guest: 'guest',
    restaurant: 'restaurant',
    admin: 'office',
    system: t.byItself,
  };
});

function Timeline({ booking }: { booking: BookingDetail }) {
  const language = useLanguage();
  const t = useTexts(officeBookingsTexts);
  return (
    <PanelPart title={t.timeline}>
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
                {findOwn(sidesIn(language), event.actor_type) ?? event.actor_type}
              </span>
              {event.reason && <span className="block text-ink-2">“{event.reason}”</span>}
            </span>
            <time dateTime={event.at} className="num shrink-0 text-ink-3">
              {formatDateTime(event.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

function Cancelling({ booking }: { booking: BookingDetail }) {
  const t = useTexts(officeBookingsTexts);
  const [asking, setAsking] = useState(false);
  const action = useTableAction('bookings');
  const { booking_number, version } = booking;
  return (
    <PanelPart title={t.cancel}>
      {booking.can_cancel ? (
        <Button size={40} variant="danger" icon={ProhibitIcon} onClick={() => setAsking(true)}>
          {t.cancel}
        </Button>
      ) : (
        <p className="text-sm text-ink-3">{t.noCancel}</p>
      )}
      {asking && (
        <ReasonSheet
          title={t.cancelTitle({ number: booking_number })}
          text={t.cancelText}
          label={t.reason}
          verb={t.cancel}
          pendingText={t.cancelling}
          danger
          onClose={() => setAsking(false)}
          onReason={(reason) =>
            action.mutateAsync({
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

const factsOf = (booking: BookingDetail, language: Language): Fact[] => {
  const t = textsIn(officeBookingsTexts, language);
  return [
    [t.time, whenOf(booking).join(', ')],
    [t.guests, t.guestCount({ count: booking.guests })],
    [t.table, [booking.venue_name, ...booking.table_names].join(', ')],
    ...said(t.phone, booking.phone),
    ...said(t.eMail, booking.email),
    [t.account, booking.user_id === null ? 'none' : String(booking.user_id)],
    [t.made, formatDateTime(booking.created_on, language)],
    [t.from, findOwn(textsIn(officeBookingsTexts, language).bookingSource, booking.source) ?? booking.source],
    ...said(t.occasion, booking.occasion && bookingOccasionWords[booking.occasion]),
    ...said(t.note, booking.note),
    ...said(t.noteOffice, booking.staff_note),
    ...said(t.reasonField, booking.reason),
    ...said(
      t.dishes,
      booking.order && (
        <Link to={`/all-orders?open=${booking.order.order_number}`} className="font-semibold text-brand-ink underline">
          {booking.order.order_number}
        </Link>
      ),
    ),
  ];
};

interface Props {
  bookingNumber: string;
  /** What the office did to it. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One booking: who comes when, its way, and how the office ends it. */
export function BookingPanel({ bookingNumber, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeBookingsTexts);
  return (
    <PanelBody query={useQuery(officeBookingQuery(bookingNumber))} failed={t.loadFailed}>
      {(booking) => (
        <>
          <PanelHead
            title={<span className="num">{booking.booking_number}</span>}
            badge={<BookingBadge state={booking.state} />}
          >
            {t.for({
              restaurantName: booking.restaurant_name,
              name: booking.name ?? '–',
              b: (words) => <b className="text-brand-ink">{words}</b>,
              guest: (words) => <b className="text-brand-ink">{words}</b>,
            })}
          </PanelHead>
          <Facts facts={factsOf(booking, language)} className="mb-4" />
          <Timeline booking={booking} />
          <ForActing part="tables">
            <Cancelling key={booking.version} booking={booking} />
          </ForActing>
          <PanelPart title={t.history}>{history(booking.history)}</PanelPart>
        </>
      )}
    </PanelBody>
  );
}
