import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect, type Session } from './fixtures.ts';

const password = 'blue-lantern-42';
const kitchenId = 1;

/** Calls the API as the account of a session and answers the body. */
export async function ask(request: APIRequestContext, { token }: Session, line: string, data?: object) {
  const [method = 'GET', path = ''] = line.split(' ');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
  const reply = await request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(reply.ok(), `${line}: ${await reply.text()}`).toBe(true);
  return reply.json();
}

/** A new customer with an address near the demo kitchen. */
export async function addShopper(request: APIRequestContext): Promise<Session> {
  const email = `shopper.${randomUUID()}@example.com`;
  const account = { email, mobile: '9845098459', name: 'Mira Rao', password };
  expect((await request.post('/api/users/adduser', { data: account })).status()).toBe(201);
  const session = await (await request.post('/api/users/login', { data: { usernameOrEmail: email, password } })).json();
  const home = { label: 'Home', line1: '14, 3rd Cross', city_id: 1, pincode: '560038', phone: '9845012345' };
  await ask(request, session, 'POST /addresses', { ...home, lat: 12.9733, lng: 77.6405 });
  return session;
}

async function findDish(request: APIRequestContext): Promise<number> {
  const dishes: { menu_id: number; dish_name: string }[] = await (
    await request.get(`/api/menu/getmenubyrestaurantid/${kitchenId}`)
  ).json();
  return dishes.find(({ dish_name }) => dish_name === 'Palak Paneer')?.menu_id ?? 0;
}

/** Puts two plain portions into the cart. */
export async function fillCart(request: APIRequestContext, shopper: Session): Promise<void> {
  const data = { userid: shopper.userId, menu_id: await findDish(request), quantity: 2 };
  await ask(request, shopper, 'POST /cart/addtocart', data);
}

/** Orders two plain portions at the demo kitchen and answers the order's number. */
export async function order(request: APIRequestContext, shopper: Session, payment_method: string): Promise<string> {
  const [{ address_id }] = await ask(request, shopper, 'GET /addresses');
  const items = [{ menu_id: await findDish(request), quantity: 2 }];
  const wish = { source: 'buy_now', items, address_id, payment_method };
  const { quote_id, total } = await ask(request, shopper, 'POST /checkout/quote', wish);
  const body = { quote_id, accept_total: total, payment_method, contact_phone: '9845012345' };
  return (await ask(request, shopper, 'POST /orders', body)).order_number;
}

/** Moves an order on as the demo kitchen does, up to a state. */
export async function cook(request: APIRequestContext, kitchen: Session, number: string, last: string): Promise<void> {
  for (const to of ['accepted', 'ready', 'out_for_delivery']) {
    const { version } = await orderOf(request, kitchen, number);
    await ask(request, kitchen, `PATCH /orders/${number}/status`, {
      to,
      version,
      ...(to === 'accepted' && { prep_minutes: 20 }),
    });
    if (to === last) return;
  }
}

/** An order as the board of the demo kitchen has it. */
async function orderOf(request: APIRequestContext, kitchen: Session, number: string): Promise<{ version: number }> {
  const board: { orders: { order_number: string; version: number }[] } = await ask(
    request,
    kitchen,
    'GET /kitchen/orders',
  );
  return board.orders.find(({ order_number }) => order_number === number) ?? { version: 0 };
}

/** Hands an order over at the door with the customer's code. */
export async function deliver(request: APIRequestContext, kitchen: Session, shopper: Session, number: string) {
  const { handover_code: code, version } = await ask(request, shopper, `GET /orders/${number}`);
  await ask(request, kitchen, `PATCH /orders/${number}/status`, { to: 'delivered', version, code });
}
