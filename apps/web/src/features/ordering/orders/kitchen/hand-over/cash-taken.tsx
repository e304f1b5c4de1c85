import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useConfirmCash } from '../kitchen.queries.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';

/** An order closed by itself with its cash unanswered for: the kitchen says that it has it. */
export function CashTaken({ order: { order_number, status, cash_due } }: { order: KitchenOrder }) {
  const t = useTexts(kitchenHandOverTexts);
  const { mutate, isPending } = useConfirmCash();
  if (cash_due === null || (status !== 'delivered' && status !== 'picked_up')) return null;
  const confirm = () => mutate(order_number, { onError: (error) => toast.error(messageFrom(error, t.network)) });
  return (
    <span className="grid w-full gap-2 pt-1">
      <span className="font-semibold text-warning">{t.unanswered({ sum: formatRupees(cash_due) })}</span>
      <Button
        variant="secondary"
        size={48}
        wide
        pending={isPending && t.saving}
        aria-label={t.takenOf({ order: order_number })}
        onClick={confirm}
      >
        {t.taken}
      </Button>
    </span>
  );
}
