import type { OrderStatus } from './order-states.ts';
import { isCooking } from './ticket-urgency.ts';

/** A line as it is packed. */
export interface PackedLine {
  name: string;
  /** Portions that are still wanted. */
  quantity: number;
  /** What must not get into it; empty where nobody told of an allergy, or all of it is in it knowingly. */
  avoids: readonly string[];
  /** Whether somebody said that it is packed apart. */
  packed_apart: boolean;
}

/** The names of lines that are yet to be packed apart; an order is not ready before each was ticked. */
export const unpackedOf = (lines: readonly PackedLine[]): string[] =>
  lines
    .filter(({ quantity, avoids, packed_apart }) => quantity > 0 && avoids.length > 0 && !packed_apart)
    .map(({ name }) => name);

/** Why an order cannot be ready with these lines still to be packed apart; null when it can. */
export function refuseUnpacked(names: readonly string[]): string | null {
  const [first, ...others] = names;
  if (first === undefined) return null;
  const rest = others.length === 0 ? '' : ` and ${others.length} more`;
  return `Tick “Packed apart” for ${first}${rest} first. The customer told you of an allergy.`;
}

/** Can lines of an order be ticked as packed apart, or the tick be taken back? Only while it is in the kitchen's hands. */
export const canPackApart = (status: OrderStatus): boolean => isCooking({ status });

/** Can the kitchen keep a photo of what it packed? From accepting it until it leaves, so that the photo shows what left. */
export const canPhotographPacking = (status: OrderStatus): boolean => isCooking({ status }) || status === 'ready';
