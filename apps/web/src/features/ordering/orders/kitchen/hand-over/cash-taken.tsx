import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { formatRupees } from '@tawa/domain/common/money';
import { messageFrom } from '#lib/api/api-client.ts';
import { cashMessages } from '#lib/messages-kitchen.ts';
import { messages } from '#lib/messages.ts';
import { Button } from '#ui/button.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useConfirmCash } from '../kitchen.queries.ts';

/** An order closed by itself with its cash unanswered for: the kitchen says that it has it. */
export function CashTaken({ order: { order_number, status, cash_due } }: { order: KitchenOrder }) {
  const { mutate, isPending } = useConfirmCash();
  if (cash_due === null || (status !== 'delivered' && status !== 'picked_up')) return null;
  const confirm = () => mutate(order_number, { onError: (error) => toast.error(messageFrom(error, messages.network)) });
  return (
    <span className="grid w-full gap-2 pt-1">
      <span className="font-semibold text-warning">{cashMessages.unanswered(formatRupees(cash_due))}</span>
      <Button
        variant="secondary"
        size={48}
        wide
        pending={isPending && cashMessages.saving}
        aria-label={cashMessages.takenOf(order_number)}
        onClick={confirm}
      >
        {cashMessages.taken}
      </Button>
    </span>
  );
}
