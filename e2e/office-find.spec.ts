import type { Page } from '@playwright/test';
import { expectAccessible, expectCleanHere } from './accessibility.ts';
import { expect, openKitchen, openSession, storeVisitor, test, visit } from './fixtures.ts';
import { deliveredOrder } from './office-fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Name, number, phone or screen' });

test('a customer phones about an order: its refund is open by keyboard alone, and nothing is sent yet (finding-9)', async ({
  browser,
  page,
}) => {
  await openKitchen(page);
  const { number } = await deliveredOrder(page);
  const office = await visit(browser, 'admin');
  await office.goto('/admindashboard');
  await expect(office.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await office.keyboard.press('Control+k');
  await expect(field(office)).toBeFocused();
  await office.keyboard.type(`> refund ${number.slice(3)}`);
  await expect(office.getByRole('option', { name: new RegExp(`Refund ${number}`), selected: true })).toBeVisible();
  const sent: string[] = [];
  office.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await office.keyboard.press('Enter');
  await expect(office).toHaveURL(new RegExp(`open=${number}&act=refund`));
  await expect(office.getByRole('heading', { name: 'Refund', exact: true })).toBeInViewport();
  await expect(office.getByRole('checkbox').first()).toBeVisible();
  expect(sent.filter((url) => !url.includes('/steps'))).toEqual([]);
});

test('on a phone the glass opens a whole page of it, and what was opened stands there the next time (finding-12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await storeVisitor(page, await openSession(page, 'admin'));
  await page.goto('/users');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await field(page).fill('dum & handi');
  await page.getByRole('option', { name: /^Dum & Handi Bengaluru/ }).click();
  await expect(page).toHaveURL(/adminrestaurants\?open=1$/);
  await page.goto('/users');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveCount(1);
  await expectCleanHere(page);
});

test('axe objects to nothing in what is found, at any width and in both themes (finding-4)', async ({ page }) => {
  await expectAccessible(page, {
    path: '/all-orders',
    role: 'admin',
    isShown: async () => {
      await expect(page.getByText(/^[\d,+]+ orders$/)).toBeVisible();
      if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
      await field(page).fill('rao');
      await expect(page.getByRole('option', { name: /Rao/ }).first()).toBeVisible();
    },
  });
});

test('a restaurant finds its own dishes and orders from any screen, and pauses where that is asked (finding-10)', async ({
  page,
}) => {
  await storeVisitor(page, await openSession(page, 'restaurant'));
  await page.goto('/restaurant-reviews');
  await page.getByRole('button', { name: 'Find anything' }).click();
  await field(page).fill('biryani');
  await page
    .getByRole('option', { name: /Biryani/ })
    .first()
    .click();
  await expect(page).toHaveURL(/my-menu\?dish=\d+/);
  await page.keyboard.press('Control+k');
  await field(page).fill('> pause');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orders\?act=pause/);
  await expect(page.getByRole('dialog')).toBeVisible();
});
