import { randomUUID } from 'node:crypto';
import { startTestApp } from '#testing/app.ts';
import { createCaller } from '#testing/caller.ts';

/** Monday, 12:30 in the kitchens' zone. */
export const noon = '2026-06-15T07:00:00.000Z';

export interface Person {
  userId: number;
  token: string;
}
export interface Customer extends Person {
  address_id: number;
}
export interface TestKitchen {
  restaurant_id: number;
  owner: Person;
}

type Body = Record<string, unknown>;
interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: Body;
  headers?: Record<string, string>;
}

/** One process at noon: over a database of its own, or joining another one's; perhaps through the pooler at a port. */
export async function openWorld(databaseUrl?: string, settings: Record<string, string> = {}, poolerPort?: number) {
  const {
    app,
    deps,
    clock,
    databaseUrl: url,
    close,
  } = await startTestApp({
    env: { RATE_LIMIT_FACTOR: '100000', JWT_SECRET: 'two-processes-sign-with-one-key-7c1d', ...settings },
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(poolerPort !== undefined && { poolerPort }),
  });
  clock.set(noon);
  const call = async (person: Person, { method, path, body, headers = {} }: Call) => {
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${person.token}`, ...headers },
      ...(body && { payload: body }),
    });
    const answer: Body = response.json();
    return { status: response.statusCode, body: answer };
  };
  /** Calls typed by the contract, as this person or as a guest. */
  const callerOf = (person?: Person) => {
    const signed = person && { authorization: `Bearer ${person.token}` };
    return createCaller((request) => app.inject({ ...request, headers: { ...request.headers, ...signed } }));
  };
  return { app, deps, clock, url, call, callerOf, close };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

/** What a customer does to order what is in the cart, or named. */
export const shopper = (process: Pick<World, 'call'>) => ({
  quote: (customer: Customer, body: Body = {}) =>
    process.call(customer, {
      method: 'POST',
      path: '/checkout/quote',
      body: { source: 'cart', address_id: customer.address_id, ...body },
    }),
  place: (customer: Customer, quote: Body, change: Body = {}, key: string = randomUUID()) =>
    process.call(customer, {
      method: 'POST',
      path: '/orders',
      headers: { 'idempotency-key': key },
      body: {
        quote_id: quote.quote_id,
        accept_total: quote.total,
        payment_method: 'cod',
        contact_phone: '9876543210',
        ...change,
      },
    }),
  move: (who: Person, order: { order_number: string; version: number }, to: string, body: Body = {}) =>
    process.call(who, {
      method: 'PATCH',
      path: `/orders/${order.order_number}/status`,
      body: { to, version: order.version, ...body },
    }),
});
