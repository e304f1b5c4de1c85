import { z } from 'zod/mini';
import { optionalText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byNumber } from './orders.ts';

const settled = z.object({
  /** What was noted as taken; 0 when it was not. */
  collected: rupees,
});

export const confirmCash = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/cash',
  summary: 'Says that the cash of an order that closed by itself was taken after all',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({}),
  responses: { 200: settled },
});

export const settleCash = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_number/cash',
  summary: 'Settles the cash of an order that closed by itself: it was taken, or never will be',
  access: ['admin'],
  params: byNumber,
  body: z.strictObject({ collected: z.boolean(), note: optionalText(300) }),
  responses: { 200: settled },
});
