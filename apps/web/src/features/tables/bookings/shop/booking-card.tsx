import type { Booking } from '@tawa/contract/tables/bookings';
import { isLiving } from '@tawa/domain/tables/booking-states';
import { stateWord } from '@tawa/domain/ordering/orders';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageFrom } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { toast } from '#ui/toast/toast.ts';
import { BookingFacts } from './booking-facts.tsx';
import { useCancelBooking } from './bookings.queries.ts';
import { CalendarButton } from './calendar-button.tsx';
import { ChangeSheet } from './change-sheet.tsx';
import { CodeStep } from './code-step.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { TableBillButton } from './table-bill-button.tsx';
import { type TextsOf, useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  booking: Booking;
  /** The secret of a guest’s booking; a customer needs none. */
  token?: string | undefined;
  now: number;
  /** Only what and when, with a link to the rest. */
  short?: boolean;
  /** The heading's level on this page. */
  level?: 2 | 3;
}

function useCancelling({ booking, token }: Pick<Props, 'booking' | 'token'>, onDone: () => void) {
  const t = useTexts(bookingsTexts);
  const words = useTexts(wordsTexts);
  const cancelling = useCancelBooking();
  const cancel = () =>
    cancelling
      .mutateAsync({ booking_number: booking.booking_number, token })
      .then(
        () => toast.success(t.cancelled),
        (error: unknown) => toast.error(messageFrom(error, words.network)),
      )
      .finally(onDone);
  return { cancel, isPending: cancelling.isPending };
}

/** Leads from a booking that is over to a new one there, for as many. */
const BookAgain = ({ booking: { restaurant, guests } }: Pick<Props, 'booking'>) => {
  const t = useTexts(bookingsTexts);
  return (
    <p>
      <ButtonLink variant="secondary" to={`${paths.restaurant(restaurant)}?guests=${guests}#tables`}>
        {t.bookAgain}
        <span className="sr-only"> {t.at({ restaurantName: restaurant.restaurant_name })}</span>
      </ButtonLink>
    </p>
  );
};

interface CancelProps extends Pick<Props, 'booking'> {
  isPending: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

function CancelDialog({ booking, isPending, onConfirm, onCancel }: CancelProps) {
  const t = useTexts(bookingsTexts);
  return (
    <ConfirmDialog
      title={t.cancelTitle}
      confirmLabel={t.cancel}
      cancelLabel={t.keep}
      danger
      pending={isPending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t.cancelText} {booking.order && t.cancelOrderToo}
    </ConfirmDialog>
  );
}

const placeOf = ({ venue_name, table_names }: Props['booking'], t: TextsOf<typeof bookingsTexts>): string =>
  [venue_name, table_names.length > 0 && t.table({ tableNames: table_names.join(' + ') })].filter(Boolean).join(', ');

/** A booking of one's own, with what can still be done about it. */
export function BookingCard({ booking, token, now, short = false, level = 3 }: Props) {
  const t = useTexts(bookingsTexts);
  const language = useLanguage();
  const Heading = `h${level}` as const;
  const [asking, setAsking] = useState<'cancel' | 'change' | null>(null);
  const { cancel, isPending } = useCancelling({ booking, token }, () => setAsking(null));
  const { restaurant } = booking;
  const isComing = new Date(booking.ends_at).getTime() > now;
  const place = placeOf(booking, t);
  return (
    <article
      aria-label={`${restaurant.restaurant_name}, ${booking.booking_number}`}
      className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-5"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Heading className="min-w-0 text-lg font-bold wrap-anywhere">
          <Link
            to={short ? paths.myBookings : paths.restaurant(restaurant)}
            className="-my-2 inline-flex min-h-11 items-center hover:underline"
          >
            {restaurant.restaurant_name}
          </Link>
        </Heading>
        <BookingBadge state={booking.state} />
      </div>
      <BookingFacts {...booking} zone={booking.time_zone} place={place} />
      <p className="text-note text-pretty text-ink-3">
        <span className="num">{booking.booking_number}</span>
        {booking.reason && ` · ${booking.reason}`}
        {!short &&
          booking.can_change &&
          isComing &&
          ` · ${t.changeUntil({ time: formatWhen(booking.change_until, now, language) })}`}
      </p>
      {!short && booking.needs_code && isComing && (
        <CodeStep booking={booking} token={token} onVerified={() => undefined} />
      )}
      {booking.order && (
        <p className="text-note">
          <Link
            to={paths.order(booking.order.order_number)}
            className="inline-flex min-h-11 items-center font-semibold text-brand-ink"
          >
            {t.orderedAhead({
              number: booking.order.order_number,
              state: stateWord(booking.order.status, 'table').toLowerCase(),
            })}
          </Link>
        </p>
      )}
      {!short && (isComing || booking.has_bill) && (
        <div className="grid grid-cols-[auto_auto] gap-3 sm:flex sm:flex-wrap">
          {booking.can_order && (
            <ButtonLink to={paths.restaurant(restaurant)} className="max-sm:col-span-2">
              {t.orderAhead}
            </ButtonLink>
          )}
          {booking.has_bill && <TableBillButton booking_number={booking.booking_number} token={token} />}
          {booking.state === 'confirmed' && <CalendarButton booking={booking} className="max-sm:col-span-2" />}
          {booking.can_change && (
            <>
              <Button variant="secondary" onClick={() => setAsking('change')}>
                {t.change}
              </Button>
              <Button variant="quiet-danger" onClick={() => setAsking('cancel')}>
                {t.cancel}
              </Button>
            </>
          )}
          {!booking.can_change && booking.state === 'confirmed' && (
            <p className="col-span-2 self-center text-note text-ink-2">
              {t.tooLate}
              {restaurant.contact_number && (
                <a
                  href={`tel:${restaurant.contact_number}`}
                  className="ml-2 inline-flex min-h-11 items-center font-semibold text-brand-ink"
                >
                  {t.call}
                </a>
              )}
            </p>
          )}
        </div>
      )}
      {!short && (!isComing || !isLiving(booking.state)) && <BookAgain booking={booking} />}
      {asking === 'cancel' && (
        <CancelDialog
          booking={booking}
          isPending={isPending}
          onConfirm={() => void cancel()}
          onCancel={() => setAsking(null)}
        />
      )}
      {asking === 'change' && <ChangeSheet booking={booking} token={token} onClose={() => setAsking(null)} />}
    </article>
  );
}
