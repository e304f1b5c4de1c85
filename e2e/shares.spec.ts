import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { addBuyer, openQuietKitchen } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['GROUP_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** What is seen on a phone and on a desk is clean on both. */
async function look(page: Page, name: string): Promise<void> {
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  await expectCleanHere(page);
  await shoot(page, name);
  await page.setViewportSize(size.width < 500 ? { width: 1440, height: 960 } : { width: 390, height: 844 });
  await expectCleanHere(page);
  await shoot(page, name);
  await page.setViewportSize(size);
}

async function open(browser: Browser, width: number, path: string, session?: Session) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } });
  const page = await context.newPage();
  if (session) await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

const sessionOf = ({ token }: { token: string }): Session => {
  const account = Object(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')));
  return { userId: Number(account['sub'] ?? account['userId'] ?? 0), userType: 'user', token };
};

/** A guest on a phone of their own who joins and chooses one dish. */
async function joinAs(browser: Browser, token: string, name: string, dish: string) {
  const opened = await open(browser, 390, `/g/${token}`);
  const { page } = opened;
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join and choose' }).click();
  await page
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('region', { name: `Your bag, ${name}` }).getByText(dish)).toBeVisible();
  return opened;
}

test('everybody pays their share: the host asks, one guest pays, one is reminded and paid for, and the order is placed with the host’s own part (groups-9, groups-11)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const meera = sessionOf(await addBuyer(api, `Meera${randomUUID().slice(0, 3)}`));
  const group = await ask(api.request, meera, 'POST /groups', { restaurant_id, minutes: 30 });
  const dishes: { dish_name: string; menu_id: number; has_options: boolean; availability: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)
  ).json();
  const plain = dishes.find((dish) => !dish.has_options && dish.availability === 'available');
  const dish = plain?.dish_name ?? '';
  const { page: host, faults } = await open(browser, 390, `/group/${group.group_id}`, meera);
  await host.getByText('Each their share').click();
  await expect(host.getByText(/you ask everybody for their share/)).toBeVisible();
  const { page: sana, faults: sanaFaults } = await joinAs(browser, group.token, 'Sana', dish);
  const { page: arjun, faults: arjunFaults } = await joinAs(browser, group.token, 'Arjun', dish);
  const own = { token: group.token, secret: group.secret, options: [], quantity: 1, note: '' };
  await ask(api.request, meera, 'POST /groups/lines', { ...own, menu_id: plain?.menu_id });
  await expect(host.getByText('3 people')).toBeVisible();
  await shoot(host, 'each');

  await host.getByRole('button', { name: 'Close and go to checkout' }).click();
  await expect(host.getByRole('button', { name: /Ask everybody to pay/ })).toBeVisible();
  await look(host, 'ask');
  await host.getByRole('button', { name: /Ask everybody to pay/ }).click();
  await expect(host.getByText('0 of 2 paid')).toBeVisible();
  await host.getByLabel('What Sana chose').click();
  await look(host, 'asked');

  await expect(sana.getByRole('heading', { name: 'Your share' })).toBeVisible();
  await look(sana, 'share');
  await host.getByRole('button', { name: 'Remind Sana' }).click();
  await expect(sana.getByText(/asks you to pay your share/)).toBeVisible();
  await sana.getByRole('button', { name: /Pay by UPI/ }).click();
  await expect(sana.getByRole('heading', { name: 'Demo payment' })).toBeVisible();
  await sana.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(sana.getByText(/It is held until/)).toBeVisible();
  await shoot(sana, 'paid');

  await expect(host.getByText('1 of 2 paid')).toBeVisible();
  await shoot(host, 'one-paid');
  await host.getByRole('button', { name: 'Pay for Arjun' }).click();
  await expect(arjun.getByText(/You pay nothing/)).toBeVisible();
  await host.getByRole('link', { name: 'Pay your own part and order' }).click();
  await expect(host.getByText('Paid by your guests').filter({ visible: true })).toBeVisible();
  await look(host, 'own-part');
  await host.getByRole('button', { name: /Place order/ }).click();
  await host.getByRole('button', { name: /Pay now/ }).click();
  await host.getByRole('button', { name: /^Pay/ }).first().click();
  await expect(sana.getByText('It is ordered')).toBeVisible();
  await expect(sana.getByText('Paid, and ordered.')).toBeVisible();
  await expectCleanHere(sana);
  await shoot(sana, 'ordered');
  const { order_number } = await ask(api.request, meera, `GET /groups/${group.group_id}`);
  const { page: board, faults: boardFaults } = await open(browser, 1440, '/orders', owner);
  await board.getByRole('button', { name: `Open ${order_number}` }).click();
  await expect(board.getByRole('heading', { name: 'Sana' })).toBeVisible();
  await expect(board.getByRole('heading', { name: 'Arjun' })).toBeVisible();
  expect([...faults, ...sanaFaults, ...arjunFaults, ...boardFaults]).toEqual([]);
});
