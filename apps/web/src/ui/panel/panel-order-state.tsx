import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { panelStateWord, type Serving } from '@tawa/domain/ordering/order-states';
import { Badge } from '../badge.tsx';

/** How each state of an order looks beside its word. */
export const orderLook = {
  pending_payment: { tone: 'warning', icon: HourglassIcon },
  placed: { tone: 'info', icon: BellIcon },
  accepted: { tone: 'warning', icon: CheckCircleIcon },
  preparing: { tone: 'warning', icon: CookingPotIcon },
  ready: { tone: 'success', icon: PackageIcon },
  out_for_delivery: { tone: 'brand', icon: MopedIcon },
  delivered: { tone: 'success', icon: CheckCircleIcon },
  picked_up: { tone: 'success', icon: CheckCircleIcon },
  rejected: { tone: 'danger', icon: XCircleIcon },
  cancelled: { tone: 'neutral', icon: ProhibitIcon },
  expired: { tone: 'neutral', icon: HourglassIcon },
} as const;

/** The state of an order as icon and word. */
export const OrderState = ({ status, serving }: { status: keyof typeof orderLook; serving: Serving }) => (
  <Badge tone={orderLook[status].tone} icon={orderLook[status].icon}>
    {panelStateWord(status, serving)}
  </Badge>
);
