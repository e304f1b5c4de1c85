import { moveOrder } from '@tawa/contract/ordering/orders';
import { adminReasons, type OrderStatus, panelStateWord, servingOf } from '@tawa/domain/ordering/order-states';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { useOrderAction, type OfficeOrderDetail } from './order.queries.ts';
import { officeOrdersTexts } from './orders.texts.ts';

const reasons = Object.entries(adminReasons).map(([value, label]) => ({ value, label }));

/** Moves an order along a legal step, with what that step asks for. */
export function MoveForm({ order }: { order: OfficeOrderDetail }) {
  const t = useTexts(officeOrdersTexts);
  const [to, setTo] = useState<OrderStatus | ''>('');
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [code, setCode] = useState('');
  const action = useOrderAction();
  const { next, order_number, version } = order;
  if (next.length === 0)
    return (
      <PanelPart title={t.move}>
        <p className="text-sm text-ink-3">{t.noMove}</p>
      </PanelPart>
    );
  const wordOf = (status: OrderStatus) => panelStateWord(status, servingOf(order));
  const target = next.find((status) => status === to);
  const isEnd = target === 'cancelled';
  const send = () => {
    if (!target) return;
    const words = note.trim() === '' ? {} : { note: note.trim() };
    const how = isEnd ? { reason, ...words } : code === '' ? { left_at_door: true, ...words } : { code, ...words };
    action.mutate({
      run: () => call(moveOrder, { params: { order_number }, body: { to: target, version, ...how } }),
      done: t.moved,
    });
  };
  return (
    <PanelPart title={t.move} act="move" aside={t.moveHint}>
      <div className="space-y-3">
        <SelectField
          label={t.target}
          placeholder={t.chooseState}
          options={next.map((value) => ({ value, label: wordOf(value) }))}
          value={to}
          onChange={(event) => setTo(next.find((status) => status === event.currentTarget.value) ?? '')}
        />
        {isEnd && (
          <SelectField
            label={t.reason}
            placeholder={t.chooseReason}
            options={reasons}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        )}
        {target === 'delivered' && (
          <TextField
            label={t.code}
            inputMode="numeric"
            maxLength={4}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        {target && (
          <TextareaField
            label={t.words}
            hint={t.wordsHint}
            rows={2}
            maxLength={200}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        <Button
          variant={isEnd ? 'danger' : 'primary'}
          disabled={!target || (isEnd && reason === '')}
          pending={action.isPending}
          pendingText={t.moving}
          onClick={send}
        >
          {target ? t.moveTo({ target: wordOf(target).toLowerCase() }) : t.move}
        </Button>
      </div>
    </PanelPart>
  );
}
