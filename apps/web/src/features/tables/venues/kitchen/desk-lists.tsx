import type { DeskBooking, TableWait } from '@tawa/contract/tables/bookings.kitchen';
import { clockTime } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { messageFrom } from '#lib/api/api-client.ts';
import { minuteMs } from '@tawa/domain/common/durations';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { toast } from '#ui/toast/toast.ts';
import { lateText, type GridRow } from './day-scale.ts';
import { useMoveBooking, useMoveWait } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface ListProps {
  bookings: readonly DeskBooking[];
  rows: readonly GridRow[];
  zone: string;
  now: number;
  onOpen: (booking: DeskBooking) => void;
}

/** The day by time, as phones show it. */
export function BookingsByTime({ bookings, rows, zone, now, onOpen }: ListProps) {
  const language = useLanguage();
  const t = useTexts(kitchenVenuesTexts);
  if (bookings.length === 0) return <p className="px-4 py-4 text-body text-ink-2 lg:px-6">{t.noBookings}</p>;
  return (
    <ul className="grid gap-2 px-4 lg:px-6">
      {bookings.map((booking) => {
        const tables = rows.filter((row) => booking.table_ids.includes(row.table_id)).map((row) => row.name);
        const late = lateText(booking, now, language);
        return (
          <li key={booking.booking_number}>
            <button
              type="button"
              onClick={() => onOpen(booking)}
              className="press flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-xl border border-line bg-surface px-4 py-3 text-left"
            >
              <span className="num min-w-19 font-bold whitespace-nowrap">
                {clockTime(new Date(booking.starts_at), zone)}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{booking.name ?? booking.booking_number}</span>
                <span className="block text-note text-ink-2">
                  {[t.guestCount({ count: booking.guests }), tables.join(' + '), late].filter(Boolean).join(' · ')}
                </span>
              </span>
              <BookingBadge state={booking.state} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerProps {
  requests: readonly DeskBooking[];
  zone: string;
  onOpen: (booking: DeskBooking) => void;
}

/** Until when an answer is awaited; another day than today is named. */
function answerText(answer_by: string, zone: string, now: number, language: Language): string {
  const t = textsIn(kitchenVenuesTexts, language);
  const by = new Date(answer_by);
  const time = clockTime(by, zone);
  const { date: day } = zonedParts(by, zone);
  return day === zonedParts(new Date(now), zone).date
    ? t.answerBy({ time })
    : t.answerByDay({ day: dateText(day), time });
}

/** Requests that wait for a yes or no, soonest first. */
export function ToAnswer({ requests, zone, onOpen }: AnswerProps) {
  const t = useTexts(kitchenVenuesTexts);
  const language = useLanguage();
  const now = useNow(Date.now, minuteMs);
  const moving = useMoveBooking();
  const confirm = ({ booking_number, version }: DeskBooking) =>
    moving
      .mutateAsync({ booking_number, version, to: 'confirmed' })
      .catch((error: unknown) => toast.error(messageFrom(error, t.network)));
  return (
    <section aria-labelledby="to-answer">
      <h2 id="to-answer" className="mb-3 scroll-mt-2 flex min-h-10 items-center gap-2 text-lg font-bold">
        {t.toAnswer} <span className="num text-ink-3">{requests.length}</span>
      </h2>
      {requests.length === 0 && <p className="text-body text-ink-2">{t.noneToAnswer}</p>}
      <ul className="grid gap-3">
        {requests.map((booking) => {
          const at = new Date(booking.starts_at);
          return (
            <li
              key={booking.booking_number}
              className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-surface p-4"
            >
              <div className="min-w-0 flex-1 basis-44">
                <p className="font-bold wrap-anywhere">{booking.name}</p>
                <p className="num text-note text-ink-2">
                  {dateText(zonedParts(at, zone).date)}, {clockTime(at, zone)},{' '}
                  {t.guestCount({ count: booking.guests })}
                </p>
                {booking.answer_by && (
                  <p className="num text-note text-ink-3">{answerText(booking.answer_by, zone, now, language)}</p>
                )}
              </div>
              <div className="flex justify-end gap-2 max-sm:w-full">
                <Button variant="quiet" onClick={() => onOpen(booking)}>
                  {t.steps.declined}
                </Button>
                <Button variant="secondary" disabled={moving.isPending} onClick={() => void confirm(booking)}>
                  {t.steps.confirmed}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface WaitProps {
  waits: readonly TableWait[];
  zone: string;
  onAdd: () => void;
  onSeat: (wait: TableWait) => void;
}

/** Who waits at the door, and who wants to hear of a freed table. */
export function WaitingList({ waits, zone, onAdd, onSeat }: WaitProps) {
  const t = useTexts(kitchenVenuesTexts);
  const moving = useMoveWait();
  const move = (wait_id: number, to: 'told' | 'left') =>
    moving.mutateAsync({ wait_id, to }).catch((error: unknown) => toast.error(messageFrom(error, t.network)));
  return (
    <section aria-labelledby="waiting-list">
      <div className="mb-3 flex items-center justify-between">
        <h2 id="waiting-list" className="flex items-center gap-2 text-lg font-bold">
          {t.waits} <span className="num text-ink-3">{waits.length}</span>
        </h2>
        <Button size={40} variant="secondary" onClick={onAdd}>
          {t.addWait}
        </Button>
      </div>
      {waits.length === 0 && <p className="text-body text-ink-2">{t.noWaits}</p>}
      <ul className="grid gap-3">
        {waits.map((wait) => (
          <li
            key={wait.wait_id}
            className="flex flex-wrap items-center gap-3 rounded-xl border border-line bg-surface p-4"
          >
            <div className="min-w-0 flex-1 basis-44">
              <p className="font-bold wrap-anywhere">{wait.name}</p>
              <p className="num text-note text-ink-2">
                {t.guestCount({ count: wait.guests })},{' '}
                {wait.source === 'walk_in'
                  ? t.hereSince({ clockTime: clockTime(new Date(wait.created_on), zone) })
                  : t.for({ clockTime: clockTime(new Date(wait.wanted_at), zone) })}
                {wait.phone && ` · ${wait.phone}`}
              </p>
            </div>
            <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
              {wait.state === 'told' ? (
                <Badge tone="info">{t.told}</Badge>
              ) : (
                <Button
                  size={40}
                  variant="quiet"
                  disabled={moving.isPending}
                  onClick={() => void move(wait.wait_id, 'told')}
                >
                  {t.markTold}
                </Button>
              )}
              <Button
                size={40}
                variant="quiet"
                disabled={moving.isPending}
                onClick={() => void move(wait.wait_id, 'left')}
              >
                {t.left}
              </Button>
              <Button size={40} variant="secondary" onClick={() => onSeat(wait)}>
                {t.seat}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
