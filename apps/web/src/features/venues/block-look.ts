import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/ssr/FlagCheckered';
import { HandWavingIcon } from '@phosphor-icons/react/dist/ssr/HandWaving';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { UserMinusIcon } from '@phosphor-icons/react/dist/ssr/UserMinus';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import type { BookingState } from '@tawa/domain/booking-states';
import type { BadgeTone } from '../../ui/badge.tsx';
import type { Shape } from '../../ui/icon.tsx';

interface Look {
  icon: Shape;
  tone: BadgeTone;
  /** Colours and edge of its block. */
  block: string;
}

const grey = 'border-l-4 border-l-ink-3 bg-surface-3 text-ink-2';

/** Each state by icon, colour and edge. */
export const blockLook: Readonly<Record<BookingState, Look>> = {
  held: {
    icon: HourglassMediumIcon,
    tone: 'neutral',
    block: 'border border-dashed border-line-strong bg-surface-2 text-ink-2',
  },
  requested: {
    icon: HourglassMediumIcon,
    tone: 'warning',
    block: 'border border-dashed border-warning bg-warning-soft text-warning',
  },
  confirmed: { icon: CheckCircleIcon, tone: 'brand', block: 'border-l-4 border-l-brand bg-brand-soft text-brand-ink' },
  arrived: { icon: HandWavingIcon, tone: 'info', block: 'border-l-4 border-l-info bg-info-soft text-info' },
  seated: { icon: ArmchairIcon, tone: 'success', block: 'border-l-4 border-l-success bg-success-soft text-success' },
  completed: { icon: FlagCheckeredIcon, tone: 'neutral', block: grey },
  no_show: { icon: UserMinusIcon, tone: 'danger', block: 'border-l-4 border-l-danger bg-danger-soft text-danger' },
  declined: { icon: XCircleIcon, tone: 'neutral', block: grey },
  cancelled: { icon: XCircleIcon, tone: 'neutral', block: grey },
  expired: { icon: XCircleIcon, tone: 'neutral', block: grey },
};
