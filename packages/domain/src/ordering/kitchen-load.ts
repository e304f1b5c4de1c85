import { furtherPortionShare } from '../common/limits.ts';

export interface Cooked {
  /** Minutes that the first portion keeps the kitchen busy. */
  preparation_time: number;
  quantity: number;
}

/** Kitchen minutes of an order: each dish takes its own time, further portions of it a part of that each. */
export const kitchenMinutes = (lines: readonly Cooked[]): number =>
  Math.ceil(
    lines.reduce(
      (sum, { preparation_time, quantity }) => sum + preparation_time * (1 + (quantity - 1) * furtherPortionShare),
      0,
    ),
  );

/** Does an order fit into a slot? One that is larger than a whole slot has an empty one for itself. */
export const fitsSlot = (used: number, minutes: number, capacity: number): boolean =>
  used === 0 || used + minutes <= capacity;

/** When the slot begins that holds an instant; slots begin at quarters or halves of an hour in every zone. */
export const slotStart = (instant: Date, slotMinutes: number): Date => {
  const ms = slotMinutes * 60_000;
  return new Date(Math.floor(instant.getTime() / ms) * ms);
};
