import type { OrderStatus } from './order-states.ts';
import { isCooking } from './ticket-urgency.ts';

/** A dish of an order as the kitchen's screens count it. */
export interface CookedLine {
  order_item_id: number;
  /** When its station said that its part is done. */
  done_at: Date | null;
}

/** Is an order at the stations: accepted and not ready, or called back before it left? */
export const isOnLine = ({ status, isRecalled }: { status: OrderStatus; isRecalled: boolean }): boolean =>
  isCooking({ status }) || (status === 'ready' && isRecalled);

/** The lines that are still cooked once these are done; none of them left is what makes an order ready. */
export const restOf = (lines: readonly CookedLine[], done: readonly number[]): number[] =>
  lines
    .filter(({ order_item_id, done_at }) => done_at === null && !done.includes(order_item_id))
    .map(({ order_item_id }) => order_item_id);

/** Does somebody write of an allergy? It is shown wherever food is cooked, whoever the words were for. */
export const mentionsAllergy = (text: string): boolean => /allerg/i.test(text);
