import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { timeRange } from '@tawa/domain/common/clock-text';
import { dateText } from '@tawa/domain/common/text';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import type { OfficeBooking, OfficeVenue } from '@tawa/contract/tables/bookings.office';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { officeBookingsTexts } from './bookings.texts.ts';

/** Whether guests can book the tables of a venue. */
export function VenueState({ isactive, takes_bookings }: Pick<OfficeVenue, 'isactive' | 'takes_bookings'>) {
  const t = useTexts(officeBookingsTexts);
  if (isactive === 0)
    return (
      <Badge tone="danger" icon={ProhibitIcon}>
        {t.off}
      </Badge>
    );
  return takes_bookings === 1 ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {t.takes}
    </Badge>
  ) : (
    <Badge icon={XCircleIcon}>{t.takesNone}</Badge>
  );
}

/** The day and the time of a booking on the restaurant's own clock. */
export function whenOf({ starts_at, ends_at, time_zone }: Pick<OfficeBooking, 'starts_at' | 'ends_at' | 'time_zone'>) {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  return [dateText(zonedParts(from, time_zone).date), timeRange(from, to, time_zone)] as const;
}
