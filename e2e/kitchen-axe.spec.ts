import { expectCleanHere } from './accessibility.ts';
import { expect, test, visit } from './fixtures.ts';

const parts = [
  ['Opening hours', 'Opening hours'],
  ['Taking orders', 'Taking orders'],
  ['Payout account', 'Payout account'],
  ['Sounds and printer', 'Sound of a new order'],
  ['Staff', 'Staff'],
  ['Account', 'Password'],
] as const;

test('axe objects to nothing in any part of the settings', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/restaurant-profile-settings');
  for (const [part, shown] of parts) {
    await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: part, exact: true }).click();
    await expect(page.getByRole('main').getByRole('heading', { name: shown, exact: true })).toBeVisible();
    await expectCleanHere(page);
  }
});

test('axe objects to nothing in the editor of a dish and its sheets', async ({ browser }) => {
  const page = await visit(browser, 'restaurant');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/my-menu?dish=new');
  const editor = page.getByRole('complementary', { name: 'New dish' });
  await editor.getByRole('button', { name: 'Save draft' }).waitFor();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Choose the food mark')).toBeVisible();
  await editor.getByText('Names in other languages').click();
  await expectCleanHere(page);
  await editor.getByRole('button', { name: 'Add group' }).click();
  await page.getByRole('menuitem', { name: 'New choices' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: 'Save choices' })).toBeVisible();
  await expectCleanHere(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  await page.getByRole('toolbar', { name: 'Selected dishes' }).getByRole('button', { name: 'Change price' }).click();
  await sheet.getByLabel('Amount').fill('5');
  await expect(sheet.getByRole('columnheader', { name: 'After' })).toBeVisible();
  await expectCleanHere(page);
});
