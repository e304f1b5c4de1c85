import * as contract from '@tawa/contract/refunds';
import { formatRupees } from '@tawa/domain/money';
import { isFinal } from '@tawa/domain/order-states';
import { useState } from 'react';
import { call } from '../../lib/api-client.ts';
import { bearers, deskOrderTexts as texts, refundStateWords } from '../../lib/messages-office-orders.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextareaField } from '../../ui/input.tsx';
import { PanelPart } from '../../ui/panel-parts.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { QuantityStepper } from '../../ui/stepper.tsx';
import { useOrderDeed, type DeskOrderDetail } from './order.queries.ts';

type Liable = (typeof bearers)[number]['value'];
type Row = DeskOrderDetail['refunds'][number];

/** One refund, and what can be decided about it. */
function Refund({ refund }: { refund: Row }) {
  const deed = useOrderDeed();
  const [words, setWords] = useState('');
  const params = { refund_id: refund.refund_id };
  const decline = () =>
    deed.mutate({
      run: () => call(contract.declineRefund, { params, body: { reason: words.trim() } }),
      done: texts.declined,
    });
  const approve = () =>
    deed.mutate({
      run: () => call(contract.approveRefund, { params, body: { liable_party: refund.liable_party } }),
      done: texts.approved,
    });
  return (
    <li className="rounded-lg border border-line p-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <b className="num">{formatRupees(refund.amount)}</b>
        <Badge tone={refund.state === 'failed' ? 'danger' : refund.state === 'requested' ? 'warning' : 'neutral'}>
          {refundStateWords[refund.state]}
        </Badge>
      </p>
      <p className="mt-1 break-words text-ink-2">{refund.reason}</p>
      {refund.items.length > 0 && (
        <p className="num text-ink-3">{refund.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}</p>
      )}
      {refund.restaurant_comment && <p className="mt-1 break-words">Kitchen: “{refund.restaurant_comment}”</p>}
      {refund.failure && <p className="mt-1 break-words text-danger">{refund.failure}</p>}
      {refund.state === 'requested' && (
        <div className="mt-3 space-y-2">
          <TextareaField
            label={texts.declineReason}
            rows={2}
            maxLength={300}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size={40}
              variant="secondary"
              disabled={words.trim() === ''}
              pending={deed.isPending}
              onClick={decline}
            >
              {texts.decline}
            </Button>
            <Button size={40} pending={deed.isPending} onClick={approve}>
              {texts.approve}
            </Button>
          </div>
        </div>
      )}
      {refund.state === 'failed' && (
        <Button
          size={40}
          className="mt-2"
          pending={deed.isPending}
          onClick={() =>
            deed.mutate({ run: () => call(contract.retryRefund, { params, body: {} }), done: texts.retried })
          }
        >
          {texts.retry}
        </Button>
      )}
    </li>
  );
}

function Lines({
  order,
  chosen,
  onChange,
}: {
  order: DeskOrderDetail;
  chosen: ReadonlyMap<number, number>;
  onChange: (id: number, quantity: number) => void;
}) {
  return (
    <ul className="space-y-1">
      {order.items.map((item) => {
        const quantity = chosen.get(item.order_item_id) ?? 0;
        return (
          <li key={item.order_item_id} className="flex min-h-11 flex-wrap items-center justify-between gap-2 text-sm">
            <Checkbox
              className="min-w-0 flex-1"
              label={`${item.name} × ${item.quantity}`}
              checked={quantity > 0}
              onChange={() => onChange(item.order_item_id, quantity > 0 ? 0 : 1)}
            />
            {quantity > 0 && item.quantity > 1 && (
              <QuantityStepper
                label={`Portions of ${item.name} to refund`}
                value={quantity}
                min={1}
                max={item.quantity}
                onChange={(next) => onChange(item.order_item_id, next)}
              />
            )}
            <span className="num">{formatRupees(item.amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function NewRefund({ order }: { order: DeskOrderDetail }) {
  const deed = useOrderDeed();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [whole, setWhole] = useState(false);
  const [liable, setLiable] = useState<Liable>('restaurant');
  const [reason, setReason] = useState('');
  const [credit, setCredit] = useState(order.payment_method === 'cod');
  const change = (id: number, quantity: number) => {
    const next = new Map(chosen);
    if (quantity === 0) next.delete(id);
    else next.set(id, quantity);
    setChosen(next);
    setWhole(false);
  };
  const portions = [...chosen.values()].reduce((sum, quantity) => sum + quantity, 0);
  const send = () => {
    const items = [...chosen].map(([order_item_id, quantity]) => ({ order_item_id, quantity }));
    const body = { liable_party: liable, reason: reason.trim(), as_credit: credit, ...(!whole && { items }) };
    deed.mutate({
      run: () => call(contract.refundOrder, { params: { order_number: order.order_number }, body }),
      done: texts.refunded,
    });
  };
  const left = order.received - order.refunded;
  return (
    <div className="space-y-3 rounded-lg bg-surface-2 p-4">
      <p className="text-sm text-ink-2">{texts.refundLines}</p>
      <Lines order={order} chosen={chosen} onChange={change} />
      <Checkbox
        label={texts.whole}
        end={formatRupees(left)}
        checked={whole}
        onChange={() => {
          setWhole(!whole);
          setChosen(new Map());
        }}
      />
      <div>
        <p className="mb-1 text-sm font-semibold">{texts.bearer}</p>
        <Segmented label={texts.bearer} value={liable} onChange={setLiable} options={bearers} />
      </div>
      <Checkbox label={texts.credit} checked={credit} onChange={() => setCredit(!credit)} />
      <TextareaField
        label={texts.refundReason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        wide
        disabled={reason.trim() === '' || (!whole && portions === 0)}
        pending={deed.isPending}
        pendingText={texts.refunding}
        onClick={send}
      >
        {whole ? `Refund ${formatRupees(left)}` : `Refund ${portions} ${portions === 1 ? 'portion' : 'portions'}`}
      </Button>
    </div>
  );
}

/** The refunds of an order, and a new one once it has ended. */
export function RefundPart({ order }: { order: DeskOrderDetail }) {
  const left = order.received - order.refunded;
  const why = isFinal(order.status) ? (left <= 0 ? texts.nothingLeft : null) : texts.notYet;
  return (
    <PanelPart title={texts.refund} aside={`${formatRupees(left)} left of ${formatRupees(order.received)}`}>
      {order.refunds.length > 0 && (
        <ul className="mb-3 space-y-2">
          {order.refunds.map((refund) => (
            <Refund key={refund.refund_id} refund={refund} />
          ))}
        </ul>
      )}
      {why === null ? (
        <NewRefund key={order.refunds.length} order={order} />
      ) : (
        <p className="text-sm text-ink-3">{why}</p>
      )}
    </PanelPart>
  );
}
