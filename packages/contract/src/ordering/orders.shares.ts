import { shareStates } from '@tawa/domain/money/shares';
import { z } from 'zod/mini';
import { instant, rupees } from '../common/common.ts';

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

/** A share that a guest was asked for, as they were told it, and what became of it. */
export const askedShare = z.object({
  ...bagShare.shape,
  state: z.enum(shareStates),
  /** When the host last asked for it again. */
  reminded_at: z.nullable(instant),
  /** What of it goes back to whoever paid it. */
  back: rupees,
  /** Whether all of that has left. */
  is_back_sent: z.boolean(),
});
export type AskedShare = z.infer<typeof askedShare>;
