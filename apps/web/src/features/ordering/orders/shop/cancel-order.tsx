import type { Order } from '@tawa/contract/ordering/orders';
import { customerReasons } from '@tawa/domain/ordering/orders';
import { useEffect, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { toast } from '#ui/toast/toast.ts';
import { useCancelOrder, useRequestCancel } from './orders.queries.ts';
import { ordersTexts } from './orders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

/** Whether the free time to cancel is over, told when it happens. */
function useOver(until: string | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setOver(true), Math.max(0, Date.parse(until) - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return over;
}

function ReasonSheet({
  title,
  confirm,
  pending,
  onConfirm,
  onClose,
}: {
  title: string;
  confirm: string;
  pending: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const t = useTexts(ordersTexts);
  const [reason, setReason] = useState('CHANGED_MIND');
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      footer={
        <div className="grid gap-3">
          <Button wide onClick={onClose} disabled={pending}>
            {t.keepOrder}
          </Button>
          <Button wide variant="danger" pending={pending} pendingText={t.sending} onClick={() => onConfirm(reason)}>
            {confirm}
          </Button>
        </div>
      }
    >
      <FieldGroup label={t.why}>
        {Object.entries(customerReasons).map(([code, text]) => (
          <Radio key={code} name="reason" label={text} checked={code === reason} onChange={() => setReason(code)} />
        ))}
      </FieldGroup>
    </Sheet>
  );
}

/** An order that can no longer be cancelled says why, while it is under way. */
function WhyNot({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const reason = order.actions.find(({ action }) => action === 'ask_to_cancel')?.reason;
  if (order.closed_at !== null || !reason) return null;
  return (
    <details className="text-body text-ink-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t.whyNot}</summary>
      <p>{reason}</p>
    </details>
  );
}

/** Cancels while that is free; afterwards the kitchen is asked, because it has started. */
export function CancelOrder({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const words = useTexts(wordsTexts);
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder();
  const request = useRequestCancel();
  const over = useOver(order.cancel_until);
  const isFree = order.can_cancel && !over;
  if (order.cancel_requested_at !== null && order.closed_at === null)
    return <p className="text-body text-ink-2">{order.cancel_escalated_at ? t.escalated : t.askedKitchenCancel}</p>;
  if (!isFree && !order.can_request_cancel && !(order.can_cancel && over)) return <WhyNot order={order} />;
  const { order_number, version } = order;
  const settled = {
    onSuccess: ({ status, body }: { status: number; body: object }) => {
      setAsking(false);
      if (status === 409 && 'message' in body && typeof body.message === 'string') toast.error(body.message);
    },
    onError: (error: Error) => toast.error(messageFrom(error, words.network)),
  };
  const confirm = (reason: string) =>
    isFree
      ? cancel.mutate({ order_number, version, reason }, settled)
      : request.mutate({ order_number, reason }, settled);
  const label = isFree ? t.cancelOrderFree : t.askCancel;
  return (
    <div>
      <Button variant="danger" size={40} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {!isFree && <p className="mt-2 text-note text-ink-3">{t.kitchenHasIn}</p>}
      {asking && (
        <ReasonSheet
          title={isFree ? t.cancelOrder : t.askKitchenCancel}
          confirm={isFree ? t.cancelNow : t.askCancel}
          pending={cancel.isPending || request.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
