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

const actors = {
  customer: 'by you',
  restaurant: 'by the kitchen',
  admin: 'by our team',
  system: 'by itself, nobody answered',
};

const timeOf = (order: Order, status: OrderStatus): string | undefined => {
  const at = order.events.find((event) => event.to_status === status)?.at;
  return at && formatTime(at);
};

function endedEarly(order: Order): TimelineEntry[] {
  return order.events
    .filter((event) => event.to_status !== null)
    .map((event, index) => ({
      id: index,
      title: event.to_status ? stateWord(event.to_status, servingOf(order)) : '',
      time: formatTime(event.at),
      note: event.to_status && isFinal(event.to_status) ? actors[event.actor_type] : undefined,
      state: 'done' as const,
    }));
}

/** The real times of an order; the step to come shows the promise. */
export function OrderTimeline({ order }: { order: Order }) {
  if (['rejected', 'cancelled', 'expired'].includes(order.status)) return <Timeline entries={endedEarly(order)} />;
  const serving = servingOf(order);
  const states = progressStates(serving);
  const current = progressIndex(order.status, serving);
  const entries = progressSteps(serving).map((title, index): TimelineEntry => {
    const status = states[index] ?? order.status;
    const done = index < current || isFinal(order.status);
    const promised = index === states.length - 1 && !done ? `by ${formatTime(order.promised_to)}` : undefined;
    return {
      id: title,
      title,
      time: timeOf(order, status) ?? promised,
      state: done ? 'done' : index === current ? 'now' : 'next',
    };
  });
  return <Timeline entries={entries} />;
}
