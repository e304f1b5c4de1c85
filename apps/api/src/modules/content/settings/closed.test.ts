import type { SettingKey } from '@tawa/domain/content/settings';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addCustomer, addDish, addKitchen, addPerson, putInCart } from '#modules/ordering/orders/testing/people.ts';
import { openWorld, shopper, type Person, type World } from '#modules/ordering/orders/testing/world.ts';

// Two apps over one database stand for two processes: the office speaks to the first, everybody else to the second.
let one: World;
let two: World;
let office: Person;

beforeAll(async () => {
  one = await openWorld();
  two = await openWorld(one.url);
  office = await addPerson(one.deps, 'admin');
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const back = '2026-06-15T11:00:00.000Z';
const words = 'New ovens. We expect to be back today at 4:30 pm.';
const set = async (key: SettingKey, value: string, more: Record<string, string> = {}) => {
  one.clock.advance(1000);
  two.clock.set(one.clock.now());
  const body = { key, value, reason: 'New ovens', ...more };
  const { status } = await one.call(office, { method: 'POST', path: '/admin/settings', body });
  expect(status).toBe(201);
};

const ask = (url: string, { token = '', method = 'POST' as const, payload = {} } = {}) =>
  two.app.inject({
    method,
    url: `/api${url}`,
    payload,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
const contact = () => ask('/contact/createcontact');
const soon = { timeout: 1000, interval: 5 };

async function closeSite(): Promise<void> {
  await set('maintenance_text', 'New ovens.');
  await set('maintenance_until', back);
  await set('maintenance', 'closed');
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(503), soon);
}
beforeEach(closeSite);

test('within a second guests and customers of every process can begin nothing, and are told until when (settings-5)', async () => {
  const customer = await addCustomer(two.deps);
  await putInCart(two.deps, customer, await addDish(two.deps, await addKitchen(two.deps)));
  for (const answer of [
    await contact(),
    await ask('/users/adduser'),
    await ask('/checkout/quote', { token: customer.token }),
    await ask('/orders', { token: customer.token }),
    await ask('/bookings/book'),
  ]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'maintenance', message: words });
    const left = Math.ceil((Date.parse(back) - two.clock.now().getTime()) / 1000);
    expect(Math.abs(Number(answer.headers['retry-after']) - left)).toBeLessThan(5);
  }
  await set('maintenance', 'open');
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(400), soon);
});

test('what is there can be read, and the site says why it is closed', async () => {
  const customer = await addCustomer(two.deps);
  const site = await two.app.inject('/api/site');
  expect(site.json()).toMatchObject({ closed: { text: 'New ovens.', until: back } });
  expect((await two.app.inject('/api/restaurant/active-restaurants')).statusCode).toBe(200);
  expect((await two.call(customer, { method: 'GET', path: '/orders' })).status).toBe(200);
  await set('maintenance', 'open');
  await vi.waitFor(async () => expect((await two.app.inject('/api/site')).json()).not.toHaveProperty('closed'), soon);
});

test('an order that is under way goes on to its end, kitchens and office work, and payments are heard (settings-5)', async () => {
  await set('maintenance', 'open');
  const customer = await addCustomer(two.deps);
  const kitchen = await addKitchen(two.deps);
  await putInCart(two.deps, customer, await addDish(two.deps, kitchen));
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(400), soon);
  const { body: quote } = await shopper(two).quote(customer, { payment_method: 'cod' });
  const { body: placed } = await shopper(two).place(customer, quote);
  await set('maintenance', 'closed');
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(503), soon);

  const order = { order_number: String(placed.order_number), version: 1 };
  const accepted = await shopper(two).move(kitchen.owner, order, 'accepted', { prep_minutes: 20 });
  expect(accepted.status).toBe(200);
  const gone = { ...order, version: Number(accepted.body.version) };
  expect((await shopper(two).move(customer, gone, 'cancelled', { reason: 'CHANGED_MIND' })).status).toBe(200);
  const note = { key: 'officer', value: 'Meera Iyer', reason: 'Leela has left' };
  expect((await two.call(office, { method: 'POST', path: '/admin/settings', body: note })).status).toBe(201);

  expect((await ask('/payments/webhook/razorpay')).json()).not.toMatchObject({ code: 'maintenance' });
  expect((await ask('/users/login')).statusCode).toBe(400);
  expect((await ask('/riders/read', { payload: { token: 'x' } })).statusCode).not.toBe(503);
  for (const url of ['/healthz', '/readyz']) expect((await two.app.inject(url)).statusCode).toBe(200);
});

test('a planned closing begins by itself, to the second', async () => {
  await set('maintenance', 'open');
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(400), soon);
  const from = new Date(one.clock.now().getTime() + 90_000);
  await set('maintenance', 'closed', { valid_from: from.toISOString() });
  expect((await contact()).statusCode).toBe(400);
  two.clock.set(new Date(from.getTime() - 1500));
  expect((await contact()).statusCode).toBe(400);
  two.clock.set(from);
  await vi.waitFor(async () => expect((await contact()).statusCode).toBe(503), soon);
  one.clock.set(new Date(from.getTime() + 1000));
});
