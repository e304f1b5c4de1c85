import { z } from 'zod/mini';
import { instant, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const byNumber = z.object({ order_number: orderNumber });

/** A UPI code that takes exactly the cash of one order, once. */
export const paymentCode = z.object({
  order_number: orderNumber,
  amount: rupees,
  /** What the code says, for a phone that is the customer's own. */
  link: z.string(),
  /** The same as a drawing (SVG) for a UPI app's camera. */
  qr: z.string(),
  expires_at: instant,
});
export type PaymentCode = z.infer<typeof paymentCode>;

export const codeState = z.object({
  is_paid: z.boolean(),
  /** What is still to be taken in cash; 0 when nothing is. */
  cash_due: rupees,
});
export type CodeState = z.infer<typeof codeState>;

export const showPaymentCode = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/payment-code',
  summary: 'A UPI code for the cash of an order; the same one until the sum changes or its time is nearly over',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({}),
  responses: { 200: paymentCode },
});

export const checkPaymentCode = endpoint({
  method: 'POST',
  path: '/kitchen/orders/:order_number/payment-code/check',
  summary: 'Whether the cash of an order was paid by its code, by the provider’s word',
  access: ['restaurant'],
  params: byNumber,
  body: z.strictObject({}),
  responses: { 200: codeState },
});
