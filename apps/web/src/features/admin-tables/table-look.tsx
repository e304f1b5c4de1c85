import { bookingStateWords, type BookingState } from '@tawa/domain/booking-states';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/ssr/FlagCheckered';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { dateText, timeRange } from '@tawa/domain/text';
import { zonedParts } from '@tawa/domain/zoned-time';
import type { OfficeBooking, OfficeVenue } from '@tawa/contract/tables-desk';
import { deskVenueTexts } from '../../lib/messages-office-tables.ts';
import { Badge } from '../../ui/badge.tsx';

const looks = {
  held: { tone: 'neutral', icon: HourglassMediumIcon },
  requested: { tone: 'warning', icon: HourglassMediumIcon },
  confirmed: { tone: 'brand', icon: CheckCircleIcon },
  arrived: { tone: 'info', icon: HandWavingIcon },
  seated: { tone: 'success', icon: ArmchairIcon },
  completed: { tone: 'neutral', icon: FlagCheckeredIcon },
  declined: { tone: 'danger', icon: XCircleIcon },
  expired: { tone: 'neutral', icon: HourglassMediumIcon },
  cancelled: { tone: 'neutral', icon: ProhibitIcon },
  no_show: { tone: 'danger', icon: UserMinusIcon },
} as const;

/** The state of a booking as icon and word. */
export const BookingStateBadge = ({ state }: { state: BookingState }) => (
  <Badge tone={looks[state].tone} icon={looks[state].icon}>
    {bookingStateWords[state]}
  </Badge>
);

/** Whether guests can book the tables of a venue. */
export function VenueState({ isactive, takes_bookings }: Pick<OfficeVenue, 'isactive' | 'takes_bookings'>) {
  if (isactive === 0)
    return (
      <Badge tone="danger" icon={ProhibitIcon}>
        {deskVenueTexts.off}
      </Badge>
    );
  return takes_bookings === 1 ? (
    <Badge tone="success" icon={CheckCircleIcon}>
      {deskVenueTexts.takes}
    </Badge>
  ) : (
    <Badge icon={XCircleIcon}>{deskVenueTexts.takesNone}</Badge>
  );
}

/** The time of a booking on the restaurant's own clock. */
export function whenOf({ starts_at, ends_at, time_zone }: Pick<OfficeBooking, 'starts_at' | 'ends_at' | 'time_zone'>) {
  const [from, to] = [new Date(starts_at), new Date(ends_at)];
  return `${dateText(zonedParts(from, time_zone).date)}, ${timeRange(from, to, time_zone)}`;
}
