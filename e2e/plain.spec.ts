import { cook } from './shopper.ts';
import { expect, openKitchen, openSession, test } from './fixtures.ts';
import { addHome, newMobile, openWithoutScripts } from './plain-fixtures.ts';

test.beforeEach(({ page }) => openKitchen(page));

const bytesMax = 120_000;

test('a newcomer without scripts comes from the front page to an order that the kitchen accepts, in less than 120 kB (plain-1)', async ({
  browser,
  page: kitchen,
}) => {
  const { context, page, bytes, requests } = await openWithoutScripts(browser);
  await context.addCookies([{ name: 'plain', value: '1', url: test.info().project.use.baseURL ?? '' }]);
  await page.goto('/');
  await expect(page).toHaveURL(/\/plain$/);
  await page.getByRole('link', { name: /Bengaluru/ }).click();
  await page.getByRole('link', { name: 'Dum & Handi', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dum & Handi');
  await page
    .getByRole('button', { name: 'Add Palak Paneer' })
    .or(page.getByRole('link', { name: 'Add Palak Paneer' }))
    .first()
    .click();
  if (page.url().includes('/dish/')) {
    for (const group of await page.locator('fieldset:has(input[required])').all())
      await group.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your cart');
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByLabel('Name').fill('Meera Nair');
  await page.getByLabel('E-mail or mobile').fill(newMobile());
  await page.getByLabel('Password').fill('blue-lantern-42');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await page.getByRole('link', { name: 'Add a new address' }).click();
  await addHome(page);
  await page.getByRole('button', { name: /^Place order/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for the kitchen');
  const spent = await bytes();
  test.info().annotations.push({ type: 'bytes', description: `${spent} bytes in ${requests()} requests` });
  expect(spent).toBeLessThan(bytesMax);
  const number = /FD-[\w-]+/.exec(page.url())?.[0] ?? '';
  const session = await openSession(kitchen, 'restaurant');
  await cook(kitchen.request, session, number, 'accepted');
  await page.getByRole('link', { name: 'Refresh', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accepted');
  await context.close();
});
