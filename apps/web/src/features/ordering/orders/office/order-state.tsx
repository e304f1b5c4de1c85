import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import type { DeskOrder } from '@tawa/contract/ordering/orders.office';
import { deskOrderTexts } from '#lib/messages-office-orders.ts';
import { Badge } from '#ui/badge.tsx';

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
