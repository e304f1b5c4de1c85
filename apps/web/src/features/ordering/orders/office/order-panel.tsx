import type { AuditEntry } from '@tawa/contract/insight/audit';
import { addOrderNote, orderNoteForm } from '@tawa/contract/ordering/orders.office';
import { formatRupees } from '@tawa/domain/common/money';
import { panelStateWord, servingOf } from '@tawa/domain/ordering/order-states';
import { messageLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { findOwn } from '@tawa/domain/common/own';
import type { ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDateTime, formatSecond, formatTime } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import { Button } from '#ui/button.tsx';
import { Form, useForm } from '#ui/form/form.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { MoveForm } from './move-form.tsx';
import { OrderState } from '#ui/panel/panel-order-state.tsx';
import { officeOrderQuery, useOrderAction, type OfficeOrderDetail } from './order.queries.ts';
import { officeOrdersTexts } from './orders.texts.ts';
import { RefundPart } from './refund-form.tsx';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { billedLines } from '../billed-lines.ts';
import { listOrderRequests } from '../order-requests.ts';

const sidesIn = keepEach((language: Language) => {
  const t = textsIn(officeOrdersTexts, language);
  return { customer: 'customer', restaurant: 'kitchen', admin: 'office', system: t.byItself };
});

function Timeline({ order }: { order: OfficeOrderDetail }) {
  const language = useLanguage();
  const t = useTexts(officeOrdersTexts);
  return (
    <PanelPart title={t.timeline} aside={`promised by ${formatTime(order.promised_to, language)}`}>
      <ol className="space-y-2 text-sm">
        {order.events.map((event) => (
          <li key={`${event.at} ${event.type}`} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              <b className="font-semibold">
                {event.to_status ? panelStateWord(event.to_status, servingOf(order)) : event.type.replaceAll('_', ' ')}
              </b>{' '}
              <span className="text-ink-3">
                {event.actor ? `${event.actor}, ` : ''}
                {sidesIn(language)[event.actor_type]}
              </span>
              {event.reason && <span className="block text-ink-2">“{event.reason}”</span>}
            </span>
            <time dateTime={event.at} className="num shrink-0 text-ink-3">
              {formatSecond(event.at, language)}
            </time>
          </li>
        ))}
      </ol>
    </PanelPart>
  );
}

function Bill({ order }: { order: OfficeOrderDetail }) {
  const t = useTexts(officeOrdersTexts);
  return (
    <PanelPart title={t.bill} aside={findOwn(t.pay, order.payment_method) ?? order.payment_method}>
      <ul className="num mb-3 space-y-1 text-sm">
        {billedLines(order.items).map((item) => (
          <li key={item.order_item_id} className="flex justify-between gap-3">
            <span className="min-w-0 break-words">
              {item.quantity} × {item.name}
              {item.note && <span className="block text-ink-3">“{item.note}”</span>}
              {item.instead.map(({ order_item_id, quantity, name }) => (
                <span key={order_item_id} className="block text-ink-2">
                  {t.instead({ dish: `${quantity} × ${name}` })}
                </span>
              ))}
            </span>
            <span>{formatRupees(item.amount)}</span>
          </li>
        ))}
      </ul>
      <dl className="num space-y-1 border-t border-line pt-3 text-sm text-ink-2">
        {order.charges.map(({ key, label, amount }) => (
          <div key={`${key} ${label}`} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd>{amount < 0 ? `−${formatRupees(-amount)}` : formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 text-base font-bold text-ink">
          <dt>{t.total}</dt>
          <dd>{formatRupees(order.total)}</dd>
        </div>
      </dl>
    </PanelPart>
  );
}

function Note({ orderNumber }: { orderNumber: string }) {
  const t = useTexts(officeOrdersTexts);
  const action = useOrderAction();
  const form = useForm<{ note: string }, { note: string }>(orderNoteForm, { defaultValues: { note: '' } });
  const add = async (body: { note: string }) => {
    const run = () => call(addOrderNote, { params: { order_number: orderNumber }, body });
    if (await action.mutateAsync({ run, done: t.noteAdded }).catch(() => null)) form.reset();
  };
  return (
    <Form form={form} onSubmit={add} className="mt-4 space-y-2">
      <TextareaField label={t.note} rows={2} maxLength={messageLengthMax} {...form.field('note')} />
      <Button type="submit" size={40} variant="secondary" pending={action.isPending} pendingText={t.adding}>
        {t.addNote}
      </Button>
    </Form>
  );
}

const factsOf = (order: OfficeOrderDetail, language: Language): [string, ReactNode][] => {
  const t = textsIn(officeOrdersTexts, language);
  return [
    [t.placed, formatDateTime(order.placed_at, language)],
    [t.ofCustomer, `${order.customer_name}, ${order.contact_phone}`],
    ...(order.address
      ? [
          [t.address, `${order.address.line1}, ${order.address.line2} ${order.address.pincode}`] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...listOrderRequests(order, language).map(({ label, text }): [string, ReactNode] => [label, text]),
    [t.received, formatRupees(order.received)],
    [t.refundedSum, formatRupees(order.refunded)],
  ];
};

interface Props {
  orderNumber: string;
  /** Its papers, in a part of their own. */
  papers: (orderNumber: string) => ReactNode;
  /** What the office did to the order. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One order: its way, its bill, and what the office may do. */
export function OrderPanel({ orderNumber, papers, history }: Props) {
  const language = useLanguage();
  const t = useTexts(officeOrdersTexts);
  const query = useQuery(officeOrderQuery(orderNumber));
  const mayAct = useMayAct('orders');
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(order) => (
        <>
          <PanelHead
            title={<span className="num">{order.order_number}</span>}
            badge={<OrderState status={order.status} serving={servingOf(order)} />}
          >
            {t.for({
              restaurantName: order.restaurant.restaurant_name,
              customerName: order.customer_name,
              servings: t.servings[servingOf(order)],
              b: (words) => <b className="text-brand-ink">{words}</b>,
              guest: (words) => <b className="text-brand-ink">{words}</b>,
            })}
          </PanelHead>
          <Facts facts={factsOf(order, language)} className="mb-4" />
          <Timeline order={order} />
          <Bill order={order} />
          {papers(order.order_number)}
          <RefundPart order={order} />
          {mayAct && <MoveForm key={order.version} order={order} />}
          <PanelPart title={t.history}>
            {history(order.history)}
            {mayAct && <Note orderNumber={order.order_number} />}
          </PanelPart>
        </>
      )}
    </PanelBody>
  );
}
