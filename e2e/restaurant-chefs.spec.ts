import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, visit } from './fixtures.ts';

const pictures = resolve(import.meta.dirname, '../demo/pictures/chefs');
const picture = join(pictures, readdirSync(pictures).find((name) => name.endsWith('.webp')) ?? '');

test('a chef is added with a picture, changed, moved by keys, hidden and removed; the public page follows (chefs-2)', async ({
  browser,
}) => {
  const page = await visit(browser, 'restaurant');
  const customer = await visit(browser);
  const kitchen = customer.getByRole('region', { name: 'In the kitchen' });
  // Another try meets what the one before it left behind.
  const name = `Zubeida Lantern ${test.info().retry + 1}`;
  await page.goto('/restaurant-chefs');
  await page.getByRole('button', { name: 'Add a chef' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Save chef' }).click();
  await expect(sheet.getByText('Name is required')).toBeVisible();
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('Designation').fill('Bread maker');
  await sheet.getByLabel('Picture of the chef').setInputFiles(picture);
  const part = page.getByRole('group', { name: /^The part that is kept/ });
  await page.getByRole('dialog').getByRole('slider').fill('2');
  await part.focus();
  await page.keyboard.press('ArrowLeft');
  const sent = page.waitForRequest((request) => request.url().includes('/api/pictures') && request.method() === 'POST');
  await page.getByRole('button', { name: 'Use this part' }).click();
  const kept = new URL((await sent).url()).searchParams;
  // Half of the picture, whose middle the key left towards the right.
  expect(Number(kept.get('width'))).toBeCloseTo(0.5);
  expect(Number(kept.get('top'))).toBeCloseTo(0.25);
  expect(Number(kept.get('left'))).toBeGreaterThan(0.25);
  expect(Number(kept.get('left'))).toBeLessThan(0.35);
  await expect(sheet.getByRole('img', { name: 'The chef' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Save chef' }).click();
  await expect(page.getByText(`${name} is saved`)).toBeVisible();

  const handles = page.getByRole('button', { name: /^Move / });
  await expect(sheet).toHaveCount(0);
  await expect(handles.last()).toHaveAccessibleName(`Move ${name}`);
  const count = await handles.count();
  await handles.last().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${name}, place ${count} of ${count}`)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(`${name}, place ${count - 1} of ${count}`)).toBeAttached();
  const arranged = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.keyboard.press('Space');
  expect((await arranged).status()).toBe(200);
  await expect(handles.nth(count - 2)).toHaveAccessibleName(`Move ${name}`);
  await customer.goto('/restaurantdetails/Dum-Handi/1');
  await expect(kitchen.getByText(name)).toBeVisible();

  await page.getByRole('button', { name, exact: true }).click();
  await sheet.getByLabel('Show to customers').uncheck();
  await sheet.getByRole('button', { name: 'Save chef' }).click();
  await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
  await customer.reload();
  await expect(kitchen).toBeVisible();
  await expect(kitchen.getByText(name)).toHaveCount(0);

  await page.getByRole('button', { name, exact: true }).click();
  await sheet.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`${name} is off your page`)).toBeVisible();
  await expect(handles).toHaveCount(count - 1);
});
