import { expectCleanHere } from './accessibility.ts';
import { expect, test, visit } from './fixtures.ts';
import { detailsOf, uniqueWord } from './office-fixtures.ts';

test('a city gets a fee of its own from a day to come, its effect in front of whoever saves, and it is taken back (cities-8, cities-10)', async ({
  browser,
}) => {
  const page = await visit(browser, 'admin');
  await page.goto('/settings?group=fees');
  const differing = page.getByRole('list', { name: 'Cities with their own terms' });
  await differing.getByRole('link', { name: 'Chennai: platform fee' }).click();
  const panel = page.getByRole('dialog', { name: 'Platform fee' });
  await expect(panel.getByText('Support in Tamil from then on')).toBeVisible();
  await expect(panel.getByText('planned')).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();

  await page.goto('/cities');
  await page.getByRole('searchbox').fill('Kolkata');
  await page.getByRole('row', { name: /Kolkata/ }).click();
  await detailsOf(page).getByRole('link', { name: 'Terms and announcements' }).click();
  await expect(page.getByRole('heading', { name: 'Kolkata', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Platform fee of Kolkata' })).toBeVisible();
  await expectCleanHere(page);
  await page.getByRole('link', { name: 'Change Platform fee of Kolkata' }).click();
  await panel.getByLabel('Rupees per order').fill('900');
  await panel.getByLabel('First day, from midnight in India').fill('2099-04-01');
  await panel.getByRole('button', { name: 'Save from 1 Apr 2099' }).click();
  await expect(panel.getByText('From ₹0.00 to ₹100.00')).toBeVisible();
  await expect(panel.getByText('Reason is required')).toBeVisible();
  await panel.getByLabel('Rupees per order').fill('9');
  const effect = panel.getByRole('region', { name: 'What would change' });
  await expect(effect.getByText('The customer pays more')).toBeVisible();
  await expect(effect.getByText('+₹3.54')).toBeVisible();
  await expect(effect.getByText(/^Last 30 days here, /)).toBeVisible();
  await expectCleanHere(page);
  await panel.getByLabel('Reason, kept in the history').fill('Riders cost more here');
  await panel.getByRole('button', { name: 'Save from 1 Apr 2099' }).click();
  await expect(panel.getByText('planned')).toBeVisible();
  await panel.getByLabel('Reason, kept in the history').fill('And again');
  await panel.getByLabel('Rupees per order').fill('8');
  await panel.getByRole('button', { name: 'Save from 1 Apr 2099' }).click();
  await expect(panel.getByText('One begins on 1 Apr 2099 already. Take it back first.').first()).toBeVisible();
  await expect(panel.getByLabel('Reason, kept in the history')).toHaveValue('And again');
  await panel.getByRole('button', { name: 'Take back' }).click();
  await expect(panel.getByText('No changes so far.')).toBeVisible();
});

test('what the office announces stands above the restaurants of that city alone, and a city to come is named with its day (cities-12, cities-13)', async ({
  browser,
}) => {
  const page = await visit(browser, 'admin');
  const words = `Kitchens in Salt Lake are open late, says ${uniqueWord()}.`;
  await page.goto('/cities');
  await page.getByRole('searchbox').fill('Kolkata');
  await page.getByRole('row', { name: /Kolkata/ }).click();
  await detailsOf(page).getByRole('link', { name: 'Terms and announcements' }).click();
  await page.getByRole('button', { name: 'Announce' }).click();
  const panel = page.getByRole('dialog', { name: 'Announce' });
  await panel.getByLabel('Text').fill(words);
  await panel.getByLabel('First day').fill('2026-01-01');
  await panel.getByLabel('Last day').fill('2025-01-01');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByText('Not before the first day')).toBeVisible();
  await panel.getByLabel('Last day').fill('2099-01-01');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `Change “${words}”` })).toBeVisible();

  const guest = await visit(browser);
  await guest.goto('/restaurants');
  await guest.getByRole('button', { name: /^City/ }).first().click();
  const picker = guest.getByRole('dialog');
  await expect(picker.getByRole('region', { name: 'Coming soon' }).getByText('Pune')).toBeVisible();
  await expect(picker.getByText(/^Opens on \d/)).toBeVisible();
  await expectCleanHere(guest);
  await picker.getByRole('button', { name: /Kolkata/ }).click();
  await expect(guest.getByText(words)).toBeVisible();
  await expectCleanHere(guest);
  // A page that is opened anew begins in the visitor's first city, so the way home is a link.
  await guest.getByRole('main').getByRole('link', { name: 'Home' }).click();
  await expect(guest.getByText(words)).toBeVisible();

  await page.getByRole('button', { name: `Change “${words}”` }).click();
  const change = page.getByRole('dialog', { name: 'Change the announcement' });
  await change.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Nothing has been announced here.')).toBeVisible();
});
