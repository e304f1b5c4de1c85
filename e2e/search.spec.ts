import type { Route } from '@playwright/test';
import { findObjections } from './axe.ts';
import { expect, storeVisitor, test } from './fixtures.ts';

const field = { name: 'Search restaurants or dishes' };

test('a dish is found with a typing error, by keyboard alone, and remembered on this device (search-1, search-5)', async ({
  page,
}) => {
  await storeVisitor(page);
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.goto('/restaurants', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', field);
  await search.focus();
  await search.pressSequentially('biri');
  isHeld = false;
  for (const route of held) await route.continue();
  await search.pressSequentially('yan');
  await expect(page.getByRole('row', { name: 'Hyderabadi Chicken Dum Biryani' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(search).toHaveAttribute('aria-activedescendant', /.+/);
  expect(await findObjections(page, new Set(), { within: 'header' })).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByRole('tab', { name: /^Dishes/ })).toBeVisible();
  await expect(page.getByRole('combobox', field)).toHaveValue(/yan$/);
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove .* from recent searches$/ }).click();
  await expect(page.getByRole('row')).toHaveCount(0);
});

test('results come with the page, in two tabs, and lead to the dish and back', async ({ page, request }) => {
  await storeVisitor(page);
  const html = await (await request.get('/search?q=paneer')).text();
  expect(html).toContain('What was found');
  await page.goto('/search?q=paneer');
  // What comes with the page is of all cities; the visitor's own takes its place, and may not have the first dish.
  await expect(page.getByRole('heading', { level: 1, name: /in Bengaluru$/ })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /dishes/ })).toBeVisible();
  const first = page.getByRole('article').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await page.getByRole('tabpanel').focus();
  await page.keyboard.press('Tab');
  const header = await page.locator('header').boundingBox();
  const below = async () => ((await page.locator(':focus').boundingBox())?.y ?? 0) - (header?.height ?? 0);
  await expect.poll(below, 'what has the focus is not under the header').toBeGreaterThan(0);
  await page.getByRole('tab', { name: /^Restaurants/ }).click();
  await expect(page).toHaveURL(/kind=restaurants/);
  await expect(page.getByText(/^Serves /).first()).toBeVisible();
  await page.getByRole('tab', { name: /^Dishes/ }).click();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name, exact: true }).first()).toBeVisible();
});

test('the fields of the home page and of a page that is not there search as well', async ({ page }) => {
  await storeVisitor(page);
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Search for food' }).fill('momos');
  await page.getByRole('button', { name: 'Find food' }).click();
  await expect(page).toHaveURL(/\/search\?q=momos$/);
  await page.goto('/no-such-plate');
  await page.getByRole('searchbox', field).fill('lassi');
  await page.getByRole('button', { name: 'Find food' }).click();
  await expect(page).toHaveURL(/\/search\?q=lassi$/);
});

test('on a phone the search fills the screen, and closing it leads back', async ({ page }) => {
  await storeVisitor(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/restaurants');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Search' });
  await expect(sheet.getByRole('combobox', field)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await sheet.getByRole('combobox', field).fill('dosa');
  await sheet
    .getByRole('row', { name: /^All \d+ dishes in \d+ restaurants$/ })
    .getByRole('button')
    .click();
  await expect(page).toHaveURL(/\/search\?q=dosa$/);
  await expect(sheet).toBeHidden();
});

test('words that nobody cooks say so, and hostile ones are only words', async ({ page }) => {
  await storeVisitor(page);
  await page.goto(`/search?q=${encodeURIComponent(`<script>alert(1)</script>'%_`)}`);
  await expect(page.getByRole('heading', { name: 'Most ordered near you' })).toBeVisible();
  await expect(page.getByText(`<script>alert(1)</script>'%_`).first()).toBeVisible();
});

test('filters stand in the address, and coming back finds the list where it was left (restaurants-13)', async ({
  page,
}) => {
  await storeVisitor(page);
  await page.goto('/restaurants');
  await page.getByRole('radio', { name: /^Under 60 min/ }).check();
  await expect(page).toHaveURL(/time=60/);
  const sorted = page.waitForResponse(/\/restaurant\/search\?.*sort=rating/);
  await page.getByLabel('Sort by').first().selectOption('rating');
  await expect(page).toHaveURL(/sort=rating/);
  const status = page.getByRole('status').filter({ hasText: /^\d+ restaurants?$/ });
  await sorted;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const count = await status.textContent();
  const last = page.getByRole('article').last();
  const name = (await last.getAttribute('aria-label')) ?? '';
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(300);
  await last.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/time=60&sort=rating/);
  await expect(status).toHaveText(count ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});
