import type { DeskOrder } from '@tawa/contract/orders-desk';
import { panelStateWords } from '@tawa/domain/order-states';
import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { CookingPotIcon } from '@phosphor-icons/react/dist/ssr/CookingPot';
import { HourglassIcon } from '@phosphor-icons/react/dist/ssr/Hourglass';
import { PackageIcon } from '@phosphor-icons/react/dist/ssr/Package';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { deskOrderTexts } from '../../lib/messages-office-orders.ts';
import { Badge } from '../../ui/badge.tsx';

const looks = {
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

/** The state as icon and word. */
export const OrderState = ({ status }: Pick<DeskOrder, 'status'>) => (
  <Badge tone={looks[status].tone} icon={looks[status].icon}>
    {panelStateWords[status]}
  </Badge>
);

/** What of an order needs somebody. */
export const OrderFlags = ({ row }: { row: Pick<DeskOrder, 'is_late' | 'refund_asked'> }) => (
  <>
    {row.is_late === 1 && (
      <Badge tone="danger" icon={ClockIcon}>
        {deskOrderTexts.late}
      </Badge>
    )}
    {row.refund_asked === 1 && (
      <Badge tone="warning" icon={ArrowUUpLeftIcon}>
        {deskOrderTexts.refunds}
      </Badge>
    )}
  </>
);
