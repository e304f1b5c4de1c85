import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, type Buyer, openQuietKitchen, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['SUBSTITUTE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

const plain = { preparation_time: 15, tax_category: 'restaurant_service', category_id: null, dish_img: null };
const food = { kitchen_name: '', contains_egg: 0, suits: [], discounted_price: null, discount_plan: null };
const rest = { stock_per_day: null, parts: [], option_group_ids: [], calories: null, serving: null };

/** Dishes of a price each, on sale in a kitchen. */
async function addDishes(
  request: APIRequestContext,
  owner: Session,
  prices: Record<string, number>,
  parts: readonly { menu_id: number; quantity: number }[] = [],
) {
  const ids: Record<string, number> = {};
  for (const [dish_name, price] of Object.entries(prices)) {
    const dish = { ...plain, ...food, ...rest, dish_name, description: 'From the clay oven', price };
    const body = { ...dish, parts, is_veg: 1, allergens: [] };
    ids[dish_name] = (await ask(request, owner, 'POST /kitchen/menu/dishes', body)).menu_id;
  }
  await ask(request, owner, 'PUT /kitchen/menu/state', { menu_ids: Object.values(ids), state: 'on' });
  return ids;
}

const sessionOf = ({ token }: Buyer): Session => {
  const account = Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  return { userId: Number(account['sub'] ?? account['userId'] ?? 0), userType: 'user', token };
};

/** Orders a portion of each of these, in cash unless it is paid otherwise. */
async function orderOf(request: APIRequestContext, buyer: Buyer, menuIds: readonly number[], by = 'cod') {
  const me = sessionOf(buyer);
  const items = menuIds.map((menu_id) => ({ menu_id, quantity: 1 }));
  const wish = { source: 'buy_now', items, address_id: buyer.address_id, fulfilment: 'delivery', payment_method: by };
  const { quote_id, total } = await ask(request, me, 'POST /checkout/quote', wish);
  const placed = { quote_id, accept_total: total, payment_method: by, contact_phone: '9845012345' };
  const wished = { ...placed, item_unavailable_pref: 'refund' };
  const { order_number }: { order_number: string } = await ask(request, me, 'POST /orders', wished);
  return order_number;
}

/** Pays an order on the page of the demo provider. */
async function pay(request: APIRequestContext, me: Session, number: string): Promise<void> {
  const { url }: { url: string } = await ask(request, me, `POST /orders/${number}/payment/open`, {});
  await ask(request, me, `POST /demo-pay/${url.replace('/pay/demo/', '')}`, { action: 'pay' });
  await expect.poll(async () => (await ask(request, me, `GET /orders/${number}`)).status).toBe('placed');
}

async function openAs(browser: Browser, session: Session, width: number, path: string) {
  const page = await (await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } })).newPage();
  await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

/** Opens the sheet of what is sold out in an order. */
async function openSoldOut(page: Page, number: string) {
  await page.getByRole('button', { name: `Open ${number}` }).click();
  await page.getByRole('button', { name: 'Sold out?' }).click();
  return page.getByRole('dialog', { name: /sold out/i });
}

const menu = {
  'Lantern Skewers': 279,
  'Lantern Chilli Paneer': 279,
  'Lantern Kebab': 249,
  'Lantern Masala': 299,
  'Lantern Naan': 59,
};

test('a kitchen offers three dishes for one that is sold out, and the customer takes a cheaper one (substitutes-1, substitutes-2, substitutes-7)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const ids = await addDishes(api.request, owner, menu);
  const buyer = await addBuyer(api, `Meera${randomUUID().slice(0, 4)}`);
  const number = await orderOf(api.request, buyer, [ids['Lantern Skewers'] ?? 0, ids['Lantern Naan'] ?? 0]);
  await takeAs(api, owner, number, 'accepted');
  const { page: phone, faults } = await openAs(browser, sessionOf(buyer), 390, `/myorders/${number}`);
  await expect(phone.getByRole('heading', { level: 1, name: 'Accepted' })).toBeVisible();

  const { page: desk, faults: deskFaults } = await openAs(browser, owner, 1440, '/orders');
  const sheet = await openSoldOut(desk, number);
  await sheet.getByRole('radio', { name: '1 × Lantern Skewers' }).check();
  await expect(sheet.getByRole('checkbox', { name: /Lantern Chilli Paneer.*same price/ })).toBeVisible();
  await sheet.getByRole('checkbox', { name: /Lantern Chilli Paneer/ }).check();
  const all = sheet.getByRole('button', { name: /^All \d+ dishes that fit/ });
  if (await all.isVisible()) await all.click();
  await sheet.getByRole('checkbox', { name: /Lantern Kebab.*₹31.50 less/ }).check();
  await sheet.getByRole('checkbox', { name: /Lantern Masala.*you bear ₹20.00/ }).check();
  for (const box of await sheet.locator('label').all())
    expect((await box.boundingBox())?.height ?? 44).toBeGreaterThanOrEqual(44);
  await expectCleanHere(desk);
  await shoot(desk, 'kitchen-offer');
  await sheet.getByRole('button', { name: 'Offer 3 dishes' }).click();
  await expect(sheet).toBeHidden();
  await expect(desk.getByText(/The customer chooses until/).first()).toBeVisible();

  const question = phone.getByRole('region', { name: 'Sold out: Lantern Skewers' });
  await expect(question.getByText(/^Choose by/)).toBeVisible();
  await expect(question.getByRole('radio', { name: /Lantern Chilli Paneer/ })).toBeChecked();
  await expect(question.getByRole('radio', { name: /Lantern Masala/ })).toBeVisible();
  await expectCleanHere(phone);
  await shoot(phone, 'question');
  await question.getByRole('radio', { name: /Lantern Kebab/ }).check();
  await question.getByRole('button', { name: /Take Lantern Kebab.*₹31.50 less/ }).click();
  await expect(phone.getByText('It comes in place of Lantern Skewers. You pay ₹31.50 less.')).toBeVisible();
  await expect(phone.getByText('Sold out, Lantern Kebab instead')).toBeVisible();
  await expectCleanHere(phone);
  await shoot(phone, 'taken');

  await desk.keyboard.press('Escape');
  await expect(
    desk.getByRole('article', { name: number }).getByText('Instead of Lantern Skewers').first(),
  ).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'kitchen-taken');
  const { removed_total } = await ask(api.request, sessionOf(buyer), `GET /orders/${number}`);
  expect(removed_total).toBe(31.5);
  for (const id of Object.values(ids)) await ask(api.request, owner, `DELETE /kitchen/menu/dishes/${id}`);
  expect([...faults, ...deskFaults]).toEqual([]);
});

test('a kitchen on a phone offers, the dish goes, and the customer reads so and leaves it out (substitutes-4, substitutes-5)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const ids = await addDishes(api.request, owner, menu);
  const buyer = await addBuyer(api, `Ravi${randomUUID().slice(0, 4)}`);
  const number = await orderOf(api.request, buyer, [ids['Lantern Skewers'] ?? 0, ids['Lantern Naan'] ?? 0]);
  await takeAs(api, owner, number, 'accepted');

  const { page: tablet, faults: tabletFaults } = await openAs(browser, owner, 390, '/orders');
  await tablet
    .getByRole('group', { name: 'Columns' })
    .getByRole('button', { name: /Preparing/ })
    .click();
  const sheet = await openSoldOut(tablet, number);
  await sheet.getByRole('radio', { name: '1 × Lantern Skewers' }).check();
  await sheet.getByRole('checkbox', { name: /Lantern Chilli Paneer/ }).check();
  await sheet.getByRole('button', { name: /^All \d+ dishes that fit/ }).click();
  await sheet.getByRole('checkbox', { name: /^Veg Loaded Cheese Fries/ }).check();
  await expectCleanHere(tablet);
  await shoot(tablet, 'kitchen-offer');
  await sheet.getByRole('button', { name: 'Offer 2 dishes' }).click();
  await expect(sheet).toBeHidden();

  const { page: desk, faults } = await openAs(browser, sessionOf(buyer), 1440, `/myorders/${number}`);
  const question = desk.getByRole('region', { name: 'Sold out: Lantern Skewers' });
  await expect(question.getByRole('radio', { name: /Lantern Chilli Paneer/ })).toBeChecked();
  await expectCleanHere(desk);
  await shoot(desk, 'question');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'question-with-picture');
  await desk.setViewportSize({ width: 1440, height: 960 });
  const gone = { menu_ids: [ids['Lantern Chilli Paneer']], state: 'sold_out', until: null };
  await ask(api.request, owner, 'PUT /kitchen/menu/state', gone);
  await question.getByRole('button', { name: /Take Lantern Chilli Paneer/ }).click();
  await expect(desk.getByText('Lantern Chilli Paneer has just sold out. Please choose something else.')).toBeVisible();
  await expect(question.getByRole('radio', { name: /Lantern Chilli Paneer/ })).toHaveCount(0);
  await expect(question.getByRole('radio', { name: /Loaded Cheese Fries/ })).toBeChecked();
  await question.getByRole('radio', { name: /^Leave it out/ }).check();
  await question.getByRole('button', { name: /^Leave it out/ }).click();
  await expect(desk.getByText('Sold out, left out')).toBeVisible();
  await shoot(desk, 'left-out');
  for (const id of Object.values(ids)) await ask(api.request, owner, `DELETE /kitchen/menu/dishes/${id}`);
  // A refused choice is an answer of 409, which the console says by itself.
  expect([...faults, ...tabletFaults].filter((fault) => !fault.includes('409'))).toEqual([]);
});

test('of what was paid the difference goes back by itself, and the bill says so; a combo comes with what is in it (substitutes-2, substitutes-9)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const ids = await addDishes(api.request, owner, menu);
  const within = ['Lantern Kebab', 'Lantern Naan'].map((name) => ({ menu_id: ids[name] ?? 0, quantity: 1 }));
  Object.assign(ids, await addDishes(api.request, owner, { 'Lantern Box': 249 }, within));
  const buyer = await addBuyer(api, `Tara${randomUUID().slice(0, 4)}`);
  const me = sessionOf(buyer);
  const number = await orderOf(api.request, buyer, [ids['Lantern Skewers'] ?? 0, ids['Lantern Naan'] ?? 0], 'upi');
  await pay(api.request, me, number);
  await takeAs(api, owner, number, 'accepted');
  const { items, version } = await ask(api.request, me, `GET /orders/${number}`);
  const { order_item_id } = items[0];
  const substitutes = [ids['Lantern Box']];
  await ask(api.request, owner, `POST /kitchen/orders/${number}/shortage`, { version, order_item_id, substitutes });

  const { page: phone, faults } = await openAs(browser, me, 390, `/myorders/${number}`);
  const question = phone.getByRole('region', { name: 'Sold out: Lantern Skewers' });
  await expect(question.getByText('After that we refund the dish, as you asked at checkout.')).toBeVisible();
  await expect(question.getByText(/1 × Lantern Kebab.*1 × Lantern Naan/)).toBeVisible();
  await shoot(phone, 'combo');
  await question.getByRole('button', { name: /Take Lantern Box.*₹31.50 back/ }).click();
  await expect(phone.getByText('It comes in place of Lantern Skewers. ₹31.50 goes back to you.')).toBeVisible();
  const bill = phone.locator('section').filter({ has: phone.getByRole('heading', { name: 'Bill', exact: true }) });
  await expect(bill.getByText('Sold out, goes back to you')).toBeVisible();
  await expect(bill.getByText('−₹31.50')).toBeVisible();
  await bill.scrollIntoViewIfNeeded();
  await expectCleanHere(phone);
  await shoot(phone, 'paid-bill');
  await expect(phone.getByText(/₹31\.50/).first()).toBeVisible();
  for (const id of Object.values(ids).toReversed()) await ask(api.request, owner, `DELETE /kitchen/menu/dishes/${id}`);
  expect(faults).toEqual([]);
});
