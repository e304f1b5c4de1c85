import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { UsersIcon } from '@phosphor-icons/react/dist/ssr/Users';
import { timeRange } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { ReactNode } from 'react';
import { Icon, type Shape } from '#ui/icon.tsx';
import { bookingsTexts } from './bookings.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  starts_at: string;
  ends_at: string;
  zone: string;
  guests: number;
  /** Venue, and tables where they are known. */
  place: string;
}

const Fact = ({ icon, children }: { icon: Shape; children: ReactNode }) => (
  <li className="flex items-center gap-2">
    <Icon of={icon} className="shrink-0 text-[1.125rem] text-ink-3" />
    {children}
  </li>
);

/** When, how many and where. */
export function BookingFacts({ starts_at, ends_at, zone, guests, place }: Props) {
  const t = useTexts(bookingsTexts);
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-body">
      <Fact icon={CalendarCheckIcon}>
        <span className="num font-semibold">
          {dateText(zonedParts(from, zone).date)}, {timeRange(from, to, zone)}
        </span>
      </Fact>
      <Fact icon={UsersIcon}>{t.guestCount({ count: guests })}</Fact>
      <Fact icon={MapPinIcon}>{place}</Fact>
    </ul>
  );
}
