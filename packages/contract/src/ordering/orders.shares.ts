import { z } from 'zod/mini';
import { rupees } from '../common/common.ts';

/** What one bag of a group order comes to of its bill as it was accepted; the parts add up to the total. */
export const bagShare = z.object({
  name: z.string(),
  dishes: rupees,
  offer: rupees,
  /** Tax of the dishes, and the part of all fees with theirs. */
  fees: rupees,
  tip: rupees,
  total: rupees,
});
export type BagShare = z.infer<typeof bagShare>;
