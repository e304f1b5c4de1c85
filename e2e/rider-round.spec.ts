import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, order, takeAs, type Buyer } from './kitchen-fixtures.ts';

// Two browsers on a busy machine take their time.
test.setTimeout(120_000);

async function codeOf(page: Page, { token }: Buyer, number: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { handover_code }: { handover_code: string } = await (
    await page.request.get(`/api/orders/${number}`, { headers })
  ).json();
  return handover_code;
}

/** A kitchen at its board with two orders that are ready, and nothing else. */
async function openTwoReady(page: Page) {
  const owner = await openQuietKitchen(page);
  const fries = await dishCalled(page, 'Loaded Cheese Fries', owner.restaurant_id ?? 0);
  const buyers = [await addBuyer(page, 'Asha'), await addBuyer(page, 'Binod')] as const;
  const numbers = [await order(page, buyers[0], fries), await order(page, buyers[1], fries)] as const;
  for (const number of numbers) await takeAs(page, owner, number, 'accepted', 'ready');
  await storeVisitor(page, owner);
  await page.goto('/orders');
  return { buyers, numbers };
}

async function openPhone(browser: Browser, path: string) {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    geolocation: { latitude: 12.9701, longitude: 77.6101 },
    permissions: ['geolocation'],
  });
  const page = await phone.newPage();
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

test('the kitchen sends two orders out together, and one phone hands both over, each with its own code (riders-3)', async ({
  browser,
  page: kitchen,
}) => {
  await kitchen.setViewportSize({ width: 390, height: 844 });
  const { buyers, numbers } = await openTwoReady(kitchen);
  await kitchen.getByRole('group', { name: 'Columns' }).getByRole('button', { name: /Ready/ }).click();
  await kitchen.getByRole('button', { name: 'Send out together · 2 ready' }).click();
  const choice = kitchen.getByRole('dialog', { name: 'Send out together' });
  await choice.getByRole('button', { name: `Bring ${numbers[1]} earlier` }).click();
  await expect(choice.getByRole('list', { name: 'Stops of the round' }).getByRole('listitem').first()).toContainText(
    numbers[1].slice(-4),
  );
  await expectCleanHere(kitchen);
  await choice.getByRole('button', { name: 'Send out 2 together' }).click();
  const made = kitchen.getByRole('dialog', { name: 'A round of 2 is on its way' });
  await expect(made.getByRole('img', { name: /camera/ })).toBeVisible();
  const link = (await made.getByText(/\/r\//).textContent()) ?? '';
  await kitchen.keyboard.press('Escape');
  const ticket = kitchen.getByRole('article', { name: numbers[0] });
  await expect(ticket.getByText(/^Stop 2 of 2/)).toBeAttached();

  const { page: rider, faults } = await openPhone(browser, new URL(link).pathname);
  const shown = (number: string) => rider.getByRole('heading', { level: 1, name: number.slice(-4) });
  const boxes = rider.getByRole('textbox', { name: /code/ });
  await expect(shown(numbers[1])).toBeVisible();
  await expect(rider.getByText('Stop 1 of 2')).toBeVisible();
  await expectCleanHere(rider);
  await rider.getByRole('switch', { name: 'Show the customers where I am' }).check();
  const codes = [await codeOf(kitchen, buyers[0], numbers[0]), await codeOf(kitchen, buyers[1], numbers[1])] as const;
  if (codes[0] !== codes[1]) {
    await boxes.fill(codes[0]);
    await expect(rider.getByText(/2 tries left/)).toBeVisible();
  }
  await boxes.fill(codes[1]);
  await expect(shown(numbers[0])).toBeVisible();
  await expect(rider.getByRole('switch', { name: 'Show the customers where I am' })).toBeChecked();
  await expect(rider.getByRole('listitem').filter({ hasText: numbers[1].slice(-4) })).toContainText('Delivered');
  await boxes.fill(codes[0]);
  await expect(rider.getByRole('heading', { name: 'All handed over' })).toBeVisible();
  await expect(ticket).toHaveCount(0);
  await rider.reload();
  await expect(rider.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  expect(faults).toEqual([]);
});
