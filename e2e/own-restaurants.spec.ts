import type { Browser } from '@playwright/test';
import { expectCleanHere } from './accessibility.ts';
import { expect, logIn, test } from './fixtures.ts';

/** A person's own login: what a page keeps for itself must not be put back with each page. */
async function logInAt(browser: Browser, viewport: { width: number; height: number }) {
  const page = await (await browser.newContext({ viewport })).newPage();
  // Whoever has two restaurants names one with each call, so this is an owner for whom no other journey calls.
  await logIn(page, 'udupi.table.kitchen@example.com', 'Restaurant@123');
  await expect(page).toHaveURL(/restaurant-dashboard$/);
  return page;
}

test('an owner begins another restaurant, changes between both, and an old tab stays where it was (own-restaurants-7)', async ({
  browser,
}) => {
  const page = await logInAt(browser, { width: 1440, height: 900 });
  const chip = page.getByRole('button', { name: /Change restaurant/ });
  await chip.click();
  const box = page.getByRole('dialog', { name: 'Your restaurants' });
  await box.getByRole('button', { name: 'Add a restaurant' }).click();
  await box.getByRole('button', { name: 'Add restaurant' }).click();
  await expect(box.getByText('Name is required')).toBeVisible();
  await box.getByLabel('Name of the restaurant').fill('Sol Cantina');
  await box.getByRole('button', { name: 'Add restaurant' }).click();
  await expect(page).toHaveURL(/restaurant-profile$/);
  await expect(chip).toHaveAccessibleName(/Sol Cantina.*Not live yet/);

  const old = await page.context().newPage();
  await old.setViewportSize({ width: 1440, height: 900 });
  await old.goto('/restaurant-dashboard');
  await expect(old.getByRole('button', { name: /Change restaurant/ })).toHaveAccessibleName(/Sol Cantina/);

  await page.keyboard.press('Alt+1');
  await expect(page).toHaveURL(/restaurant-dashboard$/);
  await expect(chip).not.toHaveAccessibleName(/Sol Cantina/);
  const asked = old.waitForRequest((request) => request.url().includes('/api/kitchen/'));
  await old.getByRole('link', { name: 'Chefs' }).click();
  const named = (await asked).headers()['x-restaurant'];
  const kept = await page.evaluate(() => window.localStorage.getItem('restaurant_id'));
  expect(named).not.toBe(kept);
  await expect(old.getByRole('button', { name: /Change restaurant/ })).toHaveAccessibleName(/Sol Cantina/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await chip.click();
  await expect(box.getByRole('button', { name: /Sol Cantina/ })).toBeVisible();
  await expectCleanHere(page);
  await page.keyboard.press('Escape');
  await page.goto(`/orders?restaurant=${named ?? ''}`);
  await expect(page).toHaveURL(/\/orders$/);
  await expect(chip).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('restaurant_id'))).toBe(named);
});

test('on a phone the restaurants are in the menu (own-restaurants-3)', async ({ browser }) => {
  const page = await logInAt(browser, { width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('button', { name: /Change restaurant/ })
    .click();
  const box = page.getByRole('dialog', { name: 'Your restaurants' });
  const other = box.getByRole('button', { name: /Sol Cantina/ });
  await other.click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('button', { name: /Change restaurant/ })).toHaveAccessibleName(/Sol Cantina/);
});

test('all restaurants stand side by side, menus are compared, and statements come in one list (own-restaurants-10)', async ({
  browser,
}) => {
  const page = await logInAt(browser, { width: 1440, height: 900 });
  await page.getByRole('button', { name: /Change restaurant/ }).click();
  await page.getByRole('link', { name: /All \d+ restaurants/ }).click();
  await expect(page).toHaveURL(/own-restaurants$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const table = page.getByRole('table', { name: 'Restaurants side by side' });
  await expect(table.getByRole('button', { name: 'Open Sol Cantina' })).toBeVisible();
  await expectCleanHere(page);
  await page.getByText('30 days', { exact: true }).click();
  await expect(table.getByRole('row', { name: /Udupi Table.*₹[\d,]+/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Menus' }).click();
  await page.getByLabel('with', { exact: true }).selectOption({ label: 'Sol Cantina' });
  const copy = page.getByRole('button', { name: /Copy \d+ missing dishes/ });
  await expect(page.getByRole('table', { name: 'Dishes that differ' })).toBeVisible();
  await expectCleanHere(page);
  await copy.click();
  await expect(page.getByText('Dishes come after the review of your restaurant.')).toBeVisible();

  await page.getByRole('tab', { name: 'Statements' }).click();
  const statements = page.getByRole('table', { name: 'Statements of all restaurants, the newest first' });
  await expect(statements.getByRole('row')).not.toHaveCount(1);
  await expectCleanHere(page);
  await statements.getByRole('button', { name: 'Open the statements of Udupi Table' }).first().click();
  await expect(page).toHaveURL(/restaurant-statsandreport\?tab=payouts$/);
  await expect(page.getByRole('heading', { name: 'Weekly statements' })).toBeVisible();
});
