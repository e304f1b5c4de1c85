import type { Actor, Fulfilment, OrderStatus, Serving } from '@tawa/domain/ordering/orders';
import { orderStates } from '@tawa/domain/ordering/orders';

const actors: readonly Actor[] = ['customer', 'restaurant', 'admin', 'system'];
const prefs = ['refund', 'call', 'cancel'] as const;

function known<T extends string>(values: readonly T[], text: string): T {
  const value = values.find((entry) => entry === text);
  if (value === undefined) throw new Error(`The database holds an unknown word: ${text}`);
  return value;
}

/** The words of a stored order in the types of the domain; the table's checks allow no others. */
export const statusOf = (text: string): OrderStatus => known(orderStates, text);
export const fulfilmentOf = (text: string): Fulfilment => known(['delivery', 'pickup'], text);
/** Whether guests at a table ordered it there, by its code. */
export const isAtTable = ({ source }: { source: string }): boolean => source === 'at_table';
/** Dishes that were ordered with a table, or at it, are served there. */
export const servingOf = (row: { fulfilment: string; booking_id: number | null; source: string }): Serving =>
  row.booking_id === null && !isAtTable(row) ? fulfilmentOf(row.fulfilment) : 'table';
export const actorOf = (text: string): Actor => known(actors, text);
export const prefOf = (text: string): (typeof prefs)[number] => known(prefs, text);
