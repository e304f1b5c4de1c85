import { minuteMs } from '@tawa/domain/common/durations';
import type { OrderStatus } from '@tawa/domain/ordering/orders';
import type { OrderRecord } from '@tawa/api/modules/ordering/orders/orders.store';
import type { Random } from '@tawa/domain/common/random';

/** How an order of the past went: a path of the state table with the minutes it took, and who ended it badly. */
interface Step {
  to: OrderStatus;
  by: 'customer' | 'restaurant' | 'system';
  afterMs: number;
  reason?: string;
}

const kitchenReasons = ['ITEM_SOLD_OUT', 'TOO_BUSY', 'CLOSING', 'CANNOT_DELIVER_AREA'] as const;
const customerReasons = ['CHANGED_MIND', 'WRONG_ADDRESS', 'TOO_SLOW', 'DUPLICATE'] as const;
const seconds = (least: number, most: number, random: Random): number => random.between(least, most) * 1000;

function badEnd(drawn: number, random: Random): Step[] | null {
  if (drawn < 0.022)
    return [
      { to: 'cancelled', by: 'customer', afterMs: seconds(15, 55, random), reason: random.pick(customerReasons) },
    ];
  if (drawn < 0.04)
    return [
      { to: 'rejected', by: 'restaurant', afterMs: seconds(40, 300, random), reason: random.pick(kitchenReasons) },
    ];
  if (drawn < 0.048) return [{ to: 'rejected', by: 'system', afterMs: 8 * minuteMs, reason: 'NOT_ANSWERED' }];
  if (drawn < 0.058)
    return [
      { to: 'accepted', by: 'restaurant', afterMs: seconds(30, 240, random) },
      { to: 'cancelled', by: 'restaurant', afterMs: seconds(120, 600, random), reason: random.pick(kitchenReasons) },
    ];
  return null;
}

function goodEnd({ order }: OrderRecord, random: Random): Step[] {
  // One kitchen in ten is slow on a given evening.
  const drag = random.next() < 0.11 ? 1.5 + random.next() * 0.5 : 0.75 + random.next() * 0.35;
  const cooking = order.prep_minutes * minuteMs * drag;
  const cooked: Step[] = [
    { to: 'accepted', by: 'restaurant', afterMs: seconds(20, 200, random) },
    { to: 'preparing', by: 'restaurant', afterMs: seconds(10, 120, random) },
    { to: 'ready', by: 'restaurant', afterMs: Math.round(cooking / 1000) * 1000 },
  ];
  if (order.fulfilment === 'pickup')
    return [...cooked, { to: 'picked_up', by: 'restaurant', afterMs: seconds(120, 900, random) }];
  const riding = order.travel_minutes * minuteMs * (0.7 + random.next() * 0.45);
  return [
    ...cooked,
    { to: 'out_for_delivery', by: 'restaurant', afterMs: seconds(30, 240, random) },
    { to: 'delivered', by: 'restaurant', afterMs: Math.round(riding / 1000) * 1000 },
  ];
}

/** The record of placing, told on to its end. */
export function tellOn(record: OrderRecord, placedAt: Date, ownerId: number, random: Random): OrderRecord {
  const steps = badEnd(random.next(), random) ?? goodEnd(record, random);
  let atMs = placedAt.getTime();
  let from: OrderStatus = 'placed';
  const times = new Map<OrderStatus, Date>();
  const actors = { customer: record.order.user_id, restaurant: ownerId, system: null };
  const events = steps.map(({ to, by, afterMs, reason }) => {
    atMs += afterMs;
    const at = new Date(atMs);
    const event = { type: to, from_status: from, to_status: to, actor_type: by, actor_id: actors[by], reason, at };
    times.set(to, at);
    from = to;
    return event;
  });
  const last = steps.at(-1);
  const isBad = last?.reason !== undefined;
  return {
    ...record,
    order: {
      ...record.order,
      status: from,
      version: 1 + steps.length,
      accepted_at: times.get('accepted') ?? null,
      ready_at: times.get('ready') ?? null,
      dispatched_at: times.get('out_for_delivery') ?? null,
      delivered_at: times.get('delivered') ?? times.get('picked_up') ?? null,
      closed_at: new Date(atMs),
      cancelled_by: isBad ? (last?.by ?? null) : null,
      cancel_reason: last?.reason ?? null,
    },
    events: [...record.events, ...events],
  };
}
