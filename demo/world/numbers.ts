import { orderNumber } from '@tawa/domain/ordering/orders';
import type { Random } from '@tawa/domain/common/random';

/** A number that is not among the taken ones, and from now on is: of thousands drawn, some days draw one twice. */
export function drawNumber(random: Random, used: Set<string>): string {
  const number = orderNumber(Array.from({ length: 6 }, () => random.between(0, 255)));
  if (used.has(number)) return drawNumber(random, used);
  used.add(number);
  return number;
}
