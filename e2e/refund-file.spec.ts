import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, type Buyer, openQuietKitchen, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['REFUND_SHOTS'];
const widths = [390, 1440] as const;

/** A picture at both widths in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string, at: readonly number[] = widths): Promise<void> {
  if (!shots) return;
  const before = page.viewportSize();
  for (const width of at)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 960 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage: true });
    }
  if (before) await page.setViewportSize(before);
}

/** Axe objects to nothing here at both widths in both themes. */
async function expectClean(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectCleanHere(page);
  }
  if (before) await page.setViewportSize(before);
}

/** A photo as a phone would send it. */
const photoOf = (dish: string) => ({
  name: `${dish}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(new URL(`../demo/pictures/dishes/${dish}.webp`, import.meta.url)),
});

const sessionOf = ({ token }: Buyer): Session => {
  const account = Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  return { userId: Number(account['sub'] ?? account['userId'] ?? 0), userType: 'user', token };
};

/** Orders one dish and pays it on the page of the demo provider; answers the order's number. */
async function orderPaid(request: APIRequestContext, buyer: Buyer, menu_id: number): Promise<string> {
  const me = sessionOf(buyer);
  const items = [{ menu_id, quantity: 1 }];
  const wish = {
    source: 'buy_now',
    items,
    address_id: buyer.address_id,
    fulfilment: 'delivery',
    payment_method: 'upi',
  };
  const { quote_id, total } = await ask(request, me, 'POST /checkout/quote', wish);
  const placed = { quote_id, accept_total: total, payment_method: 'upi', contact_phone: '9845012345' };
  const { order_number: number }: { order_number: string } = await ask(request, me, 'POST /orders', placed);
  const { url }: { url: string } = await ask(request, me, `POST /orders/${number}/payment/open`, {});
  await ask(request, me, `POST /demo-pay/${url.replace('/pay/demo/', '')}`, { action: 'pay' });
  await expect.poll(async () => (await ask(request, me, `GET /orders/${number}`)).status).toBe('placed');
  return number;
}

async function openAs(browser: Browser, session: Session, width: number, path: string) {
  const page = await (await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } })).newPage();
  await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

test('a refund has a file that both sides read, and its restaurant objects to paying it (refund-file-1, refund-file-4, refund-file-7)', async ({
  browser,
  page: api,
}) => {
  const { request } = api;
  const owner = await openQuietKitchen(api);
  const menu: { menu_id: number; dish_name: string }[] = await ask(
    request,
    owner,
    `GET /menu/getmenubyrestaurantid/${owner.restaurant_id}`,
  );
  const [dish] = menu;
  const buyer = await addBuyer(api, `Meera${randomUUID().slice(0, 4)}`);
  const me = sessionOf(buyer);
  const number = await orderPaid(request, buyer, dish?.menu_id ?? 0);
  await takeAs(api, owner, number, 'accepted');

  // The kitchen: one press beside Ready.
  const { page: kitchen, faults: kitchenFaults } = await openAs(browser, owner, 390, '/orders');
  await kitchen
    .getByRole('group', { name: 'Columns' })
    .getByRole('button', { name: /Preparing/ })
    .click();
  await kitchen.getByRole('button', { name: `Open ${number}` }).click();
  const sheet = kitchen.getByRole('dialog');
  await sheet.getByLabel('Packing photo').setInputFiles(photoOf('aloo-gobi'));
  await expect(sheet.getByText('Photo kept')).toBeVisible();
  await shoot(kitchen, 'kitchen-packed', [390]);
  await takeAs(api, owner, number, 'ready', 'out_for_delivery');
  const { handover_code: code, version } = await ask(request, me, `GET /orders/${number}`);
  await ask(request, owner, `PATCH /orders/${number}/status`, { to: 'delivered', version, code });

  // The customer: reports it with a photo and reads the count before.
  const { page: phone, faults } = await openAs(browser, me, 390, `/complaints/new?order=${number}`);
  await expect(phone.getByText('Your orders with a refund in 90 days: 0 out of 1.')).toBeVisible();
  await phone.getByRole('button', { name: 'Wrong dish' }).click();
  await phone.getByLabel('Message').fill('No paneer, it is the vegetable one.');
  await phone.getByLabel('Add photos').setInputFiles(photoOf('aloo-paratha'));
  await shoot(phone, 'report');
  const submit = phone.getByRole('button', { name: 'Submit complaint' });
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(phone.getByText('Complaint submitted successfully.')).toBeVisible();

  // The office: chooses what happened, which says who pays.
  const { complaints } = await ask(request, me, 'GET /complaints');
  const complaint_id = Number(complaints[0].complaint_id);
  const admin = await openSession(api, 'admin');
  const { page: desk, faults: deskFaults } = await openAs(
    browser,
    admin,
    1440,
    `/admin/complaints?open=${complaint_id}`,
  );
  await desk.getByText('A sum', { exact: true }).click();
  await desk.getByLabel('Rupees').fill('80');
  await expect(desk.getByLabel('What happened')).toHaveValue('wrong_dish');
  await expect(desk.getByLabel('Who pays')).toHaveValue('kitchen');
  await desk.getByLabel('What the customer will read').fill('Its packing photo shows the vegetable one.');
  await expect(desk.getByText('0 out of 1, the office alone from 4 on')).toBeVisible();
  await shoot(desk, 'desk-decides', [1440]);
  await desk.getByRole('button', { name: 'Refund ₹80.00 and resolve' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Refund ₹80.00 and resolve' }).click();
  await expect(desk.getByRole('link', { name: 'Open the file of ₹80.00' })).toBeVisible();

  // The customer's page, from the order.
  await phone.goto(`/myorders/${number}`);
  await phone.getByRole('link', { name: 'Why, who pays, and photos' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /^Refund/ })).toBeVisible();
  await expect(phone.getByText('Burger Barn pays for it')).toBeVisible();
  await expect(phone.getByText('Its packing photo shows the vegetable one.')).toBeVisible();
  await expect(phone.getByRole('img', { name: 'The kitchen, when packing' })).toBeVisible();
  await expect(phone.getByText(/The restaurant may object until the end of/)).toBeVisible();
  await expect(phone.getByText('Your orders with a refund in 90 days: 1 out of 1.')).toBeVisible();
  await expectClean(phone);
  await shoot(phone, 'customer');
  const refund_id = Number(/\d+$/.exec(phone.url())?.[0]);

  // The kitchen's same file, from the complaint: it objects.
  await kitchen.goto(`/restaurant-complaints/${complaint_id}`);
  await kitchen.getByRole('link', { name: 'Refund of ₹80.00' }).click();
  await expect(kitchen.getByText('₹80.00 comes off your statement.')).toBeVisible();
  expect(await kitchen.getByRole('main').innerText()).not.toMatch(/in 90 days|9845012345/);
  await expectClean(kitchen);
  await shoot(kitchen, 'kitchen');
  await kitchen.getByLabel('What is wrong?').fill('Our photo shows the paneer under the rice.');
  await kitchen.getByLabel('Add a photo').setInputFiles(photoOf('aloo-paratha'));
  await kitchen.getByRole('button', { name: 'Send the objection' }).click();
  await expect(kitchen.getByText('Tawa has not answered yet.')).toBeVisible();
  await expect(kitchen.getByRole('img', { name: 'Yours, objecting' })).toBeVisible();
  await shoot(kitchen, 'kitchen-objected');

  // The office answers; both pages hear of it.
  await desk.goto(`/admin/refunds/${refund_id}`);
  await expect(desk.getByText('₹80.00 of it comes off the restaurant’s statement.')).toBeVisible();
  await expectClean(desk);
  await shoot(desk, 'desk-file');
  await desk.getByLabel('Your answer').fill('The photo shows it. Tawa pays.');
  await desk.getByRole('button', { name: 'Tawa pays instead' }).click();
  await expect(desk.getByText('Tawa pays instead of the restaurant.')).toBeVisible();
  await expect(kitchen.getByText('This takes nothing from you.')).toBeVisible();
  await expect(phone.getByText('Burger Barn pays nothing, Tawa pays for it')).toBeVisible();
  await shoot(phone, 'customer-moved');
  expect([...faults, ...kitchenFaults, ...deskFaults]).toEqual([]);
});
