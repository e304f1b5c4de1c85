import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Customer {
  token: string;
  address_id: number;
}

interface Wish {
  menu_id: number;
  quantity: number;
}

const patienceMs = 60_000;
const againAfterMs = 500;

/** Asks again while the line or the server is away; any other refusal is thrown. */
export async function call<Answer>(origin: string, line: string, token: string, body?: object): Promise<Answer> {
  const [method = 'GET', path = ''] = line.split(' ');
  const lateAt = performance.now() + patienceMs;
  // One key for all tries: what was placed before the line was lost is answered, not placed again.
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  for (;;) {
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (reply?.ok) return reply.json();
    if (reply && reply.status < 500) throw new Error(`${line}: ${reply.status} ${await reply.text()}`);
    if (performance.now() > lateAt) throw new Error(`${line}: no answer within ${patienceMs} ms`);
    await sleep(againAfterMs);
  }
}

export async function addCustomer(origin: string, name: string): Promise<Customer> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.in`;
  const mobile = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const password = 'Customer@123';
  await call(origin, 'POST /users/adduser', '', { name, email, password, mobile });
  const { token } = await call<{ token: string }>(origin, 'POST /users/login', '', {
    usernameOrEmail: email,
    password,
  });
  const home = { label: 'Home', line1: '12 Church Street', city_id: 1, pincode: '560001', phone: mobile };
  const where = { lat: 12.9752, lng: 77.6057 };
  const { address_id } = await call<{ address_id: number }>(origin, 'POST /addresses', token, { ...home, ...where });
  return { token, address_id };
}

/** Orders in cash and answers the order's number. */
export async function placeOrder(origin: string, { token, address_id }: Customer, items: Wish[]): Promise<string> {
  const wish = { source: 'buy_now', items, address_id, fulfilment: 'delivery' };
  const { quote_id, total } = await call<{ quote_id: string; total: number }>(
    origin,
    'POST /checkout/quote',
    token,
    wish,
  );
  const body = { quote_id, accept_total: total, payment_method: 'cod', contact_phone: '9845012345' };
  return (await call<{ order_number: string }>(origin, 'POST /orders', token, body)).order_number;
}

/** The rider at the door: asks the customer for the code and closes the order with it. */
export async function handOver(origin: string, kitchen: string, customer: Customer, number: string): Promise<void> {
  const { handover_code: code, version } = await call<{ handover_code: string; version: number }>(
    origin,
    `GET /orders/${number}`,
    customer.token,
  );
  await call(origin, `PATCH /orders/${number}/status`, kitchen, { to: 'delivered', version, code });
}
