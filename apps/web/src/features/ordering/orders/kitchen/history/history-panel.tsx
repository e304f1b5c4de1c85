import type { KitchenOrderDetail } from '@tawa/contract/ordering/orders.history';
import { formatRupees } from '@tawa/domain/common/money';
import { panelStateWord, servingOf } from '@tawa/domain/ordering/order-states';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { formatDateTime, formatTime } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { billedLines } from '../../billed-lines.ts';
import { BillSlip, sumsOf } from '../ticket/bill-slip.tsx';
import { kitchenOrderQuery } from './history.queries.ts';
import { alertsQuery } from '../kitchen.queries.ts';
import { StateBadge } from '../ticket/state-badge.tsx';
import { kitchenHistoryTexts } from './history.texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { listOrderRequests } from '../../order-requests.ts';

const optional = (name: string, value: ReactNode): [string, ReactNode][] => (value ? [[name, value]] : []);

const factsOf = (order: KitchenOrderDetail, language: Language): [string, ReactNode][] => {
  const t = textsIn(kitchenHistoryTexts, language);
  return [
    [t.placed, formatDateTime(order.placed_at, language)],
    ...optional(t.orderedFor, order.scheduled_for && formatDateTime(order.scheduled_for, language)),
    [t.promisedBy, formatTime(order.promised_to, language)],
    ...optional(t.endedAt, order.closed_at && formatDateTime(order.closed_at, language)),
    [t.customer, t.phoneEndsIn({ customerName: order.customer_name, phoneLast4: order.phone_last4 })],
    ...optional(t.table, order.table && `${order.table.names} · ${t.guests({ count: order.table.guests })}`),
    ...listOrderRequests(order, language).map(({ label, text }): [string, ReactNode] => [label, text]),
  ];
};

function Timeline({ order }: { order: KitchenOrderDetail }) {
  const t = useTexts(kitchenHistoryTexts);
  const language = useLanguage();
  return (
    <PanelPart title={t.timeline}>
      <ol className="space-y-2 text-sm">
        {order.events.map((event) => (
          <li key={`${event.at} ${event.type}`} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              <b className="font-semibold">
                {event.to_status ? panelStateWord(event.to_status, servingOf(order)) : event.type.replaceAll('_', ' ')}
              </b>{' '}
              <span className="text-ink-3">{event.actor || t.sides[event.actor_type]}</span>
              {event.reason && <span className="block text-ink-2">“{event.reason}”</span>}
            </span>
            <time dateTime={event.at} className="num shrink-0 text-ink-3">
              {formatTime(event.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

const Sum = ({ label, amount }: { label: string; amount: number }) => (
  <div className="flex justify-between gap-3">
    <dt>{label}</dt>
    <dd>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</dd>
  </div>
);

function Bill({ order }: { order: KitchenOrderDetail }) {
  const language = useLanguage();
  const t = useTexts(kitchenHistoryTexts);
  return (
    <PanelPart title={t.bill} aside={order.payment_method === 'cod' ? t.cash : t.paid}>
      <ul className="num mb-3 space-y-1 text-sm">
        {billedLines(order.items).map((item) => (
          <li key={item.order_item_id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {item.quantity} × {nameIn(item.name, item.names, language)}
              {item.options.length > 0 && (
                <span className="block text-ink-3">
                  {item.options.map((option, at) => nameIn(option, item.option_names?.[at], language)).join(' · ')}
                </span>
              )}
              {item.note && <span className="block text-ink-3">“{item.note}”</span>}
              {item.shortage?.state === 'removed' && (
                <span className="block text-danger">{t.shortage.removed({ portions: item.shortage.quantity })}</span>
              )}
              {item.instead.map(({ order_item_id, quantity, name, names }) => (
                <span key={order_item_id} className="block text-ink-2">
                  {t.shortage.instead({ dish: `${quantity} × ${nameIn(name, names, language)}` })}
                </span>
              ))}
            </span>
            <span>{formatRupees(item.amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="num space-y-1 border-t border-line pt-3 text-sm text-ink-2">
        {order.charges.map(({ key, label, amount }) => (
          <Sum key={`${key} ${label}`} label={label} amount={amount} />
        ))}
        <div className="flex justify-between gap-3 text-base font-bold text-ink">
          <dt>{t.total}</dt>
          <dd>{formatRupees(order.total)}</dd>
        </div>
        {sumsOf(order, language).map((sum) => (
          <Sum key={sum.label} {...sum} />
        ))}
      </dl>
    </PanelPart>
  );
}

/** One order of the kitchen: its way, its bill, and the bill on paper. */
export function HistoryPanel({ orderNumber }: { orderNumber: string }) {
  const language = useLanguage();
  const t = useTexts(kitchenHistoryTexts);
  const query = useQuery(kitchenOrderQuery(orderNumber));
  const { data: alerts } = useQuery(alertsQuery);
  const [isPrinting, setPrinting] = useState(false);
  const stop = useCallback(() => setPrinting(false), []);
  return (
    <PanelBody query={query} failed={t.failed}>
      {(order) => (
        <>
          <PanelHead title={<span className="num">{order.order_number}</span>} badge={<StateBadge order={order} />}>
            <Button variant="secondary" size={40} icon={PrinterIcon} onClick={() => setPrinting(true)}>
              {t.printBill}
            </Button>
          </PanelHead>
          <Facts facts={factsOf(order, language)} className="mb-4" />
          <Timeline order={order} />
          <Bill order={order} />
          {isPrinting && <BillSlip orderNumber={orderNumber} width={alerts?.printer_mm ?? 80} onDone={stop} />}
        </>
      )}
    </PanelBody>
  );
}
