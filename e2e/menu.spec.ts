import { expect, openKitchen, storeVisitor, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(async ({ page }) => {
  await openKitchen(page);
  await storeVisitor(page);
  await page.goto('/restaurantdetails/Dum-Handi/1');
});

test('while a menu is scrolled its tabs mark the section in view, and lead to the others (menu-8)', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Menu categories' });
  const current = tabs.locator('[aria-current]');
  await expect(current).toHaveText(/^Most ordered/);
  const breads = page.getByRole('region', { name: 'Breads' });
  await breads.evaluate((part) => part.scrollIntoView());
  await expect(current).toHaveText(/^Breads/);
  await expect(current).toBeInViewport({ ratio: 1 });
  await expect(breads.getByRole('heading', { name: 'Breads' })).toBeInViewport({ ratio: 1 });
  await tabs.getByRole('button', { name: /^Drinks/ }).click();
  await expect(current).toHaveText(/^Drinks/);
  await expect(page.getByRole('region', { name: 'Drinks' })).toBeInViewport();
  await tabs.getByRole('button', { name: 'All sections' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Curries 10 dishes/ })
    .click();
  await expect(current).toHaveText(/^Curries/);
});

test('search and veg switch stand in the head of a scrolled menu (menu-7, menu-24)', async ({ page }) => {
  const field = page.getByRole('searchbox', { name: 'Search this menu' });
  const veg = page.getByRole('switch', { name: 'Veg' });
  await expect(field).toBeVisible();
  await page.getByRole('region', { name: 'Breads' }).evaluate((part) => part.scrollIntoView());
  await expect(field).toBeHidden();
  await expect(page.getByText(/^about \d+ min$/).last()).toBeInViewport({ ratio: 1 });
  await veg.click();
  await expect(page.getByText('1 veg dish · 3 with meat or egg are hidden')).toBeAttached();
  await page.getByRole('button', { name: 'Search this menu' }).click();
  await expect(field).toBeFocused();
  await field.fill('chicken');
  await expect(page.getByText('No “chicken” here')).toBeInViewport();
  await expect(page.getByText(/with meat or egg are hidden/)).toBeInViewport();
  await field.fill('momo');
  await expect(page.getByText('No “momo” here')).toBeInViewport();
  await page.getByRole('link', { name: 'Search all kitchens' }).click();
  await expect(page).toHaveURL(/\/search\?q=momo$/);
});
