import { createServer } from 'node:http';
import { findObjections } from './axe.ts';
import { expect, test, visit } from './fixtures.ts';

const themes = ['light', 'dark'] as const;
const widths = [1440, 390];

test('a till gets a key and an address; what it missed is sent again, and both end (partners-1, partners-12)', async ({
  browser,
  baseURL,
}) => {
  const heard: string[] = [];
  let isOpen = false;
  const till = createServer((request, response) => {
    request.resume();
    request.on('end', () => {
      if (isOpen) heard.push(String(request.headers['webhook-id']));
      response.writeHead(isOpen ? 204 : 503).end(isOpen ? '' : 'The till is being counted');
    });
  });
  await new Promise<void>((done) => till.listen(0, '127.0.0.1', done));
  const address = till.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const page = await visit(browser, 'restaurant');
  await page.goto('/restaurant-profile-settings?part=integrations');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByRole('button', { name: 'New key' }).click();
  await expect(form.getByText('Choose what it may do')).toBeVisible();
  await form.getByLabel('Name').fill('Till at the counter');
  await form.getByLabel('Read orders').check();
  await form.getByRole('button', { name: 'New key' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new key' });
  const key = (await shown.getByText(/^tawa_live_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'I’ve saved it' }).click();
  const ask = () =>
    page.request.get(`${baseURL}/api/partner/v1/orders`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask()).status()).toBe(200);

  await page.getByRole('button', { name: 'Set an address' }).click();
  const setting = page.getByRole('dialog', { name: 'Where do we send events?' });
  await setting.getByLabel('Address').fill('http://till.example.com/tawa');
  await setting.getByRole('button', { name: 'Save' }).click();
  await expect(setting.getByText('The address must begin with https://')).toBeVisible();
  await setting.getByLabel('Address').fill(`http://127.0.0.1:${port}/tawa`);
  await setting.getByRole('button', { name: 'Save' }).click();
  const secret = page.getByRole('dialog', { name: 'Your signing secret' });
  await expect(secret.getByText(/^whsec_/)).toBeVisible();
  await secret.getByRole('button', { name: 'I’ve saved it' }).click();

  await page.getByRole('button', { name: 'Send a test' }).click();
  const deliveries = page.getByRole('list', { name: 'Sent events' });
  await expect(deliveries.getByText('The till is being counted')).toBeVisible();
  await expect(deliveries.getByText('Waiting')).toBeVisible();
  isOpen = true;
  await expect(deliveries.getByText('Received')).toBeVisible({ timeout: 30_000 });
  await deliveries.getByRole('button', { name: /^Send again: Test/ }).click();
  await expect.poll(() => heard.length).toBe(2);
  expect(new Set(heard).size).toBe(1);

  const known = new Set<number>();
  for (const colorScheme of themes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      expect(await findObjections(page, known)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }

  await page.getByRole('button', { name: 'Revoke Till at the counter' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).press('Enter');
  await expect(page.getByText('Till at the counter revoked')).toBeVisible();
  expect((await ask()).status()).toBe(401);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText(/No address yet/)).toBeVisible();
  await page.context().close();
  till.closeAllConnections();
  till.close();
});

test('the office sees keys and webhooks of a restaurant, and downloads its events (partners-1)', async ({
  browser,
}) => {
  const page = await visit(browser, 'admin');
  await page.goto('/adminrestaurants');
  await page.getByText('Dum & Handi', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Keys and webhooks' }).click();
  const sheet = page.getByRole('dialog', { name: 'Integrations' });
  await expect(sheet.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  const day = new Date().toISOString().slice(0, 10);
  await sheet.getByLabel('First day').fill(day);
  await sheet.getByLabel('Last day').fill(day);
  const download = page.waitForEvent('download');
  await sheet.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe(`events-${day}-${day}.csv`);
  expect(await findObjections(page, new Set(), { within: '[role=dialog]' })).toEqual([]);
  await page.context().close();
});
