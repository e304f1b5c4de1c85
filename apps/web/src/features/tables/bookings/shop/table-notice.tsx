import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { readTableQuery } from '@tawa/domain/tables/table-query';
import { clockText } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { useSearchParams } from 'react-router';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Repeats the table wish that the address carries, and forgets it on request. */
export function TableNotice({ className }: { className?: string }) {
  const t = useTexts(bookingsTexts);
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
      title={t.wished({ guests: wish.guests, date: dateText(wish.checkIn), time: clockText(wish.time) })}
      className={className}
      action={
        <Button size={40} variant="secondary" onClick={forget}>
          {t.forget}
        </Button>
      }
    >
      {t.choose}
    </Banner>
  );
}
