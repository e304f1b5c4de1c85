import type { OrderLine, OrderRow } from '../orders.store.ts';
import type { Mover } from '../placing/attempt.ts';

/** Portions of a locked order that its kitchen cannot cook. */
export interface Missing {
  order: OrderRow;
  line: OrderLine;
  quantity: number;
  /** Portions of the order that are left without these. */
  left: number;
  mover: Mover;
  now: Date;
}
