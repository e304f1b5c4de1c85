import { CalendarPlusIcon } from '@phosphor-icons/react/dist/ssr/CalendarPlus';
import type { Booking } from '@tawa/contract/tables/bookings';
import { tableTexts } from '#lib/messages-tables.ts';
import { Button } from '#ui/button.tsx';

/** Hands the calendar file of a booking to the device. */
export function CalendarButton({ booking, className }: { booking: Booking; className?: string }) {
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
      {tableTexts.calendar}
    </Button>
  );
}
