import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, type Session, storeVisitor, test, watch } from './fixtures.ts';
import { openQuietKitchen, takeAs } from './kitchen-fixtures.ts';
import { ask } from './shopper.ts';

const shots = process.env['TABLE_SHOTS'];

/** A picture in both themes, where somebody wants to look at them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
    await page.screenshot({ path: `${shots}/${name}-${page.viewportSize()?.width ?? 0}-${colorScheme}.png` });
  }
}

/** A page of its own browser, as somebody with an account or as nobody. */
async function open(browser: Browser, width: number, path: string, session?: Session) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 960 } });
  const page = await context.newPage();
  if (session) await storeVisitor(page, session);
  const faults = watch(page);
  await page.goto(path);
  return { page, faults };
}

interface Room {
  name: string;
  /** The path behind the code of each table. */
  codes: Record<string, string>;
}

/** A room with two tables at a quiet kitchen, each with its code. */
async function addRoom(request: APIRequestContext, owner: Session): Promise<Room> {
  const name = `Hall ${randomUUID().slice(0, 4)}`;
  const { venue_id } = await ask(request, owner, 'POST /venues', { name, type: 'indoor' });
  for (const table of ['7', '8'])
    await ask(request, owner, `POST /venues/${venue_id}/tables`, { name: table, min_seats: 1, max_seats: 4 });
  const { tables }: { tables: { name: string; venue_name: string; code: { url: string } }[] } = await ask(
    request,
    owner,
    'PUT /tables/codes',
  );
  const own = tables.filter(({ venue_name }) => venue_name === name);
  return { name, codes: Object.fromEntries(own.map((table) => [table.name, new URL(table.code.url).pathname])) };
}

const add = (page: Page, dish: string) =>
  page
    .getByRole('button', { name: `Add ${dish}`, exact: true })
    .first()
    .click();

async function sendAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send \d+ dish/ }).click();
  await page
    .getByRole('dialog', { name: 'Send to the kitchen' })
    .getByRole('button', { name: /^Send \d+ dish/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Bill of the table' })).toBeVisible();
}

test('two phones order at one table, the kitchen serves it, one pays a part to the staff and one the rest online, and the code is free again (bills-1, bills-2, bills-3, bills-6, bills-7, bills-12, bills-13)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { restaurant_id = 0 } = owner;
  const { name: hall, codes } = await addRoom(api.request, owner);
  const dishes: { dish_name: string; has_options: boolean; availability: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${restaurant_id}`)
  ).json();
  const [one = '', two = ''] = dishes
    .filter((dish) => !dish.has_options && dish.availability === 'available')
    .map(({ dish_name }) => dish_name);

  // Meera scans the code of a free table.
  const { page: meera, faults: meeraFaults } = await open(browser, 390, codes['7'] ?? '');
  await expect(meera.getByRole('heading', { name: 'Order from your table' })).toBeVisible();
  await meera.getByLabel('Your name').fill('Meera');
  await shoot(meera, 'free');
  await meera.getByRole('button', { name: 'Open the menu' }).click();
  await expect(meera.getByText('You order alone here so far')).toBeVisible();
  await add(meera, one);
  await expect(meera.getByRole('button', { name: 'Send 1 dish' })).toBeVisible();
  await expectCleanHere(meera);
  await shoot(meera, 'menu');
  // A reload loses nothing.
  await meera.reload();
  await expect(meera.getByRole('button', { name: 'Send 1 dish' })).toBeVisible();
  await meera.getByRole('button', { name: 'Invite' }).click();
  const shown = await meera.getByRole('img', { name: /^Table PIN/ }).textContent();
  const pin = shown?.trim() ?? '';
  expect(pin).toMatch(/^\d{4}$/);
  await shoot(meera, 'invite');
  await meera.keyboard.press('Escape');

  // Arjun needs the PIN that she tells him; without it he reads nothing of the table.
  const { page: arjun, faults: arjunFaults } = await open(browser, 1440, codes['7'] ?? '');
  await expect(arjun.getByRole('heading', { name: 'Somebody sits here already' })).toBeVisible();
  await arjun.getByLabel('Your name').fill('Arjun');
  await arjun.getByLabel('Table PIN').fill(pin === '0000' ? '0001' : '0000');
  await arjun.getByRole('button', { name: 'Join the table' }).click();
  await expect(arjun.getByText(/This is not the PIN/).first()).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'taken');
  await arjun.getByLabel('Table PIN').fill(pin);
  await arjun.getByRole('button', { name: 'Join the table' }).click();
  await expect(arjun.getByText('Meera orders here too')).toBeVisible();
  await add(arjun, two);
  await add(arjun, one);
  await shoot(arjun, 'menu');
  await meera.getByRole('button', { name: 'Send 1 dish' }).click();
  await shoot(meera, 'send');
  await meera.getByRole('dialog').getByRole('button', { name: 'Send 1 dish' }).click();
  await expect(meera.getByText('Waiting for the kitchen')).toBeVisible();
  await sendAll(arjun);
  await expect(
    meera.getByRole('listitem').filter({ hasText: 'Arjun' }).getByText('Waiting for the kitchen'),
  ).toBeVisible();

  // The kitchen reads the table on its board, cooks and serves.
  const { page: desk, faults: deskFaults } = await open(browser, 1440, '/orders', owner);
  await expect(desk.getByText('Table 7').first()).toBeVisible();
  await shoot(desk, 'board');
  const seen = await ask(api.request, owner, 'GET /desk/tables');
  const { bill } = seen.tables.find((table: { venue_name: string; name: string }) => {
    return table.venue_name === hall && table.name === '7';
  });
  for (const { order_number } of bill.rounds)
    for (const to of ['accepted', 'ready', 'picked_up'] as const) await takeAs(api, owner, order_number, to);
  await expect(meera.getByText('Served', { exact: true })).toHaveCount(2);

  // Meera asks to pay her dishes, Arjun what is left.
  await expectCleanHere(meera);
  await shoot(meera, 'bill');
  await shoot(arjun, 'bill');
  await meera.getByRole('button', { name: /^Pay my dishes/ }).click();
  await meera.getByRole('dialog').getByRole('button', { name: 'Pay the staff in cash' }).click();
  await expect(meera.getByText('The staff comes to you')).toBeVisible();
  await shoot(meera, 'asked');
  await expect(arjun.getByText('Meera pays')).toBeVisible();

  await desk.goto('/restaurant-venue?tab=now');
  await expect(desk.getByText('Wants to pay')).toBeVisible();
  await shoot(desk, 'now');
  await desk.getByRole('button', { name: /^Table 7/ }).click();
  const sheet = desk.getByRole('dialog', { name: 'Table 7' });
  await expect(sheet.getByRole('button', { name: 'Taken', exact: true })).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'desk-bill');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'desk-bill');
  await sheet.getByRole('button', { name: 'Taken', exact: true }).click();
  await expect(sheet.getByText('Taken from Meera')).toBeVisible();
  await expect(arjun.getByText('Paid by Meera')).toBeVisible();
  await shoot(arjun, 'half-paid');
  // Arjun would divide it by two, and pays all that is left online, at the bank that asks for no account.
  await arjun.getByText('Equal part').click();
  await arjun.getByRole('button', { name: 'Add one' }).click();
  await expect(arjun.getByRole('status').filter({ hasText: /^2$/ })).toBeVisible();
  await shoot(arjun, 'equal');
  await arjun.getByText('All of it').click();
  await arjun.getByRole('button', { name: /^Pay all of it/ }).click();
  const paying = arjun.getByRole('dialog', { name: 'Pay all of it' });
  await expect(paying.getByRole('button', { name: 'Pay by card' })).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'pay');
  await arjun.setViewportSize({ width: 390, height: 844 });
  await expectCleanHere(arjun);
  await shoot(arjun, 'pay');
  await paying.getByRole('button', { name: 'Pay by UPI' }).click();
  await expect(arjun.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await expect(sheet.getByText('Arjun is paying online')).toBeVisible();
  await expect(meera.getByText('Arjun is paying online')).toBeVisible();
  await shoot(meera, 'others-pay');
  await desk.setViewportSize({ width: 1440, height: 960 });
  await shoot(desk, 'desk-paying');
  await arjun.goBack();
  await expect(arjun.getByText(/^You are paying .* online$/)).toBeVisible();
  await expectCleanHere(arjun);
  await shoot(arjun, 'paying');
  await arjun.setViewportSize({ width: 1440, height: 960 });
  await arjun.getByRole('button', { name: 'Go to the payment page' }).click();
  await arjun.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(arjun.getByRole('heading', { name: 'The bill is paid' })).toBeVisible();
  await shoot(arjun, 'paid');
  // Paid and eaten, the bill closes by itself.
  await expect(sheet).toBeHidden();
  await shoot(desk, 'now');
  await expect(meera.getByRole('heading', { name: 'The bill is paid' })).toBeVisible();
  await shoot(meera, 'over');
  await meera.getByRole('button', { name: 'Order at this table' }).click();
  await expect(meera.getByRole('heading', { name: 'Order from your table' })).toBeVisible();
  expect([...meeraFaults, ...deskFaults]).toEqual([]);
  expect(arjunFaults.filter((fault) => !fault.includes('400'))).toEqual([]);
});

test('an owner makes and renews codes, the staff seats guests, moves them and closes their bill (bills-1, bills-8, bills-9)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const { codes } = await addRoom(api.request, owner);
  const { page: desk, faults } = await open(browser, 1440, '/restaurant-venue?tab=codes', owner);
  await expect(desk.getByRole('img', { name: 'Code of table 7' }).first()).toBeVisible();
  await expectCleanHere(desk);
  await shoot(desk, 'codes');
  await desk.setViewportSize({ width: 390, height: 844 });
  await shoot(desk, 'codes');
  if (shots) {
    await desk.emulateMedia({ media: 'print' });
    await desk.screenshot({ path: `${shots}/print.png`, fullPage: true });
    await desk.emulateMedia({ media: 'screen' });
  }
  await desk.setViewportSize({ width: 1440, height: 960 });
  const card = desk.getByRole('listitem').filter({ hasText: 'Table 8' }).last();
  await card.getByRole('button', { name: 'New code' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Make a new code' }).click();
  await expect(desk.getByRole('alertdialog')).toBeHidden();
  const { page: late, faults: lateFaults } = await open(browser, 390, codes['8'] ?? '');
  await expect(late.getByRole('heading', { name: 'This code no longer works' })).toBeVisible();
  await shoot(late, 'gone');

  await desk.getByRole('tab', { name: 'At the tables' }).click();
  await desk.getByRole('button', { name: 'Open the bill of Table 7' }).last().click();
  const sheet = desk.getByRole('dialog', { name: 'Table 7' });
  await expect(sheet.getByText('No phone has joined yet')).toBeVisible();
  const pin = (await sheet.getByText(/^\d{4}$/).textContent()) ?? '';
  const { page: sana, faults: sanaFaults } = await open(browser, 390, codes['7'] ?? '');
  await sana.getByLabel('Your name').fill('Sana');
  await sana.getByLabel('Table PIN').fill(pin);
  await sana.getByRole('button', { name: 'Join the table' }).click();
  await expect(sana.getByText('You order alone here so far')).toBeVisible();
  await expect(sheet.getByText('Sana')).toBeVisible();
  await sheet.getByRole('button', { name: 'Move', exact: true }).click();
  const moved = desk.getByRole('dialog', { name: /^Table/ });
  await expect(sana.getByRole('heading', { level: 1, name: 'Table 7' })).toHaveCount(0);
  await moved.getByRole('button', { name: 'Close the bill' }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Close it' }).click();
  await expect(desk.getByText('All tables are free')).toBeVisible();
  await shoot(desk, 'nobody');
  await expect(sana.getByRole('heading', { name: 'The bill was closed' })).toBeVisible();
  expect([...faults, ...sanaFaults]).toEqual([]);
  expect(lateFaults.filter((fault) => !fault.includes('404'))).toEqual([]);
});
