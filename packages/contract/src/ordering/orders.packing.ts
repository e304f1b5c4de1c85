import { z } from 'zod/mini';
import { instant } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byNumber } from './orders.ts';

export const addPackingPhoto = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/packing-photo',
  summary: 'Keeps a photo of what was packed, once for an order and only while the kitchen has it (multipart form)',
  access: ['restaurant'],
  params: byNumber,
  responses: { 201: z.object({ photo: z.string(), sent_at: instant }) },
});
