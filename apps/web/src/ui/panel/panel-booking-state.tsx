import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/ssr/FlagCheckered';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { bookingStateWords, type BookingState } from '@tawa/domain/tables/booking-states';
import { Badge, type BadgeTone } from '../badge.tsx';
import type { Shape } from '../icon.tsx';

/** How each state of a booking looks beside its word. */
export const bookingLook: Readonly<Record<BookingState, { tone: BadgeTone; icon: Shape }>> = {
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
};

/** The state of a booking as icon and word. */
export const BookingBadge = ({ state }: { state: BookingState }) => (
  <Badge tone={bookingLook[state].tone} icon={bookingLook[state].icon}>
    {bookingStateWords[state]}
  </Badge>
);
