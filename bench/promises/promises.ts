// Promises of the same orders in two ways: as the product makes them, by its own functions and with what it would have
// known, and as so many minutes whatever the hour.
import { dayMs, hourMs, minuteMs } from '@tawa/domain/common/durations';
import { measuredOrdersMax, measuredWeeks, measureKitchen } from '@tawa/domain/ordering/kitchen-times';
import { promiseFor } from '@tawa/domain/ordering/orders';
import { decideCookingMinutes, decideWayMinutes, type MeasuredTimes } from '@tawa/domain/ordering/promise-minutes';
import { days, dayStart, type Kitchen, type Order, zone } from './evenings.ts';

/** What is said of many promises: how many were broken, and how long they were on average (minutes). */
export interface Kept {
  orders: number;
  missed: number;
  minutes: number;
}

const noQueue = 0;

/** Kitchen minutes of what was placed before and is not ready, as the product counts it. */
function queueAt(orders: readonly Order[], index: number): number {
  const now = orders[index]?.placed_at.getTime() ?? 0;
  let minutes = noQueue;
  for (let n = index - 1; n >= 0; n--) {
    const order = orders[n];
    if (!order || now - order.placed_at.getTime() > 3 * hourMs) break;
    if (order.ready_at.getTime() > now) minutes += order.kitchen_minutes;
  }
  return minutes;
}

interface Seen extends Order {
  queue_minutes: number;
}

/** What the job of the night before would have measured. */
function measuredBefore(seen: readonly Seen[], kitchen: Kitchen, night: Date): MeasuredTimes {
  const since = night.getTime() - measuredWeeks * 7 * dayMs;
  const known = seen.filter(({ placed_at, ready_at }) => placed_at.getTime() > since && ready_at < night);
  const { travel_minutes } = kitchen;
  const served = known.slice(-measuredOrdersMax).map((order) => ({ ...order, travel_minutes }));
  return { ...measureKitchen(served, zone), measured_at: night };
}

export interface Promised {
  order: Order;
  to: Date;
}

/** The promise of each order as the product makes it, day by day with what was known by then. */
export function measuredPromises(kitchen: Kitchen, orders: readonly Order[]): Promised[] {
  const seen = orders.map((order, index) => ({ ...order, queue_minutes: queueAt(orders, index) }));
  return Array.from({ length: days }, (_, day) => day).flatMap((day) => {
    const [begins, ends] = [dayStart(day), dayStart(day + 1)];
    const today = seen.filter(({ placed_at }) => placed_at >= begins && placed_at < ends);
    if (today.length === 0) return [];
    const times = measuredBefore(seen, kitchen, begins);
    return today.map((order) => {
      const { placed_at: now, queue_minutes, kitchen_minutes, metres } = order;
      const pace = { ...kitchen, times, queue_minutes, kitchen_minutes };
      const prep_minutes = decideCookingMinutes(pace, { now, at: now, extra_minutes: 0 });
      const travel_minutes = decideWayMinutes({ travel_minutes: kitchen.travel_minutes, metres, times }, now);
      return { order, to: promiseFor({ now, prep_minutes, travel_minutes }).to };
    });
  });
}

/** The same minutes for each of these orders, rounded as every promise is. */
export const fixedPromises = (orders: readonly Order[], minutes: number): Promised[] =>
  orders.map((order) => ({
    order,
    to: promiseFor({ now: order.placed_at, prep_minutes: minutes, travel_minutes: 0 }).to,
  }));

/** How many promises were broken, and how long they were. */
export function judge(promises: readonly Promised[]): Kept {
  const missed = promises.filter(({ order, to }) => order.delivered_at > to).length;
  const ms = promises.reduce((sum, { order, to }) => sum + to.getTime() - order.placed_at.getTime(), 0);
  return { orders: promises.length, missed, minutes: ms / minuteMs / Math.max(1, promises.length) };
}

/** The fixed promise that is on average as long as this one, or a trace longer: never shorter. */
export function fixedAsLongAs(orders: readonly Order[], minutes: number): Promised[] {
  let [below, above] = [0, minutes + 10];
  for (let turn = 0; turn < 30; turn++) {
    const middle = (below + above) / 2;
    if (judge(fixedPromises(orders, middle)).minutes < minutes) below = middle;
    else above = middle;
  }
  return fixedPromises(orders, above);
}
