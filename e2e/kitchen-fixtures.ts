import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { withDatabase, withDatabaseOf } from './crash/world.ts';
import { expect, openSession, type Session } from './fixtures.ts';

export interface Buyer {
  token: string;
  address_id: number;
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A customer of their own with an address near the demo kitchen, by the API. */
export async function addBuyer(page: Page, name: string): Promise<Buyer> {
  const email = `${name.toLowerCase()}-${randomUUID()}@example.in`;
  const mobile = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
  const account = { name, email, password: 'Customer@123', mobile };
  expect((await page.request.post('/api/users/adduser', { data: account })).status()).toBe(201);
  const login = { usernameOrEmail: email, password: account.password };
  const { token }: { token: string } = await (await page.request.post('/api/users/login', { data: login })).json();
  const place = { label: 'Home', line1: '12 Church Street', city_id: 1, pincode: '560001', phone: mobile };
  const kept = await page.request.post('/api/addresses', {
    headers: bearer(token),
    data: { ...place, lat: 12.9752, lng: 77.6057 },
  });
  const { address_id }: { address_id: number } = await kept.json();
  return { token, address_id };
}

/** The number of a dish of the demo kitchen, or of another one. */
export async function dishCalled(page: Page, name: string, restaurant = 1): Promise<number> {
  const dishes: { menu_id: number; dish_name: string }[] = await (
    await page.request.get(`/api/menu/getmenubyrestaurantid/${restaurant}`)
  ).json();
  const found = dishes.find(({ dish_name }) => dish_name === name);
  expect(found, name).toBeDefined();
  return found?.menu_id ?? 0;
}

/** The demo customer with the address that is kept first. */
export async function demoBuyer(page: Page): Promise<Buyer> {
  const { token } = await openSession(page, 'user');
  const [home]: { address_id: number }[] = await (
    await page.request.get('/api/addresses', { headers: bearer(token) })
  ).json();
  return { token, address_id: home?.address_id ?? 0 };
}

/** Places an order of one dish in cash, by the API; answers its number. */
export const order = (page: Page, buyer: Buyer, menu_id: number, quantity = 1): Promise<string> =>
  orderAll(page, buyer, [{ menu_id, quantity }]);

/** The same of several dishes. */
export async function orderAll(
  page: Page,
  { token, address_id }: Buyer,
  items: { menu_id: number; quantity: number }[],
): Promise<string> {
  const headers = bearer(token);
  const wish = { source: 'buy_now', items, address_id, fulfilment: 'delivery' };
  const quoted = await page.request.post('/api/checkout/quote', { headers, data: wish });
  expect(quoted.status(), await quoted.text()).toBe(200);
  const { quote_id, total }: { quote_id: string; total: number } = await quoted.json();
  const placed = await page.request.post('/api/orders', {
    headers: { ...headers, 'idempotency-key': randomUUID() },
    data: { quote_id, accept_total: total, payment_method: 'cod', contact_phone: '9845012345' },
  });
  const answer: { order_number: string } = await placed.json();
  expect(placed.status(), JSON.stringify(answer)).toBeLessThan(300);
  return answer.order_number;
}

/** Takes an order of the demo kitchen along its states, by the API. */
export const take = async (page: Page, number: string, ...states: string[]): Promise<void> =>
  takeAs(page, await openSession(page, 'restaurant'), number, ...states);

/** The same for the kitchen of a session. */
export async function takeAs(page: Page, { token }: Pick<Session, 'token'>, number: string, ...states: string[]) {
  const headers = bearer(token);
  for (const to of states) {
    const board = await (await page.request.get('/api/kitchen/orders', { headers })).json();
    const found = board.orders.find((each: { order_number: string }) => each.order_number === number);
    const data = { to, version: found.version, ...(to === 'accepted' && { prep_minutes: 20 }) };
    const moved = await page.request.patch(`/api/orders/${number}/status`, { headers, data });
    expect(moved.status(), await moved.text()).toBe(200);
  }
}

/** Opens the session of somebody by the API. */
export async function logInAs(page: Page, usernameOrEmail: string, password: string): Promise<Session> {
  const reply = await page.request.post('/api/users/login', { data: { usernameOrEmail, password } });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

interface Open {
  order_number: string;
  version: number;
  status: string;
}

/** Closes the bills that an earlier journey left at the tables. */
async function clearTables(page: Page, headers: Record<string, string>): Promise<void> {
  const desk = await page.request.get('/api/desk/tables', { headers });
  const { tables }: { tables: { bill: { bill_id: number; version: number } | null }[] } = await desk.json();
  for (const { bill } of tables)
    if (bill) {
      const path = `/api/desk/table-bills/${bill.bill_id}/close`;
      const closed = await page.request.patch(path, { headers, data: { version: bill.version } });
      expect(closed.status(), await closed.text()).toBe(200);
    }
}

/** A kitchen of the demo world that no other journey orders from, open around the clock, with an empty board and free tables. */
export async function openQuietKitchen(page: Page): Promise<Session> {
  const session = await logInAs(page, 'burger.barn.kitchen@example.com', 'Restaurant@123');
  const headers = bearer(session.token);
  const { orders }: { orders: Open[] } = await (await page.request.get('/api/kitchen/orders', { headers })).json();
  for (const { order_number, version, status } of orders.filter((each) => each.status !== 'out_for_delivery')) {
    const data = { to: status === 'placed' ? 'rejected' : 'cancelled', version, reason: 'CLOSING' };
    await page.request.patch(`/api/orders/${order_number}/status`, { headers, data });
  }
  await clearTables(page, headers);
  const menu: { menu_id: number }[] = await (
    await page.request.get(`/api/menu/getmenubyrestaurantid/${session.restaurant_id}`)
  ).json();
  const calls = [
    ['menu/state', { menu_ids: menu.map(({ menu_id }) => menu_id), state: 'on' }],
    ['status', { switch: 'online' }],
  ] as const;
  for (const [path, data] of calls)
    expect((await page.request.put(`/api/kitchen/${path}`, { headers, data })).status()).toBe(200);
  return session;
}

/** Somebody of the staff who takes orders, from the invitation by mail to an open session. */
export async function hire(page: Page, owner: Session, name: string): Promise<Session> {
  const headers = bearer(owner.token);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}.${randomUUID()}@example.in`;
  const invited = await page.request.post('/api/kitchen/staff', { headers, data: { name, email, role: 'orders' } });
  expect(invited.status(), await invited.text()).toBe(201);
  const token = /#([\w-]{40,60})/.exec(await letterTo(page, email))?.[1];
  const password = 'blue-lantern-42';
  const joined = await page.request.post('/api/staff/accept', { data: { token, mobile: '9845012345', password } });
  expect(joined.status(), await joined.text()).toBe(201);
  return logInAs(page, email, password);
}

/** What a letter of this machine to an address holds, as HTML, once it was sent. */
export async function letterTo(page: Page, email: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    path = list.split('<li>').find((each) => each.includes(email)) ?? '';
    expect(path).not.toBe('');
  }).toPass({ timeout: 20_000 });
  return (await page.request.get(/href="([^"]+)"/.exec(path)?.[1] ?? '')).text();
}

/** Lets minutes pass for an order alone, as if its kitchen had forgotten it; no call can turn time. */
export async function neglect(number: string, minutes: number): Promise<void> {
  const { DATABASE_URL: url, E2E_LANE_DIR: folder = '' } = process.env;
  const turn = `update orders set promised_from = promised_from - make_interval(mins => $2),
    promised_to = promised_to - make_interval(mins => $2), ready_by = ready_by - make_interval(mins => $2) where order_number = $1 returning order_id`;
  const work = (ask: (sql: string, values: unknown[]) => Promise<object[]>) => ask(turn, [number, minutes]);
  expect(await (url ? withDatabase(url, work) : withDatabaseOf(folder, work))).toHaveLength(1);
}
