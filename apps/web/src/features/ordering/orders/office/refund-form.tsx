import * as contract from '@tawa/contract/money/refunds';
import { formatPaise, formatRupees, toPaise } from '@tawa/domain/common/money';
import { isFinal } from '@tawa/domain/ordering/order-states';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { PanelPart } from '#ui/panel/panel-parts.tsx';
import { causeBody, noCause, RefundCauseFields } from '#ui/panel/panel-refund-cause.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { useOrderAction, type OfficeOrderDetail } from './order.queries.ts';
import { Refund } from './refund-row.tsx';
import { officeOrdersTexts } from './orders.texts.ts';

/** What the form is about. */
type Refundable = Pick<
  OfficeOrderDetail,
  'order_number' | 'status' | 'payment_method' | 'items' | 'received' | 'refunded' | 'refunds' | 'refundable'
>;

type Portion = OfficeOrderDetail['refundable'][number]['portions'][number];

interface Line {
  id: number;
  name: string;
  /** What one, two, … portions come to; empty once all of them went back. */
  portions: readonly Portion[];
}

const linesOf = ({ items, refundable }: Refundable): Line[] =>
  items.map(({ order_item_id: id, name }) => ({
    id,
    name,
    portions: refundable.find(({ order_item_id }) => order_item_id === id)?.portions ?? [],
  }));

interface LinesProps {
  lines: readonly Line[];
  chosen: ReadonlyMap<number, number>;
  onChange: (id: number, quantity: number) => void;
}

const Lines = ({ lines, chosen, onChange }: LinesProps) => {
  const t = useTexts(officeOrdersTexts);
  return (
    <ul className="space-y-1">
      {lines.map(({ id, name, portions }) => {
        const quantity = chosen.get(id) ?? 0;
        const all = portions.at(-1);
        return (
          <li key={id} className="flex min-h-11 flex-wrap items-center justify-between gap-2 text-sm">
            <Checkbox
              className="min-w-0 flex-1"
              label={all ? `${name} × ${portions.length}` : `${name}, ${t.wentBack}`}
              disabled={!all}
              checked={quantity > 0}
              onChange={() => onChange(id, quantity > 0 ? 0 : 1)}
            />
            {quantity > 0 && portions.length > 1 && (
              <QuantityStepper
                label={t.portionsRefund({ name })}
                value={quantity}
                min={1}
                max={portions.length}
                onChange={(next) => onChange(id, next)}
              />
            )}
            {all && <span className="num">{formatRupees(all.dishes)}</span>}
          </li>
        );
      })}
    </ul>
  );
};

type Picked = Portion & { name: string; quantity: number };

const pickedOf = (lines: readonly Line[], chosen: ReadonlyMap<number, number>): Picked[] =>
  lines.flatMap(({ id, name, portions }) => {
    const quantity = chosen.get(id) ?? 0;
    const portion = portions[quantity - 1];
    return portion ? [{ ...portion, name, quantity }] : [];
  });

/** What the chosen portions are made of: the dishes, their share of the coupon, their tax. */
function Parts({ picked }: { picked: readonly Picked[] }) {
  const t = useTexts(officeOrdersTexts);
  const sumOf = (part: 'coupon' | 'tax') => picked.reduce((sum, portion) => sum + portion[part], 0);
  const rows: [string, number][] = [
    ...picked.map(({ name, quantity, dishes }): [string, number] => [`${name} × ${quantity}`, dishes]),
    [t.couponShare, -sumOf('coupon')],
    [t.taxOnIt, sumOf('tax')],
  ];
  return (
    <dl className="num space-y-1 border-t border-line pt-3 text-sm text-ink-2">
      {rows
        .filter(([, amount]) => amount !== 0)
        .map(([name, amount]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="min-w-0 break-words">{name}</dt>
            <dd>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</dd>
          </div>
        ))}
    </dl>
  );
}

function NewRefund({ order }: { order: Refundable }) {
  const t = useTexts(officeOrdersTexts);
  const action = useOrderAction();
  const [chosen, setChosen] = useState<ReadonlyMap<number, number>>(new Map());
  const [whole, setWhole] = useState(false);
  const [choice, setChoice] = useState(noCause);
  const [reason, setReason] = useState('');
  const [credit, setCredit] = useState(order.payment_method === 'cod');
  const change = (id: number, quantity: number) => {
    const next = new Map(chosen);
    if (quantity === 0) next.delete(id);
    else next.set(id, quantity);
    setChosen(next);
    setWhole(false);
  };
  const lines = linesOf(order);
  const picked = pickedOf(lines, chosen);
  const left = toPaise(order.received) - toPaise(order.refunded);
  const amount = whole ? left : picked.reduce((sum, portion) => sum + toPaise(portion.amount), 0);
  const send = () => {
    const items = [...chosen].map(([order_item_id, quantity]) => ({ order_item_id, quantity }));
    const why = causeBody(choice);
    if (why === null) return;
    const body = { ...why, reason: reason.trim(), as_credit: credit, ...(!whole && { items }) };
    action.mutate({
      run: () => call(contract.refundOrder, { params: { order_number: order.order_number }, body }),
      done: t.refunded,
    });
  };
  return (
    <div className="space-y-3 rounded-lg bg-surface-2 p-4">
      <p className="text-sm text-ink-2">{t.refundLines}</p>
      <Lines lines={lines} chosen={chosen} onChange={change} />
      <Checkbox
        label={t.whole}
        end={formatPaise(left)}
        checked={whole}
        onChange={() => {
          setWhole(!whole);
          setChosen(new Map());
        }}
      />
      {picked.length > 0 && <Parts picked={picked} />}
      <RefundCauseFields choice={choice} onChange={setChoice} />
      <Checkbox label={t.credit} checked={credit} onChange={() => setCredit(!credit)} />
      <TextareaField
        label={t.refundReason}
        rows={2}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {amount > left && <p className="text-sm font-semibold text-danger">{t.overRest({ left: formatPaise(left) })}</p>}
      <Button
        wide
        disabled={causeBody(choice) === null || reason.trim() === '' || amount === 0 || amount > left}
        pending={action.isPending}
        pendingText={t.refunding}
        onClick={send}
      >
        {amount === 0 ? t.refund : `${t.refund} ${formatPaise(amount)}`}
      </Button>
    </div>
  );
}

/** The refunds of an order, and a new one once it has ended. */
export function RefundPart({ order }: { order: Refundable }) {
  const t = useTexts(officeOrdersTexts);
  const left = order.received - order.refunded;
  const why = isFinal(order.status) ? (left <= 0 ? t.nothingLeft : null) : t.notYet;
  return (
    <PanelPart
      title={t.refund}
      act="refund"
      aside={order.received > 0 && `${formatRupees(left)} left of ${formatRupees(order.received)}`}
    >
      {order.refunds.length > 0 && (
        <ul className="mb-3 space-y-2">
          {order.refunds.map((refund) => (
            <Refund key={refund.refund_id} refund={refund} />
          ))}
        </ul>
      )}
      {why === null ? (
        <ForActing part="refunds">
          <NewRefund key={order.refunds.length} order={order} />
        </ForActing>
      ) : (
        <p className="text-sm text-ink-3">{why}</p>
      )}
    </PanelPart>
  );
}
