import type { Order, OrderSummary } from '@tawa/contract/orders';
import { isFinal, stateWord } from '@tawa/domain/orders';
import { capital } from '../../lib/capital.ts';
import { formatTime, formatWhen } from '../../lib/format.ts';
import { orderMessages } from '../../lib/messages-orders.ts';

type Timed = Pick<Order, 'status' | 'promised_to' | 'fulfilment' | 'scheduled_for'> & Partial<Pick<Order, 'late_at'>>;

export const wordOf = ({ status, fulfilment }: Pick<OrderSummary, 'status' | 'fulfilment'>): string =>
  stateWord(status, fulfilment);

/** 'Arriving by 8:40 pm', 'Ready by …', or when it is late 'Running late, now by …'; nothing once it is closed. */
export function promiseText(order: Timed, now: number): string | null {
  if (isFinal(order.status)) return null;
  const verb = order.fulfilment === 'delivery' ? 'Arriving' : 'Ready';
  if (Date.parse(order.promised_to) < now) return orderMessages.late;
  if (order.late_at) return orderMessages.lateBy(formatTime(order.promised_to));
  return `${verb} by ${order.scheduled_for ? formatWhen(order.promised_to, now) : formatTime(order.promised_to)}`;
}

/** When it was handed over: 'at 8:36 pm, enjoy your meal'; nothing of an order that never was. */
export function servedText({ delivered_at }: Pick<Order, 'delivered_at'>, now: number): string | null {
  if (delivered_at === null) return null;
  const when = formatWhen(delivered_at, now);
  return when === formatTime(delivered_at) ? orderMessages.enjoy(when) : capital(when);
}
