import { z } from 'zod/mini';
import { idParam } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** What a page can tell of the way to an order; `buy_now` is a checkout without a cart. */
const step = z.enum(['view', 'checkout', 'buy_now']);
export type FunnelStep = z.infer<typeof step>;

export const tellStep = endpoint({
  method: 'POST',
  path: '/restaurant/:restaurant_id/steps',
  summary: 'Counts that a restaurant’s page or a checkout of its dishes was seen; nothing of the person is kept',
  access: 'public',
  params: z.object({ restaurant_id: idParam }),
  body: z.strictObject({ step }),
  /** Machines and the people of restaurants and of the office are not counted. */
  responses: { 200: z.object({ counted: z.boolean() }) },
});
