import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import type { OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { officeOrdersTexts } from './orders.texts.ts';

/** What of an order needs somebody. */
export const OrderFlags = ({ row }: { row: Pick<OfficeOrder, 'is_late' | 'refund_asked'> }) => {
  const t = useTexts(officeOrdersTexts);
  return (
    <>
      {row.is_late === 1 && (
        <Badge tone="danger" icon={ClockIcon}>
          {t.late}
        </Badge>
      )}
      {row.refund_asked === 1 && (
        <Badge tone="warning" icon={ArrowUUpLeftIcon}>
          {t.refunds}
        </Badge>
      )}
    </>
  );
};
