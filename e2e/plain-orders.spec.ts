import type { Browser, Page } from '@playwright/test';
import { expect, openKitchen, openSession, test, type Session } from './fixtures.ts';
import { addDish, openWithoutScripts, readHidden, sendForm, setDish, signIn, type OwnDish } from './plain-fixtures.ts';
import { addShopper, ask } from './shopper.ts';

test.beforeEach(({ page }) => openKitchen(page));

const hidden = ['key', 'quote_id', 'total'] as const;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface AtCheckout {
  plain: Awaited<ReturnType<typeof openWithoutScripts>>;
  owner: Session;
  shopper: Session;
  dish: OwnDish;
}

/** A customer at the plain checkout with two portions of a dish of our own. */
async function openCheckout(browser: Browser, { request }: Page): Promise<AtCheckout> {
  const plain = await openWithoutScripts(browser);
  const owner: Session = await (
    await request.post('/api/users/login', {
      data: { usernameOrEmail: 'restaurant@example.com', password: 'Restaurant@123' },
    })
  ).json();
  const dish = await addDish(request, owner, 200);
  const shopper = await addShopper(request);
  const line = { userid: shopper.userId, menu_id: dish.menu_id, quantity: 2 };
  await ask(request, shopper, 'POST /cart/addtocart', line);
  await signIn(plain, shopper.token);
  await plain.page.goto('/plain/checkout');
  await expect(heading(plain.page)).toHaveText('Checkout');
  return { plain, owner, shopper, dish };
}

const press = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click();
const ordersOf = async ({ request }: Page, shopper: Session): Promise<{ order_number: string; total: number }[]> =>
  (await ask(request, shopper, 'GET /orders')).orders;

test('however often a checkout is sent, it is one order (plain-7)', async ({ browser, page: api }) => {
  const { plain, shopper } = await openCheckout(browser, api);
  const form = { ...(await readHidden(plain.page, hidden)), phone: '9845012345', method: 'cod', do: 'place' };
  const sent = await Promise.all([1, 2, 3].map(() => sendForm(plain.page, '/plain/checkout', form)));
  const again = await sendForm(plain.page, '/plain/checkout', form);
  const places = [...sent, again].map((reply) => reply.headers()['location'] ?? String(reply.status()));
  const orders = await ordersOf(api, shopper);
  expect(orders).toHaveLength(1);
  const [{ order_number } = { order_number: '' }] = orders;
  expect(places.filter((place) => place === `/plain/orders/${order_number}?auto=1`).length).toBeGreaterThanOrEqual(2);
  expect(again.headers()['location']).toBe(`/plain/orders/${order_number}?auto=1`);
  expect(places.filter((place) => !place.startsWith('/plain/orders') && place !== '409')).toEqual([]);
  await plain.page.goto('/plain/checkout');
  await expect(heading(plain.page)).toHaveText('Your cart is empty');
  await plain.context.close();
});

test('a price that changed meanwhile is shown old and new, and nothing that was typed is lost (plain-8)', async ({
  browser,
  page: api,
}) => {
  const { plain, owner, shopper, dish } = await openCheckout(browser, api);
  const { page } = plain;
  await page.getByLabel('Note for the rider').fill('Blue gate, second floor');
  await page.getByLabel('Change needed for').fill('1000');
  await ask(api.request, owner, 'PUT /kitchen/menu/prices', {
    dishes: [{ menu_id: dish.menu_id, version: dish.version }],
    by: 'rupees',
    amount: 30,
  });
  await press(page);
  const told = page.getByRole('alert');
  await expect(told).toContainText('Prices changed while you were here');
  await expect(told).toContainText('₹400.00');
  await expect(told).toContainText('₹460.00');
  await expect(told).toContainText('Nothing has been charged.');
  await expect(page.getByLabel('Note for the rider')).toHaveValue('Blue gate, second floor');
  await expect(page.getByLabel('Change needed for')).toHaveValue('1000');
  expect(await ordersOf(api, shopper)).toEqual([]);
  await press(page);
  await expect(heading(page)).toHaveText('Waiting for the kitchen');
  const [order] = await ordersOf(api, shopper);
  const placed = await ask(api.request, shopper, `GET /orders/${order?.order_number ?? ''}`);
  expect([placed.instructions, placed.change_for, placed.items[0].price]).toEqual([
    'Blue gate, second floor',
    1000,
    230,
  ]);
  await plain.context.close();
});

test('a dish that sold out meanwhile is named, with the way to the cart (plain-8)', async ({ browser, page: api }) => {
  const { plain, owner, shopper, dish } = await openCheckout(browser, api);
  await setDish(api.request, owner, dish.menu_id, 'sold_out');
  await press(plain.page);
  await expect(plain.page.getByRole('alert')).toContainText('Some dishes are no longer available');
  await expect(plain.page.getByRole('alert')).toContainText('Lantern Dal');
  await plain.page.getByRole('alert').getByRole('link', { name: 'Change the cart' }).click();
  await expect(plain.page.getByText(/sold out/i).first()).toBeVisible();
  await plain.page.getByRole('button', { name: /^Remove Lantern Dal/ }).click();
  await expect(plain.page.getByText('Nothing here yet')).toBeVisible();
  expect(await ordersOf(api, shopper)).toEqual([]);
  await plain.context.close();
});

test('a kitchen that closed takes the order for a later time (plain-8)', async ({ browser, page: api }) => {
  const { plain, owner, shopper } = await openCheckout(browser, api);
  const { page } = plain;
  await ask(api.request, owner, 'PUT /kitchen/status', { switch: 'paused', minutes: 30 });
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  const slots = page.getByLabel('When').locator('optgroup option');
  await page.getByLabel('When').selectOption((await slots.last().getAttribute('value')) ?? '');
  await page.getByRole('button', { name: 'Update the bill' }).click();
  await expect(page).toHaveURL(/\/plain\/checkout$/);
  await press(page);
  await expect(heading(page)).toHaveText(/Waiting for the kitchen|Accepted/);
  const [order] = await ordersOf(api, shopper);
  expect((await ask(api.request, shopper, `GET /orders/${order?.order_number ?? ''}`)).scheduled_for).not.toBeNull();
  await page.getByRole('link', { name: 'Cancel order, free of charge' }).click();
  await page.getByRole('radio', { name: 'Ordered twice' }).check();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await expect(heading(page)).toHaveText('Order cancelled');
  await expect(page.getByText('You pay nothing.')).toBeVisible();
  await plain.context.close();
});

test('a session that was ended elsewhere leads to the login and back, with what was typed (plain-4)', async ({
  browser,
  page: api,
}) => {
  const { plain, shopper } = await openCheckout(browser, api);
  const { page } = plain;
  await page.getByLabel('Note for the rider').fill('Ring twice');
  const { email } = await ask(api.request, shopper, 'GET /users/me');
  await ask(api.request, shopper, 'POST /users/logout');
  await press(page);
  await expect(page).toHaveURL(/\/plain\/signup\?next=\/checkout$/);
  expect((await plain.context.cookies()).map(({ name }) => name)).not.toContain('plain_session');
  await page.getByRole('link', { name: 'Login' }).last().click();
  await page.getByLabel('E-mail, username or mobile').fill(email);
  await page.getByLabel('Password').fill('wrong-lantern');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toContainText('The e-mail, username or password is not right.');
  await expect(page.getByLabel('E-mail, username or mobile')).toHaveValue(email);
  await page.getByLabel('Password').fill('blue-lantern-42');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(heading(page)).toHaveText('Checkout');
  await expect(page.getByLabel('Note for the rider')).toHaveValue('Ring twice');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.goto('/plain/orders');
  await expect(page).toHaveURL(/\/plain\/login/);
  await plain.context.close();
});

test('kitchens and the office do not work here, and nobody sees the orders of others (plain-4)', async ({
  browser,
  page: api,
}) => {
  const { plain, shopper } = await openCheckout(browser, api);
  await press(plain.page);
  const number = /FD-[\w-]+/.exec(plain.page.url())?.[0] ?? '';
  for (const role of ['restaurant', 'admin', 'user'] as const) {
    const other = await openWithoutScripts(browser);
    await signIn(other, (await openSession(api, role)).token);
    for (const path of [`/plain/orders/${number}`, `/plain/orders/${number}/cancel`]) {
      const reply = await other.page.goto(path);
      expect([role, path, reply?.status()]).toEqual([role, path, role === 'user' ? 404 : 403]);
    }
    const cancel = await sendForm(other.page, `/plain/orders/${number}/cancel`, { version: '1', way: 'cancel' });
    expect([role, [403, 404].includes(cancel.status())]).toEqual([role, true]);
    await other.context.close();
  }
  const kitchen = await openWithoutScripts(browser);
  await kitchen.page.goto('/plain/login');
  await kitchen.page.getByLabel('E-mail, username or mobile').fill('restaurant@example.com');
  await kitchen.page.getByLabel('Password').fill('Restaurant@123');
  await kitchen.page.getByRole('button', { name: 'Login' }).click();
  await expect(kitchen.page.getByRole('alert')).toContainText('Plain pages are for ordering food.');
  expect((await kitchen.context.cookies()).map(({ name }) => name)).not.toContain('plain_session');
  expect((await ordersOf(api, shopper)).map(({ order_number }) => order_number)).toEqual([number]);
  await kitchen.context.close();
  await plain.context.close();
});

test('a form of another site does nothing in the name of who is signed in (plain-2)', async ({
  browser,
  page: api,
}) => {
  const { plain, shopper } = await openCheckout(browser, api);
  const form = { ...(await readHidden(plain.page, hidden)), phone: '9845012345', method: 'cod', do: 'place' };
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    {},
  ];
  for (const headers of foreign)
    for (const path of ['/plain/checkout', '/plain/cart', '/plain/logout', '/hi/plain/checkout'])
      expect((await sendForm(plain.page, path, { ...form, do: 'clear' }, headers)).status()).toBe(403);
  for (const headers of foreign)
    expect((await sendForm(plain.page, '/plain/checkout', form, headers)).status()).toBe(403);
  expect(await ordersOf(api, shopper)).toEqual([]);
  expect(await ask(api.request, shopper, `GET /cart/byuser/${shopper.userId}`)).toHaveLength(1);
  await plain.context.close();
});

const long = 'x'.repeat(5000);
const odd: Record<string, string>[] = [
  {},
  { do: 'place', key: 'no', quote_id: 'no', total: 'NaN', phone: long, note: long, tip: '-1', change: '1e9' },
  { do: 'bill', time: '2026-99-99T99:99:99Z', coupon: long, address_id: '99999999999', fulfilment: 'rocket' },
  { do: 'bill', time: '2031-01-01T10:00:00Z', tip: '5000', coupon: 'NOPE' },
  { do: 'add', menu_id: '0', quantity: '999999999', group_0: 'x' },
  { do: 'add', menu_id: '1', quantity: '-1', note: long, group_1: '2147483647' },
  { do: 'replace', menu_id: '2147483648', quantity: '1' },
  { do: 'change', key: '-1', quantity: '\u0000' },
  { do: 'remove', key: '2147483647' },
  { do: 'add', label: '\u0000', line1: long, city_id: 'x', pincode: '०००००१', phone: '\uD83D', next: '//evil.example' },
  {
    do: 'code',
    contact: long,
    name: '\u0000',
    usernameOrEmail: '<script>alert(1)</script>',
    next: 'https://evil.example',
  },
  { do: 'login', usernameOrEmail: long, password: long, code: long, next: '/\\evil.example' },
  { do: 'enter', code: '١٢٣٤٥٦', name: long },
  { do: 'send', mobile: long },
  { do: 'prove', code: '\u0000' },
  { order_item_id: 'x', answer: 'x', version: '-1', reason: long, way: 'ask', constructor: 'x', __proto__x: 'x' },
];

test('whatever a form or an address holds, the answer is a page and no failure of ours (plain-5)', async ({
  browser,
  page: api,
}) => {
  const { plain } = await openCheckout(browser, api);
  const guest = await openWithoutScripts(browser);
  const paths = [
    'cart',
    'login',
    'signup',
    'code',
    'phone',
    'addresses',
    'checkout',
    'orders/FD-NO',
    'orders/FD-NO/cancel',
  ];
  for (const { page } of [plain, guest])
    for (const path of paths)
      for (const form of odd) {
        const reply = await sendForm(page, `/plain/${path}`, form);
        const body = await reply.text();
        expect(reply.status(), `${path} ${JSON.stringify(form).slice(0, 100)}: ${body.slice(0, 300)}`).toBeLessThan(
          500,
        );
        expect(body).not.toContain('<script');
        const location = reply.headers()['location'] ?? '/plain';
        expect(location).toMatch(/^\/plain(?![^/?])/);
      }
  const addresses = [
    '?city=x&page=-1&search=%00',
    '?city=1&page=99999&search=%F0%9F',
    '/restaurant/0',
    '/dish/99999999999',
  ];
  const more = [
    '/orders?before=%00',
    '/orders/%00',
    '/nothing',
    '/restaurant/1?search=%27%22%3Cb%3E&veg=2',
    '/login?next=//evil.example',
  ];
  for (const address of [...addresses, ...more]) {
    const reply = await plain.page.request.get(`/plain${address}`, { maxRedirects: 0 });
    expect(reply.status(), address).toBeLessThan(500);
    expect(reply.headers()['location'] ?? '/plain').toMatch(/^\/plain/);
  }
  for (const { context } of [plain, guest]) await context.close();
});
