import type { Order, OrderSummary } from '@tawa/contract/ordering/orders';
import { hasSlipped, isFinal, servingOf, stateWord, type Serving } from '@tawa/domain/ordering/orders';
import { capital } from '#lib/capital.ts';
import { formatTime, formatWhen } from '#lib/format.ts';
import { ordersTexts } from './orders.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

type Timed = Pick<Order, 'status' | 'promised_to' | 'fulfilment' | 'table' | 'scheduled_for'> &
  Partial<Pick<Order, 'late_at' | 'expected_by'>>;

export const wordOf = (order: Pick<OrderSummary, 'status' | 'fulfilment' | 'table'>): string =>
  stateWord(order.status, servingOf(order));

const verbsIn = keepEach((language: Language): Readonly<Record<Serving, string>> => {
  const t = textsIn(ordersTexts, language);
  return { delivery: t.arriving, pickup: t.ready, table: t.atTable };
});

/** The time that the customer was told last: the promise, or what it was corrected to. */
export const toldTime = ({ promised_to, expected_by }: Pick<Timed, 'promised_to' | 'expected_by'>): string =>
  expected_by ?? promised_to;

/** Has the time that was told last passed with the food still to come? */
export const isPastTold = (order: Timed, now: number): boolean =>
  hasSlipped({ ...order, promised_to: new Date(toldTime(order)) }, new Date(now));

/** 'Arriving by 8:40 pm', 'Ready by …', 'At your table by …', or when it is late 'Running late, now by …'; nothing once it is closed. */
export function promiseText(order: Timed, now: number, language: Language): string | null {
  const t = textsIn(ordersTexts, language);
  if (isFinal(order.status)) return null;
  const told = toldTime(order);
  if (isPastTold(order, now)) return t.late;
  if (order.late_at || order.expected_by) return t.lateBy({ time: formatTime(told, language) });
  return t.stateByTime({
    state: verbsIn(language)[servingOf(order)],
    time: order.scheduled_for ? formatWhen(order.promised_to, now, language) : formatTime(order.promised_to, language),
  });
}

/** When it was handed over: 'at 8:36 pm, enjoy your meal'; nothing of an order that never was. */
export function servedText(
  { delivered_at }: Pick<Order, 'delivered_at'>,
  now: number,
  language: Language,
): string | null {
  const t = textsIn(ordersTexts, language);
  if (delivered_at === null) return null;
  const when = formatWhen(delivered_at, now, language);
  return when === formatTime(delivered_at, language) ? t.enjoy({ time: when }) : capital(when);
}
