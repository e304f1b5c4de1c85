import { instructionsLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { optionalText } from '../common/common.ts';

/** What a customer asks for with an order besides its dishes; every answer about a whole order carries these. */
export const orderRequests = {
  instructions: z.string(),
  item_unavailable_pref: z.enum(['refund', 'call', 'cancel']),
};

/** The same as it is sent with an order, and what stands where nothing is said. */
export const orderRequestsInput = {
  instructions: optionalText(instructionsLengthMax),
  item_unavailable_pref: z._default(orderRequests.item_unavailable_pref, 'refund'),
} satisfies Record<keyof typeof orderRequests, z.ZodMiniType>;

const input = z.object(orderRequestsInput);
export type OrderRequests = z.output<typeof input>;

/** Of somebody who asks for nothing. */
export const noOrderRequests: OrderRequests = z.parse(input, {});

/** Their columns in the orders table, which are called the same. */
export const orderRequestNames = z.keyof(z.object(orderRequests)).options;
