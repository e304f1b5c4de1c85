import type { Order } from '@tawa/contract/ordering/orders';
import {
  isFinal,
  progressIndex,
  progressStates,
  progressSteps,
  servingOf,
  stateWord,
  type OrderStatus,
} from '@tawa/domain/ordering/orders';
import { formatTime } from '#lib/format.ts';
import { Timeline, type TimelineEntry } from '#ui/timeline.tsx';
import { toldTime } from './order-words.ts';
import { ordersTexts } from './orders.texts.ts';
import { textsIn, keepEach, useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const actorsIn = keepEach((language: Language) => {
  const t = textsIn(ordersTexts, language);
  return {
    customer: t.by,
    restaurant: t.byKitchen,
    admin: t.byOurTeam,
    system: t.byItselfNobody,
  };
});

const timeOf = (order: Order, status: OrderStatus, language: Language): string | undefined => {
  const at = order.events.find((event) => event.to_status === status)?.at;
  return at && formatTime(at, language);
};

function endedEarly(order: Order, language: Language): TimelineEntry[] {
  return order.events
    .filter((event) => event.to_status !== null)
    .map((event, index) => ({
      id: index,
      title: event.to_status ? stateWord(event.to_status, servingOf(order)) : '',
      time: formatTime(event.at, language),
      note: event.to_status && isFinal(event.to_status) ? actorsIn(language)[event.actor_type] : undefined,
      state: 'done' as const,
    }));
}

/** The real times of an order; the step to come shows the promise. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTexts(ordersTexts);
  const language = useLanguage();
  if (['rejected', 'cancelled', 'expired'].includes(order.status))
    return <Timeline entries={endedEarly(order, language)} />;
  const serving = servingOf(order);
  const states = progressStates(serving);
  const current = progressIndex(order.status, serving);
  const entries = progressSteps(serving).map((title, index): TimelineEntry => {
    const status = states[index] ?? order.status;
    const done = index < current || isFinal(order.status);
    const promised =
      index === states.length - 1 && !done
        ? t.byTime({ promisedTo: formatTime(toldTime(order), language) })
        : undefined;
    return {
      id: title,
      title,
      time: timeOf(order, status, language) ?? promised,
      state: done ? 'done' : index === current ? 'now' : 'next',
    };
  });
  return <Timeline entries={entries} />;
}
