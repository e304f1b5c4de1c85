import type { LineTicket } from '@tawa/contract/ordering/orders.line';
import { z } from 'zod/mini';
import { getSession } from '#lib/session/session.ts';
import { readStored, writeStored } from '#lib/storage.ts';

/** Who did it, on a tablet that several people share. */
const by = z.optional(z.int());
const tick = z.object({
  by,
  kind: z.literal('tick'),
  order_number: z.string(),
  order_item_id: z.int(),
  ticked: z.boolean(),
});
const step = z.object({
  by,
  kind: z.enum(['done', 'recall']),
  order_number: z.string(),
  station_id: z.nullable(z.int()),
});
const acts = z.array(z.union([tick, step]));
/** What a cook did here, until the server has it. */
export type LineAct = z.infer<typeof acts>[number];

/** Each restaurant's for itself: what was done in one kitchen means nothing to another. */
const storageKey = () => `lineActs-${getSession()?.restaurant_id ?? ''}`;
const actsMax = 500;

/** What was done without a line before the page was loaded anew. */
export function readActs(): LineAct[] {
  try {
    return z.parse(acts, JSON.parse(readStored(storageKey()) ?? '[]'));
  } catch {
    return [];
  }
}
export const keepActs = (kept: readonly LineAct[]): void =>
  writeStored(storageKey(), kept.length === 0 ? null : JSON.stringify(kept.slice(-actsMax)));

function applyAct(order: LineTicket, act: LineAct): LineTicket {
  if (order.order_number !== act.order_number) return order;
  const items = order.items.map((item) => {
    if (act.kind === 'tick') return item.order_item_id === act.order_item_id ? { ...item, ticked: act.ticked } : item;
    const isTheirs = act.station_id === null || item.station_id === act.station_id;
    return isTheirs ? { ...item, done: act.kind === 'done' } : item;
  });
  return { ...order, items };
}

/** The tickets as they stand once the server has heard all of this. */
export const applyActs = (orders: readonly LineTicket[], made: readonly LineAct[]): LineTicket[] =>
  orders.map((order) => made.reduce(applyAct, order));
