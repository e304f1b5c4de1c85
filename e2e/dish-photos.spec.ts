import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectCleanHere } from './accessibility.ts';
import { expect, openSession, test, visit } from './fixtures.ts';
import { ask } from './shopper.ts';

const photo = {
  name: 'dinner.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(join(import.meta.dirname, '../demo/pictures/heroes/food.webp')),
};

test('a customer photographs a dish, the office lets it through, and a guest finds it in the dish’s sheet (dish-photos-1)', async ({
  browser,
  page,
}) => {
  const customer = await openSession(page, 'user');
  const { orders } = await ask(page.request, customer, 'GET /orders?tab=past');
  const served = orders.find(({ status }: { status: string }) => status === 'delivered');
  const shop = await visit(browser, 'user');
  await shop.setViewportSize({ width: 390, height: 844 });
  await shop.goto(`/myorders/${served.order_number}`);
  const field = shop.getByLabel(/^Add a photo of /).first();
  const dish = ((await field.getAttribute('aria-label')) ?? '').replace('Add a photo of ', '');
  await field.setInputFiles({ ...photo, name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(shop.getByText('Choose a picture (JPEG, PNG, WebP or AVIF).')).toBeVisible();
  await field.setInputFiles(photo);
  await expect(shop.getByText('We check every photo before it goes on the menu.')).toBeVisible();
  await expect(shop.getByRole('img', { name: `Your photo of ${dish}` })).toBeVisible();
  await expectCleanHere(shop);

  const office = await visit(browser, 'admin');
  await office.goto('/dish-photos');
  await office.getByRole('button', { name: 'Waiting' }).click();
  await office.getByRole('row').filter({ hasText: served.order_number }).first().click();
  const details = office.getByRole('complementary');
  await expect(details.getByRole('img', { name: new RegExp(`^${dish} of `) })).toBeVisible();
  await expectCleanHere(office);
  await details.getByRole('button', { name: 'Publish' }).click();
  await expect(office.getByText('Published.')).toBeVisible();

  await shop.reload();
  await expect(shop.getByText('Everyone can see it on the menu.')).toBeVisible();
  const { items } = await ask(page.request, customer, `GET /orders/${served.order_number}`);
  const { menu_id } = items.find(({ name }: { name: string }) => name === dish);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/dish/${menu_id}`);
  const row = page.getByRole('region', { name: 'Customer photos' });
  await row.getByRole('button').first().click();
  await expect(page.getByRole('dialog', { name: dish }).getByRole('img')).toBeVisible();
  await expectCleanHere(page);
});
