import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox, Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import type { ActionProps } from '../ticket/action-props.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';

const canBeMissing = ({ quantity, shortage }: KitchenOrder['items'][number]) =>
  quantity > 0 && shortage?.state !== 'asked';

interface SheetProps {
  order: KitchenOrder;
  onConfirm: (order_item_id: number, sold_out_today: boolean) => void;
  onClose: () => void;
}

function TakeOutSheet({ order, onConfirm, onClose }: SheetProps) {
  const t = useTexts(kitchenHandOverTexts);
  const items = order.items.filter(canBeMissing);
  const [chosen, setChosen] = useState(items[0]?.order_item_id ?? 0);
  const [today, setToday] = useState(true);
  const isLast = items.length < 2 && order.items.every((item) => item.quantity === 0 || item.order_item_id === chosen);
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.soldOutQuestion({ orderNumber: order.order_number })}
      footer={
        <div className="grid gap-3">
          <Button wide onClick={onClose}>
            {t.allThere}
          </Button>
          <Button wide variant="danger" onClick={() => onConfirm(chosen, today)}>
            {isLast ? t.shortage.last : t.shortage.confirm[order.item_unavailable_pref]}
          </Button>
        </div>
      }
    >
      <FieldGroup label={t.whichDish}>
        {items.map((item) => (
          <Radio
            key={item.order_item_id}
            name="missing"
            label={`${item.quantity} × ${item.name}`}
            checked={item.order_item_id === chosen}
            onChange={() => setChosen(item.order_item_id)}
          />
        ))}
      </FieldGroup>
      <Checkbox
        className="mt-2"
        label={t.soldOutEverybody}
        checked={today}
        onChange={(event) => setToday(event.target.checked)}
      />
      <p className="mt-3 text-note text-ink-2">
        {isLast ? t.shortage.ends : t.shortage.wish[order.item_unavailable_pref]}
      </p>
    </Sheet>
  );
}

/** Says that a dish of this order cannot be cooked. */
export function TakeOut({ order, moves, disabled, className }: ActionProps & { className: string }) {
  const t = useTexts(kitchenHandOverTexts);
  const [asking, setAsking] = useState(false);
  if (!order.actions.some(({ action, allowed }) => action === 'take_out' && allowed)) return null;
  if (!order.items.some(canBeMissing)) return null;
  return (
    <>
      <Button variant="quiet" className={className} disabled={disabled} onClick={() => setAsking(true)}>
        {t.soldOut}
      </Button>
      {asking && (
        <TakeOutSheet
          order={order}
          onClose={() => setAsking(false)}
          onConfirm={(order_item_id, sold_out_today) => {
            setAsking(false);
            void moves.takeOut(order, { order_item_id, sold_out_today });
          }}
        />
      )}
    </>
  );
}
