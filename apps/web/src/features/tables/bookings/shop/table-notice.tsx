import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { readTableQuery } from '@tawa/domain/tables/table-query';
import { clockText, dateText } from '@tawa/domain/common/text';
import { useSearchParams } from 'react-router';
import { bookingTexts } from '#lib/messages-booking.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';

/** Repeats the table wish that the address carries, and forgets it on request. */
export function TableNotice({ className }: { className?: string }) {
  const [address, setAddress] = useSearchParams();
  const wish = readTableQuery(address.get('table') ?? '');
  if (!wish) return null;
  const forget = () => {
    const rest = new URLSearchParams(address);
    rest.delete('table');
    setAddress(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <Banner
      tone="info"
      icon={CalendarCheckIcon}
      title={bookingTexts.wished(wish.guests, dateText(wish.checkIn), clockText(wish.time))}
      className={className}
      action={
        <Button size={40} variant="secondary" onClick={forget}>
          {bookingTexts.forget}
        </Button>
      }
    >
      {bookingTexts.choose}
    </Banner>
  );
}
