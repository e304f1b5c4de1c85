import { allergens } from '@tawa/domain/accounts/diet';
import { instructionsLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { pack, unpack } from './packed.ts';

const short = z.string().check(z.maxLength(60));

/** What was chosen and typed at the checkout. */
const wishes = z.object({
  fulfilment: z._default(z.enum(['delivery', 'pickup']), 'delivery'),
  address_id: z._default(z.nullable(z.int()), null),
  /** '' for as soon as possible. */
  time: z._default(short, ''),
  /** Null while the best is taken by itself, '' for none. */
  coupon: z._default(z.nullable(short), null),
  tip: z._default(short, ''),
  method: z._default(z.enum(['cod', 'credit']), 'cod'),
  phone: z._default(short, ''),
  note: z._default(z.string().check(z.maxLength(instructionsLengthMax)), ''),
  unavailable: z._default(z.enum(['refund', 'call', 'cancel']), 'refund'),
  allergies: z._default(z.array(z.enum(allergens)).check(z.maxLength(allergens.length)), []),
  change: z._default(short, ''),
});
export type Wishes = z.infer<typeof wishes>;

const draft = z.object({
  /** Whose checkout it is, by the user's id; 0 for nobody's yet. */
  of: z._default(z.int(), 0),
  /** Of whoever is signing in by a code. */
  contact: z._default(z.string().check(z.maxLength(254)), ''),
  name: z._default(z.string().check(z.maxLength(80)), ''),
  wishes: z._default(wishes, z.parse(wishes, {})),
});
export type Draft = z.infer<typeof draft>;

export const noDraft: Draft = z.parse(draft, {});

/** What was typed on the way to an order, as the browser kept it. */
export const readDraft = (cookie: string | undefined): Draft => unpack(draft, cookie) ?? noDraft;

/** What somebody sees of it: nothing of another one's, who ordered on the same device. */
export const draftFor = (kept: Draft, userId: number): Draft =>
  kept.of === userId ? kept : { ...noDraft, of: userId };

export const packDraft = (kept: Draft): string => pack(kept);
