import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, openSession } from './fixtures.ts';

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

/** The number of a dish of the demo kitchen. */
export async function dishCalled(page: Page, name: string): Promise<number> {
  const dishes: { menu_id: number; dish_name: string }[] = await (
    await page.request.get('/api/menu/getmenubyrestaurantid/1')
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
export async function order(page: Page, { token, address_id }: Buyer, menu_id: number, quantity = 1): Promise<string> {
  const headers = bearer(token);
  const wish = { source: 'buy_now', items: [{ menu_id, quantity }], address_id, fulfilment: 'delivery' };
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
export async function take(page: Page, number: string, ...states: string[]): Promise<void> {
  const headers = bearer((await openSession(page, 'restaurant')).token);
  for (const to of states) {
    const board = await (await page.request.get('/api/kitchen/orders', { headers })).json();
    const found = board.orders.find((each: { order_number: string }) => each.order_number === number);
    const data = { to, version: found.version, ...(to === 'accepted' && { prep_minutes: 20 }) };
    const moved = await page.request.patch(`/api/orders/${number}/status`, { headers, data });
    expect(moved.status(), await moved.text()).toBe(200);
  }
}
