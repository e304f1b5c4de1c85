import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import { restaurantReasons } from '@tawa/domain/ordering/orders';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/input.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';

interface Props {
  order: KitchenOrder;
  /** 'Reject' before it was accepted, 'Cancel order' afterwards. */
  verb: string;
  onConfirm: (reason: string, note: string | undefined) => void;
  onClose: () => void;
}

/** Asks why; the customer reads the answer. */
export function RejectSheet({ order, verb, onConfirm, onClose }: Props) {
  const t = useTexts(kitchenTicketTexts);
  const [reason, setReason] = useState('ITEM_SOLD_OUT');
  const [note, setNote] = useState('');
  const needsWords = reason === 'OTHER' && note.trim().length < 3;
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${order.order_number}?`}
      footer={
        <div className="grid gap-3">
          <Button wide onClick={onClose}>
            {t.keepOrder}
          </Button>
          <Button
            wide
            variant="danger"
            disabled={needsWords}
            onClick={() => onConfirm(reason, note.trim() || undefined)}
          >
            {verb}
          </Button>
        </div>
      }
    >
      <FieldGroup label={t.whyCustomerReads}>
        {Object.entries(restaurantReasons).map(([code, text]) => (
          <Radio key={code} name="reason" label={text} checked={code === reason} onChange={() => setReason(code)} />
        ))}
      </FieldGroup>
      {reason === 'OTHER' && (
        <TextField
          label={t.words}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          className="mt-3"
        />
      )}
    </Sheet>
  );
}
