import type { Locator } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test, visit, watch } from './fixtures.ts';
import { demoBuyer, dishCalled, order, take } from './kitchen-fixtures.ts';

// Three browsers on a busy machine take their time.
test.setTimeout(120_000);
test.beforeEach(({ page }) => openKitchen(page));

const palakPaneer = 'Palak Paneer';

test('the kitchen sends a link out, the rider shows where it is and hands over by code, and the customer sees both (riders-1)', async ({
  browser,
  page: kitchen,
}) => {
  const number = await order(kitchen, await demoBuyer(kitchen), await dishCalled(kitchen, palakPaneer));
  const customer = await visit(browser, 'user');
  await customer.goto(`/myorders/${number}`);
  const state = customer.getByRole('heading', { level: 1 });
  await take(kitchen, number, 'accepted', 'preparing');
  await expect(state).toHaveText('Preparing');
  await expect(customer.getByRole('listitem').filter({ hasText: /^Preparing, now\d+:\d\d [ap]m/ })).toHaveCount(1);
  await take(kitchen, number, 'ready', 'out_for_delivery');

  await storeVisitor(kitchen, await openSession(kitchen, 'restaurant'));
  await kitchen.goto('/orders');
  const ticket = kitchen.getByRole('article', { name: number });
  await ticket.getByRole('button', { name: 'Enter code' }).click();
  await ticket.getByRole('button', { name: 'Link for the rider' }).click();
  const sheet = kitchen.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: /camera/ })).toBeVisible();
  const link = (await sheet.getByText(/\/r\//).textContent()) ?? '';
  await kitchen.keyboard.press('Escape');

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 12.9701, longitude: 77.6101 },
    permissions: ['geolocation'],
  });
  const rider = await phone.newPage();
  const faults = watch(rider);
  const path = new URL(link).pathname;
  const shown = rider.getByRole('heading', { level: 1, name: number.slice(-4) });
  await rider.goto(path);
  await expect(shown).toBeVisible();
  await expect(rider.getByText(/Take ₹[\d,.]+ in cash/)).toBeVisible();
  await expect(rider.getByText(palakPaneer)).toBeVisible();

  await expect(state).toHaveText('On the way');
  await expect(customer.getByRole('heading', { name: 'Your rider' })).toHaveCount(0);
  await rider.getByRole('switch', { name: 'Show the customer where I am' }).check();
  await expect(customer.getByRole('heading', { name: 'Your rider' })).toBeVisible({ timeout: 30_000 });
  const map = customer.getByRole('application', { name: /Map with the rider/ });
  await expect(map).toBeVisible();
  const dot = map.locator('path.fill-brand');
  await expect(dot).toBeVisible();
  // The map goes with the rider, so the dot is in its middle.
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  expect(await middleOf(dot)).toEqual(await middleOf(map));

  const spoken = (await customer.getByRole('img', { name: /^Handover code/ }).getAttribute('aria-label')) ?? '';
  const code = spoken.replaceAll(/\D/g, '');
  const boxes = rider.getByRole('textbox', { name: /code/ });
  await boxes.fill(code === '0000' ? '1111' : '0000');
  await expect(rider.getByText(/2 tries left/)).toBeVisible();
  await boxes.fill(code);
  await expect(rider.getByRole('heading', { name: 'Handed over' })).toBeVisible();
  await expect(state).toHaveText('Delivered');
  await expect(customer.getByRole('heading', { name: 'Your rider' })).toHaveCount(0);
  await expect(ticket).toHaveCount(0);
  await rider.reload();
  await expect(rider.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('axe objects to nothing on the page of a rider', async ({ page }) => {
  const number = await order(page, await demoBuyer(page), await dishCalled(page, palakPaneer));
  await take(page, number, 'accepted', 'ready', 'out_for_delivery');
  const kitchen = await openSession(page, 'restaurant');
  const made = await page.request.post(`/api/kitchen/orders/${number}/rider-link`, {
    headers: { authorization: `Bearer ${kitchen.token}` },
    data: {},
  });
  const { url }: { url: string } = await made.json();
  await expectAccessible(page, {
    path: new URL(url).pathname,
    isShown: (shown) => expect(shown.getByRole('heading', { name: number.slice(-4) })).toBeVisible(),
    widths: [390],
  });
});
