import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/ssr/FlagCheckered';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { BookingState } from '@tawa/domain/booking-states';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { Shape } from '../../ui/icon.tsx';

/** How each state looks, beside its word. */
export const bookingLook: Readonly<Record<BookingState, { tone: BadgeTone; icon: Shape }>> = {
  held: { tone: 'neutral', icon: HourglassMediumIcon },
  requested: { tone: 'warning', icon: HourglassMediumIcon },
  confirmed: { tone: 'brand', icon: CheckCircleIcon },
  arrived: { tone: 'info', icon: HandWavingIcon },
  seated: { tone: 'success', icon: ArmchairIcon },
  completed: { tone: 'neutral', icon: FlagCheckeredIcon },
  declined: { tone: 'danger', icon: XCircleIcon },
  expired: { tone: 'neutral', icon: XCircleIcon },
  cancelled: { tone: 'neutral', icon: XCircleIcon },
  no_show: { tone: 'danger', icon: UserMinusIcon },
};
