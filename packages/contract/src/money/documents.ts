import { documentKinds } from '@tawa/domain/money/gst';
import { z } from 'zod/mini';
import { id, idParam, instant, message, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf } from '../common/lists.ts';

const byPayout = z.object({ payout_id: idParam });
const pdf = { media: 'application/pdf', responses: { 200: z.unknown() } } as const;

/** A paper that was issued; its figures never change. */
export const paper = z.object({
  document_id: id,
  kind: z.enum(documentKinds),
  number: z.string(),
  issued_at: instant,
  total: rupees,
  refund_id: z.nullable(id),
});
export type Paper = z.infer<typeof paper>;

export const listOrderPapers = endpoint({
  method: 'GET',
  path: '/orders/:order_number/documents',
  summary: 'Invoice, credit notes and refund vouchers of one’s own order; whatever is due is issued',
  access: ['user', 'restaurant', 'admin'],
  params: z.object({ order_number: orderNumber }),
  responses: { 200: z.object({ documents: z.array(paper) }) },
});

export const getPaperPdf = endpoint({
  method: 'GET',
  path: '/documents/:document_id/pdf',
  summary: 'A paper of one’s own as a page to print',
  access: ['user', 'restaurant', 'admin'],
  params: z.object({ document_id: idParam }),
  ...pdf,
});

export const mailOrderPapers = endpoint({
  method: 'POST',
  path: '/admin/orders/:order_number/documents',
  summary: 'Mails the papers of an order to its customer once more',
  access: ['admin'],
  params: z.object({ order_number: orderNumber }),
  body: z.strictObject({}),
  responses: { 202: message },
});

export const mailPapersOfOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/documents',
  summary: 'Mails the papers of several orders to their customers once more; each by itself',
  access: ['admin'],
  body: z.strictObject({ order_numbers: bulkOf(orderNumber) }),
  responses: { 200: bulkAnswer },
});

export const getOwnStatementPdf = endpoint({
  method: 'GET',
  path: '/kitchen/payouts/:payout_id/pdf',
  summary: 'An issued statement of the caller’s restaurant as a page to print',
  access: ['restaurant'],
  params: byPayout,
  ...pdf,
});

export const getStatementPdf = endpoint({
  method: 'GET',
  path: '/admin/payouts/:payout_id/pdf',
  summary: 'An issued statement as a page to print',
  access: ['admin'],
  params: byPayout,
  ...pdf,
});
