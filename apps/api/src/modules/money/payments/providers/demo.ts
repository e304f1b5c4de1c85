// The demo provider keeps its own books in tables of its own, as a real one would on its own machines, and tells of its
// payments by signed posts to the webhook. It knows nothing of orders beyond what it is told.
import { randomBytes } from 'node:crypto';
import { z } from 'zod/mini';
import type { Db } from '#platform/database/db.ts';
import * as store from './demo.store.ts';
import { type CodeMaker, headerOf, type PaymentProvider, type ProviderEvent, ProviderRefusal } from './provider.ts';
import { readSigned } from './read-signed.ts';
import { hmac, isSigned } from './signatures.ts';
import { currencyCode, eventType, paise, providerId } from './words.ts';

const event = z.object({
  id: providerId,
  type: eventType,
  order_id: z.nullable(providerId),
  payment: z.nullable(
    z.object({
      id: providerId,
      status: z.enum(['created', 'captured', 'failed']),
      amount: paise,
      currency: currencyCode,
    }),
  ),
});
export type DemoEvent = z.infer<typeof event>;

export const demoId = (kind: 'order' | 'pay' | 'rfnd' | 'evt'): string =>
  `demo_${kind}_${randomBytes(9).toString('base64url')}`;

/** The books of the demo provider, for its page. */
export const demoBooks = {
  findOrder: store.findOrder,
  listPayments: store.listPayments,
  addPayment: store.addPayment,
};

/** The headers under which a demo event is posted. */
export const demoHeaders = (secret: string, body: string) => ({
  'content-type': 'application/json',
  'x-demo-signature': hmac(secret, body),
});

interface DemoDeps {
  db: Db;
  secrets: readonly string[];
  /** Where a phone that reads a code finds the page of the bank. */
  publicUrl: string;
}

/** A provider for machines without keys: a page of the product stands for the bank. */
export function createDemoProvider({ db, secrets, publicUrl }: DemoDeps): PaymentProvider {
  const listPayments: PaymentProvider['listPayments'] = async (id) => {
    const rows = await store.listPayments(db, id);
    return rows.map(({ demo_payment_id, status, amount, currency }) => ({
      provider_payment_id: demo_payment_id,
      status: status === 'captured' || status === 'failed' ? status : 'created',
      amount,
      currency,
    }));
  };
  const codes: CodeMaker = {
    async open({ key, amount, currency, order_number }) {
      const order = {
        call_key: key,
        amount,
        currency,
        reference: order_number,
        return_url: `/myorders/${order_number}`,
      };
      const id = await store.addOrder(db, { demo_order_id: demoId('order'), ...order });
      return { provider_code_id: id, link: `${publicUrl}/pay/demo/${id}` };
    },
    listPayments,
    // Its books know no end of an order; what is paid too late is told of, and goes back by ours.
    close: async () => undefined,
  };
  return {
    name: 'demo',
    methods: ['upi', 'card', 'netbanking'],
    async open({ key, amount, currency, order_number, back }) {
      const order = { call_key: key, amount, currency, reference: order_number, return_url: back };
      const id = await store.addOrder(db, { demo_order_id: demoId('order'), ...order });
      return { provider_order_id: id, pay_url: pageOf(id, back) };
    },
    pageOf: ({ provider_order_id, input }) => ({ url: pageOf(provider_order_id, input.back), fields: null }),
    listPayments,
    codes,
    async refund({ key, provider_payment_id, amount }) {
      const id = await store.addRefund(db, {
        demo_refund_id: demoId('rfnd'),
        call_key: key.slice(0, uuidLength),
        demo_payment_id: provider_payment_id,
        amount,
      });
      if (!id) throw new ProviderRefusal('The demo provider does not know this payment.');
      return { provider_refund_id: id, state: 'processed', bank_reference: referenceOf(id) };
    },
    findRefund: async (id) => ({ provider_refund_id: id, state: 'processed', bank_reference: referenceOf(id) }),
    async readEvent(body, headers) {
      if (!isSigned(secrets, body, headerOf(headers, 'x-demo-signature'))) return undefined;
      return readSigned(body, eventOf);
    },
  };
}

// A page of an account is not there for guests of a group or at a table: theirs stands at the address that they come from.
const pageOf = (id: string, back: string): string => {
  if (back.startsWith('/g/')) return `${back}?bank=${id}`;
  return back.startsWith('/t/') ? `${back}&bank=${id}` : `/pay/demo/${id}`;
};

const uuidLength = 36;
const referenceOf = (id: string): string => `DEMO${id.slice(-8).toUpperCase()}`;

function eventOf(json: unknown): ProviderEvent | undefined {
  const { data } = z.safeParse(event, json);
  if (!data) return undefined;
  const { id, type, order_id, payment } = data;
  return {
    id,
    type,
    provider_order_id: order_id,
    payment: payment && {
      provider_payment_id: payment.id,
      status: payment.status,
      amount: payment.amount,
      currency: payment.currency,
    },
    refund: null,
  };
}
