import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { bookingOccasionWords, bookingStateWords, type BookingState } from '@tawa/domain/tables/booking-states';
import { findOwn } from '@tawa/domain/common/own';
import { clockTime, timeRange } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useMoveBooking, useNoteBooking } from './desk.queries.ts';
import { MoveForm } from './move-form.tsx';
import type { GridRow } from './day-scale.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Props {
  booking: DeskBooking;
  rows: readonly GridRow[];
  zone: string;
  onClose: () => void;
}

const withReason = new Set<BookingState>(['declined', 'cancelled']);
const forward = ['confirmed', 'arrived', 'seated', 'completed'] as const;

function useSteps({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts(kitchenVenuesTexts);
  const moving = useMoveBooking();
  const [asking, setAsking] = useState<BookingState | null>(null);
  const [reason, setReason] = useState('');
  const move = async (to: BookingState) => {
    if (withReason.has(to) && asking !== to) return setAsking(to);
    const { booking_number, version } = booking;
    const moved = await moving
      .mutateAsync({ booking_number, version, to, reason })
      .catch((error: unknown) => toast.error(messageFrom(error, t.network)));
    if (moved) setAsking(null);
  };
  return { move, asking, setAsking, reason, setReason, isPending: moving.isPending };
}

function Steps({ booking, tables }: Pick<Props, 'booking'> & { tables: string }) {
  const t = useTexts(kitchenVenuesTexts);
  const { move, asking, setAsking, reason, setReason, isPending } = useSteps({ booking });
  const main = forward.find((state) => booking.next.includes(state));
  const others = booking.next.filter((state) => state !== main);
  if (asking)
    return (
      <div className="grid grid-cols-1 gap-3">
        <TextareaField
          label={t.reason}
          hint={t.reasonHint}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <div className="flex gap-3">
          <Button
            variant="danger"
            disabled={reason.trim() === ''}
            pending={isPending}
            onClick={() => void move(asking)}
          >
            {findOwn(t.steps, asking)}
          </Button>
          <Button variant="quiet" onClick={() => setAsking(null)}>
            {t.keep}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-3">
      {main && (
        <Button wide pending={isPending} onClick={() => void move(main)}>
          {main === 'seated' ? t.seatAt({ tables }) : findOwn(t.steps, main)}
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        {others.map((state) => (
          <Button key={state} variant="secondary" disabled={isPending} onClick={() => void move(state)}>
            {findOwn(t.steps, state)}
          </Button>
        ))}
        {booking.phone && (
          <a
            href={`tel:${booking.phone}`}
            className="press inline-flex h-12 items-center gap-2 rounded-lg border border-line-strong px-5 font-bold"
          >
            <PhoneIcon aria-hidden="true" />
            {t.call}
          </a>
        )}
      </div>
    </div>
  );
}

function StaffNote({ booking }: Pick<Props, 'booking'>) {
  const t = useTexts(kitchenVenuesTexts);
  const [note, setNote] = useState(booking.staff_note);
  const noting = useNoteBooking();
  const save = () =>
    noting.mutateAsync({ booking_number: booking.booking_number, staff_note: note }).then(
      () => toast.success(t.noteSaved),
      (error: unknown) => toast.error(messageFrom(error, t.network)),
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextareaField
        label={t.staffNote}
        rows={2}
        maxLength={300}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {note !== booking.staff_note && (
        <div>
          <Button size={40} variant="secondary" pending={noting.isPending} onClick={() => void save()}>
            {t.saveNote}
          </Button>
        </div>
      )}
    </div>
  );
}

const eventWordsIn = keepEach((language: Language): Readonly<Record<string, string>> => {
  const t = textsIn(kitchenVenuesTexts, language);
  return {
    moved: t.movedState,
    changed: t.changedByGuests,
    verified: t.eMailConfirmed,
    held: t.held,
  };
});

function entriesOf(booking: DeskBooking, zone: string, language: Language) {
  return booking.events.map((event, index) => {
    const at = new Date(event.at);
    const title =
      findOwn(eventWordsIn(language), event.type) ?? (event.state ? bookingStateWords[event.state] : event.type);
    return {
      id: index,
      title,
      time: `${dateText(zonedParts(at, zone).date)}, ${clockTime(at, zone)}`,
      state: 'done' as const,
    };
  });
}

/** Everything about one booking, and its next legal steps. */
export function BookingPanel({ booking, rows, zone, onClose }: Props) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  const [from, to] = [new Date(booking.starts_at), new Date(booking.ends_at)];
  const tables = rows
    .filter((row) => booking.table_ids.includes(row.table_id))
    .map((row) => row.name)
    .join(' + ');
  const facts: [string, string | null][] = [
    [t.bookingTitle, booking.booking_number],
    [t.when, `${dateText(zonedParts(from, zone).date)}, ${timeRange(from, to, zone)}`],
    [t.guests, `${booking.guests}`],
    [t.table, tables],
    [t.phone, booking.phone],
    [t.eMail, booking.email && `${booking.email}${booking.is_verified ? '' : ` ${t.notConfirmed}`}`],
    [t.occasion, booking.occasion && bookingOccasionWords[booking.occasion]],
    [t.reason, booking.reason],
    [t.visits, booking.visits > 0 ? t.earlierVisits({ count: booking.visits }) : null],
  ];
  const isLive = booking.next.length > 0;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={booking.name ?? booking.booking_number}
      phone="full"
      desktop="drawer"
      width="small"
    >
      <div className="grid grid-cols-1 gap-5">
        <div>
          <BookingBadge state={booking.state} />
        </div>
        <dl className="grid gap-2 text-body">
          {facts.map(
            ([label, value]) =>
              value && (
                <div key={label} className="flex gap-3">
                  <dt className="w-24 shrink-0 text-ink-3">{label}</dt>
                  <dd className="num min-w-0 font-semibold break-words">{value}</dd>
                </div>
              ),
          )}
        </dl>
        {booking.note && (
          <Banner tone="warning">
            <q>{booking.note}</q>
          </Banner>
        )}
        {booking.state !== 'held' && <Steps booking={booking} tables={tables} />}
        {isLive && booking.state !== 'held' && <MoveForm booking={booking} rows={rows} zone={zone} />}
        {booking.state !== 'held' && <StaffNote booking={booking} />}
        <Timeline entries={entriesOf(booking, zone, language)} />
      </div>
    </Sheet>
  );
}
