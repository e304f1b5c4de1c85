import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What one call to the stand-in looked like. */
export interface Call {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

interface Paid {
  id: string;
  amount: number;
  currency: string;
  status: string;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString('utf8');
};

/** A server that speaks the wire formats of Razorpay and Stripe, keeps what was made, and repeats it for a repeated key. */
export async function openStandIn() {
  const calls: Call[] = [];
  const opened = new Map<string, { id: string; amount: number; key: string }>();
  const paid = new Map<string, Paid[]>();
  const refunds = new Map<string, { id: string; amount: number }>();
  let fault: number | 'hang up' | null = null;
  let counter = 0;
  const next = (prefix: string) => `${prefix}${(counter += 1)}`;

  function razorpay({ method, path, headers, body }: Call): unknown {
    const url = new URL(path, 'http://x');
    if (method === 'GET' && url.pathname === '/v1/orders') {
      const found = [...opened.values()].filter(({ key }) => key === url.searchParams.get('receipt'));
      return { entity: 'collection', count: found.length, items: found.map(({ id, key }) => ({ id, receipt: key })) };
    }
    if (method === 'POST' && url.pathname === '/v1/orders') {
      const { amount, currency, receipt } = JSON.parse(body);
      const id = next('order_');
      opened.set(id, { id, amount, key: receipt });
      return { id, entity: 'order', amount, amount_paid: 0, currency, receipt, status: 'created' };
    }
    if (method === 'POST' && url.pathname === '/v1/payments/qr_codes') {
      const { payment_amount, notes, close_by } = JSON.parse(body);
      const id = next('qr_');
      opened.set(id, { id, amount: payment_amount, key: notes.key });
      const image_content = `upi://pay?ver=01&mode=15&am=${payment_amount / 100}&tr=${id}`;
      return { id, entity: 'qr_code', status: 'active', payment_amount, image_content, close_by };
    }
    const ofCode = /^\/v1\/payments\/qr_codes\/(\w+)\/(payments|close)$/.exec(url.pathname);
    if (ofCode?.[2] === 'close') return { id: ofCode[1], entity: 'qr_code', status: 'closed' };
    if (ofCode)
      return {
        entity: 'collection',
        items: (paid.get(ofCode[1] ?? '') ?? []).map((one) => ({ ...one, order_id: null })),
      };
    const ofOrder = /^\/v1\/orders\/(\w+)\/payments$/.exec(url.pathname)?.[1];
    if (ofOrder)
      return { entity: 'collection', items: (paid.get(ofOrder) ?? []).map((one) => ({ ...one, order_id: ofOrder })) };
    if (url.pathname.endsWith('/refund')) {
      const key = String(headers['x-refund-idempotency']);
      const refund = refunds.get(key) ?? { id: next('rfnd_'), amount: JSON.parse(body).amount };
      refunds.set(key, refund);
      return { ...refund, entity: 'refund', status: 'processed', acquirer_data: { arn: `ARN${refund.id}` } };
    }
    const id = /^\/v1\/refunds\/(\w+)$/.exec(url.pathname)?.[1];
    return id ? { id, entity: 'refund', status: 'processed', acquirer_data: { arn: `ARN${id}` } } : undefined;
  }

  function stripe({ method, path, headers, body }: Call): unknown {
    const url = new URL(path, 'http://x');
    const form = new URLSearchParams(body);
    const key = String(headers['idempotency-key']);
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') {
      const known = [...opened.values()].find((one) => one.key === key);
      const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
      const session = known ?? { id: next('cs_test_'), amount, key };
      opened.set(session.id, session);
      return {
        id: session.id,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/${session.id}`,
        payment_status: 'unpaid',
        amount_total: amount,
        currency: 'inr',
        payment_intent: null,
      };
    }
    const ended = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(url.pathname)?.[1];
    if (ended) return paid.has(ended) ? undefined : { id: ended, object: 'checkout.session', status: 'expired' };
    const id = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname)?.[1];
    if (id) {
      const [one] = paid.get(id) ?? [];
      const payment_intent = one
        ? { ...one, object: 'payment_intent', amount_received: one.status === 'succeeded' ? one.amount : 0 }
        : null;
      return {
        id,
        object: 'checkout.session',
        payment_status: one?.status === 'succeeded' ? 'paid' : 'unpaid',
        payment_intent,
      };
    }
    if (method === 'POST' && url.pathname === '/v1/refunds') {
      const refund = refunds.get(key) ?? { id: next('re_'), amount: Number(form.get('amount')) };
      refunds.set(key, refund);
      return { ...refund, object: 'refund', status: 'pending' };
    }
    const refund = /^\/v1\/refunds\/(\w+)$/.exec(url.pathname)?.[1];
    return refund
      ? { id: refund, object: 'refund', status: 'succeeded', destination_details: { card: { reference: 'REF1' } } }
      : undefined;
  }

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const call = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      calls.push(call);
      if (fault === 'hang up') return request.socket.destroy();
      const isStripe = String(request.headers.authorization).startsWith('Bearer');
      const answer = fault === null ? (isStripe ? stripe(call) : razorpay(call)) : undefined;
      const status = fault ?? (answer === undefined ? 400 : 200);
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(
        JSON.stringify(answer ?? { error: { description: 'It was refused', message: 'It was refused' } }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    opened,
    refunds,
    pay: (of: string, payment: Paid) => paid.set(of, [...(paid.get(of) ?? []), payment]),
    fail: (how: typeof fault) => (fault = how),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
