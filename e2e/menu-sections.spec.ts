import { expectCleanHere } from './accessibility.ts';
import { expect, storeVisitor, test, visit, watch } from './fixtures.ts';
import { openQuietKitchen } from './kitchen-fixtures.ts';
import { addShopper } from './shopper.ts';

test('a kitchen serves breakfast in the morning; at another time guests see it at the end and order it ahead (sections-3, sections-5, sections-6)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const headers = { authorization: `Bearer ${owner.token}` };
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 960 } })).newPage();
  await storeVisitor(page, owner);
  const faults = watch(page);

  await page.goto('/my-menu');
  await page.getByText('Sections', { exact: true }).click();
  await page.getByRole('button', { name: 'Make them from my categories' }).click();
  await expect(page.getByText(/made from your categories/)).toBeVisible();
  await page.getByRole('button', { name: 'Add a section' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Breakfast');
  await page.getByText('At certain times').click();
  // On every day but the one that it is in the kitchen's zone, so that this is outside its time at any hour.
  const today = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Kolkata', weekday: 'long' }).format(Date.now());
  await page.getByRole('checkbox', { name: today }).uncheck({ force: true });
  await page.getByRole('button', { name: 'Add dishes' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to Breakfast' });
  await sheet.getByRole('checkbox').first().check();
  const name = (await sheet.getByRole('listitem').first().locator('.font-semibold').textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Done' }).click();

  // It stands in the section of its category as well, which is always on: out of there.
  const rail = page.getByRole('navigation', { name: 'Your sections' });
  await rail
    .getByRole('button', { name: /^On now/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Take ${name} out of ` }).click();
  await page.getByRole('button', { name: 'Save sections' }).click();
  await expect(page.getByText('Saved. Customers see it now.')).toBeVisible();
  await expect(rail.getByRole('button', { name: /^Not today Breakfast/ })).toBeVisible();
  await expectCleanHere(page);

  const guest = await visit(browser);
  await guest.goto(`/restaurantdetails/kitchen/${owner.restaurant_id}`);
  const breakfast = guest.getByRole('region', { name: 'Breakfast' });
  const row = breakfast.getByRole('article', { name });
  await expect(row.getByText('From tomorrow, 7:00 am')).toBeVisible();
  await expect(guest.getByRole('heading', { level: 2 }).filter({ hasText: 'Breakfast' })).toBeVisible();
  const tabs = guest.getByRole('navigation', { name: 'Menu categories' }).getByRole('listitem');
  await expect(tabs.last()).toContainText('Breakfast');

  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await storeVisitor(phone, await addShopper(api.request));
  await phone.goto(`/restaurantdetails/kitchen/${owner.restaurant_id}`);
  await phone
    .getByRole('region', { name: 'Breakfast' })
    .getByRole('article', { name })
    .getByRole('button', { name: /^Add/ })
    .click();
  await phone.getByRole('link', { name: /cart/i }).last().click();
  await expect(phone.getByText('Served from tomorrow, 7:00 am. Pick a time at checkout.')).toBeVisible();
  await phone.getByRole('link', { name: /checkout/i }).click();
  await expect(phone.getByRole('group', { name: 'When' }).getByText('Tomorrow').first()).toBeVisible();

  await rail
    .getByRole('button', { name: /Breakfast/ })
    .last()
    .click();
  await page.getByText('Always', { exact: true }).last().click();
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
  await page.getByRole('button', { name: 'Save sections' }).click();
  await saved;
  await expect(rail.getByRole('button', { name: /^On now Breakfast/ })).toBeVisible();
  await guest.reload();
  await expect(row.getByRole('button', { name: /^Add/ })).toBeVisible();

  // Other journeys find the menu as it was.
  const { seen } = await (await api.request.get('/api/kitchen/menu/sections', { headers })).json();
  await api.request.put('/api/kitchen/menu/sections', { headers, data: { seen, sections: [] } });
  expect(faults).toEqual([]);
});
