import { expectCleanHere } from './accessibility.ts';
import { expect, storeVisitor, test, visit, watch } from './fixtures.ts';
import { addBuyer, dishCalled, openQuietKitchen, orderAll } from './kitchen-fixtures.ts';

test('a kitchen makes a combo; it sells out and returns with its part, is ordered, and the board says what is in it (menu-37, menu-40, menu-42)', async ({
  browser,
  page: api,
}) => {
  const owner = await openQuietKitchen(api);
  const headers = { authorization: `Bearer ${owner.token}` };
  const address = `/restaurantdetails/kitchen/${owner.restaurant_id}`;
  const menu: { dish_name: string }[] = await (
    await api.request.get(`/api/menu/getmenubyrestaurantid/${owner.restaurant_id}`)
  ).json();
  const [first, second] = menu.map(({ dish_name }) => dish_name);
  if (!first || !second) throw new Error('The kitchen has too few dishes.');
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 960 } })).newPage();
  await storeVisitor(page, owner);
  const faults = watch(page);

  await page.goto('/my-menu?dish=new');
  const editor = page.getByRole('complementary', { name: 'New dish' });
  await editor.getByLabel('Name', { exact: true }).fill('Lantern Combo');
  await editor.getByLabel('Price', { exact: true }).fill('399');
  // The list draws what is near alone.
  await editor.getByLabel('Category', { exact: true }).selectOption({ index: 1 });
  await editor.getByText('Non-veg', { exact: true }).click();
  for (const name of [first, second]) {
    await editor.getByRole('button', { name: 'Add a dish' }).click();
    const picker = page.getByRole('dialog', { name: 'Add a dish to the combo' });
    await picker.getByRole('searchbox').fill(name);
    await picker.getByRole('button', { name }).first().click();
  }
  const parts = editor.getByRole('region', { name: 'What is in it' });
  await parts
    .getByRole('group', { name: new RegExp(second) })
    .getByRole('button', { name: 'Add one' })
    .click();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Lantern Combo is published')).toBeVisible();
  await expectCleanHere(page);

  const guest = await visit(browser);
  await guest.goto(address);
  const row = guest.getByRole('article', { name: 'Lantern Combo' });
  await expect(row.getByText(`1 × ${first} · 2 × ${second}`)).toBeVisible();
  await expect(row.getByRole('button', { name: /^Add/ })).toBeVisible();

  await page.goto('/my-menu');
  const part = page.getByRole('switch', { name: `${second} on sale`, exact: true });
  await part.click();
  await expect(page.getByText(new RegExp(`Sold out.*: ${second}`))).toBeVisible();
  await expect(page.getByRole('button', { name: `Swap ${second}` })).toBeVisible();
  await guest.reload();
  await expect(row.getByText(/^Sold out/)).toBeVisible();
  await part.click();
  await expect(page.getByText(new RegExp(`Sold out.*: ${second}`))).toBeHidden();
  await guest.reload();
  await expect(row.getByRole('button', { name: /^Add/ })).toBeVisible();

  const combo = await dishCalled(api, 'Lantern Combo', owner.restaurant_id);
  const number = await orderAll(api, await addBuyer(api, 'Meena'), [{ menu_id: combo, quantity: 2 }]);
  await page.goto('/orders');
  const ticket = page.getByRole('article', { name: number });
  await expect(ticket).toContainText(`2 × ${first}`);
  await expect(ticket).toContainText(`4 × ${second}`);

  // Other journeys find the menu as it was.
  await api.request.delete(`/api/kitchen/menu/dishes/${combo}`, { headers });
  expect(faults).toEqual([]);
});
