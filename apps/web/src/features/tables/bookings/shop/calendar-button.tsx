import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import type { Booking } from '@tawa/contract/tables/bookings';
import { Button } from '#ui/button.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Hands the calendar file of a booking to the device. */
export function CalendarButton({ booking, className }: { booking: Booking; className?: string }) {
  const t = useTexts(bookingsTexts);
  const save = () => {
    const url = URL.createObjectURL(new Blob([booking.calendar], { type: 'text/calendar' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${booking.booking_number}.ics`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <Button variant="secondary" icon={CalendarPlusIcon} onClick={save} className={className}>
      {t.calendar}
    </Button>
  );
}
