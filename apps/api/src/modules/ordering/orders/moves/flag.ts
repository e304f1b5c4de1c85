import type { Updateable } from 'kysely';
import type { DB } from '#db/tables.ts';
import type { Tx } from '#platform/database/db.ts';
import { publish } from '#platform/live/events.ts';
import { liveEventsOf } from './live-events.ts';
import * as store from '../orders.store.ts';

type Flag = Updateable<DB['orders']> & { type: string; at: Date };

/** Notes something about an order that nobody did, and tells the open pages; nobody's next press becomes stale by it. */
export async function flag(tx: Tx, order: store.OrderRow, { type, at, ...changes }: Flag): Promise<void> {
  await store.flagOrder(tx, order.order_id, changes);
  const who = { actor_type: 'system', actor_id: null };
  await store.addEvent(tx, { order_id: order.order_id, ...who, type, reason: null, meta: '{}', at });
  await publish(tx, liveEventsOf(order));
}
